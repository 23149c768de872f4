// Threads beside the server's own, for what takes a processor longer than others should wait: scholars, captains, the needle.
// Invariants: few are employed and few errands wait; who comes when all desks are taken is told so at once, and whoever sits over an errand for
// too long, or dies over it, is replaced; no thread's end is anyone else's. They are engaged when something is first to be done.
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Log } from '../log.ts';

export interface Manner {
  /** The module whose default export does one errand; errands and answers are plain data. */
  readonly script: URL;
  /** Who sits there, for the log: 'a scholar'. */
  readonly who: string;
  /** Threads at most; and one less than the machine has processors, but one. */
  readonly threads: number;
  /** Threads that stay when there is nothing to do; the others go after `idleMs`. */
  readonly stay: 0 | 1;
  readonly idleMs: number;
  /** Errands under way and waiting, together. */
  readonly errands: number;
  /** An errand that takes longer is cut off with its thread. */
  readonly longestMs: number;
  /**
   * The same for errands before any has been answered, by the first thread or by one in a lost one's place: a thread that opens its books on a
   * machine with its hands full is not to be ended over it again and again. `longestMs` unless told.
   */
  readonly openingMs?: number;
  readonly memoryMb: number;
  /** For what is young: three times one half of it. */
  readonly youngMemoryMb: number;
}

export interface DeskLoad {
  /** Under way and waiting. */
  readonly errands: number;
  /** Of all that came so far: those refused since too many waited, and those cut off or lost. */
  readonly turnedAway: number;
  readonly lost: number;
}

export interface Desks<E, A> {
  /** Has an errand done; null when too many wait, it takes too long, or the thread is lost over it. Throws what the errand throws. */
  send(errand: E): Promise<{ readonly answer: A } | null>;
  load(): DeskLoad;
  /** Ends the threads; what is under way is answered with null. */
  close(): Promise<void>;
}

/** It took too long, and was cut off. */
const isCutOff = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
/** The thread has ended, or was ended. */
const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (/^worker exited|^Terminating worker/.test(error.message) ||
    ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

/** How many threads there may be on this machine where so many are wished for. */
export const threadsHere = (threads: number): number =>
  Math.max(1, Math.min(threads, availableParallelism() - 1));

/** Desks at which nobody sits yet. */
export const openDesks = <E, A>(log: Log, manner: Manner): Desks<E, A> => {
  const { script, who, threads, stay, idleMs, errands: most, memoryMb, youngMemoryMb } = manner;
  let pool: Piscina<E, A> | null = null;
  let isClosing = false;
  const engage = (): Piscina<E, A> => {
    const engaged = new Piscina<E, A>({
      filename: script.href,
      minThreads: stay,
      maxThreads: threadsHere(threads),
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMemoryMb },
    });
    // Unheard, the end of a thread that has nothing to do would end the server.
    engaged.on('error', (error: unknown) => log.error({ err: error }, `${who} was lost`));
    return engaged;
  };
  const openingMs = manner.openingMs ?? manner.longestMs;
  let patienceMs = openingMs;
  // Counted here, for the pool's own limit does not count errands that can be cut off.
  let errands = 0;
  let turnedAway = 0;
  let lost = 0;
  return {
    async send(errand) {
      if (isClosing) return null;
      if (errands >= most) {
        turnedAway += 1;
        log.warn({ errands }, `${who} was asked for, and all are busy`);
        return null;
      }
      errands += 1;
      const cutOff = new AbortController();
      // Let go as soon as the errand is done: a signal that runs out by itself costs as much as the errand, long after it.
      const longest = setTimeout(() => cutOff.abort(), patienceMs);
      try {
        const answer = await (pool ??= engage()).run(errand, { signal: cutOff.signal });
        patienceMs = manner.longestMs;
        return { answer };
      } catch (error) {
        if (!isCutOff(error) && !isLost(error)) throw error;
        patienceMs = openingMs;
        lost += 1;
        // What the end of the house cuts off is nobody's fault.
        if (!isClosing) log.warn({ err: error }, `${who} could not do an errand`);
        return null;
      } finally {
        clearTimeout(longest);
        errands -= 1;
      }
    },
    load: () => ({ errands, turnedAway, lost }),
    async close() {
      isClosing = true;
      await pool?.destroy();
      pool = null;
    },
  };
};
