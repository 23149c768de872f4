// Pictures of battles for those who show a link to one: sewn by a thread of its own, from what the window's build has laid out.
// Invariants: a picture is sewn once for as long as the battle stands so; few wait; who comes when the needle is busy, or when there is
// none, gets nothing and is told so; the thread's end is nobody else's.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import type { Log } from '../../log.ts';
import { openDesks } from '../desks.ts';
import type { Sewing } from './needle.ts';

/** Pictures kept; some half a megabyte each. */
const MOST_KEPT = 48;
/** Pictures that may be waited for, the one under the needle among them. */
const MOST_WAITING = 9;
/** It takes half a second; a machine with its hands full may need long. */
const LONGEST_MS = 60_000;
const MOST_MEMORY_MB = 256;
const YOUNG_MEMORY_MB = 24;

export interface Pictures {
  /** The PNG of a battle as it is seen now; null where none can be had. */
  ofBattle(view: BattleView): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** `folder` holds the built window, its `pictures` what they are made with. */
export const openPictures = (
  log: Log,
  folder: string,
  needle = new URL('./needle.ts', import.meta.url),
): Pictures => {
  const made = path.join(folder, 'pictures', 'pictures.mjs');
  const known = new Map<string, Promise<Uint8Array | null>>();
  const desks = openDesks<Sewing, Uint8Array | null>(log, {
    script: needle,
    who: 'a needle',
    threads: 1,
    stay: 0,
    idleMs: 30_000,
    errands: MOST_WAITING,
    longestMs: LONGEST_MS,
    memoryMb: MOST_MEMORY_MB,
    youngMemoryMb: YOUNG_MEMORY_MB,
  });
  const sew = async (view: BattleView): Promise<Uint8Array | null> => {
    if (!existsSync(made)) return null;
    try {
      return (await desks.send({ maker: pathToFileURL(made).href, view }))?.answer ?? null;
    } catch (error) {
      log.warn({ err: error, battle: view.id }, 'a picture was not sewn');
      return null;
    }
  };
  return {
    ofBattle(view) {
      const stands = `${view.id} ${view.status} ${view.rounds.length}`;
      const before = known.get(stands);
      if (before !== undefined) return before;
      const picture = sew(view).then((sewn) => {
        // What was not sewn is tried again by the next who asks.
        if (sewn === null) known.delete(stands);
        return sewn;
      });
      known.set(stands, picture);
      const [oldest] = known.keys();
      if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
      return picture;
    },
    close: () => desks.close(),
  };
};
