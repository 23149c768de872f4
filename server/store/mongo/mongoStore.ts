// The store at scale: documents in MongoDB, one collection for each declared one, looked up by the keys that lie in fields of their own.
// Reads are of the primary and of what a majority has, so that nothing that was read can be undone.
import { type Db, type MongoClient } from 'mongodb';
import { elapsed, wait } from '../../clock.ts';
import { checkDeclared } from '../inShape.ts';
import {
  checkLimit,
  StoreBusy,
  StoreUnwritable,
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
  type StoreHealth,
  type Summarised,
} from '../Store.ts';
import { answered } from './answered.ts';
import { makeReady } from './changeSets.ts';
import { Committer, type CommitterOptions } from './committer.ts';
import { Declarations } from './declarations.ts';
import {
  indexPath,
  restored,
  storedOf,
  uniquePath,
  WHOLE,
  type KeptDocument,
  type Whole,
} from './documents.ts';
import { isDuplicateKey, isMissingIndex, isPassing } from './faults.ts';
import { documentRange, keyDocument } from './keyDocuments.ts';
import { pageOf, type Row } from './pages.ts';
import { Recollection } from './recollection.ts';
import { READ_CONCERN } from './sessions.ts';
import { singleReads } from './singleReads.ts';
import type { SingleReads } from './singleReads.ts';

export interface MongoStoreOptions extends CommitterOptions {
  /** How long a collection's indexes and keys are waited for. */
  readonly preparedWithinMs: number;
}

const RETRY_AFTER_SECONDS = 2;
const BETWEEN_TRIES_MS = 100;

export class MongoStore implements Store {
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #options: MongoStoreOptions;
  readonly #committer: Committer;
  readonly #declarations: Declarations;
  readonly recall: Recollection;
  /** By collection and the path that names its documents. */
  readonly #singleReads = new Map<string, SingleReads>();
  #isClosed = false;
  /** The last read was given up; nobody who can't read comes as far as a commit that would show it. */
  #isUnread = false;

  constructor(client: MongoClient, db: Db, options: MongoStoreOptions) {
    this.#client = client;
    this.#db = db;
    this.#options = options;
    this.#committer = new Committer(client, db, options);
    this.#declarations = new Declarations(db, options.preparedWithinMs);
    this.recall = new Recollection(options.now);
  }

  /** Makes collections ready for use, all at once. */
  async prepare(collections: readonly AnyCollection[]): Promise<void> {
    await Promise.all(collections.map((collection) => this.#declarations.ensure(collection)));
  }

  get<T>(collection: Collection<T>, id: string): Promise<Stored<T> | null> {
    return this.#reading(collection, async () => {
      const kept = await this.#readsOf(collection, '_id').take({ name: id, key: id });
      return kept === undefined ? null : this.recall.read(collection, storedOf<T>(collection, kept));
    });
  }

