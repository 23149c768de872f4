// Upkeep that a store puts off so that it opens quickly: summaries of documents that an earlier version wrote, bodies not yet packed.
// Invariants: a step is one short transaction; a killed process has lost at most the step it was in; revisions and keys never change here.
import type { DatabaseSync } from 'node:sqlite';
import type { AnyCollection } from '../Store.ts';
import { isCompact, PACK_FROM, packed, readBody, summaryOf } from './body.ts';
import type { NamedRow, Statements } from './statements.ts';
import { inTransaction } from './transaction.ts';

/** Documents looked at in a step, and those rewritten at most: the event loop waits meanwhile. */
const LOOKED_AT = 250;
const REWRITTEN = 20;

/** May any of its bodies be packed? */
const packs = ({ compact = false }: AnyCollection): boolean => compact !== false;
const isKept = (collection: AnyCollection): boolean => packs(collection) || collection.summary !== undefined;

export class Upkeep {
  readonly #db: DatabaseSync;
  readonly #sql: Statements;
  /** How far each collection has been gone through, by id; null when to its end. Begun anew by every process. */
  readonly #reached = new Map<string, string | null>();

  constructor(db: DatabaseSync, sql: Statements) {
    this.#db = db;
    this.#sql = sql;
  }

  /** One step over the first of `collections` that is not done; false when all are. */
  some(collections: readonly AnyCollection[]): boolean {
    const next = collections.find(
      (collection) => isKept(collection) && this.#reached.get(collection.name) !== null,
    );
    if (next === undefined) return false;
    this.#step(next, this.#reached.get(next.name) ?? '');
    return true;
  }

  #step(collection: AnyCollection, from: string): void {
    const named = this.#sql.someIds.all(collection.name, from, LOOKED_AT);
    const wanting: NamedRow[] = [];
    let reached = named.length < LOOKED_AT ? null : (named.at(-1)?.id ?? null);
    for (const each of named) {
      if (!this.#wants(collection, each)) continue;
      wanting.push(each);
      if (wanting.length === REWRITTEN) {
        reached = each.id;
        break;
      }
    }
    if (wanting.length > 0) this.#rewrite(collection, wanting);
    this.#reached.set(collection.name, reached);
  }

  #wants(collection: AnyCollection, { seq }: NamedRow): boolean {
    const { summary } = collection;
    if (summary !== undefined && this.#sql.summaryVersion.get(seq)?.['version'] !== summary.version)
      return true;
    return packs(collection) && Number(this.#sql.bodyText.get(seq)?.['length'] ?? 0) >= PACK_FROM;
  }

  #rewrite(collection: AnyCollection, documents: readonly NamedRow[]): void {
    inTransaction(this.#db, () => {
      for (const { seq, id } of documents) {
        const row = this.#sql.read.get(collection.name, id);
        if (row === undefined) continue;
        const body = readBody(collection, row);
        const summary = summaryOf(collection, body);
        if (summary !== null)
          this.#sql.summarise.run(seq, row.revision, collection.summary?.version ?? 0, summary);
        if (typeof row.body === 'string' && isCompact(collection, body))
          this.#sql.setBody.run(packed(true, row.body), seq);
      }
    });
  }
}
