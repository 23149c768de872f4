// Whether this process should be given work: it is not when it is leaving, when a newer version has taken over, when
// its commits queue up, or when they can't be written.
// A store that failed is tried by a write of its own, since no work may come that could show it to be well again.
// Invariant: readiness comes back by itself when the cause has gone, but for leaving and for being too old for the store, which are for good.
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { create, replace } from '../store/Store.ts';
import type { Age } from '../store/outdated.ts';
import type { Store } from '../store/Store.ts';
import type { Company } from './company.ts';
import { trials } from '../store/collections.ts';

/** The writer has stalled when a commit has waited this long. */
const STALLED_MS = 5_000;
/** As long as the largest kingdom may be: what fits a trial fits a deed. */
const TRIAL_BYTES = 64 * 1024;
const BETWEEN_TRIALS_MS = 1_000;

const TRIAL_ID = 'write';

export interface Readiness {
  /** Why no work should come here at the moment, or null. */
  check(): Promise<Refusal | null>;
  /** It takes work, and yet not all is as it should be: the other processes can't be reached. */
  readonly isDegraded: boolean;
  /** From now on no work is taken any more. */
  leave(): void;
  readonly isLeaving: boolean;
  /** It takes no work any more, for good: whoever has a line to it is better off with another. */
  readonly isOver: boolean;
}

export interface ReadinessOptions {
  readonly store: Store;
  readonly log: Pick<Log, 'warn'>;
  readonly clock: Pick<Clock, 'elapsed'>;
  readonly company: Pick<Company, 'isCutOff'>;
  readonly age: Pick<Age, 'isOutdated'>;
}

/** Never the same twice: a store may leave out what it has already written. */
const filling = (revision: number): string => `${revision} `.repeat(TRIAL_BYTES).slice(0, TRIAL_BYTES);

const tryToWrite = async (store: Store): Promise<boolean> => {
  try {
    const seen = await store.get(trials, TRIAL_ID);
    const body = { filling: filling(seen?.revision ?? 0) };
    await store.commit([seen === null ? create(trials, TRIAL_ID, body) : replace(trials, seen, body)]);
    return true;
  } catch {
    return false;
  }
};

/** The readiness of a process. A trial of the disk is written when it is asked, and not more often than once a second. */
export const openReadiness = ({ store, log, clock, company, age }: ReadinessOptions): Readiness => {
  let isLeaving = false;
  let lastTrial = -Infinity;
  let wasFailing = false;

  const isFailing = async (): Promise<boolean> => {
    if (!store.health().isFailing) return false;
    if (clock.elapsed() - lastTrial < BETWEEN_TRIALS_MS) return true;
    lastTrial = clock.elapsed();
    return !(await tryToWrite(store));
  };

  return {
    async check() {
      if (isLeaving) return { code: 'leaving', params: {} };
      if (age.isOutdated) return { code: 'outdated', params: {} };
      const failing = await isFailing();
      if (failing !== wasFailing) {
        wasFailing = failing;
        log.warn(failing ? 'the store can’t write: not ready' : 'the store writes again: ready');
      }
      if (failing) return { code: 'unwritable', params: {} };
      return store.health().oldestWait > STALLED_MS ? { code: 'busy', params: {} } : null;
    },
    leave: () => {
      isLeaving = true;
    },
    get isDegraded() {
      return company.isCutOff;
    },
    get isLeaving() {
      return isLeaving;
    },
    get isOver() {
      return isLeaving || age.isOutdated;
    },
  };
};
