// The tables of the SQLite store, as numbered steps. A step that has been released is never edited: a change is a new step.
// Invariant: `migrations` lists what was applied, in order; a file from a newer version of the game is refused, never guessed at.
import type { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../../cannotStart.ts';
import { inTransaction } from './transaction.ts';

interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    name: 'documents, index entries, unique keys',
    // `keys` repeats the document's entries (JSON, see documentKeys.ts), so that a write finds what changed without reading the body.
    // `body` stands last: reading a revision must not walk the pages of a long document.
    sql: `
      CREATE TABLE documents (
        seq INTEGER PRIMARY KEY,
        collection TEXT NOT NULL,
        id TEXT NOT NULL,
        revision INTEGER NOT NULL,
        schema_version INTEGER NOT NULL,
        keys TEXT NOT NULL,
        body TEXT NOT NULL,
        UNIQUE (collection, id)
      );
      CREATE TABLE index_entries (
        collection TEXT NOT NULL,
        name TEXT NOT NULL,
        key BLOB NOT NULL,
        id TEXT NOT NULL,
        PRIMARY KEY (collection, name, key, id)
      ) WITHOUT ROWID;
      CREATE TABLE unique_keys (
        collection TEXT NOT NULL,
        name TEXT NOT NULL,
        key BLOB NOT NULL,
        id TEXT NOT NULL,
        PRIMARY KEY (collection, name, key)
      ) WITHOUT ROWID;
      CREATE TABLE collections (
        name TEXT PRIMARY KEY,
        declaration TEXT NOT NULL
      ) WITHOUT ROWID;
    `,
  },
  {
    version: 2,
    name: 'summaries, packed bodies',
    // From here on `documents.body` may be a BLOB: a packed body (body.ts). A summary lies apart from its document (`seq` is the
    // document's), so that a page of a list touches few and small pages; one that is missing or of another version is made from the body.
    sql: `
      CREATE TABLE summaries (
        seq INTEGER PRIMARY KEY,
        revision INTEGER NOT NULL,
        version INTEGER NOT NULL,
        summary TEXT NOT NULL
      );
    `,
  },
];

/** The data were written by a newer version of the game. */
class StoreTooNew extends CannotStart {
  constructor(found: number, known: number) {
    super(
      `the data are at store version ${found}, and this version of the game knows ${known}: start the newer version, or restore a backup`,
    );
    this.name = 'StoreTooNew';
  }
}

const versionOf = (db: DatabaseSync): number =>
  Number(db.prepare('SELECT coalesce(max(version), 0) AS v FROM migrations').get()?.['v']);

/** Throws StoreTooNew when the tables are a newer version's. */
export const checkVersion = (db: DatabaseSync): void => {
  const found = versionOf(db);
  const known = MIGRATIONS.at(-1)?.version ?? 0;
  if (found > known) throw new StoreTooNew(found, known);
};

/** Brings the tables up to date, each step in a transaction of its own. `now` dates the rows. Throws StoreTooNew. */
export const migrate = (db: DatabaseSync, now: () => number): void => {
  db.exec(
    'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at INTEGER NOT NULL)',
  );
  checkVersion(db);
  const found = versionOf(db);
  const note = db.prepare('INSERT INTO migrations (version, name, applied_at) VALUES (?, ?, ?)');
  for (const step of MIGRATIONS.filter(({ version }) => version > found)) {
    inTransaction(db, () => {
      db.exec(step.sql);
      note.run(step.version, step.name, now());
    });
  }
};
