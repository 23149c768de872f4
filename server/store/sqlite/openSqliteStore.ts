// The store on one machine: node:sqlite in WAL mode with synchronous=FULL, one writer, on this thread or on one beside it.
// Reads are synchronous and see exactly what is committed; keep them short, the event loop waits for them.
import type { DatabaseSync } from 'node:sqlite';
import { wait } from '../../clock.ts';
import { checkDeclared } from '../inShape.ts';
import { encodeKey, keyRange, readCursor, writeCursor } from '../keys.ts';
import {
  BadCursor,
  checkLimit,
  StoreBusy,
  type AnyCollection,
  type ChangeSet,
  type Collection,
  type CommitResult,
  type FindOptions,
  type IndexKey,
  type Page,
  type RawDocument,
  type Store,
  type Stored,
  type Summarised,
  type StoreHealth,
} from '../Store.ts';
import { makeReady } from './changeSets.ts';
import { rawDocument, readBody, textLength } from './body.ts';
import { ScribeBeside } from './beside.ts';
import { configure, openConnection, type ConnectionOptions } from './connection.ts';
import { Declarations } from './declarations.ts';
import { claimData, lockIn, type Lock } from './lock.ts';
import { KnownDocuments } from './known.ts';
import { migrate } from './migrations.ts';
import { readyToRestore, restoreDocuments } from './restore.ts';
import { Scribe } from './scribe.ts';
import { prepareStatements } from './statements.ts';
import type { DocumentRow, FoundRow, Reading, Statements, SummaryRow } from './statements.ts';
import { Upkeep } from './upkeep.ts';
import { missData, toldInWords } from './wholeness.ts';
import { Writer } from './writer.ts';

/** `file`: its folder is made when missing. `FILE-wal`, `FILE-shm` and `FILE.lock` stand beside it. */
export interface SqliteStoreOptions extends ConnectionOptions {
  /** Milliseconds since the epoch: dates migrations and measures how long commits wait. */
  readonly now: () => number;
  /** Collections to make ready now rather than at first use: re-indexing after a change of a declaration belongs to the start. */
  readonly collections?: readonly AnyCollection[];
  /** Change sets that may wait before StoreBusy; 1000 unless told. */
  readonly maxQueue?: number;
  /** Change sets that share a sync; 50 unless told. */
  readonly maxGroup?: number;
  /** True: writes by a thread of its own, so that a server does not stand still while the disk does. */
  readonly writesBeside?: boolean;
}

/** How long a group waits for others where several shared the one before. */
const PAUSE_MS = 1;

