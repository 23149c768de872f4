// What waits at the same moment goes to MongoDB together: change sets share a transaction, single documents a question. None fares otherwise than alone.
import { MongoClient, type Db, type Document } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMongoStore } from '@sigilla/server/store/mongo/openMongoStore.ts';
import {
  create,
  expect as expecting,
  NewerDocument,
  remove,
  replace,
  type ChangeSet,
  type Store,
} from '@sigilla/server/store/Store.ts';
import { freshDatabase, startMongo, type Service } from '../support/services.ts';
import { purses, scrolls } from './fixtures.ts';
import { mustCommit } from '../support/mustCommit.ts';

const MANY = 40;
const names = Array.from({ length: MANY }, (_, n) => `n${String(n).padStart(2, '0')}`);

let mongo: Service;
let client: MongoClient;
let db: Db;
let store: Store;
beforeAll(async () => {
  mongo = await startMongo({ extra: ['--setParameter', 'enableTestCommands=1'] });
});
afterAll(() => mongo.dispose());
beforeEach(async () => {
  const url = freshDatabase(mongo.url);
  store = await openMongoStore({ url, now: Date.now, collections: [purses, scrolls] });
  client = new MongoClient(url);
  db = client.db();
});
afterEach(async () => {
  await fail('off', {});
  await store.close();
  await client.close();
});

/** Has the server fail the next commands of a kind in a way. */
const fail = async (mode: 'off' | { readonly times: number }, data: object): Promise<void> => {
  await client.db('admin').command({ configureFailPoint: 'failCommand', mode, data });
};
const founded = () =>
  mustCommit(
    store,
    names.map((name) => create(purses, name, { coins: 0 })),
  );
/** A deed: a purse changed, a receipt made. */
const deed = (name: string): ChangeSet => [
  replace(purses, { id: name, revision: 1 }, { coins: 1 }),
  create(scrolls, `receipt-${name}`, { text: 'paid', order: [name], seal: [name] }),
];
const commitAll = async (sets: readonly ChangeSet[]): Promise<readonly string[]> =>
  (await Promise.all(sets.map((set) => store.commit(set)))).map((fate) =>
    fate.status === 'moved' ? `moved ${fate.collection}/${fate.id}` : fate.status,
  );
const eachOnce = async (of: readonly string[]): Promise<void> => {
  expect((await store.getMany(purses, of)).map((purse) => [purse?.revision, purse?.body.coins])).toEqual(
    of.map(() => [2, 1]),
  );
  const receipts = await store.getMany(
    scrolls,
    of.map((name) => `receipt-${name}`),
  );
  expect(receipts.map((receipt) => receipt?.revision)).toEqual(of.map(() => 1));
};
const all = (fate: string): readonly string[] => names.map(() => fate);

