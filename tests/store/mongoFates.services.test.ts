// What becomes of commits when MongoDB does not answer, answers too late, or dies: each is kept once or not at all, and whoever asked is told the truth.
import { MongoClient } from 'mongodb';
import type { ClientSession } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openMongoStore } from '@sigilla/server/store/mongo/openMongoStore.ts';
import {
  CommitUnknown,
  create,
  remove,
  replace,
  StoreBusy,
  StoreUnwritable,
  type ChangeSet,
  type Store,
} from '@sigilla/server/store/Store.ts';
import { freshDatabase, startMongo, type Service } from '../support/services.ts';
import { purses, scrolls } from './fixtures.ts';
import { mustCommit } from '../support/mustCommit.ts';
import { Proxy } from '../faults/harness/proxy.ts';

const opened: Store[] = [];
const openOn = async (mongo: Service, patienceMs = 60_000): Promise<Store> => {
  const store = await openMongoStore({ url: freshDatabase(mongo.url), now: Date.now, patienceMs });
  opened.push(store);
  return store;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
});

describe('a command that was sent to two processes', () => {
  let mongo: Service;
  let client: MongoClient;
  beforeAll(async () => {
    mongo = await startMongo();
    client = new MongoClient(mongo.url);
  });
  afterAll(async () => {
    await client.close();
    await mongo.dispose();
  });

  /** Another process has begun to keep this document, and has not come to its end. */
  const beingMade = async (store: Store, url: string, id: string): Promise<ClientSession> => {
    await mustCommit(store, [create(purses, 'purse', { coins: 1 })]);
    const session = client.startSession();
    session.startTransaction();
    const made = client.db(new URL(url).pathname.slice(1)).collection<{ _id: string }>('purses');
    await made.insertOne({ _id: id }, { session });
    return session;
  };

  it('is of unknown fate while the other still keeps its trace: it was told to be busy, as if nothing came of it', async () => {
    const url = freshDatabase(mongo.url);
    const store = await openMongoStore({ url, now: Date.now, patienceMs: 200 });
    opened.push(store);
    const other = await beingMade(store, url, 'trace');
    const again = store.commit([
      replace(purses, { id: 'purse', revision: 1 }, { coins: 2 }),
      create(purses, 'trace', { coins: 0 }),
    ]);
    await expect(again).rejects.toThrow(CommitUnknown);
    expect(store.health().isFailing).toBe(false);
    await other.abortTransaction();
    await other.endSession();
  });

  it('is busy where the other only writes the same purse', async () => {
    const url = freshDatabase(mongo.url);
    const store = await openMongoStore({ url, now: Date.now, patienceMs: 200 });
    opened.push(store);
    const other = await beingMade(store, url, 'another trace');
    await client
      .db(new URL(url).pathname.slice(1))
      .collection<{ _id: string }>('purses')
      .updateOne({ _id: 'purse' }, { $set: { held: 'x' } }, { session: other });
    const again = store.commit([
      replace(purses, { id: 'purse', revision: 1 }, { coins: 2 }),
      create(purses, 'trace', { coins: 0 }),
    ]);
    await expect(again).rejects.toThrow(StoreBusy);
    await other.abortTransaction();
    await other.endSession();
  });
});

