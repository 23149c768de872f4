// The plans by which MongoDB reads and writes: everything that the store asks of it, as its own profiler saw it, goes by an index, touches no more
// documents than it answers, and sorts nothing in memory.
import { MongoClient, type Db, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { AGGREGATES } from '@sigilla/server/store/collections.ts';
import { openMongoStore } from '@sigilla/server/store/mongo/openMongoStore.ts';
import { declarationMark } from '@sigilla/server/store/mongo/documents.ts';
import { keyDocument } from '@sigilla/server/store/mongo/keyDocuments.ts';
import {
  create,
  expect as expecting,
  remove,
  replace,
  type AnyCollection,
  type IndexKey,
  type Store,
  type Summarised,
} from '@sigilla/server/store/Store.ts';
import { freshDatabase } from '../support/services.ts';
import { purses, scrolls } from './fixtures.ts';

const MANY = 300;
const SCOPE: IndexKey = ['default-server'];

let client: MongoClient;
let db: Db;
let store: Store;

const numbered = (names: readonly string[], key: (name: string) => IndexKey) =>
  Object.fromEntries(names.map((name) => [name, keyDocument(key(name))]));

/** Documents that have every key their collection declares, put there as the store keeps them. */
const fill = async (collection: AnyCollection): Promise<void> => {
  const { name, schemaVersion, indexes, unique, summary } = collection;
  const documents = Array.from({ length: MANY }, (_, n) => ({
    _id: `d${String(n).padStart(4, '0')}`,
    revision: 1,
    schemaVersion,
    declared: declarationMark(collection).whole,
    keys: numbered(Object.keys(indexes), () => [...SCOPE, n % 10, n]),
    unique: numbered(Object.keys(unique), () => [...SCOPE, n]),
    ...(summary === undefined ? {} : { summary: { version: summary.version, of: {} } }),
    body: {},
  }));
  await db.collection<{ _id: string }>(name).insertMany(documents);
};

beforeAll(async () => {
  const url = freshDatabase(inject('mongoUrl'));
  store = await openMongoStore({ url, now: Date.now, collections: [...AGGREGATES, scrolls, purses] });
  client = new MongoClient(url);
  db = client.db();
  for (const collection of AGGREGATES) await fill(collection);
});
afterAll(async () => {
  await store.close();
  await db.dropDatabase();
  await client.close();
});

/** What the server did while `work` went on. */
const profiled = async (work: () => Promise<unknown>): Promise<readonly Document[]> => {
  await db.command({ profile: 2 });
  await work();
  await db.command({ profile: 0 });
  const seen = await db
    .collection('system.profile')
    .find({ ns: { $not: /system\.profile/ } }, { sort: { $natural: 1 } })
    .toArray();
  return seen.filter(({ planSummary }) => planSummary !== undefined);
};
beforeEach(async () => {
  await db.command({ profile: 0 });
  await db
    .collection('system.profile')
    .drop()
    .catch(() => undefined);
});

const BY_INDEX = /^(IXSCAN|COUNT_SCAN|IDHACK|EXPRESS|EOF)/;

/** Why a step is dearer than its answer; null when it is not. */
const fault = (step: Document): string | null => {
  const { ns, op, planSummary, hasSortStage, docsExamined = 0, keysExamined = 0 } = step;
  const touched = Number(step['nreturned'] ?? step['nMatched'] ?? step['ndeleted'] ?? step['ninserted'] ?? 0);
  const says = (why: string) => `${op} ${ns} by ${planSummary}: ${why}`;
  if (
    !String(planSummary)
      .split(/(?<=\}), /)
      .every((stage) => BY_INDEX.test(stage))
  )
    return says('scans');
  if (hasSortStage === true) return says('sorts');
  if (Number(docsExamined) > touched + 1) return says(`looks at ${docsExamined} documents for ${touched}`);
  if (op === 'query' && Number(keysExamined) > touched + 2)
    return says(`walks ${keysExamined} keys for ${touched}`);
  return null;
};
const faults = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const steps = await profiled(work);
  expect(steps.length).toBeGreaterThan(0);
  return steps.flatMap((step) => fault(step) ?? []);
};

