// Where captains are heard (engine/war/doctrine.ts): on a thread beside the server's own, so that nobody waits while they fight a battle out in
// their heads. Invariant: they settle the same wherever they are asked, so whoever can't be heard there is heard here, and no challenge fails for it.
import { setTimeout as pause } from 'node:timers/promises';
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import { captainsOf } from '@sigilla/engine/war/doctrine.ts';
import type { Captains } from '@sigilla/engine/war/doctrine.ts';
import type { Log } from '../../log.ts';
import { openDesks } from '../desks.ts';

export interface Council {
  /** What the captains of both hosts settle. */
  captainsOf(setup: BattleSetup): Promise<Captains>;
  close(): Promise<void>;
}

/** It takes milliseconds, a machine with its hands full a second; meanwhile one battle waits for its oath, and no command for anything. */
const PATIENCE_MS = 2_000;
/** A thread that comes to its senses, on a machine with its hands full, is not ended over it. */
const LONGEST_MS = 60_000;
/**
 * Battles that wait to be thought over, some ten milliseconds each: no more than a busy machine comes through in that
 * patience, for what comes too late was thought twice.
 */
const MOST_WAITING = 64;
const MOST_MEMORY_MB = 128;
/** Hardly anything outlives a battle that is fought in a head. */
const YOUNG_MEMORY_MB = 6;

/** Captains on the server's own thread. */
export const councilHere = (): Council => ({
  captainsOf: (setup) => Promise.resolve(captainsOf(setup)),
  close: () => Promise.resolve(),
});

/** Captains on a thread of their own, which comes with the first battle and goes a minute after the last. */
export const councilBeside = (
  log: Log,
  script = new URL('./captain.ts', import.meta.url),
  patienceMs = PATIENCE_MS,
): Council => {
  const desks = openDesks<BattleSetup, Captains>(log, {
    script,
    who: 'a captain',
    threads: 1,
    stay: 0,
    idleMs: 60_000,
    errands: MOST_WAITING,
    longestMs: LONGEST_MS,
    memoryMb: MOST_MEMORY_MB,
    youngMemoryMb: YOUNG_MEMORY_MB,
  });
  return {
    captainsOf: async (setup) =>
      (await Promise.race([desks.send(setup), pause(patienceMs, null, { ref: false })]))?.answer ??
      captainsOf(setup),
    close: () => desks.close(),
  };
};