describe('change sets that wait at the same moment', () => {
  it('share transactions, and each is told the revisions of its own', async () => {
    await founded();
    const before = store.health();
    const fates = await Promise.all(names.map((name) => store.commit(deed(name))));
    expect(fates).toEqual(
      names.map((name) => ({
        status: 'committed',
        revisions: new Map([
          [`purses/${name}`, 2],
          [`scrolls/receipt-${name}`, 1],
        ]),
      })),
    );
    const { commits, syncs } = store.health();
    expect(commits - before.commits).toBe(MANY);
    expect(syncs - before.syncs).toBeLessThan(MANY / 4);
    await eachOnce(names);
  });

  it('are not refused for each other’s sake: one that has moved and one whose key is taken stand alone', async () => {
    await founded();
    await mustCommit(store, [replace(purses, { id: 'n03', revision: 1 }, { coins: 7 })]);
    await mustCommit(store, [create(scrolls, 'other', { text: '', seal: ['n05'] })]);
    const fates = await commitAll([...names.map(deed), [expecting(purses, { id: 'nobody', revision: 1 })]]);
    expect(fates).toEqual([
      ...names.map((name) => (name === 'n03' ? 'moved purses/n03' : name === 'n05' ? 'taken' : 'committed')),
      'moved purses/nobody',
    ]);
    await eachOnce(names.filter((name) => name !== 'n03' && name !== 'n05'));
    expect((await store.get(purses, 'n03'))?.body).toEqual({ coins: 7 });
    expect(await store.getMany(scrolls, ['receipt-n03', 'receipt-n05'])).toEqual([null, null]);
  });

  it('make no room for each other that neither would find: keys that two would hand to each other stay where they are', async () => {
    await mustCommit(store, [
      create(scrolls, 'left', { text: '', seal: ['l'] }),
      create(scrolls, 'right', { text: '', seal: ['r'] }),
    ]);
    const swap = (from: string, key: string): ChangeSet => [
      remove(scrolls, { id: from, revision: 1 }),
      create(scrolls, `${from}-anew`, { text: '', seal: [key] }),
    ];
    expect(await commitAll([swap('left', 'r'), swap('right', 'l')])).toEqual(['taken', 'taken']);
    expect((await store.findUnique(scrolls, 'seal', ['l']))?.id).toBe('left');
  });

  it('that touch one document go one after the other, in the order they came', async () => {
    await founded();
    const fates = await commitAll([
      deed('n00'),
      [replace(purses, { id: 'n00', revision: 2 }, { coins: 2 }), create(scrolls, 'later', { text: '' })],
      ...names.slice(1).map(deed),
      [replace(purses, { id: 'n00', revision: 2 }, { coins: 9 }), create(scrolls, 'late', { text: '' })],
    ]);
    expect(fates).toEqual([
      'committed',
      'committed',
      ...names.slice(1).map(() => 'committed'),
      'moved purses/n00',
    ]);
    expect((await store.get(purses, 'n00'))?.body).toEqual({ coins: 2 });
  });

  it.each([
    ['was kept', { writeConcernError: { code: 64, errmsg: 'waiting for replication timed out' } }],
    ['was not', { closeConnection: true }],
    ['was refused with something that nobody knows', { errorCode: 8_000 }],
  ])(
    'are each told as committed, and are there once, when nobody hears whether their transaction was: it %s',
    async (_which, how) => {
      await founded();
      await fail({ times: 1 }, { failCommands: ['commitTransaction'], ...how });
      expect(await commitAll(names.map(deed))).toEqual(all('committed'));
      await eachOnce(names);
      const again = await commitAll(names.map(deed));
      expect(again).toEqual(names.map((name) => `moved purses/${name}`));
    },
  );

  it('go on alone when the line is cut before their transaction is handed over', async () => {
    await founded();
    await fail({ times: 2 }, { failCommands: ['insert'], closeConnection: true });
    expect(await commitAll(names.map(deed))).toEqual(all('committed'));
    await eachOnce(names);
  });
});

describe('single documents that are asked for at the same moment', () => {
  /** What the server was asked while `work` went on. */
  const questions = async (work: () => Promise<unknown>): Promise<readonly Document[]> => {
    await db.command({ profile: 2 });
    await work();
    await db.command({ profile: 0 });
    return db
      .collection('system.profile')
      .find({ op: 'query', ns: { $not: /system/ } })
      .toArray();
  };

  it('are read by one question, which goes by the index and looks at nothing else', async () => {
    await founded();
    await mustCommit(
      store,
      names.map((name) => create(scrolls, name, { text: name, seal: ['of', name] })),
    );
    const asked = await questions(async () => {
      const [held, read] = await Promise.all([
        Promise.all([...names, 'nobody'].map((name) => store.findUnique(scrolls, 'seal', ['of', name]))),
        Promise.all([...names, 'nobody', 'n00'].map((name) => store.get(purses, name))),
      ]);
      expect(held.map((scroll) => scroll?.body.text)).toEqual([...names, undefined]);
      expect(read.map((purse) => purse?.id)).toEqual([...names, undefined, 'n00']);
    });
    expect(asked.map(({ planSummary }) => String(planSummary).slice(0, 6))).toEqual(['IXSCAN', 'IXSCAN']);
    for (const { docsExamined, keysExamined } of asked) {
      expect(docsExamined).toBe(MANY);
      expect(keysExamined).toBeLessThanOrEqual(2 * MANY + 2);
    }
  });

  it('are as they stand when they are asked for, however many are', async () => {
    await mustCommit(store, [create(purses, 'mine', { coins: 0 })]);
    const idly = { goesOn: true };
    const others = Promise.all(
      names.map(async (name) => {
        while (idly.goesOn) await store.get(purses, name);
      }),
    );
    for (let coins = 1; coins <= 20; coins += 1) {
      await mustCommit(store, [replace(purses, { id: 'mine', revision: coins }, { coins })]);
      expect((await store.get(purses, 'mine'))?.body.coins).toBe(coins);
    }
    idly.goesOn = false;
    await others;
  });

  it('fail alone where one was written by a newer version', async () => {
    const newer = await openMongoStore({
      url: mongo.url.replace('/?', `/${db.databaseName}?`),
      now: Date.now,
    });
    await mustCommit(newer, [create({ ...purses, schemaVersion: 2 }, 'newer', { coins: 1 })]);
    await newer.close();
    await founded();
    const [older, young, other] = await Promise.allSettled(
      ['n00', 'newer', 'n01'].map((id) => store.get(purses, id)),
    );
    expect([older?.status, young?.status, other?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(young).toMatchObject({ reason: expect.any(NewerDocument) as unknown });
  });
});
