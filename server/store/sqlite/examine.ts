// What lies beside the documents in a data file, held against them: keys, index entries, unique keys, summaries, and the file itself.
// Reads only. Invariant looked for: every document has exactly the entries that its declaration makes of it, and no entry is anybody else's.
import type { DatabaseSync } from 'node:sqlite';
import { errorText } from '../../errorText.ts';
import { areKeysToday, inTodaysShape } from '../inShape.ts';
import type { AnyCollection, RawDocument } from '../Store.ts';
import type { Examined, Fault } from '../tools/snapshot.ts';
import { rawDocument, summaryOf } from './body.ts';
import { entriesLeft, keysOf, NO_KEYS, readKeys, writeKeys, type DocumentKeys } from './documentKeys.ts';
import { reading, type DocumentRow } from './statements.ts';

const SQL = {
  page: `SELECT d.seq, d.id, d.revision, d.schema_version, d.keys, d.body, s.revision AS of_revision, s.version, s.summary
    FROM documents d LEFT JOIN summaries s ON s.seq = d.seq WHERE d.collection = ? AND d.id > ? ORDER BY d.id LIMIT ? + 0`,
  entry: 'SELECT 1 FROM index_entries WHERE collection = ? AND name = ? AND key = ? AND id = ?',
  holder: 'SELECT id FROM unique_keys WHERE collection = ? AND name = ? AND key = ?',
  hasSummaries: "SELECT 1 FROM main.sqlite_master WHERE type = 'table' AND name = 'summaries'",
  // Seen by this connection alone; nothing of it is written to the file.
  noSummaries: 'CREATE TEMP TABLE summaries (seq INTEGER PRIMARY KEY, revision, version, summary)',
  declared: 'SELECT declaration FROM collections WHERE name = ?',
} as const;

/** The two tables of entries: what a row is called, where it lies, and where its document notes it down. */
const TABLES = [
  { word: 'index entry', table: 'index_entries', part: 'index' },
  { word: 'unique key', table: 'unique_keys', part: 'unique' },
] as const;

type Row = DocumentRow & {
  readonly keys: string;
  readonly of_revision: number | null;
  readonly version: number | null;
  readonly summary: string | null;
};

export class SqliteExaminer {
  readonly #db: DatabaseSync;
  readonly #page;
  readonly #entry;
  readonly #holder;
  readonly #declared;
  /** How many entries there must be, by table, collection and name. */
  readonly #expected = new Map<string, number>();

  constructor(db: DatabaseSync) {
    this.#db = db;
    // A file of an earlier version, which no server of this one has opened yet, has none: they are made from the bodies.
    if (db.prepare(SQL.hasSummaries).get() === undefined) db.exec(SQL.noSummaries);
    this.#page = reading<Row>(db, SQL.page);
    this.#entry = db.prepare(SQL.entry);
    this.#holder = db.prepare(SQL.holder);
    this.#declared = db.prepare(SQL.declared);
  }