describe('a commit whose answer is lost', () => {
  let mongo: Service;
  let admin: MongoClient;
  let store: Store;
  beforeAll(async () => {
    mongo = await startMongo({ extra: ['--setParameter', 'enableTestCommands=1'] });
    admin = new MongoClient(mongo.url);
  });
  afterEach(() => fail('off', {}));
  afterAll(async () => {
    await admin.close();
    await mongo.dispose();
  });

  /** Has the server fail the next commands of a kind in a way. */
  const fail = async (mode: 'off' | { readonly times: number }, data: object): Promise<void> => {
    await admin.db('admin').command({ configureFailPoint: 'failCommand', mode, data });
  };
  /** Done, but the answer says that nobody knows whether a majority has it. */
  const inDoubt = (command: string) => ({
    failCommands: [command],
    writeConcernError: { code: 64, errmsg: 'waiting for replication timed out' },
  });
  /** Not done: the line is cut first. */
  const cutOff = (command: string) => ({ failCommands: [command], closeConnection: true });

  const seen = { id: 'purse', revision: 1 };
  const sets: Readonly<Record<string, readonly [command: string, set: () => ChangeSet]>> = {
    'changes and makes documents': [
      'commitTransaction',
      () => [replace(purses, seen, { coins: 2 }), create(scrolls, 'receipt', { text: 'paid', seal: ['r'] })],
    ],
    'makes documents alone': [
      'commitTransaction',
      () => [create(scrolls, 'receipt', { text: '', seal: ['r'] })],
    ],
    'makes and removes': [
      'commitTransaction',
      () => [remove(purses, seen), create(scrolls, 'receipt', { text: '', seal: ['r'] })],
    ],
    'changes one document': ['update', () => [replace(purses, seen, { coins: 2 })]],
  };

  describe.each(Object.entries(sets))('that %s', (_what, [command, set]) => {
    it.each([
      ['was kept', inDoubt(command)],
      ['was not', cutOff(command)],
    ])('is told as committed, and is there once, when it %s', async (_which, data) => {
      store = await openOn(mongo);
      await mustCommit(store, [create(purses, 'purse', { coins: 1 })]);
      await fail({ times: 6 }, data);
      expect((await store.commit(set())).status).toBe('committed');
      const again = await store.commit(set());
      expect(again.status).toBe('moved');
      const purse = await store.get(purses, 'purse');
      expect(purse === null ? null : purse.revision).toBe(
        set().some(({ kind }) => kind === 'remove')
          ? null
          : set().length === 1 && command === 'commitTransaction'
            ? 1
            : 2,
      );
      expect((await store.get(scrolls, 'receipt'))?.revision ?? null).toBe(command === 'update' ? null : 1);
    });
  });

  it('is unknown when that lasts longer than the patience, and then either there or not', async () => {
    store = await openOn(mongo, 300);
    await mustCommit(store, [create(purses, 'purse', { coins: 1 })]);
    await fail({ times: 1000 }, cutOff('commitTransaction'));
    await expect(
      store.commit([replace(purses, seen, { coins: 2 }), create(purses, 'other', { coins: 2 })]),
    ).rejects.toThrow(CommitUnknown);
    expect(store.health().isFailing).toBe(true);
    await fail('off', {});
    expect((await store.get(purses, 'purse'))?.revision).toBe(1);
    await mustCommit(store, [replace(purses, seen, { coins: 2 })]);
    expect(store.health().isFailing).toBe(false);
  });

  it('was certainly not kept, and is told so, when nothing was handed over in that time', async () => {
    store = await openOn(mongo, 300);
    await mustCommit(store, [create(purses, 'purse', { coins: 1 })]);
    await fail({ times: 1000 }, cutOff('insert'));
    await expect(store.commit([create(purses, 'other', { coins: 2 }), remove(purses, seen)])).rejects.toThrow(
      StoreUnwritable,
    );
  });
});

describe('a store that has gone', () => {
  it('refuses within its patience, reads and commits alike, says so to whoever only read it, and serves again when it is back, without being opened anew', async () => {
    const mongo = await startMongo();
    try {
      const store = await openOn(mongo, 1_000);
      await mustCommit(store, [create(purses, 'purse', { coins: 1 })]);
      await mongo.kill9();
      await expect(store.get(purses, 'purse')).rejects.toThrow(StoreUnwritable);
      expect(store.health().isFailing).toBe(true);
      await expect(store.commit([create(purses, 'late', { coins: 2 })])).rejects.toThrow(StoreUnwritable);
      // Where nothing is to be written nothing has been proved.
      await mustCommit(store, []);
      expect(store.health()).toMatchObject({ isFailing: true, queued: 0 });
      await mongo.start();
      await expect
        .poll(
          () => store.commit([create(purses, 'late', { coins: 2 })]).then(({ status }) => status, String),
          {
            timeout: 60_000,
          },
        )
        .toBe('committed');
      expect(await store.count(purses, 'coins', [])).toBe(2);
      expect(store.health().isFailing).toBe(false);
    } finally {
      await Promise.all(opened.splice(0).map((store) => store.close()));
      await mongo.dispose();
    }
  });
});