  getMany<T>(collection: Collection<T>, ids: readonly string[]): Promise<readonly (Stored<T> | null)[]> {
    return this.#reading(collection, async () => {
      const kept = await this.#documents(collection)
        .find({ _id: { $in: [...new Set(ids)] } })
        .project<Whole>(WHOLE)
        .toArray();
      const byId = new Map(kept.map((one) => [one._id, one]));
      return ids.map((id) => {
        const found = byId.get(id);
        return found === undefined ? null : storedOf<T>(collection, found);
      });
    });
  }

  find<T>(collection: Collection<T>, index: string, options: FindOptions): Promise<Page<T>> {
    return this.#page(collection, index, options, WHOLE, async (rows) =>
      rows.map((row) => storedOf<T>(collection, row)),
    );
  }

  list<T, S>(collection: Summarised<T, S>, index: string, options: FindOptions): Promise<Page<S>> {
    const { version, of } = collection.summary;
    return this.#page(collection, index, options, { revision: 1, summary: 1 }, async (rows) => {
      const isMissing = ({ summary }: Row<'summary'>): boolean => summary?.version !== version;
      // A summary that is not there, or of another version, is made from the body.
      const whole = await this.getMany(
        collection,
        rows.filter(isMissing).map(({ _id }) => _id),
      );
      const made = new Map(
        whole.flatMap((one) => (one === null ? [] : [[one.id, { ...one, body: of(one.body) }]])),
      );
      return rows.flatMap((row) => {
        if (isMissing(row)) return made.get(row._id) ?? [];
        return { id: row._id, revision: row.revision, body: row.summary?.of as S };
      });
    });
  }

  /** One page of an index; `read` makes items of its rows, which have what `fields` names. */
  #page<I, Field extends keyof KeptDocument>(
    collection: AnyCollection,
    index: string,
    options: FindOptions,
    fields: Readonly<Record<Field, 1>>,
    read: (rows: readonly Row<Field>[]) => Promise<readonly Stored<I>[]>,
  ): Promise<Page<I>> {
    return this.#reading(collection, async () => {
      checkDeclared(collection, 'indexes', index);
      const { rows, next } = await pageOf(this.#documents(collection), index, options, fields);
      return { items: await read(rows), next };
    });
  }

  findUnique<T>(collection: Collection<T>, unique: string, key: IndexKey): Promise<Stored<T> | null> {
    return this.#reading(collection, async () => {
      checkDeclared(collection, 'unique', unique);
      const held = keyDocument(key);
      const kept = await this.#readsOf(collection, uniquePath(unique)).take({
        name: JSON.stringify(held),
        key: held,
      });
      return kept === undefined
        ? null
        : this.recall.found(collection, unique, key, storedOf<T>(collection, kept));
    });
  }

  count<T>(
    collection: Collection<T>,
    index: string,
    prefix: IndexKey,
    { most, ...bounds }: Parameters<Store['count']>[3] = {},
  ): Promise<number> {
    return this.#reading(collection, async () => {
      checkDeclared(collection, 'indexes', index);
      const range = documentRange({ prefix, ...bounds });
      if (range === null || most === 0) return 0;
      const path = indexPath(index);
      // By the plain command, which counts in the index alone.
      const { n } = await this.#db.command({
        count: collection.name,
        query: { [path]: { $gte: range.low, $lt: range.high } },
        hint: path,
        ...(most === undefined ? {} : { limit: most }),
        readConcern: READ_CONCERN,
      });
      return Number(n);
    });
  }

  async commit(changes: ChangeSet): Promise<CommitResult> {
    this.#open();
    const ready = Promise.all(changes.map(({ collection }) => this.#declarations.ensure(collection)));
    ready.catch(() => undefined);
    const set = makeReady(changes, this.recall);
    const result = await this.#committer.commit(set, ready);
    this.recall.follow(set, result);
    return result;
  }

  scan(
    collection: AnyCollection,
    { after = '', limit }: Parameters<Store['scan']>[1],
  ): Promise<readonly RawDocument[]> {
    return this.#reading(collection, async () => {
      checkLimit(limit);
      const kept = await this.#documents(collection)
        .find({ _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(limit)
        .project<Whole>(WHOLE)
        .toArray();
      return kept.map(({ _id: id, revision, schemaVersion, body }) => ({
        id,
        revision,
        schemaVersion,
        body,
      }));
    });
  }

  restore(collection: AnyCollection, documents: readonly RawDocument[]): Promise<void> {
    return this.#reading(collection, async () => {
      if (documents.length === 0) return;
      const kept = documents.map((document) => restored(collection, document));
      const ids = kept.map(({ _id }) => _id);
      // Revisions are written as they are told, so that they say nothing of what is in mind.
      this.recall.clear();
      try {
        if (Object.keys(collection.unique).length > 0)
          await this.#documents(collection).updateMany({ _id: { $in: ids } }, { $unset: { unique: '' } });
        await this.#documents(collection).bulkWrite(
          kept.map((replacement) => ({
            replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
          })),
          { ordered: true },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const at = (
          error as { readonly result?: { readonly matchedCount: number; readonly upsertedCount: number } }
        ).result;
        const id = ids[(at?.matchedCount ?? 0) + (at?.upsertedCount ?? 0)];
        throw new Error(`${collection.name}/${id}: a unique key of it is held by another document`, {
          cause: error,
        });
      }
    });
  }

  health(): StoreHealth {
    const health = this.#committer.health();
    return { ...health, isFailing: health.isFailing || this.#isUnread };
  }

  async tend(): Promise<boolean> {
    this.#open();
    return this.#persist(() => this.#declarations.tend());
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#declarations.close();
    await this.#committer.drain();
    await this.#client.close();
  }

  #open(): void {
    if (this.#isClosed) throw new StoreBusy(RETRY_AFTER_SECONDS);
  }

  #documents({ name }: AnyCollection) {
    return this.#db.collection<KeptDocument>(name);
  }

  /** Reads of single documents by what is at `path`, their ids or a unique key. */
  #readsOf(collection: AnyCollection, path: string): SingleReads {
    const name = `${collection.name} ${path}`;
    const known = this.#singleReads.get(name) ?? singleReads(this.#client, this.#documents(collection), path);
    this.#singleReads.set(name, known);
    return known;
  }

  async #reading<T>(collection: AnyCollection, work: () => Promise<T>): Promise<T> {
    this.#open();
    return this.#persist(async () => {
      await this.#declarations.ensure(collection);
      return work();
    });
  }

  /** Asks again while the store is not there, as long as the patience lasts. */
  async #persist<T>(work: () => Promise<T>): Promise<T> {
    const until = elapsed() + this.#options.patienceMs;
    for (;;) {
      try {
        const done = await answered(this.#client, work());
        this.#isUnread = false;
        return done;
      } catch (error) {
        this.#open();
        if (isMissingIndex(error)) throw new StoreBusy(RETRY_AFTER_SECONDS);
        if (!isPassing(error)) throw error;
        if (elapsed() + BETWEEN_TRIES_MS > until) {
          this.#isUnread = true;
          throw new StoreUnwritable(error);
        }
        await wait(BETWEEN_TRIES_MS);
      }
    }
  }
}
