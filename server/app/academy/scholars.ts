// The scholars: threads beside the server's own, which do what Latin asks of a processor, so that no battle waits for a participle.
// Invariants: few are employed and few errands wait; who comes when all desks are taken is told so at once, and whoever sits over an errand
// for too long, or dies over it, is replaced; no scholar's end is anyone else's. They are engaged when first asked, or quietly after the server is ready (WAKE_SCHOLARS).
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { Log } from '../../log.ts';
import { Foreseen } from './foreseen.ts';
import type { Errand } from './scholar.ts';
import type { ScholarTasks } from './tasks.ts';

/** More than these do not help: an errand takes milliseconds. */
const MOST_SCHOLARS = 2;
/**
 * Errands under way and waiting, together. Two hundred learners may answer at once (an answer is judged in a fraction of a millisecond); were all
 * of them to draw, the last would wait for some three seconds. Counted here, for the pool's own limit does not count errands that can be cut off.
 */
const MOST_ERRANDS = 256;
/** An errand takes milliseconds, the first one the second in which the books are opened; one that takes this long is cut off with its thread. */
const LONGEST_MS = 20_000;

/** The whole Latin engine opens in a third of it. */
const MOST_MEMORY_MB = 512;

export interface Scholars {
  /** Has a task done. Refuses `scholars_busy` when too many wait, it takes too long, or the scholar is lost over it. */
  ask<T extends keyof ScholarTasks>(
    task: T,
    ...given: Parameters<ScholarTasks[T]>
  ): Promise<Result<ReturnType<ScholarTasks[T]>>>;
  /** What they have said before they were asked. */
  readonly foreseen: Foreseen;
  /** Opens the books before anyone asks. */
  wake(): Promise<void>;
  close(): Promise<void>;
}

/** It took too long, and was cut off. */
const isCutOff = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
/** The thread has ended, or was ended. */
const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (/^worker exited|^Terminating worker/.test(error.message) ||
    ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

/** Scholars who have not been engaged yet. */
export const openScholars = (log: Log, scholar = new URL('./scholar.ts', import.meta.url)): Scholars => {
  let pool: Piscina<Errand, unknown> | null = null;
  let isClosing = false;
  const engage = (): Piscina<Errand, unknown> => {
    const engaged = new Piscina<Errand, unknown>({
      filename: scholar.href,
      minThreads: 1,
      maxThreads: Math.max(1, Math.min(MOST_SCHOLARS, availableParallelism() - 1)),
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    // Unheard, the end of a scholar who has nothing to do would end the server.
    engaged.on('error', (error: unknown) => log.error({ err: error }, 'a scholar was lost'));
    return engaged;
  };
  let errands = 0;
  const ask: Scholars['ask'] = async (task, ...given) => {
    if (errands >= MOST_ERRANDS) {
      log.warn({ task, errands }, 'every scholar is busy');
      return refuse({ code: 'scholars_busy', params: {} });
    }
    errands += 1;
    const cutOff = new AbortController();
    // Let go as soon as the errand is done: a signal that runs out by itself costs as much as the errand, twenty seconds later.
    const longest = setTimeout(() => cutOff.abort(), LONGEST_MS);
    try {
      const answer = await (pool ??= engage()).run({ task, given }, { signal: cutOff.signal });
      return ok(answer as never);
    } catch (error) {
      if (!isCutOff(error) && !isLost(error)) throw error;
      // What the end of the house cuts off is nobody's fault.
      if (!isClosing) log.warn({ err: error, task }, 'the scholars could not take an errand');
      return refuse({ code: 'scholars_busy', params: {} });
    } finally {
      clearTimeout(longest);
      errands -= 1;
    }
  };
  return {
    ask,
    foreseen: new Foreseen(),
    wake: async () => {
      await ask('word', 'lux');
    },
    close: async () => {
      isClosing = true;
      await pool?.destroy();
      pool = null;
    },
  };
};