const indexed = AGGREGATES.flatMap((collection) =>
  Object.keys(collection.indexes).map((index) => [`${collection.name}.${index}`, collection, index] as const),
);
const unique = AGGREGATES.flatMap((collection) =>
  Object.keys(collection.unique).map((name) => [`${collection.name}.${name}`, collection, name] as const),
);

describe('the MongoDB store, by the plans of MongoDB itself', () => {
  it.each(indexed)('finds, lists, pages and counts by %s, both ways', async (_name, collection, index) => {
    const found = await faults(async () => {
      for (const descending of [false, true]) {
        const page = { prefix: SCOPE, descending, limit: 20 };
        const first = await store.find(collection, index, page);
        expect(first.items).toHaveLength(20);
        const cursor = first.next ?? '';
        expect((await store.find(collection, index, { ...page, cursor })).items).toHaveLength(20);
        expect((await store.find(collection, index, { ...page, from: 3, to: 4 })).items).toHaveLength(20);
        if (collection.summary !== undefined) {
          const listed = await store.list(collection as Summarised<unknown, unknown>, index, page);
          expect(listed.items).toHaveLength(20);
        }
      }
      expect(await store.count(collection, index, SCOPE, { from: 3, to: 4 })).toBe(MANY / 5);
      expect(await store.count(collection, index, SCOPE, { most: 50 })).toBe(50);
    });
    expect(found).toEqual([]);
  });

  it.each(unique)('finds the holder of %s', async (_name, collection, name) => {
    const found = await faults(async () => {
      expect((await store.findUnique(collection, name, [...SCOPE, 7]))?.id).toBe('d0007');
    });
    expect(found).toEqual([]);
  });

  it('reads by ids, scans in their order, writes and tends', async () => {
    const [some] = AGGREGATES;
    if (some === undefined) throw new Error('no aggregates');
    const found = await faults(async () => {
      expect(await store.get(some, 'd0001')).not.toBeNull();
      expect(await store.getMany(some, ['d0001', 'd0299'])).toHaveLength(2);
      expect(await store.scan(some, { after: 'd0100', limit: 50 })).toHaveLength(50);
      const sets = [
        [create(purses, 'a', { coins: 1 }), create(scrolls, 's', { text: '', order: ['x'], seal: ['x'] })],
        [replace(purses, { id: 'a', revision: 1 }, { coins: 2 })],
        [
          replace(purses, { id: 'a', revision: 2 }, { coins: 3 }),
          expecting(scrolls, { id: 's', revision: 1 }),
        ],
        [replace(purses, { id: 'a', revision: 2 }, { coins: 3 }), create(scrolls, 's', { text: '' })],
        [create(scrolls, 't', { text: '', seal: ['x'] })],
        [remove(purses, { id: 'a', revision: 3 }), expecting(purses, { id: 'b', revision: 0 })],
      ];
      const fates: string[] = [];
      for (const set of sets) fates.push((await store.commit(set)).status);
      expect(fates).toEqual(['committed', 'committed', 'committed', 'moved', 'taken', 'committed']);
      expect(await store.tend()).toBe(false);
    });
    expect(found).toEqual([]);
  });

  it('would be seen to do otherwise', () => {
    const step = { ns: 'x', op: 'query', planSummary: 'IXSCAN { a: 1 }', docsExamined: 3, nreturned: 3 };
    expect(fault(step)).toBeNull();
    expect(fault({ ...step, planSummary: 'COLLSCAN' })).toMatch('scans');
    expect(fault({ ...step, hasSortStage: true })).toMatch('sorts');
    expect(fault({ ...step, docsExamined: 90 })).toMatch('looks at 90');
  });
});
