// Which collections this process has declared, and whether their entries were made by the same declaration.
// Invariant: before a collection is read or written, every one of its documents has the entries that today's declaration gives it, so an
// index that was added later finds old documents too. Who changes an index function without renaming it raises the schema version; who raises it
// and leaves all keys as they were says so (`keysSince`), for making those of millions of documents anew takes half a minute of a start.
import type { DatabaseSync } from 'node:sqlite';
import type { AnyCollection } from '../Store.ts';
import { areKeysToday, declarationOf } from '../inShape.ts';
import { readBody } from './body.ts';
import { entriesLeft, keysOf, NO_KEYS, writeKeys } from './documentKeys.ts';
import type { SomeRow, Statements } from './statements.ts';
import { inTransaction } from './transaction.ts';

export class Declarations {
  readonly #db: DatabaseSync;
  readonly #sql: Statements;
  readonly #known = new Map<string, AnyCollection>();

  constructor(db: DatabaseSync, sql: Statements) {
    this.#db = db;
    this.#sql = sql;
  }

  /** Makes a collection ready for use. Synchronous, and long only the first time after its declaration has changed. */
  ensure(collection: AnyCollection): void {
    const known = this.#known.get(collection.name);
    if (known === collection) return;
    if (known !== undefined) throw new Error(`two collections are declared as ${collection.name}`);
    const declaration = declarationOf(collection);
    const before = this.#sql.declared.get(collection.name)?.['declaration'];
    if (before !== declaration)
      inTransaction(this.#db, () => {
        if (typeof before !== 'string' || !areKeysToday(collection, before)) this.#makeEntries(collection);
        this.#sql.declare.run(collection.name, declaration);
      });
    this.#known.set(collection.name, collection);
  }

  /** Every collection that is ready for use. */
  known(): readonly AnyCollection[] {
    return [...this.#known.values()];
  }

  #makeEntries(collection: AnyCollection): void {
    const sql = this.#sql;
    sql.clearEntries.run(collection.name);
    sql.clearUnique.run(collection.name);
    let last = '';
    for (;;) {
      const rows = sql.someDocuments.all(collection.name, last);
      for (const row of rows) this.#makeEntriesOf(collection, row);
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.id;
    }
  }

  #makeEntriesOf(collection: AnyCollection, row: SomeRow): void {
    const keys = keysOf(collection, readBody(collection, row));
    this.#sql.setKeys.run(writeKeys(keys), row.seq);
    for (const [name, key] of entriesLeft(keys.index, NO_KEYS.index)) {
      this.#sql.addEntry.run(collection.name, name, key, row.id);
    }
    for (const [name, key] of entriesLeft(keys.unique, NO_KEYS.unique)) {
      if (this.#sql.claim.run(collection.name, name, key, row.id).changes === 0) {
        throw new Error(`${collection.name}/${row.id}: its unique key ${name} is held by another document`);
      }
    }
  }
}
