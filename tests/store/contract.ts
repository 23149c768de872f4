// The contract every adapter of server/store/Store.ts is held to, unchanged. An adapter's test opens a harness and calls `storeContract`.
// It asks only what the port promises: semantics of change sets, order and pages, durability, and how a store says no.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect as expectThat, it } from 'vitest';
import {
  BadCursor,
  create,
  expect,
  remove,
  replace,
  StoreBusy,
  type Collection,
  type IndexKey,
  type Store,
} from '@sigilla/server/store/Store.ts';
import { orderContract } from './contractOrder.ts';
import { allIds, mustCommit, purses, scrolls, type Scroll } from './fixtures.ts';

export interface StoreHarness {
  /** The store that is open now. */
  readonly store: Store;
  /** Closes the store and opens the same data anew. */
  reopen(): Promise<Store>;
  /** How another process opens the same data: a module that exports `openStore(target)`, and the target. */
  readonly elsewhere: { readonly module: string; readonly target: string };
  /** Closes the store and throws the data away. */
  dispose(): Promise<void>;
}

export type OpenHarness = (options?: { readonly maxQueue?: number }) => Promise<StoreHarness>;

export const storeContract = (name: string, open: OpenHarness): void => {
  describe(`${name}: the store contract`, () => {
    let harness: StoreHarness;
    let store: Store;
    beforeEach(async () => {
      harness = await open();
      store = harness.store;
    });
    afterEach(() => harness.dispose());

    describe('documents', () => {
      it('counts a document’s writes from 1 and reads back what was written', async () => {
        const created = await mustCommit(store, [create(purses, 'a', { coins: 1 })]);
        expectThat([...created]).toEqual([['purses/a', 1]]);
        const replaced = await mustCommit(store, [replace(purses, { id: 'a', revision: 1 }, { coins: 2 })]);
        expectThat([...replaced]).toEqual([['purses/a', 2]]);
        expectThat(await store.get(purses, 'a')).toEqual({ id: 'a', revision: 2, body: { coins: 2 } });
        expectThat(await store.get(purses, 'b')).toBeNull();
      });

      it('keeps any text and nesting as it was, and documents of different collections apart', async () => {
        const text = 'Ἀ𝄞 "\\ \0 \u2028 mūrus\n';
        await mustCommit(store, [create(scrolls, 'a', { text }), create(purses, 'a', { coins: -1 })]);
        expectThat((await store.get(scrolls, 'a'))?.body).toEqual({ text });
        expectThat((await store.get(purses, 'a'))?.body).toEqual({ coins: -1 });
      });

      it('answers many ids in the order they were asked, null where there is none', async () => {
        await mustCommit(store, [create(purses, 'a', { coins: 1 }), create(purses, 'b', { coins: 2 })]);
        const many = await store.getMany(purses, ['b', 'none', 'a', 'b']);
        expectThat(many.map((found) => found?.body.coins ?? null)).toEqual([2, null, 1, 2]);
        expectThat(await store.getMany(purses, [])).toEqual([]);
      });

      it('takes bodies down when commit is called: changing the object later changes nothing', async () => {
        const body = { coins: 5 };
        const committing = store.commit([create(purses, 'a', body)]);
        body.coins = 6;
        await committing;
        expectThat((await store.get(purses, 'a'))?.body.coins).toBe(5);
        const read = await store.get(purses, 'a');
        if (read !== null) Object.assign(read.body, { coins: 7 });
        expectThat((await store.get(purses, 'a'))?.body.coins).toBe(5);
      });

      it('refuses a set that names a document twice, as a bug', async () => {
        await expectThat(
          store.commit([create(purses, 'a', { coins: 1 }), create(purses, 'a', { coins: 2 })]),
        ).rejects.toThrow('twice');
        expectThat(await store.get(purses, 'a')).toBeNull();
      });
    });

    describe('revisions', () => {
      beforeEach(() => mustCommit(store, [create(purses, 'a', { coins: 1 })]));
      const moved = { status: 'moved', collection: 'purses', id: 'a' };

      it('says moved to a create whose id is there', async () => {
        expectThat(await store.commit([create(purses, 'a', { coins: 9 })])).toEqual(moved);
      });

      it('says moved to a replace, remove or expect at another revision, and to any of them where there is nothing', async () => {
        const stale = { id: 'a', revision: 2 };
        expectThat(await store.commit([replace(purses, stale, { coins: 9 })])).toEqual(moved);
        expectThat(await store.commit([remove(purses, stale)])).toEqual(moved);
        expectThat(await store.commit([expect(purses, stale)])).toEqual(moved);
        const none = { id: 'z', revision: 1 };
        const movedNone = { ...moved, id: 'z' };
        expectThat(await store.commit([replace(purses, none, { coins: 9 })])).toEqual(movedNone);
        expectThat(await store.commit([remove(purses, none)])).toEqual(movedNone);
        expectThat(await store.commit([expect(purses, none)])).toEqual(movedNone);
        expectThat(await store.get(purses, 'a')).toEqual({ id: 'a', revision: 1, body: { coins: 1 } });
      });

      it('expects an absent document by revision 0, and leaves an expected one at its revision', async () => {
        await mustCommit(store, [
          expect(purses, { id: 'a', revision: 1 }),
          expect(purses, { id: 'b', revision: 0 }),
        ]);
        expectThat((await store.get(purses, 'a'))?.revision).toBe(1);
        expectThat(await store.commit([expect(purses, { id: 'a', revision: 0 })])).toEqual(moved);
      });

      it('forgets a removed document wholly: it reads null, and its id may be created again', async () => {
        await mustCommit(store, [remove(purses, { id: 'a', revision: 1 })]);
        expectThat(await store.get(purses, 'a')).toBeNull();
        expectThat(await store.count(purses, 'coins', [])).toBe(0);
        await mustCommit(store, [create(purses, 'a', { coins: 3 })]);
        expectThat((await store.get(purses, 'a'))?.revision).toBe(1);
      });

      it('writes all of a set or nothing', async () => {
        const result = await store.commit([
          create(purses, 'b', { coins: 2 }),
          replace(purses, { id: 'a', revision: 1 }, { coins: 0 }),
          expect(purses, { id: 'a-ghost', revision: 4 }),
        ]);
        expectThat(result).toEqual({ status: 'moved', collection: 'purses', id: 'a-ghost' });
        expectThat(await store.get(purses, 'b')).toBeNull();
        expectThat((await store.get(purses, 'a'))?.body.coins).toBe(1);
        expectThat(await allIds(store, purses, 'coins', { prefix: [], limit: 10 })).toEqual(['a']);
      });
    });

    describe('unique keys', () => {
      const sealed = (seal: IndexKey): Scroll => ({ text: 'x', seal });
      const taken = { status: 'taken', collection: 'scrolls', key: 'seal' };
      beforeEach(() =>
        mustCommit(store, [
          create(scrolls, 'a', sealed(['lion', 1])),
          create(scrolls, 'b', sealed(['rose', 1])),
        ]),
      );
      const holder = async (key: IndexKey) => (await store.findUnique(scrolls, 'seal', key))?.id ?? null;

      it('finds the one holder of a key', async () => {
        expectThat(await holder(['lion', 1])).toBe('a');
        expectThat(await holder(['lion'])).toBeNull();
        expectThat(await holder(['lion', '1'])).toBeNull();
      });

      it('refuses a key that another document holds, and writes nothing of that set', async () => {
        expectThat(
          await store.commit([create(purses, 'p', { coins: 1 }), create(scrolls, 'c', sealed(['lion', 1]))]),
        ).toEqual(taken);
        expectThat(await store.get(scrolls, 'c')).toBeNull();
        expectThat(await store.get(purses, 'p')).toBeNull();
        expectThat(
          await store.commit([replace(scrolls, { id: 'b', revision: 1 }, sealed(['lion', 1]))]),
        ).toEqual(taken);
        expectThat(await holder(['rose', 1])).toBe('b');
      });

      it('refuses a key that two documents of one set claim', async () => {
        expectThat(
          await store.commit([create(scrolls, 'c', sealed(['new'])), create(scrolls, 'd', sealed(['new']))]),
        ).toEqual(taken);
        expectThat(await holder(['new'])).toBeNull();
      });

      it('lets two documents swap their keys in one set', async () => {
        await mustCommit(store, [
          replace(scrolls, { id: 'a', revision: 1 }, sealed(['rose', 1])),
          replace(scrolls, { id: 'b', revision: 1 }, sealed(['lion', 1])),
        ]);
        expectThat([await holder(['rose', 1]), await holder(['lion', 1])]).toEqual(['a', 'b']);
      });

      it('frees a key that is dropped, changed or removed, also for another document of the same set', async () => {
        await mustCommit(store, [
          create(scrolls, 'c', sealed(['lion', 1])),
          remove(scrolls, { id: 'a', revision: 1 }),
        ]);
        expectThat(await holder(['lion', 1])).toBe('c');
        await mustCommit(store, [replace(scrolls, { id: 'b', revision: 1 }, { text: 'no seal' })]);
        expectThat(await holder(['rose', 1])).toBeNull();
        await mustCommit(store, [create(scrolls, 'd', sealed(['rose', 1]))]);
      });

      it('lets a document keep its own key while the rest of it changes', async () => {
        await mustCommit(store, [
          replace(scrolls, { id: 'a', revision: 1 }, { ...sealed(['lion', 1]), order: [4] }),
        ]);
        expectThat(await holder(['lion', 1])).toBe('a');
      });

      it('says moved before taken', async () => {
        const result = await store.commit([
          create(scrolls, 'c', sealed(['lion', 1])),
          expect(scrolls, { id: 'b', revision: 7 }),
        ]);
        expectThat(result.status).toBe('moved');
      });
    });

    describe('many at once', () => {
      it('loses none and doubles none of 200 parallel read-decide-commit loops on one document', async () => {
        await mustCommit(store, [create(purses, 'a', { coins: 0 })]);
        let retries = 0;
        const payIn = async (): Promise<number> => {
          for (;;) {
            const read = await store.get(purses, 'a');
            if (read === null) throw new Error('the purse is gone');
            const result = await store.commit([replace(purses, read, { coins: read.body.coins + 1 })]);
            if (result.status === 'committed') return result.revisions.get('purses/a') ?? 0;
            retries += 1;
          }
        };
        const revisions = await Promise.all(Array.from({ length: 200 }, payIn));
        expectThat(new Set(revisions).size).toBe(200);
        expectThat(await store.get(purses, 'a')).toEqual({ id: 'a', revision: 201, body: { coins: 200 } });
        expectThat(retries).toBeGreaterThan(0);
      });

      it('lets a set that is refused fail alone among those handed in together', async () => {
        await mustCommit(store, [create(scrolls, 'x', { text: 'x', seal: ['held'] })]);
        const results = await Promise.all([
          store.commit([create(purses, 'a', { coins: 1 })]),
          store.commit([
            create(purses, 'lost', { coins: 1 }),
            create(scrolls, 'y', { text: 'y', seal: ['held'] }),
          ]),
          store.commit([replace(purses, { id: 'ghost', revision: 1 }, { coins: 1 })]),
          store.commit([create(purses, 'b', { coins: 1 })]),
        ]);
        expectThat(results.map(({ status }) => status)).toEqual(['committed', 'taken', 'moved', 'committed']);
        expectThat(await allIds(store, purses, 'coins', { prefix: [], limit: 9 })).toEqual(['a', 'b']);
      });

      it('shows no part of a set before the whole of it', async () => {
        const progress = { done: false };
        const writing = (async () => {
          for (let i = 0; i < 60; i += 1) {
            await Promise.all(
              ['l', 'm', 'n'].map((pair) =>
                store.commit([
                  create(purses, `${pair}${i}-1`, { coins: 1 }),
                  create(purses, `${pair}${i}-2`, { coins: 1 }),
                ]),
              ),
            );
          }
          progress.done = true;
        })();
        while (!progress.done) {
          expectThat((await store.count(purses, 'coins', [])) % 2).toBe(0);
          await new Promise((resolve) => setImmediate(resolve));
        }
        await writing;
        expectThat(await store.count(purses, 'coins', [])).toBe(360);
      });
    });

    orderContract(() => store);

    describe('durability', () => {
      it('has everything after it is opened anew, indexes and unique keys too', async () => {
        await mustCommit(store, [create(scrolls, 'a', { text: 'a', order: [1], seal: ['s'] })]);
        store = await harness.reopen();
        expectThat(await store.get(scrolls, 'a')).toEqual({
          id: 'a',
          revision: 1,
          body: { text: 'a', order: [1], seal: ['s'] },
        });
        expectThat(await allIds(store, scrolls, 'order', { prefix: [], limit: 1 })).toEqual(['a']);
        expectThat((await store.commit([create(scrolls, 'b', { text: 'b', seal: ['s'] })])).status).toBe(
          'taken',
        );
      });

      it('flushes what is queued when it is closed, and is busy afterwards', async () => {
        const queued = Array.from({ length: 120 }, (_, i) =>
          store.commit([create(purses, `p${i}`, { coins: i })]),
        );
        await store.close();
        expectThat((await Promise.all(queued)).every(({ status }) => status === 'committed')).toBe(true);
        await expectThat(store.commit([create(purses, 'late', { coins: 0 })])).rejects.toThrow(StoreBusy);
        await expectThat(store.get(purses, 'p0')).rejects.toThrow(StoreBusy);
        await store.close();
        store = await harness.reopen();
        expectThat(await store.count(purses, 'coins', [])).toBe(120);
      });

      it('keeps every acknowledged commit and no half of one when its process is killed, time and again', async () => {
        const acknowledged: number[] = [];
        for (const killAfter of [1, 40, 333]) {
          await harness.store.close();
          acknowledged.push(...(await writeUntilKilled(harness.elsewhere, killAfter)));
          store = await harness.reopen();
          for (const n of acknowledged) {
            const found = await store.get(scrolls, `n${n}`);
            if (found === null) throw new Error(`acknowledged commit ${n} is lost`);
          }
          await expectWholeSets(store);
        }
        expectThat(acknowledged.length).toBeGreaterThanOrEqual(374);
      });
    });

    describe('versions', () => {
      interface Old {
        readonly word: string;
      }
      interface New {
        readonly words: readonly string[];
      }
      const old: Collection<Old> = {
        name: 'sayings',
        schemaVersion: 1,
        upcast: (body) => body as Old,
        indexes: { word: (body) => [body.word] },
        unique: {},
      };
      const today: Collection<New> = {
        name: 'sayings',
        schemaVersion: 3,
        upcast: (body, from) => {
          expectThat(from).toBe(1);
          return { words: [(body as Old).word] };
        },
        indexes: { length: (body) => [body.words.length], first: (body) => [body.words[0] ?? ''] },
        unique: { first: (body) => [body.words[0] ?? ''] },
      };

      it('brings an older body to today’s shape when it is read, by get and by any index of today', async () => {
        await mustCommit(store, [create(old, 'a', { word: 'salve' }), create(old, 'b', { word: 'vale' })]);
        store = await harness.reopen();
        expectThat(await store.get(today, 'a')).toEqual({ id: 'a', revision: 1, body: { words: ['salve'] } });
        expectThat((await store.getMany(today, ['b']))[0]?.body).toEqual({ words: ['vale'] });
        expectThat((await store.find(today, 'first', { prefix: ['vale'], limit: 5 })).items).toEqual([
          { id: 'b', revision: 1, body: { words: ['vale'] } },
        ]);
        expectThat(await store.count(today, 'length', [1])).toBe(2);
        expectThat((await store.findUnique(today, 'first', ['salve']))?.id).toBe('a');
        await mustCommit(store, [replace(today, { id: 'a', revision: 1 }, { words: ['ave', 'salve'] })]);
        expectThat(await allIds(store, today, 'first', { prefix: [], limit: 5 })).toEqual(['a', 'b']);
        expectThat((await store.get(today, 'a'))?.body).toEqual({ words: ['ave', 'salve'] });
      });

      it('never reads a body that a newer version wrote', async () => {
        await mustCommit(store, [create(today, 'a', { words: [] })]);
        store = await harness.reopen();
        await expectThat(store.get(old, 'a')).rejects.toThrow('version');
      });
    });

    describe('saying no', () => {
      it('refuses a cursor that it did not give out for this look-up', async () => {
        await mustCommit(
          store,
          [1, 2, 3].map((n) => create(scrolls, `s${n}`, { text: '', order: ['list', n] })),
        );
        const { next } = await store.find(scrolls, 'order', { prefix: ['list'], limit: 1 });
        if (next === null) throw new Error('there should be another page');
        for (const cursor of ['', 'nonsense', `${next}!`, '..', 'AA.AA']) {
          await expectThat(
            store.find(scrolls, 'order', { prefix: ['list'], limit: 1, cursor }),
            cursor,
          ).rejects.toThrow(BadCursor);
        }
        await expectThat(
          store.find(scrolls, 'order', { prefix: ['other'], limit: 1, cursor: next }),
        ).rejects.toThrow(BadCursor);
      });

      it('refuses a limit outside 1 to 500 and an index that is not declared', async () => {
        for (const limit of [0, 501, 1.5]) {
          await expectThat(store.find(scrolls, 'order', { prefix: [], limit })).rejects.toThrow();
        }
        await expectThat(store.find(scrolls, 'none', { prefix: [], limit: 1 })).rejects.toThrow();
        await expectThat(store.count(scrolls, 'none', [])).rejects.toThrow();
        await expectThat(store.findUnique(scrolls, 'none', [])).rejects.toThrow();
      });

      it('is busy when its queue is full, names the seconds to wait, keeps what it took, and recovers', async () => {
        await harness.dispose();
        harness = await open({ maxQueue: 5 });
        store = harness.store;
        const asked = Array.from({ length: 9 }, (_, i) =>
          store.commit([create(purses, `p${i}`, { coins: i })]),
        );
        const fates = await Promise.allSettled(asked);
        const refused = fates.filter((fate) => fate.status === 'rejected');
        expectThat(refused.length).toBe(4);
        for (const { reason } of refused) {
          expectThat(reason).toBeInstanceOf(StoreBusy);
          expectThat((reason as StoreBusy).retryAfterSeconds).toBeGreaterThan(0);
        }
        expectThat(await store.count(purses, 'coins', [])).toBe(5);
        await mustCommit(store, [create(purses, 'later', { coins: 9 })]);
        expectThat(store.health()).toMatchObject({ queued: 0, oldestWait: 0, commits: 6 });
      });
    });
  });
};

/** Lets another process commit sets of three documents until `acks` of them are acknowledged, then kills it; answers their numbers. */
const writeUntilKilled = async (
  { module, target }: StoreHarness['elsewhere'],
  acks: number,
): Promise<readonly number[]> => {
  const script = path.join(import.meta.dirname, 'writeForever.ts');
  const child = spawn(process.execPath, [script, module, target], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const numbers: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    numbers.push(Number(line));
    if (numbers.length === acks) child.kill('SIGKILL');
  }
  await ended;
  return numbers;
};

/** Every set of `writeForever.ts` left all three of its documents, or none. */
const expectWholeSets = async (store: Store): Promise<void> => {
  const names = await allIds(store, scrolls, 'order', { prefix: ['n'], limit: 500 });
  for (const name of names) {
    const purse = await store.get(purses, name);
    const seal = await store.findUnique(scrolls, 'seal', ['seal', name]);
    if (purse === null || seal?.id !== `seal-${name}`) throw new Error(`only a part of ${name} was kept`);
  }
  expectThat(await store.count(purses, 'coins', [])).toBe(names.length);
  expectThat(await store.count(scrolls, 'order', ['seal'])).toBe(names.length);
};
