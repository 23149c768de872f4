// Every statement of the SQLite store, prepared once when it opens: no SQL is built from values anywhere.
// A limit is `? + 0`: what is bound to a bare LIMIT tells the planner something, and so SQLite plans such a statement
// anew at every call, for ten times what a short look-up takes.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** Documents in the order of their ids, as they lie there. */
export const SCAN = `SELECT id, revision, schema_version, body FROM documents
  WHERE collection = ? AND id > ? ORDER BY id LIMIT ? + 0`;

export const SQL = {
  begin: 'BEGIN IMMEDIATE',
  beginToRead: 'BEGIN',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  savepoint: 'SAVEPOINT change_set',
  release: 'RELEASE change_set',
  undo: 'ROLLBACK TO change_set',

  head: 'SELECT seq, revision, keys FROM documents WHERE collection = ? AND id = ?',
  read: 'SELECT id, revision, schema_version, body FROM documents WHERE collection = ? AND id = ?',
  scan: SCAN,
  // Answers no row where the document is there already.
  insert:
    'INSERT INTO documents (collection, id, revision, schema_version, keys, body) VALUES (?, ?, 1, ?, ?, ?) ON CONFLICT (collection, id) DO NOTHING',
  restore:
    'INSERT INTO documents (collection, id, revision, schema_version, keys, body) VALUES (?, ?, ?, ?, ?, ?)',
  update:
    'UPDATE documents SET revision = revision + 1, schema_version = ?, keys = ?, body = ? WHERE seq = ?',
  delete: 'DELETE FROM documents WHERE seq = ?',
  summarise: 'INSERT OR REPLACE INTO summaries (seq, revision, version, summary) VALUES (?, ?, ?, ?)',
  unsummarise: 'DELETE FROM summaries WHERE seq = ?',

  addEntry: 'INSERT INTO index_entries (collection, name, key, id) VALUES (?, ?, ?, ?)',
  moveEntry: 'UPDATE index_entries SET key = ? WHERE collection = ? AND name = ? AND key = ? AND id = ?',
  dropEntry: 'DELETE FROM index_entries WHERE collection = ? AND name = ? AND key = ? AND id = ?',
  claim: 'INSERT INTO unique_keys (collection, name, key, id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  letGo: 'DELETE FROM unique_keys WHERE collection = ? AND name = ? AND key = ? AND id = ?',

  // CROSS JOIN keeps SQLite from turning the join round: the index gives the order.
  ascending: `SELECT d.id, d.revision, d.schema_version, d.body, e.key
    FROM index_entries e CROSS JOIN documents d ON d.collection = e.collection AND d.id = e.id
    WHERE e.collection = ? AND e.name = ? AND (e.key, e.id) > (?, ?) AND e.key < ?
    ORDER BY e.key, e.id LIMIT ? + 0`,
  descending: `SELECT d.id, d.revision, d.schema_version, d.body, e.key
    FROM index_entries e CROSS JOIN documents d ON d.collection = e.collection AND d.id = e.id
    WHERE e.collection = ? AND e.name = ? AND (e.key, e.id) < (?, ?) AND e.key >= ?
    ORDER BY e.key DESC, e.id DESC LIMIT ? + 0`,
  // The document's row itself is not touched: its seq is in the index that finds it.
  listAscending: `SELECT e.id, s.revision, s.version, s.summary, e.key
    FROM index_entries e CROSS JOIN documents d ON d.collection = e.collection AND d.id = e.id
    LEFT JOIN summaries s ON s.seq = d.seq
    WHERE e.collection = ? AND e.name = ? AND (e.key, e.id) > (?, ?) AND e.key < ?
    ORDER BY e.key, e.id LIMIT ? + 0`,
  listDescending: `SELECT e.id, s.revision, s.version, s.summary, e.key
    FROM index_entries e CROSS JOIN documents d ON d.collection = e.collection AND d.id = e.id
    LEFT JOIN summaries s ON s.seq = d.seq
    WHERE e.collection = ? AND e.name = ? AND (e.key, e.id) < (?, ?) AND e.key >= ?
    ORDER BY e.key DESC, e.id DESC LIMIT ? + 0`,
  holder: `SELECT d.id, d.revision, d.schema_version, d.body
    FROM unique_keys u CROSS JOIN documents d ON d.collection = u.collection AND d.id = u.id
    WHERE u.collection = ? AND u.name = ? AND u.key = ?`,
  count: `SELECT count(*) AS n FROM
    (SELECT 1 FROM index_entries WHERE collection = ? AND name = ? AND key >= ? AND key < ? LIMIT ? + 0)`,

  declared: 'SELECT declaration FROM collections WHERE name = ?',
  declare: 'INSERT OR REPLACE INTO collections (name, declaration) VALUES (?, ?)',
  clearEntries: 'DELETE FROM index_entries WHERE collection = ?',
  clearUnique: 'DELETE FROM unique_keys WHERE collection = ?',
  someDocuments: `SELECT seq, id, schema_version, body FROM documents
    WHERE collection = ? AND id > ? ORDER BY id LIMIT 200`,
  setKeys: 'UPDATE documents SET keys = ? WHERE seq = ?',
  someIds: 'SELECT seq, id FROM documents WHERE collection = ? AND id > ? ORDER BY id LIMIT ? + 0',
  summaryVersion: 'SELECT version FROM summaries WHERE seq = ?',
  bodyText: "SELECT length(body) AS length FROM documents WHERE seq = ? AND typeof(body) = 'text'",
  setBody: 'UPDATE documents SET body = ? WHERE seq = ?',
} as const;

