// Whoever writes groups of change sets into the file: each group one transaction with one sync. Hardly ever does a set fail once it has written
// something, so a group is written without savepoints, which cost a copy of every page; where that happens it is undone, and written anew with them.
// Invariants: a set is `committed` only after the COMMIT that carries it; one that cannot be written fails alone; from BEGIN to COMMIT nothing
// else happens on the connection.
import type { DatabaseSync } from 'node:sqlite';
import { apply, writesNothing, type Applied, type ReadyChange } from './changeSets.ts';
import { isBusy, isFull, isUnwritable } from './faults.ts';
import type { Statements } from './statements.ts';

export type ReadySet = readonly ReadyChange[];

/**
 * What became of a change set. `busy`, `unwritable` and `failed`: nothing was written, because a foreign program holds the file, because the disk is full
 * or fails, because of this set itself. `unknown`: nobody can say.
 */
export type Fate =
  | Applied
  | { readonly status: 'busy' }
  | { readonly status: 'unwritable' | 'failed' | 'unknown'; readonly cause: unknown };

export interface Fates {
  /** In the order of the sets. */
  readonly fates: readonly Fate[];
  /** How many transactions had something to write, and were synced. */
  readonly syncs: number;
}

const unwritten = (cause: unknown): Fate => ({
  status: isUnwritable(cause) ? 'unwritable' : 'failed',
  cause,
});

export class Scribe {
  readonly #db: DatabaseSync;
  readonly #sql: Statements;

  constructor(db: DatabaseSync, sql: Statements) {
    this.#db = db;
    this.#sql = sql;
  }

  /** Writes a group. Never throws. */
  write(group: readonly ReadySet[]): Fates {
    const all = (fate: Fate): Fates => ({ fates: group.map(() => fate), syncs: 0 });
    try {
      this.#sql.begin.run();
    } catch (cause) {
      return all(isBusy(cause) ? { status: 'busy' } : unwritten(cause));
    }
    let fates: readonly Fate[];
    try {
      fates = this.#together(group) ?? group.map((changes) => this.#attempt(changes));
    } catch (cause) {
      if (isBusy(cause) && !this.#db.isTransaction) return all({ status: 'busy' });
      return this.#writeApart(group, cause);
    }
    try {
      this.#sql.commit.run();
    } catch (cause) {
      // A disk that was full before the end was written has kept nothing; of any other failure nobody knows.
      if (isFull(cause)) return this.#writeApart(group, cause);
      this.#rollBack();
      return all({ status: 'unknown', cause });
    }
    const hasWritten = group.some(
      (changes, i) => fates[i]?.status === 'committed' && !writesNothing(changes),
    );
    return { fates, syncs: hasWritten ? 1 : 0 };
  }

  /** The whole transaction is gone (a full disk, say): nothing was written. Alone, the sets that still fit get through. */
  #writeApart(group: readonly ReadySet[], cause: unknown): Fates {
    this.#rollBack();
    if (group.length === 1) return { fates: [unwritten(cause)], syncs: 0 };
    const each = group.map((changes) => this.write([changes]));
    return {
      fates: each.flatMap(({ fates }) => fates),
      syncs: each.reduce((sum, { syncs }) => sum + syncs, 0),
    };
  }

  /** All sets, one after another; null, with nothing written, where one of them must be undone. Throws only when SQLite has given up the transaction. */
  #together(group: readonly ReadySet[]): readonly Fate[] | null {
    const fates: Fate[] = [];
    for (const changes of group) {
      let undone = false;
      try {
        const { applied, hasWritten } = apply(this.#sql, changes);
        undone = applied.status !== 'committed' && hasWritten;
        fates.push(applied);
      } catch (error) {
        if (!this.#db.isTransaction) throw error;
        undone = true;
      }
      if (!undone) continue;
      this.#rollBack();
      this.#sql.begin.run();
      return null;
    }
    return fates;
  }

  /** One set behind its own savepoint. Throws only when SQLite has given up the transaction. */
  #attempt(changes: ReadySet): Fate {
    let fate: Fate;
    this.#sql.savepoint.run();
    try {
      fate = apply(this.#sql, changes).applied;
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      fate = unwritten(error);
    }
    if (fate.status !== 'committed') this.#sql.undo.run();
    this.#sql.release.run();
    return fate;
  }

  #rollBack(): void {
    if (this.#db.isTransaction) this.#sql.rollback.run();
  }
}
