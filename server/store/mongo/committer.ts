// Commits: each change set is in one transaction, on the disks of a majority before it is acknowledged; sets that touch
// different documents go together (batches.ts).
// Invariants: a set whose attempt may have been kept is attempted again only so that it can't be kept twice (the revision it replaces has gone, or
// the commit's id is there already); no call outlasts `patienceMs` by more than its last attempt, which has an end (answered.ts); what waits is bounded.
import type { Collection, Db, MongoClient } from 'mongodb';
import { elapsed, systemClock, wait } from '../../clock.ts';
import { systemIds } from '../../ids.ts';
import { CommitUnknown, StoreBusy, StoreUnwritable, type CommitResult, type StoreHealth } from '../Store.ts';
import { answered } from './answered.ts';
import {
  apply,
  isSociable,
  nameOf,
  onlyReplace,
  revisionsOf,
  written,
  writesNothing,
  type ReadyChange,
  type ReadySet,
} from './changeSets.ts';
import { diagnose, isBeingMade } from './diagnosis.ts';
import type { KeptDocument } from './documents.ts';
import { isConflict, isDuplicateKey, isOutOfDisk, isPassing } from './faults.ts';
import { Batches } from './batches.ts';
import { Lanes } from './lanes.ts';
import { inTransaction } from './sessions.ts';

export interface CommitterOptions {
  readonly now: () => number;
  /** Change sets that may be under way and wait; one more is refused with StoreBusy. */
  readonly maxQueue: number;
  /** Change sets at a time. */
  readonly maxAtOnce: number;
  /** How long a commit is attempted again while the store is not there or others are in the way. */
  readonly patienceMs: number;
}

const RETRY_AFTER_SECONDS = 1;
const LONGEST_PAUSE_MS = 250;
/** Transactions of several sets at a time: while they are under way, company gathers for the next. */
const GROUPS_AT_ONCE = 4;

type Attempt =
  | { readonly kind: 'committed' | 'refused' }
  /** Nothing was kept; try again. */
  | { readonly kind: 'again'; readonly error: unknown }
  /** It may have been kept. */
  | { readonly kind: 'unknown'; readonly error: unknown };

/**
 * A group was not kept, for the sake of one of its sets or for want of the store: each of them is attempted alone, so
 * that none is refused for another's sake.
 */
const APART = { kind: 'apart' } as const;

/** Another process is just keeping the same, and nobody knows yet whether it will: nothing is wrong with the store. */
class KeptElsewhere extends CommitUnknown {}

const committed = (changes: readonly ReadyChange[]): CommitResult => ({
  status: 'committed',
  revisions: revisionsOf(changes),
});

export class Committer {
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #options: CommitterOptions;
  readonly #lanes: Lanes;
  readonly #groups: Batches<ReadySet, Attempt | typeof APART>;
  /** When each commit under way was handed in; the oldest first. */
  readonly #since = new Map<Promise<CommitResult>, number>();
  #commits = 0;
  #syncs = 0;
  #isFailing = false;