/** A document as it lies there. */
export interface DocumentRow {
  readonly id: string;
  readonly revision: number;
  readonly schema_version: number;
  /** Packed when it is no text. */
  readonly body: string | Uint8Array;
}

/** A row that an index has found, by its key. */
export interface FoundRow {
  readonly id: string;
  readonly key: Uint8Array;
}

/** A row of a list; no summary where none was made yet. */
export interface SummaryRow extends FoundRow {
  readonly revision: number | null;
  readonly version: number | null;
  readonly summary: string | null;
}

/** What a write needs to know about the document that is there. */
export interface HeadRow {
  readonly seq: number;
  readonly revision: number;
  readonly keys: string;
}

/** Where a document lies, and its id. */
export interface NamedRow {
  readonly seq: number;
  readonly id: string;
}

/** A document as it is gone through, without its revision. */
export type SomeRow = NamedRow & Omit<DocumentRow, 'revision'>;

/** What statements answer whose rows are read whole; the others' are looked at field by field. */
interface Rows {
  readonly head: HeadRow;
  readonly read: DocumentRow;
  readonly scan: DocumentRow;
  readonly ascending: DocumentRow & FoundRow;
  readonly descending: DocumentRow & FoundRow;
  readonly listAscending: SummaryRow;
  readonly listDescending: SummaryRow;
  readonly holder: DocumentRow;
  readonly someDocuments: SomeRow;
  readonly someIds: NamedRow;
}

/** A statement whose rows are known: it names their columns itself, so that here alone they are taken for what it says. */
export interface Reading<Row> {
  all(...given: readonly SQLInputValue[]): readonly Row[];
  get(...given: readonly SQLInputValue[]): Row | undefined;
}

/** Prepares a statement that reads. Whoever calls answers for it that its columns are those of `Row`. */
export const reading = <Row>(db: DatabaseSync, sql: string): Reading<Row> =>
  db.prepare(sql) as unknown as Reading<Row>;

export type Statements = {
  readonly [K in keyof typeof SQL]: K extends keyof Rows ? Reading<Rows[K]> : StatementSync;
};

/** All statements of a store, prepared once for its connection. */
export const prepareStatements = (db: DatabaseSync): Statements => {
  const prepared = Object.entries(SQL).map(([name, sql]) => [name, db.prepare(sql)] as const);
  return Object.fromEntries(prepared) as unknown as Statements;
};