describe('a line to the store on which a large document gets stuck half way', () => {
  it('keeps nobody waiting for ever: the commit is told as unknown, and whoever comes behind it is served when the line is well', async () => {
    const mongo = await startMongo();
    const { hostname: host, port } = new URL(mongo.url);
    const proxy = await Proxy.open(() => ({ host, port: Number(port) }));
    try {
      const direct = new URL(freshDatabase(mongo.url));
      direct.host = `127.0.0.1:${proxy.port}`;
      direct.search = '?directConnection=true';
      const store = await openMongoStore({
        url: direct.href,
        now: Date.now,
        patienceMs: 300,
        answerWithinMs: 300,
      });
      opened.push(store);
      await mustCommit(store, [create(scrolls, 'long', { text: '' }), create(purses, 'purse', { coins: 1 })]);
      proxy.weather = { isFull: true };
      const long = { text: 'x'.repeat(14_000_000) };
      const told = await Promise.allSettled([
        store.commit([replace(scrolls, { id: 'long', revision: 1 }, long)]),
        store.commit([
          replace(purses, { id: 'purse', revision: 1 }, { coins: 2 }),
          create(scrolls, 'receipt', long),
        ]),
      ]);
      for (const it of told)
        expect(it.status === 'rejected' && it.reason).toSatisfy(
          (why) => why instanceof CommitUnknown || why instanceof StoreUnwritable,
        );
      proxy.weather = {};
      // What was on the line may arrive after all, and is then what is read.
      const spend = async (): Promise<string> => {
        const purse = await store.get(purses, 'purse');
        return (await store.commit([replace(purses, purse ?? { id: 'purse', revision: 0 }, { coins: 3 })]))
          .status;
      };
      await expect.poll(() => spend().catch(String)).toBe('committed');
      expect(store.health().queued).toBe(0);
    } finally {
      await Promise.all(opened.splice(0).map((store) => store.close()));
      await proxy.close();
      await mongo.dispose();
    }
  });
});

describe('a set of three whose primary is killed under load', () => {
  it('loses nothing that was acknowledged, doubles nothing, and keeps no half', async () => {
    const mongo = await startMongo({ nodes: 3 });
    try {
      const store = await openOn(mongo, 20_000);
      const acknowledged = new Set<string>();
      const run = { goesOn: true };
      const work = async (writer: string): Promise<void> => {
        await mustCommit(store, [create(purses, writer, { coins: 0 })]);
        while (run.goesOn) {
          const read = await store.get(purses, writer).catch(onlyBusy);
          if (read === null) continue;
          const coins = read.body.coins + 1;
          const receipt = `${writer}-${coins}`;
          const result = await store
            .commit([
              replace(purses, read, { coins }),
              create(scrolls, receipt, { text: '', order: [writer, coins], seal: [receipt] }),
            ])
            .catch(onlyBusy);
          // Nobody else writes this purse: it has moved only if an attempt that was told as unknown was kept.
          if (result?.status === 'committed') acknowledged.add(receipt);
        }
      };
      const writers = ['a', 'b', 'c', 'd', 'e', 'f'];
      const working = Promise.all(writers.map(work));
      const more = (count: number) =>
        expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 50 }).toBeGreaterThan(count);
      await more(60);
      for (const _time of [1, 2]) {
        await mongo.kill9('primary');
        await more(acknowledged.size + 60);
        await mongo.start();
      }
      run.goesOn = false;
      await working;
      for (const writer of writers) {
        const purse = await store.get(purses, writer);
        const coins = purse?.body.coins ?? 0;
        expect(purse?.revision).toBe(coins + 1);
        expect(await store.count(scrolls, 'order', [writer])).toBe(coins);
      }
      for (const receipt of acknowledged)
        expect((await store.get(scrolls, receipt))?.revision, receipt).toBe(1);
    } finally {
      await Promise.all(opened.splice(0).map((store) => store.close()));
      await mongo.dispose();
    }
  });
});

/** The refusals that a caller may meet while there is no primary; anything else is a fault. */
const onlyBusy = (error: unknown): null => {
  if (error instanceof StoreBusy || error instanceof StoreUnwritable || error instanceof CommitUnknown)
    return null;
  throw error;
};
