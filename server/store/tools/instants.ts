// One instant of a realm, wherever it is kept, so named that work which was cut off can ask for the same one again.
// Invariant: an instant bears the mark of the place it was taken of; what was begun for one realm is never gone on with for another.
import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import type { Clock } from '../../clock.ts';
import type { Ids } from '../../ids.ts';
import { openCopiedInstant, openInstant } from '../sqlite/snapshot.ts';
import { nameOf } from './place.ts';
import type { Place } from './place.ts';
import type { Progress } from './progress.ts';
import { checkCarried } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';

export interface ToolDoors {
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'id'>;
  readonly progress: Progress;
  /** Bytes that are free in a folder; the disk is asked unless told. */
  readonly free?: (folder: string) => number;
}

/** Of a realm in MongoDB. The driver is loaded only where it is wanted. */
const openMongo = async (url: string, clock: Clock, wanted: string | null): Promise<Snapshot> => {
  const { openMongoInstant } = await import('../mongo/snapshot.ts');
  return openMongoInstant(url, () => clock.now(), wanted);
};

/** The instant of now, of a realm that may be of an older version of the game: nothing of it is brought up to date. */
export const openNow = async (place: Place, clock: Clock): Promise<Snapshot> =>
  place.kind === 'mongo' ? openMongo(place.url, clock, null) : openInstant(place.file, clock.now());

const copiedInstant = (
  file: string,
  copy: string,
  wanted: string | null,
  { clock, ids, progress, free }: ToolDoors,
): Promise<Snapshot> => {
  let done = 0;
  return openCopiedInstant(file, {
    copy,
    wanted,
    free,
    fresh: { instant: ids.id(), takenAt: clock.now() },
    said(pages, of) {
      if (done === 0) progress.begin(`one instant of ${file}, in pages`, 0, of);
      progress.add(pages - done);
      done = pages;
    },
  });
};

const AT = '@';

/** What tells a place from every other, and says nothing of it to whoever reads a backup. */
const markOf = (place: Place): string => {
  const there = place.kind === 'sqlite' && existsSync(place.file);
  const where = there ? realpathSync(place.file) : nameOf(place).replace(/\?.*$/, '');
  return createHash('sha256').update(where).digest('hex').slice(0, 16);
};

/** Was this instant taken of that place? */
export const isOf = (instant: string, place: Place): boolean => instant.endsWith(`${AT}${markOf(place)}`);

/**
 * The instant that is wanted while it can still be had and is one of this place, or that of now. `beside` names the file that is in the making, where
 * a copy may lie.
 */
export const openSnapshot = async (
  place: Place,
  beside: string,
  wanted: string | null,
  doors: ToolDoors,
): Promise<Snapshot> => {
  const again = wanted !== null && isOf(wanted, place) ? wanted.slice(0, wanted.lastIndexOf(AT)) : null;
  const snapshot = await (place.kind === 'mongo'
    ? openMongo(place.url, doors.clock, again)
    : copiedInstant(place.file, `${beside}.instant`, again, doors));
  try {
    checkCarried(await snapshot.counts(), nameOf(place));
    return { ...snapshot, instant: `${snapshot.instant}${AT}${markOf(place)}` };
  } catch (error) {
    await snapshot.close(true);
    throw error;
  }
};