class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #lock: Lock;
  readonly #sql: Statements;
  readonly #writer: Writer;
  readonly #beside: ScribeBeside | null;
  readonly #declarations: Declarations;
  readonly #upkeep: Upkeep;
  readonly #known: KnownDocuments;
  #closed = false;

  constructor(db: DatabaseSync, lock: Lock, options: SqliteStoreOptions) {
    this.#db = db;
    this.#lock = lock;
    this.#sql = prepareStatements(db);
    this.#known = new KnownDocuments(options.now);
    const { file, maxPages, isMadeInBulk = false, writesBeside = false } = options;
    const connection = { file, isMadeInBulk, ...(maxPages === undefined ? {} : { maxPages }) };
    this.#beside = writesBeside ? new ScribeBeside(connection) : null;
    // What others write is read anew: pages kept for longer than a read are kept in vain.
    if (writesBeside) db.exec('PRAGMA cache_size = -2000');
    const scribe = this.#beside ?? new Scribe(db, this.#sql);
    this.#writer = new Writer({
      // Who writes on this thread keeps everybody waiting meanwhile; nobody could come.
      pause: writesBeside ? () => wait(PAUSE_MS) : null,
      write: (group) => scribe.write(group),
      now: options.now,
      maxQueue: options.maxQueue ?? 1000,
      maxGroup: options.maxGroup ?? 50,
      kept: (changes) => this.#known.follow(changes),
      lost: () => this.#known.clear(),
    });
    this.#declarations = new Declarations(db, this.#sql);
    this.#upkeep = new Upkeep(db, this.#sql);
    for (const collection of options.collections ?? []) this.#declarations.ensure(collection);
  }

  async get<T>(collection: Collection<T>, id: string): Promise<Stored<T> | null> {
    this.#ready(collection);
    return this.#read(collection, id);
  }

  async getMany<T>(
    collection: Collection<T>,
    ids: readonly string[],
  ): Promise<readonly (Stored<T> | null)[]> {
    this.#ready(collection);
    return ids.map((id) => this.#read(collection, id));
  }

  async find<T>(collection: Collection<T>, index: string, options: FindOptions): Promise<Page<T>> {
    return this.#page(collection, index, options, [this.#sql.ascending, this.#sql.descending], (row) =>
      this.#stored(collection, row),
    );
  }

  async list<T, S>(collection: Summarised<T, S>, index: string, options: FindOptions): Promise<Page<S>> {
    return this.#page(
      collection,
      index,
      options,
      [this.#sql.listAscending, this.#sql.listDescending],
      (row) => this.#summary(collection, row),
    );
  }

  /** One page by the statement for its direction (forwards, backwards), whose rows have what `read` needs of them. */
  #page<Row extends FoundRow, I>(
    collection: AnyCollection,
    index: string,
    options: FindOptions,
    [ascending, backwards]: readonly [Reading<Row>, Reading<Row>],
    read: (row: Row) => Stored<I>,
  ): Page<I> {
    this.#ready(collection);
    checkDeclared(collection, 'indexes', index);
    const { limit, descending = false } = options;
    checkLimit(limit);
    const range = keyRange(options);
    // No id is empty: behind (low, '') lies all of the range, and before (high, '') as well.
    const start = { key: descending ? range.high : range.low, id: '' };
    const position = options.cursor === undefined ? start : readCursor(options.cursor, range);
    if (position === null) throw new BadCursor();
    const [statement, end] = descending ? [backwards, range.low] : [ascending, range.high];
    return this.#atOneInstant(() => {
      // One more than asked tells whether there is a next page.
      const rows = statement.all(collection.name, index, position.key, position.id, end, limit + 1);
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        items: shown.map(read),
        next: last === undefined ? null : writeCursor({ key: Buffer.from(last.key), id: last.id }),
      };
    });
  }

  /** Several reads of which none sees more than the others, though another thread commits meanwhile. */
  #atOneInstant<R>(read: () => R): R {
    if (this.#beside === null) return read();
    this.#sql.beginToRead.run();
    try {
      return read();
    } finally {
      this.#sql.commit.run();
    }
  }

  async findUnique<T>(collection: Collection<T>, unique: string, key: IndexKey): Promise<Stored<T> | null> {
    this.#ready(collection);
    checkDeclared(collection, 'unique', unique);
    const known = this.#known.holder<T>(collection, unique, key);
    if (known !== undefined) return known;
    const row = this.#sql.holder.get(collection.name, unique, encodeKey(key));
    if (row === undefined) return null;
    this.#known.held(collection, unique, key, row.id);
    return this.#stored(collection, row);
  }

  async count<T>(
    collection: Collection<T>,
    index: string,
    prefix: IndexKey,
    { most = Number.MAX_SAFE_INTEGER, ...bounds }: Parameters<Store['count']>[3] = {},
  ): Promise<number> {
    this.#ready(collection);
    checkDeclared(collection, 'indexes', index);
    const { low, high } = keyRange({ prefix, ...bounds });
    return Number(this.#sql.count.get(collection.name, index, low, high, most)?.['n']);
  }

  async commit(changes: ChangeSet): Promise<CommitResult> {
    this.#open();
    for (const { collection } of changes) this.#declarations.ensure(collection);
    return this.#writer.commit(makeReady(changes, this.#known));
  }

  async scan(
    collection: AnyCollection,
    { after = '', limit }: Parameters<Store['scan']>[1],
  ): Promise<readonly RawDocument[]> {
    this.#ready(collection);
    checkLimit(limit);
    const rows = this.#sql.scan.all(collection.name, after, limit);
    return rows.map(rawDocument);
  }

  async restore(collection: AnyCollection, documents: readonly RawDocument[]): Promise<void> {
    this.#ready(collection);
    const ready = await readyToRestore(collection, documents);
    await this.#writer.alone(() => {
      this.#open();
      restoreDocuments(this.#db, this.#sql, collection, ready);
      this.#known.clear();
    });
  }

  health(): StoreHealth {
    return this.#writer.health();
  }

  async tend(): Promise<boolean> {
    return this.#writer.alone(() => {
      this.#open();
      return this.#upkeep.some(this.#declarations.known());
    });
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#writer.drain();
    await this.#beside?.close();
    this.#db.close();
    this.#lock.release();
  }

  #open(): void {
    if (this.#closed) throw new StoreBusy(1);
  }

  #ready(collection: AnyCollection): void {
    this.#open();
    this.#declarations.ensure(collection);
  }

  #read<T>(collection: Collection<T>, id: string): Stored<T> | null {
    const known = this.#known.get<T>(collection, id);
    if (known !== undefined) return known;
    const row = this.#sql.read.get(collection.name, id);
    return row === undefined ? null : this.#stored(collection, row);
  }

  /** A summary that is not there, or of another version, is made from the body. */
  #summary<T, S>(collection: Summarised<T, S>, row: SummaryRow): Stored<S> {
    if (row.version === collection.summary.version && row.summary !== null && row.revision !== null)
      return { id: row.id, revision: row.revision, body: JSON.parse(row.summary) as S };
    const whole = this.#read(collection, row.id);
    if (whole === null) throw new Error(`${collection.name}/${row.id} is indexed and not there`);
    return { ...whole, body: collection.summary.of(whole.body) };
  }

  #stored<T>(collection: Collection<T>, row: DocumentRow): Stored<T> {
    const known = this.#known.at<T>(collection, row.id, row.revision);
    if (known !== undefined) return known;
    const stored = { id: row.id, revision: row.revision, body: readBody(collection, row) as T };
    return this.#known.read(collection, stored, textLength(row.body));
  }
}

/**
 * Opens the data file and brings its tables up to date.
 * Throws CannotStart: StoreInUse when another process has it open, StoreTooNew when a newer version of the game wrote it, or because it is gone,
 * damaged or can't be written.
 */
export const openSqliteStore = async (options: SqliteStoreOptions): Promise<Store> => {
  const lock = lockIn(options.file);
  let db: DatabaseSync | undefined;
  try {
    missData(options.file, lock.isMarked);
    db = openConnection(options.file);
    configure(db, options);
    claimData(db, options.file, lock);
    migrate(db, options.now);
    const store = new SqliteStore(db, lock, options);
    lock.mark();
    return store;
  } catch (error) {
    db?.close();
    lock.release();
    throw toldInWords(options.file, error);
  }
};
