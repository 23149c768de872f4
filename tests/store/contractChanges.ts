// The part of the store contract about change sets: documents, revisions, unique keys, and many of them at once.
import { beforeEach, describe, expect as expectThat, it } from 'vitest';
import { create, expect, remove, replace, type IndexKey, type Store } from '@sigilla/server/store/Store.ts';
import { allIds, purses, scrolls, type Scroll } from './fixtures.ts';
import { mustCommit } from '../support/mustCommit.ts';

export const changeSetContract = (current: () => Store): void => {
  let store: Store;
  beforeEach(() => {
    store = current();
  });

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
      try {
        Object.assign(read?.body ?? {}, { coins: 7 });
      } catch (error) {
        // An adapter may answer what can't be changed, for it answers the next reader the same.
        expectThat(error).toBeInstanceOf(TypeError);
      }
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
};
