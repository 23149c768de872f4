// The one writer: change sets queue, and each turn of the event loop commits up to a group of them in one transaction with one sync.
// Invariants: a set is acknowledged only after the COMMIT that carries it; a set that cannot be written fails alone; a flush is
// synchronous from BEGIN to COMMIT, so no read on the same connection can see half a group.
import type { DatabaseSync } from 'node:sqlite';
import { CommitUnknown, StoreBusy, StoreUnwritable, type CommitResult, type StoreHealth } from '../Store.ts';
import { apply, writesNothing, type ReadyChange } from './changeSets.ts';
import { isBusy, isFull, isUnwritable } from './faults.ts';
import type { Statements } from './statements.ts';

interface Waiting {
  readonly changes: readonly ReadyChange[];
  readonly since: number;
  readonly resolve: (result: CommitResult) => void;
  readonly reject: (error: unknown) => void;
}

type Fate = { readonly result: CommitResult } | { readonly error: unknown };

export interface WriterOptions {
  readonly now: () => number;
  /** Change sets that may wait; one more is refused with StoreBusy. */
  readonly maxQueue: number;
  /** Change sets that share a transaction. */
  readonly maxGroup: number;
  /** Hears of every change set that was committed, before whoever gave it. */
  readonly kept: (changes: readonly ReadyChange[]) => void;
  /** Hears that nobody knows whether change sets were committed, before those who gave them. */
  readonly lost: () => void;
}

const RETRY_AFTER_SECONDS = 1;
/** Turns of the event loop that the first of a group waits for others. */
const MOST_TURNS = 3;

export class Writer {
  readonly #db: DatabaseSync;
  readonly #sql: Statements;
  readonly #options: WriterOptions;
  #queue: Waiting[] = [];
  #scheduled = false;
  #commits = 0;
  #syncs = 0;
  #isFailing = false;

  constructor(db: DatabaseSync, sql: Statements, options: WriterOptions) {
    this.#db = db;
    this.#sql = sql;
    this.#options = options;
  }

  /** Queues a change set; resolves when its fate is durable. Rejects with StoreBusy when the queue is full. */
  commit(changes: readonly ReadyChange[]): Promise<CommitResult> {
    if (this.#queue.length >= this.#options.maxQueue) {
      return Promise.reject(new StoreBusy(RETRY_AFTER_SECONDS));
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ changes, since: this.#options.now(), resolve, reject });
      this.#schedule();
    });
  }

  /** Writes everything that waits, before it returns. */
  drain(): void {
    while (this.#queue.length > 0) this.#flush();
  }

  health(): StoreHealth {
    const oldest = this.#queue[0];
    return {
      queued: this.#queue.length,
      oldestWait: oldest === undefined ? 0 : Math.max(0, this.#options.now() - oldest.since),
      commits: this.#commits,
      syncs: this.#syncs,
      isFailing: this.#isFailing,
    };
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#flushAfter(this.#queue.length, MOST_TURNS);
  }

  /** Waits while each turn of the loop brings more, so that what is under way at once shares a sync; `turns` at most, for a turn may be long. */
  #flushAfter(waiting: number, turns: number): void {
    setImmediate(() => {
      const now = this.#queue.length;
      if (now > waiting && now < this.#options.maxGroup && turns > 1) {
        this.#flushAfter(now, turns - 1);
        return;
      }
      this.#scheduled = false;
      this.#flush();
      if (this.#queue.length > 0) this.#schedule();
    });
  }

  #flush(): void {
    const group = this.#queue.splice(0, this.#options.maxGroup);
    if (group.length > 0) this.#write(group);
  }

  #write(group: readonly Waiting[]): void {
    try {
      this.#sql.begin.run();
    } catch (cause) {
      // Only a foreign program can hold the file against us; nothing was written.
      const error = isBusy(cause) ? new StoreBusy(RETRY_AFTER_SECONDS) : this.#unwritten(cause);
      for (const { reject } of group) reject(error);
      return;
    }
    let outcomes: readonly Fate[];
    try {
      outcomes = group.map(({ changes }) => this.#attempt(changes));
    } catch (cause) {
      this.#writeApart(group, cause);
      return;
    }
    try {
      this.#sql.commit.run();
    } catch (cause) {
      // A disk that was full before the end was written has kept nothing; of any other failure nobody knows.
      if (isFull(cause)) {
        this.#writeApart(group, cause);
        return;
      }
      this.#rollBack();
      this.#isFailing = true;
      this.#options.lost();
      for (const { reject } of group) reject(new CommitUnknown(cause));
      return;
    }
    this.#settle(group, outcomes);
  }

  /** The whole transaction is gone (a full disk, say): nothing was written. Alone, the sets that still fit get through. */
  #writeApart(group: readonly Waiting[], cause: unknown): void {
    this.#rollBack();
    if (group.length === 1) group[0]?.reject(this.#unwritten(cause));
    else for (const waiting of group) this.#write([waiting]);
  }

  #unwritten(cause: unknown): unknown {
    if (!isUnwritable(cause)) return cause;
    this.#isFailing = true;
    return new StoreUnwritable(cause);
  }

  /** One set behind its own savepoint. Throws only when SQLite has given up the transaction. */
  #attempt(changes: readonly ReadyChange[]): Fate {
    let outcome: Fate;
    this.#sql.savepoint.run();
    try {
      outcome = { result: apply(this.#sql, changes) };
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      outcome = { error: this.#unwritten(error) };
    }
    if ('error' in outcome || outcome.result.status !== 'committed') this.#sql.undo.run();
    this.#sql.release.run();
    return outcome;
  }

  #rollBack(): void {
    if (this.#db.isTransaction) this.#sql.rollback.run();
  }

  #settle(group: readonly Waiting[], outcomes: readonly Fate[]): void {
    let wrote = false;
    for (const [i, { changes, resolve, reject }] of group.entries()) {
      const outcome = outcomes[i];
      if (outcome === undefined || 'error' in outcome) {
        reject(outcome?.error);
        continue;
      }
      if (outcome.result.status === 'committed') {
        this.#commits += 1;
        wrote ||= !writesNothing(changes);
        this.#options.kept(changes);
      }
      resolve(outcome.result);
    }
    if (!wrote) return;
    this.#syncs += 1;
    this.#isFailing = false;
  }
}