  page(collection: AnyCollection, after: string, limit: number): Examined {
    const rows = this.#page.all(collection.name, after, limit);
    const documents: RawDocument[] = [];
    const faults: Fault[] = [];
    // Entries that an earlier declaration made are made anew when a server next opens the file.
    const declared = this.#declared.get(collection.name)?.['declaration'];
    const isToday = typeof declared === 'string' && areKeysToday(collection, declared);
    for (const row of rows) {
      try {
        const document = rawDocument(row);
        documents.push(document);
        for (const what of this.#rowFaults(collection, row, document, isToday))
          faults.push({ collection: collection.name, id: row.id, what });
      } catch (error) {
        faults.push({
          collection: collection.name,
          id: row.id,
          what: `its body can't be read: ${errorText(error)}`,
        });
      }
    }
    return { documents, faults, last: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
  }

  #rowFaults(
    collection: AnyCollection,
    row: Row,
    document: RawDocument,
    isToday: boolean,
  ): readonly string[] {
    let body: unknown;
    let keys: DocumentKeys;
    try {
      body = inTodaysShape(collection, row.id, document.schemaVersion, document.body);
      keys = keysOf(collection, body);
    } catch {
      // What is wrong with the document itself is told by whoever reads it.
      return [];
    }
    const faults: string[] = [];
    if (isToday && writeKeys(keys) !== row.keys) faults.push('the keys noted down for it are not its own');
    const noted = isToday ? keys : readKeys(row.keys);
    faults.push(...this.#entryFaults(collection.name, row.id, noted));
    if (row.of_revision !== null && row.of_revision !== row.revision)
      faults.push(`its summary is of revision ${row.of_revision}, and it is at ${row.revision}`);
    else if (row.version === collection.summary?.version && row.summary !== summaryOf(collection, body))
      faults.push('its summary does not say what it says');
    return faults;
  }

  #entryFaults(collection: string, id: string, { index, unique }: DocumentKeys): readonly string[] {
    const faults: string[] = [];
    for (const [name, key] of entriesLeft(index, NO_KEYS.index)) {
      this.#expect(`index_entries/${collection}/${name}`);
      if (this.#entry.get(collection, name, key, id) === undefined)
        faults.push(`is missing in the index ${name}`);
    }
    for (const [name, key] of entriesLeft(unique, NO_KEYS.unique)) {
      this.#expect(`unique_keys/${collection}/${name}`);
      const holder = this.#holder.get(collection, name, key)?.['id'];
      if (holder === undefined) faults.push(`does not hold its unique key ${name}`);
      else if (holder !== id) faults.push(`its unique key ${name} is held by ${String(holder)}`);
    }
    return faults;
  }

  #expect(place: string): void {
    this.#expected.set(place, (this.#expected.get(place) ?? 0) + 1);
  }

  /** Entries and summaries of no document, and what SQLite itself finds wrong with the file. */
  strays(): readonly Fault[] {
    return [
      ...TABLES.flatMap((one) => this.#strayEntries(one)),
      ...this.#straySummaries(),
      ...this.#fileFaults(),
    ];
  }

  /** Where a table holds more than it should, its entries are gone through. */
  #strayEntries({ word, table, part }: (typeof TABLES)[number]): readonly Fault[] {
    const faults: Fault[] = [];
    const counts = this.#db.prepare(
      `SELECT collection, name, count(*) AS n FROM ${table} GROUP BY collection, name`,
    );
    for (const { collection, name, n } of counts.iterate() as Iterable<Record<string, unknown>>) {
      if (n === (this.#expected.get(`${table}/${String(collection)}/${String(name)}`) ?? 0)) continue;
      const entries = this.#db.prepare(
        `SELECT e.key, e.id, d.keys FROM ${table} e LEFT JOIN documents d ON d.collection = e.collection AND d.id = e.id
          WHERE e.collection = ? AND e.name = ?`,
      );
      for (const { key, id, keys } of entries.iterate(String(collection), String(name)) as Iterable<
        Record<string, unknown>
      >) {
        const own = typeof keys === 'string' ? readKeys(keys)[part][String(name)] : undefined;
        if (own === Buffer.from(key as Uint8Array).toString('base64')) continue;
        const whose = keys === null ? 'a document that is not there' : 'a document that has another key';
        faults.push({
          collection: String(collection),
          id: String(id),
          what: `there is an ${word} ${String(name)} of ${whose}`,
        });
      }
    }
    return faults;
  }

  #straySummaries(): readonly Fault[] {
    const row = this.#db
      .prepare(
        'SELECT count(*) AS n FROM summaries s WHERE NOT EXISTS (SELECT 1 FROM documents d WHERE d.seq = s.seq)',
      )
      .get();
    const n = Number(row?.['n']);
    return n === 0 ? [] : [{ collection: 'summaries', id: null, what: `${n} belong to no document` }];
  }

  #fileFaults(): readonly Fault[] {
    return this.#db
      .prepare('PRAGMA integrity_check(20)')
      .all()
      .map((row) => String(row['integrity_check']))
      .filter((line) => line !== 'ok')
      .map((what) => ({ collection: 'the data file', id: null, what }));
  }
}