  constructor(client: MongoClient, db: Db, options: CommitterOptions) {
    this.#client = client;
    this.#db = db;
    this.#options = options;
    this.#lanes = new Lanes(options.maxAtOnce);
    this.#groups = new Batches({
      mostAtOnce: GROUPS_AT_ONCE,
      mostTogether: options.maxAtOnce,
      run: async (group) => {
        const fate = await this.#together(group);
        return () => fate;
      },
    });
  }

  /** Resolves when the set's fate is durable; `isReady` is waited for first. Rejects with StoreBusy when too many are under way. */
  commit(changes: readonly ReadyChange[], isReady: Promise<unknown>): Promise<CommitResult> {
    if (this.#since.size >= this.#options.maxQueue) return Promise.reject(new StoreBusy(RETRY_AFTER_SECONDS));
    const set: ReadySet = { id: systemIds.id(), changes, at: new Date(systemClock.now()) };
    const committing = this.#lanes.run(changes.map(nameOf), async () => {
      await isReady;
      return this.#settle(set);
    });
    this.#since.set(committing, this.#options.now());
    const over = (): void => void this.#since.delete(committing);
    committing.then(over, over);
    return committing;
  }

  /** Resolves when nothing is under way. */
  async drain(): Promise<void> {
    while (this.#since.size > 0) await Promise.allSettled(this.#since.keys());
  }

  health(): StoreHealth {
    const [oldest] = this.#since.values();
    return {
      queued: this.#since.size,
      oldestWait: oldest === undefined ? 0 : Math.max(0, this.#options.now() - oldest),
      commits: this.#commits,
      syncs: this.#syncs,
      isFailing: this.#isFailing,
    };
  }

  async #settle(set: ReadySet): Promise<CommitResult> {
    const passed = set.changes.find((change) => this.#lanes.hasPassed(nameOf(change), change.expected));
    if (passed !== undefined) return { status: 'moved', collection: passed.collection, id: passed.id };
    try {
      const isIdle = writesNothing(set.changes);
      const result = isIdle ? await this.#check(set) : await this.#write(set);
      if (result.status !== 'committed') return result;
      this.#commits += 1;
      if (!isIdle) this.#isFailing = false;
      this.#lanes.note(result.revisions);
      return result;
    } catch (error) {
      const isOurs = error instanceof CommitUnknown && !(error instanceof KeptElsewhere);
      if (error instanceof StoreUnwritable || isOurs) this.#isFailing = true;
      throw error;
    }
  }

  /** A set that writes nothing: only whether all is as expected. */
  async #check(set: ReadySet): Promise<CommitResult> {
    if (set.changes.length === 0) return committed([]);
    const found = await this.#persist(
      async () => ({ done: await diagnose(this.#client, this.#db, set, false) }),
      () => false,
    );
    return found.kind === 'result' ? found.result : committed([]);
  }

  async #write(set: ReadySet): Promise<CommitResult> {
    let mayBeKept = false;
    let letsGoFirst = false;
    let isInCompany = isSociable(set);
    return this.#persist(
      async () => {
        const fate = isInCompany ? await this.#groups.take(set) : APART;
        isInCompany = false;
        const attempt = fate.kind === 'apart' ? await this.#attempt(set, letsGoFirst) : fate;
        if (attempt.kind === 'committed') return { done: committed(set.changes) };
        if (attempt.kind === 'unknown') mayBeKept = true;
        if ('error' in attempt) return { error: attempt.error };
        const found = await diagnose(this.#client, this.#db, set, mayBeKept);
        if (found.kind === 'result') return { done: found.result };
        if (found.kind === 'unknowable') throw new CommitUnknown(new Error('what it wrote was written over'));
        letsGoFirst = true;
        return { error: new Error('others were in the way') };
      },
      () => mayBeKept,
      () => isBeingMade(this.#client, this.#db, set),
    );
  }

  /**
   * Tries again until `work` is done, at growing intervals, as long as the patience lasts. Throws what is no passing fault at once; as CommitUnknown where an
   * earlier attempt may have been kept, or another process is just keeping the same.
   */
  async #persist<T>(
    work: () => Promise<{ readonly done: T } | { readonly error: unknown }>,
    mayBeKept: () => boolean,
    isBeingKept: () => Promise<boolean> = async () => false,
  ): Promise<T> {
    const until = elapsed() + this.#options.patienceMs;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await work().catch((error: unknown) => {
        if (isPassing(error)) return { error };
        if (mayBeKept()) throw error instanceof CommitUnknown ? error : new CommitUnknown(error);
        throw isOutOfDisk(error) ? new StoreUnwritable(error) : error;
      });
      if ('done' in outcome) return outcome.done;
      const pause = systemIds.below(Math.min(LONGEST_PAUSE_MS, 2 ** Math.min(attempt, 8))) + 1;
      if (elapsed() + pause > until) {
        const { error } = outcome;
        if (mayBeKept()) throw new CommitUnknown(error);
        if (isPassing(error) && !isConflict(error)) throw new StoreUnwritable(error);
        throw (await isBeingKept()) ? new KeptElsewhere(error) : new StoreBusy(RETRY_AFTER_SECONDS);
      }
      await wait(pause);
    }
  }

  #attempt(set: ReadySet, letsGoFirst: boolean): Promise<Attempt> {
    const change = onlyReplace(set);
    return change === null ? this.#transaction([set], letsGoFirst) : this.#single(set, change);
  }

  async #together(group: readonly ReadySet[]): Promise<Attempt | typeof APART> {
    if (group.length === 1) return this.#transaction(group, false);
    try {
      const attempt = await this.#transaction(group, false);
      return attempt.kind === 'committed' || attempt.kind === 'unknown' ? attempt : APART;
    } catch (error) {
      return error instanceof CommitUnknown ? { kind: 'unknown', error } : APART;
    }
  }

  async #single(set: ReadySet, change: ReadyChange): Promise<Attempt> {
    if (change.after.kind !== 'content') throw new Error('only a replace goes alone');
    try {
      const { matchedCount } = await answered(
        this.#client,
        this.#collection(change).replaceOne(
          { _id: change.id, revision: change.expected },
          written(change, change.after.content, set.id),
        ),
      );
      if (matchedCount !== 1) return { kind: 'refused' };
      this.#syncs += 1;
      return { kind: 'committed' };
    } catch (error) {
      if (isDuplicateKey(error)) return { kind: 'refused' };
      if (isPassing(error)) return { kind: 'unknown', error };
      throw error;
    }
  }

  async #transaction(sets: readonly ReadySet[], letsGoFirst: boolean): Promise<Attempt> {
    let isHandedOver = false;
    try {
      return await inTransaction(this.#client, async (session) => {
        if (!(await apply(this.#db, session, sets, letsGoFirst))) return { kind: 'refused' };
        isHandedOver = true;
        await session.commitTransaction();
        this.#syncs += 1;
        return { kind: 'committed' };
      });
    } catch (error) {
      if (isPassing(error)) return { kind: isHandedOver ? 'unknown' : 'again', error };
      throw isHandedOver ? new CommitUnknown(error) : error;
    }
  }

  #collection({ collection }: ReadyChange): Collection<KeptDocument> {
    return this.#db.collection<KeptDocument>(collection);
  }
}
