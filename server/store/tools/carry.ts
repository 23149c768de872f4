// What an operator does with a whole realm: `copy` it from one store to another, `backup` it to a file, `restore` it from one, `verify` it.
// Invariants: the realm that is read may be running, and what is carried is one instant of it; a target that is not empty, and a file that
// is not whole, are refused before anything is written; cut off anywhere, the same command goes on where it was.
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { CannotStart } from '../../cannotStart.ts';
import type { Clock } from '../../clock.ts';
import { errorText } from '../../errorText.ts';
import { aggregateOf, AGGREGATES } from '../collections.ts';
import { takeLock } from '../sqlite/lock.ts';
import type { Store } from '../Store.ts';
import { BackupReader, BackupWriter, NotWhole, unpackPart } from './backupFile.ts';
import type { Header } from './backupFile.ts';
import { checkTarget, fill, fillingOf, notEmpty, notTheSame } from './fill.ts';
import { isOf, openNow, openSnapshot } from './instants.ts';
import type { ToolDoors } from './instants.ts';
import { nameOf, openPlace } from './place.ts';
import type { Place } from './place.ts';
import type { Progress } from './progress.ts';
import { CARRIED, NoRealm, checkCarried, isHalfFilled, partsOf, total } from './snapshot.ts';
import type { Counts, Fault, Part, Position, Snapshot } from './snapshot.ts';
import { verifySnapshot } from './verify/verify.ts';
import type { Verdict } from './verify/verify.ts';

/** What was carried, and the moment of it in epoch milliseconds: nothing that was done later is in it. */
export interface Carried {
  readonly documents: number;
  readonly takenAt: number;
}

/** How many documents a place holds that is to be filled. */
const heldBy = async (place: Place, clock: Clock): Promise<Counts> => {
  const there = await openNow(place, clock).catch((error: unknown) => {
    if (error instanceof NoRealm) return null;
    throw error;
  });
  if (there === null) return {};
  try {
    return await there.counts();
  } finally {
    await there.close(true);
  }
};

/**
 * Opens the place that is to be filled. It is looked at before it is opened for writing, which brings the tables and indexes of an older version up to date:
 * a realm is refused as it lies.
 */
const openTarget = async (place: Place, clock: Clock): Promise<Store> => {
  const held = await heldBy(place, clock);
  if (total(held) > 0 && !isHalfFilled(held)) throw notEmpty(nameOf(place));
  return openPlace(place, () => clock.now());
};

/** Puts the realm of one place into another, which must be empty. */
export const copyRealm = async (from: Place, to: Place, doors: ToolDoors): Promise<Carried> => {
  const store = await openTarget(to, doors.clock);
  try {
    const begun = (await fillingOf(store))?.body ?? null;
    const wanted = begun?.instant ?? null;
    await checkTarget(store, nameOf(to), wanted);
    if (begun !== null && !isOf(begun.instant, from)) throw notTheSame(nameOf(to), begun);
    const beside = to.kind === 'sqlite' ? to.file : from.kind === 'sqlite' ? from.file : '';
    const snapshot = await openSnapshot(from, beside, wanted, doors);
    let done = false;
    try {
      const counts = await snapshot.counts();
      await fill(
        store,
        nameOf(to),
        {
          from: nameOf(from),
          instant: snapshot.instant,
          counts,
          parts: (behind) => partsOf(snapshot, behind),
        },
        { now: () => doors.clock.now(), progress: doors.progress },
      );
      done = true;
      return { documents: total(counts), takenAt: snapshot.takenAt };
    } finally {
      await snapshot.close(done);
    }
  } finally {
    await store.close();
  }
};

const headerOf = async (snapshot: Snapshot): Promise<Header> => ({
  sigilla: 'backup',
  format: 1,
  takenAt: new Date(snapshot.takenAt).toISOString(),
  instant: snapshot.instant,
  schemas: Object.fromEntries(CARRIED.map(({ name, schemaVersion }) => [name, schemaVersion])),
  counts: await snapshot.counts(),
});

interface Begun {
  readonly reader: BackupReader;
  readonly position: Position | null;
  readonly documents: number;
}

/** What there is already of a backup that was cut off; null when there is nothing to go on with. */
const begunBackup = async (file: FileHandle): Promise<Begun | null> => {
  let position: Position | null = null;
  let documents = 0;
  let reader: BackupReader | undefined;
  try {
    reader = await BackupReader.open(file);
    for await (const part of reader.parts()) {
      position = { collection: part.collection, id: part.last };
      documents += part.documents;
    }
  } catch (error) {
    if (!(error instanceof NotWhole)) throw error;
  }
  return reader === undefined ? null : { reader, position, documents };
};

const writeBackup = async (
  file: FileHandle,
  place: Place,
  beside: string,
  doors: ToolDoors,
): Promise<number> => {
  const begun = await begunBackup(file);
  const snapshot = await openSnapshot(place, beside, begun?.reader.header.instant ?? null, doors);
  let done = false;
  try {
    const header = await headerOf(snapshot);
    const goesOn = begun !== null && begun.reader.header.instant === snapshot.instant;
    const writer = goesOn
      ? await BackupWriter.goOn(file, begun.reader)
      : await BackupWriter.begin(file, header);
    const position = goesOn ? begun.position : null;
    const before = goesOn ? begun.documents : 0;
    if (before > 0)
      doors.progress.say(
        `The backup was cut off: going on behind ${before} documents, at the instant of ${header.takenAt}.`,
      );
    doors.progress.begin('backed up', before, total(header.counts));
    for await (const { collection, documents } of partsOf(snapshot, position)) {
      await writer.part(collection.name, documents);
      doors.progress.add(documents.length);
    }
    await writer.end();
    done = true;
    return total(header.counts);
  } finally {
    await snapshot.close(done);
  }
};

