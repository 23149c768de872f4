// The MongoDB adapter: the contract every store is held to, and what only this one promises (documents an operator can read, many processes at
// once, versions side by side, why it can't start).
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { MongoClient, type Db } from 'mongodb';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { CannotStart } from '@sigilla/server/cannotStart.ts';
import { openMongoStore } from '@sigilla/server/store/mongo/openMongoStore.ts';
import {
  create,
  expect as expecting,
  remove,
  replace,
  type Change,
  type Collection,
  type Store,
} from '@sigilla/server/store/Store.ts';
import { freePort } from '../../scripts/ports.ts';
import { freshDatabase } from '../support/services.ts';
import { storeContract } from './contract.ts';
import { allIds, purses, scrolls } from './fixtures.ts';
import { mustCommit } from '../support/mustCommit.ts';
import { openMongoHarness, type MongoHarness } from './mongoHarness.ts';

storeContract('MongoDB', (options) => openMongoHarness(inject('mongoUrl'), options));

describe('the MongoDB store', () => {
  const opened: { close(): Promise<unknown> }[] = [];
  const harnesses: MongoHarness[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()));
    await Promise.all(harnesses.splice(0).map((harness) => harness.dispose()));
  });
  const open = async (): Promise<MongoHarness> => {
    const harness = await openMongoHarness(inject('mongoUrl'));
    harnesses.push(harness);
    return harness;
  };
  /** Another process's store over the same data. */
  const beside = async ({ url }: MongoHarness): Promise<Store> => {
    const store = await openMongoStore({ url, now: Date.now });
    opened.push(store);
    return store;
  };
  /** The data as an operator sees them. */
  const shell = (harness: MongoHarness): Db => {
    const client = new MongoClient(harness.url);
    opened.push(client);
    return client.db();
  };

  describe('documents', () => {
    it('are documents, which an operator may ask for by any field, their keys in words', async () => {
      const harness = await open();
      await mustCommit(harness.store, [
        create(scrolls, 'a', { text: 'arma', order: ['lion', 3], seal: ['s'] }),
      ]);
      const found = await shell(harness)
        .collection<{ _id: string }>('scrolls')
        .findOne({ _id: 'a', 'body.text': 'arma' });
      expect(found).toMatchObject({
        _id: 'a',
        revision: 1,
        schemaVersion: 1,
        keys: { order: { 0: 'lion', 1: 3 } },
        unique: { seal: { 0: 's' } },
        body: { text: 'arma', order: ['lion', 3], seal: ['s'] },
      });
    });

    it('drop what JSON drops, and refuse what is no JSON', async () => {
      const { store } = await open();
      const body = { text: 'x', seal: undefined, order: [1, 2], when: new Date(0) };
      await mustCommit(store, [create(scrolls, 'a', body as never)]);
      const kept = (await store.get(scrolls, 'a'))?.body;
      expect(kept).toStrictEqual({ text: 'x', order: [1, 2], when: '1970-01-01T00:00:00.000Z' });
      await expect(store.commit([create(scrolls, 'b', undefined as never)])).rejects.toThrow(TypeError);
      await expect(store.commit([create(purses, 'c', { coins: Number.NaN })])).rejects.toThrow(TypeError);
      expect(await store.get(purses, 'c')).toBeNull();
    });

    it('keep fields whose names begin with a dollar or have a dot in them, in bodies that are changed too', async () => {
      const { store } = await open();
      const odd = { text: 'x', $set: 1, 'a.b': { $ref: [{ $in: 2 }] } };
      await mustCommit(store, [create(scrolls, 'a', odd)]);
      await mustCommit(store, [replace(scrolls, { id: 'a', revision: 1 }, { ...odd, order: ['$x'] })]);
      expect((await store.get(scrolls, 'a'))?.body).toEqual({ ...odd, order: ['$x'] });
    });
  });

  describe('many processes', () => {
    it('lose none and double none of their loops on one document', async () => {
      const harness = await open();
      const stores = [harness.store, await beside(harness), await beside(harness)];
      await mustCommit(harness.store, [create(purses, 'a', { coins: 0 })]);
      const payIn = async (store: Store): Promise<void> => {
        for (;;) {
          const read = await store.get(purses, 'a');
          if (read === null) throw new Error('the purse is gone');
          const coins = read.body.coins + 1;
          const result = await store.commit([
            replace(purses, read, { coins }),
            create(scrolls, `receipt-${coins}`, { text: '' }),
          ]);
          if (result.status === 'committed') return;
        }
      };
      await Promise.all(stores.flatMap((store) => Array.from({ length: 15 }, () => payIn(store))));
      expect(await harness.store.get(purses, 'a')).toEqual({ id: 'a', revision: 46, body: { coins: 45 } });
      expect(await harness.store.scan(scrolls, { limit: 500 })).toHaveLength(45);
    });

    it.each<[string, (id: string) => readonly [Change, Change]]>([
      [
        'a document is as it was read',
        (id) => [expecting(purses, { id, revision: 1 }), replace(purses, { id, revision: 1 }, { coins: 9 })],
      ],
      [
        'there is none',
        (id) => [
          expecting(purses, { id: `no-${id}`, revision: 0 }),
          create(purses, `no-${id}`, { coins: 9 }),
        ],
      ],
      [
        'one is there that goes',
        (id) => [expecting(purses, { id, revision: 1 }), remove(purses, { id, revision: 1 })],
      ],
    ])('never both change what the other expects: %s', async (_what, sides) => {
      const harness = await open();
      const [one, other] = [harness.store, await beside(harness)];
      for (let round = 0; round < 25; round += 1) {
        const [left, right] = [`l${round}`, `r${round}`];
        await mustCommit(one, [create(purses, left, { coins: 0 }), create(purses, right, { coins: 0 })]);
        const [leftHeld, leftChanged] = sides(left);
        const [rightHeld, rightChanged] = sides(right);
        const fates = await Promise.all([
          one.commit([leftHeld, rightChanged]),
          other.commit([rightHeld, leftChanged]),
        ]);
        expect(fates.map(({ status }) => status).toSorted()).toEqual(['committed', 'moved']);
      }
    });

    it('open side by side on data that none has opened yet', async () => {
      const url = freshDatabase(inject('mongoUrl'));
      const collections = [scrolls, purses];
      const stores = await Promise.all(
        [1, 2, 3, 4].map(() => openMongoStore({ url, now: Date.now, collections })),
      );
      opened.push(...stores);
      await mustCommit(stores[0] as Store, [create(purses, 'a', { coins: 1 })]);
      expect(await stores[3]?.count(purses, 'coins', [])).toBe(1);
    });
  });

  describe('versions side by side', () => {
    interface Song {
      readonly title: string;
    }
    const songs = (schemaVersion: number, indexes: Collection<Song>['indexes']): Collection<Song> => ({
      name: 'songs',
      schemaVersion,
      upcast: (body) => body as Song,
      indexes,
      unique: {},
    });
    const older = songs(1, { title: ({ title }) => [title] });
    const newer = songs(1, { title: ({ title }) => [title], length: ({ title }) => [title.length] });

    it('what the older one writes meanwhile gets its new keys by tending, and the older one does not take them away again', async () => {
      const harness = await open();
      const old = harness.store;
      await mustCommit(old, [create(older, 'before', { title: 'abc' })]);
      const young = await beside(harness);
      expect(await allIds(young, newer, 'length', { prefix: [], limit: 9 })).toEqual(['before']);
      await mustCommit(old, [create(older, 'meanwhile', { title: 'ab' })]);
      await mustCommit(young, [create(newer, 'after', { title: 'a' })]);
      expect(await old.tend()).toBe(false);
      expect(await young.tend()).toBe(true);
      expect(await young.tend()).toBe(false);
      expect(await allIds(young, newer, 'length', { prefix: [], limit: 9 })).toEqual([
        'after',
        'meanwhile',
        'before',
      ]);
      expect(await allIds(old, older, 'title', { prefix: [], limit: 9 })).toEqual([
        'after',
        'meanwhile',
        'before',
      ]);
    });

    it('says which collection stands in the way of a new unique key', async () => {
      const harness = await open();
      await mustCommit(harness.store, [
        create(older, 'a', { title: 'x' }),
        create(older, 'b', { title: 'x' }),
      ]);
      const single = { ...older, unique: { title: ({ title }: Song) => [title] } };
      await expect((await beside(harness)).get(single, 'a')).rejects.toThrow('songs: two documents');
    });
  });

  describe('when it can’t start', () => {
    const refusal = async (url: string, connectWithinMs = 300): Promise<string> => {
      const error: unknown = await openMongoStore({ url, now: Date.now, connectWithinMs }).then(
        (store) => store.close(),
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(CannotStart);
      return (error as Error).message;
    };

    it('says that nothing answers, where, and never the password', async () => {
      const port = await freePort();
      const message = await refusal(`mongodb://me:hush@127.0.0.1:${port}/sigilla?replicaSet=rs0`);
      expect(message).toMatch(new RegExp(`No MongoDB can be reached at 127.0.0.1:${port} .*mend STORE_URL`));
      expect(message).not.toContain('hush');
    });

    it('says what is wrong with a URL', async () => {
      expect(await refusal('mongodb://host:notaport/sigilla')).toMatch(
        /STORE_URL can't be used: .*replicaSet=rs0/,
      );
      expect(await refusal('mongodb://host/sigilla?replicaSet=rs0&tls=perhaps')).toMatch(
        /STORE_URL can't be used/,
      );
      for (const url of [
        'mongodb://me:hu%sh@host/x',
        'mongodb://me:hu/sh@host/x',
        'mongodb://me:hu@sh@host:1/x',
      ]) {
        const message = await refusal(url);
        expect(message).toMatch(/STORE_URL can't be used|can be reached/);
        expect(message).not.toMatch(/me:|hu|sh@/);
      }
      expect(await refusal('mongodb://host/admin?replicaSet=rs0')).toMatch(/Name another/);
    });

    it('says that a set of another name is not the one', async () => {
      expect(await refusal(inject('mongoUrl').replace('rs0', 'other'))).toMatch(
        /is it the replica set that STORE_URL names/,
      );
    });

    it('says that a single server is no replica set, and how to make it one', async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-single-'));
      const { stdout } = await promisify(execFile)(path.join(import.meta.dirname, '../services/mongod'), [
        'binary',
      ]);
      const port = await freePort();
      const single = spawn(
        stdout.trim(),
        ['--port', `${port}`, '--bind_ip', '127.0.0.1', '--nounixsocket', '--dbpath', folder],
        {
          stdio: 'ignore',
        },
      );
      const ended = once(single, 'exit');
      try {
        expect(await refusal(`mongodb://127.0.0.1:${port}/sigilla`, 60_000)).toMatch(
          /is no replica set, .* --replSet rs0, run rs.initiate\(\) once/,
        );
      } finally {
        single.kill('SIGKILL');
        await ended;
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });
});
