// Documents put back as a backup holds them, with their revisions and in the shape of their time.
// Invariants: a batch is one transaction; whatever had an id of the batch is gone with its entries before the first of them is written, so that
// unique keys may have changed hands within it.
import type { DatabaseSync } from 'node:sqlite';
import { inTodaysShape } from '../inShape.ts';
import type { AnyCollection, RawDocument } from '../Store.ts';
import { isCompact, packedBeside, summaryOf, type Body } from './body.ts';
import { entriesLeft, keysOf, NO_KEYS, readKeys, writeKeys, type DocumentKeys } from './documentKeys.ts';
import type { Statements } from './statements.ts';
import { inTransaction } from './transaction.ts';

/** A document ready to be written: everything that can be reckoned without the file. */
interface Ready extends Pick<RawDocument, 'id' | 'revision' | 'schemaVersion'> {
  readonly keys: DocumentKeys;
  readonly body: Body;
  readonly summary: string | null;
}

/** Makes a batch ready. Bodies are packed by other threads, all of the batch side by side. */
export const readyToRestore = (
  collection: AnyCollection,
  documents: readonly RawDocument[],
): Promise<readonly Ready[]> =>
  Promise.all(
    documents.map(async ({ id, revision, schemaVersion, body }) => {
      const today = inTodaysShape(collection, id, schemaVersion, body);
      const packing = packedBeside(isCompact(collection, today), JSON.stringify(body));
      const [keys, summary] = [keysOf(collection, today), summaryOf(collection, today)];
      return { id, revision, schemaVersion, keys, summary, body: await packing };
    }),
  );

const takeOut = (sql: Statements, collection: string, id: string): void => {
  const head = sql.head.get(collection, id);
  if (head === undefined) return;
  const { index, unique } = readKeys(head.keys);
  for (const [name, key] of entriesLeft(index, NO_KEYS.index)) sql.dropEntry.run(collection, name, key, id);
  for (const [name, key] of entriesLeft(unique, NO_KEYS.unique)) sql.letGo.run(collection, name, key, id);
  sql.delete.run(head.seq);
  sql.unsummarise.run(head.seq);
};

const putBack = (sql: Statements, collection: AnyCollection, document: Ready): void => {
  const { id, revision, schemaVersion, keys, body, summary } = document;
  const { lastInsertRowid } = sql.restore.run(
    collection.name,
    id,
    revision,
    schemaVersion,
    writeKeys(keys),
    body,
  );
  for (const [name, key] of entriesLeft(keys.index, NO_KEYS.index))
    sql.addEntry.run(collection.name, name, key, id);
  for (const [name, key] of entriesLeft(keys.unique, NO_KEYS.unique)) {
    if (sql.claim.run(collection.name, name, key, id).changes === 0)
      throw new Error(`${collection.name}/${id}: its unique key ${name} is held by another document`);
  }
  if (summary !== null)
    sql.summarise.run(lastInsertRowid, revision, collection.summary?.version ?? 0, summary);
};

/** Puts a batch back. Throws, with nothing written, what SQLite throws and when a unique key is held by another document. */
export const restoreDocuments = (
  db: DatabaseSync,
  sql: Statements,
  collection: AnyCollection,
  documents: readonly Ready[],
): void =>
  inTransaction(db, () => {
    for (const { id } of documents) takeOut(sql, collection.name, id);
    for (const document of documents) putBack(sql, collection, document);
  });