/** Writes one instant of a realm to a file, which must not be there yet. */
export const backupRealm = async (place: Place, to: string, doors: ToolDoors): Promise<Carried> => {
  if (existsSync(to))
    throw new CannotStart(`${to} is there already. Nothing was changed: choose another name.`);
  const folder = path.dirname(path.resolve(to));
  if (!existsSync(folder))
    throw new CannotStart(`There is no folder ${folder} for the backup: make it first.`);
  const unfinished = `${to}.part`;
  const lock = takeLock(unfinished);
  try {
    // Password hashes and the realm's secrets are in there: nobody else on the machine may look.
    const file = await open(unfinished, existsSync(unfinished) ? 'r+' : 'w+', 0o600);
    try {
      await writeBackup(file, place, to, doors);
    } finally {
      await file.close();
    }
    const { header, documents } = await checkBackup(unfinished, doors.progress);
    renameSync(unfinished, to);
    return { documents, takenAt: Date.parse(header.takenAt) };
  } finally {
    // Of what was refused before anything was written, nothing is left lying.
    if (statSync(unfinished, { throwIfNoEntry: false })?.size === 0) rmSync(unfinished);
    lock.release();
    rmSync(`${unfinished}.lock`, { force: true });
  }
};

const notWhole = (file: string, { message }: NotWhole): CannotStart =>
  new CannotStart(`${file} can't be restored: ${message}. Nothing was changed: take another backup.`);

/** Throws when a version of the game that is newer than this one wrote what a backup holds. */
const checkSchemas = (file: string, { schemas, counts }: Header): void => {
  checkCarried(counts, file);
  const newer = Object.keys(counts).filter(
    (name) => (schemas[name] ?? Number.MAX_SAFE_INTEGER) > aggregateOf(name).schemaVersion,
  );
  if (newer.length > 0)
    throw new CannotStart(
      `${file} was written by a newer version of the game (${newer.join(', ')}). Nothing was changed: restore it with that version.`,
    );
};

/** Reads a whole backup and answers its header and how many documents it holds. Throws CannotStart when it is not whole. */
export const checkBackup = async (
  from: string,
  progress: Progress,
): Promise<{ readonly header: Header; readonly documents: number }> => {
  if (statSync(from, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new CannotStart(
      `${from} is a folder, and no backup. A realm is put from one place to another by copy.`,
    );
  const file = await open(from, 'r').catch((error: unknown) => {
    throw new CannotStart(`${from} can't be read: ${errorText(error)}.`);
  });
  try {
    const reader = await BackupReader.open(file);
    checkSchemas(from, reader.header);
    const found: Record<string, number> = {};
    progress.begin('found whole', 0, total(reader.header.counts));
    for await (const part of reader.parts()) {
      const { collection, documents } = part;
      if (!Object.hasOwn(reader.header.counts, collection))
        throw new NotWhole('its parts are not what its first line says');
      unpackPart(part);
      found[collection] = (found[collection] ?? 0) + documents;
      progress.add(documents);
    }
    if (AGGREGATES.some(({ name }) => (found[name] ?? 0) !== (reader.header.counts[name] ?? 0)))
      throw new NotWhole('its parts are not what its first line says');
    return { header: reader.header, documents: total(found) };
  } catch (error) {
    throw error instanceof NotWhole ? notWhole(from, error) : error;
  } finally {
    await file.close();
  }
};

const isBehind = (
  part: { readonly collection: string; readonly last: string },
  reached: Position | null,
): boolean => {
  if (reached === null) return true;
  const order = (name: string): number => CARRIED.findIndex((one) => one.name === name);
  const [here, there] = [order(part.collection), order(reached.collection)];
  return here > there || (here === there && Buffer.from(part.last).compare(Buffer.from(reached.id)) > 0);
};

async function* partsOfFile(reader: BackupReader, behind: Position | null): AsyncGenerator<Part> {
  for await (const part of reader.parts())
    if (isBehind(part, behind))
      yield { collection: aggregateOf(part.collection), documents: unpackPart(part) };
}

/** Puts the realm of a backup into an empty store. */
export const restoreRealm = async (from: string, to: Place, doors: ToolDoors): Promise<Carried> => {
  const { header, documents } = await checkBackup(from, doors.progress);
  const store = await openTarget(to, doors.clock);
  const file = await open(from, 'r');
  try {
    const reader = await BackupReader.open(file);
    await fill(
      store,
      nameOf(to),
      {
        from: `the backup of ${header.takenAt}`,
        instant: header.instant,
        counts: header.counts,
        parts: (behind) => partsOfFile(reader, behind),
      },
      { now: () => doors.clock.now(), progress: doors.progress },
    );
    return { documents, takenAt: Date.parse(header.takenAt) };
  } finally {
    await file.close();
    await store.close();
  }
};

/** Looks through the realm of a place as it stands now; `tell` hears every fault. */
export const verifyRealm = async (
  place: Place,
  { clock, progress }: Pick<ToolDoors, 'clock' | 'progress'>,
  tell: (fault: Fault) => void,
): Promise<Verdict> => {
  const snapshot = await openNow(place, clock);
  try {
    checkCarried(await snapshot.counts(), nameOf(place));
    return await verifySnapshot(snapshot, progress, tell);
  } finally {
    await snapshot.close(true);
  }
};
