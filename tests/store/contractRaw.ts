// The part of the store contract about backups: every document read raw in order of id, and put back as it was.
import { beforeEach, describe, expect as expectThat, it } from 'vitest';
import {
  create,
  remove,
  replace,
  type AnyCollection,
  type Collection,
  type RawDocument,
  type Store,
  type Summarised,
} from '@sigilla/server/store/Store.ts';
import type { StoreHarness } from './contract.ts';
import { allIds, purses, scrolls } from './fixtures.ts';
import { mustCommit } from '../support/mustCommit.ts';
import { compareText } from './model.ts';

/** All raw documents of a collection, a few at a time. */
const scanned = async (
  store: Store,
  collection: AnyCollection,
  limit: number,
): Promise<readonly RawDocument[]> => {
  const all: RawDocument[] = [];
  for (;;) {
    const after = all.at(-1)?.id;
    const some = await store.scan(collection, { limit, ...(after === undefined ? {} : { after }) });
    all.push(...some);
    if (some.length < limit) return all;
  }
};

interface Song {
  readonly title: string;
}
const songs: Collection<Song> = {
  name: 'songs',
  schemaVersion: 1,
  upcast: (body) => body as Song,
  indexes: { title: ({ title }) => [title] },
  unique: {},
};
/** The same, as a later version of the game keeps them. */
const carols: Summarised<{ readonly name: string }, { readonly first: string }> = {
  name: 'songs',
  schemaVersion: 2,
  upcast: (body) => ({ name: (body as Song).title }),
  indexes: { name: ({ name }) => [name] },
  unique: { name: ({ name }) => [name] },
  compact: true,
  summary: { version: 1, of: ({ name }) => ({ first: name.charAt(0) }) },
};

export const rawContract = (current: () => StoreHarness): void => {
  describe('backups', () => {
    let store: Store;
    beforeEach(() => {
      ({ store } = current());
    });

    it('scans every document once, in the order of ids by code point, at its revision, whatever the pages', async () => {
      const ids = ['a', 'a.1', 'a.10', 'a.2', 'ab', 'B', 'ä', '𝄞', '\uffff', 'a\u0001'];
      await mustCommit(
        store,
        ids.map((id, n) => create(purses, id, { coins: n })),
      );
      await mustCommit(store, [replace(purses, { id: 'ab', revision: 1 }, { coins: 44 })]);
      const expected = ids.toSorted(compareText);
      for (const limit of [1, 3, 10, 500]) {
        const all = await scanned(store, purses, limit);
        expectThat(all.map(({ id }) => id)).toEqual(expected);
        expectThat(all.find(({ id }) => id === 'ab')).toEqual({
          id: 'ab',
          revision: 2,
          schemaVersion: 1,
          body: { coins: 44 },
        });
      }
      expectThat(await store.scan(scrolls, { limit: 5 })).toEqual([]);
      for (const limit of [0, 501, 1.5]) await expectThat(store.scan(purses, { limit })).rejects.toThrow();
    });

    it('puts documents back with revisions, keys and summaries; the same again changes nothing', async () => {
      const documents = ['lion', 'rose', 'oak'].map((seal, n) => ({
        id: `s${n}`,
        revision: n + 3,
        schemaVersion: 1,
        body: { text: seal, order: ['at', n], seal: [seal] },
      }));
      for (const _time of [1, 2]) {
        await store.restore(scrolls, documents);
        expectThat(await scanned(store, scrolls, 2)).toEqual(documents);
        expectThat(await allIds(store, scrolls, 'order', { prefix: ['at'], limit: 2 })).toEqual([
          's0',
          's1',
          's2',
        ]);
        expectThat((await store.findUnique(scrolls, 'seal', ['rose']))?.id).toBe('s1');
      }
      await mustCommit(store, [
        replace(scrolls, { id: 's1', revision: 4 }, { text: 'rose', seal: ['thorn'] }),
        remove(scrolls, { id: 's0', revision: 3 }),
      ]);
      await store.restore(scrolls, documents);
      store = await current().reopen();
      expectThat(await scanned(store, scrolls, 9)).toEqual(documents);
      expectThat(await store.findUnique(scrolls, 'seal', ['thorn'])).toBeNull();
      expectThat(await store.count(scrolls, 'order', [])).toBe(3);
      await mustCommit(store, [replace(scrolls, { id: 's0', revision: 3 }, { text: 'on' })]);
    });

    it('lets unique keys change hands within a batch, and refuses one that a document beyond it holds', async () => {
      const sealed = (id: string, seal: string) => ({
        id,
        revision: 1,
        schemaVersion: 1,
        body: { text: '', seal: [seal] },
      });
      await store.restore(scrolls, [sealed('a', 'lion'), sealed('b', 'rose')]);
      await store.restore(scrolls, [sealed('a', 'rose'), sealed('b', 'lion')]);
      expectThat((await store.findUnique(scrolls, 'seal', ['lion']))?.id).toBe('b');
      await expectThat(store.restore(scrolls, [sealed('c', 'lion')])).rejects.toThrow('scrolls/c');
    });

    it('keeps the shape of their time, finds and lists them by today’s', async () => {
      await mustCommit(store, [create(songs, 'a', { title: 'Gaudeamus' })]);
      const kept = await store.scan(songs, { limit: 9 });
      expectThat(kept).toEqual([{ id: 'a', revision: 1, schemaVersion: 1, body: { title: 'Gaudeamus' } }]);
      await mustCommit(store, [remove(songs, { id: 'a', revision: 1 })]);
      store = await current().reopen();
      const long = { id: 'b', revision: 7, schemaVersion: 1, body: { title: 'x'.repeat(3000) } };
      await store.restore(carols, [...kept, long]);
      expectThat(await scanned(store, carols, 1)).toEqual([...kept, long]);
      expectThat((await store.findUnique(carols, 'name', ['Gaudeamus']))?.body).toEqual({
        name: 'Gaudeamus',
      });
      expectThat((await store.list(carols, 'name', { prefix: [], limit: 9 })).items).toEqual([
        { id: 'a', revision: 1, body: { first: 'G' } },
        { id: 'b', revision: 7, body: { first: 'x' } },
      ]);
    });
  });
};
