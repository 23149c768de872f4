// The part of the store contract about lists: documents by their summaries, bodies kept in less room, and upkeep that may stop anywhere.
import { beforeEach, describe, expect as expectThat, it } from 'vitest';
import {
  create,
  remove,
  replace,
  type Collection,
  type Store,
  type Summarised,
} from '@sigilla/server/store/Store.ts';
import type { StoreHarness } from './contract.ts';
import { mustCommit } from '../support/mustCommit.ts';

interface Tale {
  readonly title: string;
  readonly year: number;
  readonly text: string;
}

/** As an earlier version of the game kept them. */
const plainTales: Collection<Tale> = {
  name: 'tales',
  schemaVersion: 1,
  upcast: (body) => body as Tale,
  indexes: { year: ({ year }) => [year] },
  unique: {},
};
const tales: Summarised<Tale, { readonly title: string }> = {
  ...plainTales,
  compact: true,
  summary: { version: 1, of: ({ title }) => ({ title }) },
};
const retold: Summarised<Tale, { readonly heading: string }> = {
  ...tales,
  summary: { version: 2, of: ({ title }) => ({ heading: title.toUpperCase() }) },
};

const tale = (n: number): Tale => ({
  title: `tale ${n}`,
  year: 1000 + n,
  text: `“Ārma virumque” – ${n} `.repeat(200),
});
const MANY = 60;
const all = Array.from({ length: MANY }, (_, n) =>
  create(plainTales, `t${String(n).padStart(3, '0')}`, tale(n)),
);

const titles = async (store: Store): Promise<readonly string[]> =>
  (await store.list(tales, 'year', { prefix: [], limit: 500 })).items.map(({ body }) => body.title);
const expected = Array.from({ length: MANY }, (_, n) => `tale ${n}`);

/** Tends the store to the end; answers how many steps that took. */
const tended = async (store: Store): Promise<number> => {
  let steps = 0;
  while (await store.tend()) steps += 1;
  return steps;
};

export const listContract = (current: () => StoreHarness): void => {
  describe('lists and upkeep', () => {
    let store: Store;
    beforeEach(() => {
      ({ store } = current());
    });

    it('lists summaries in the order, pages and revisions of the same look-up', async () => {
      await mustCommit(
        store,
        [1, 2, 3].map((n) => create(tales, `t${n}`, tale(n))),
      );
      await mustCommit(store, [
        replace(tales, { id: 't2', revision: 1 }, { ...tale(2), title: 'told anew' }),
      ]);
      for (const descending of [false, true]) {
        const options = { prefix: [], from: 1000, descending, limit: 2 };
        const whole = await store.find(tales, 'year', options);
        const page = await store.list(tales, 'year', options);
        expectThat(page.next).toBe(whole.next);
        expectThat(page.items).toEqual(
          whole.items.map(({ id, revision, body }) => ({ id, revision, body: { title: body.title } })),
        );
        const cursor = page.next ?? '';
        expectThat((await store.list(tales, 'year', { ...options, cursor })).items).toHaveLength(1);
      }
      await mustCommit(store, [remove(tales, { id: 't1', revision: 1 })]);
      expectThat(
        (await store.list(tales, 'year', { prefix: [], limit: 5 })).items.map(({ id }) => id),
      ).toEqual(['t2', 't3']);
    });

    it('reads a compact body as it was written, short or long', async () => {
      const bodies = [
        { title: '', year: 1, text: '' },
        tale(7),
        { ...tale(8), text: '\ud83d\ude00\0"'.repeat(5000) },
        ...[1000, 1023, 1024, 4000, 4095, 4096, 4097, 9000].map((length) => ({
          ...tale(9),
          text: 'never the same twice: '.padEnd(length, String(Math.PI * length)),
        })),
      ];
      await mustCommit(
        store,
        bodies.map((body, n) => create(tales, `t${n}`, body)),
      );
      store = await current().reopen();
      for (const [n, body] of bodies.entries())
        expectThat((await store.get(tales, `t${n}`))?.body).toEqual(body);
    });

    it('lists documents that an earlier version wrote, before, amid and after upkeep, however often it is stopped', async () => {
      await mustCommit(store, all);
      store = await current().reopen();
      expectThat(await titles(store)).toEqual(expected);
      for (let stops = 0; stops < 3; stops += 1) {
        await store.tend();
        store = await current().reopen();
        expectThat(await titles(store)).toEqual(expected);
      }
      expectThat(await tended(store)).toBeLessThanOrEqual(MANY);
      expectThat(await titles(store)).toEqual(expected);
      expectThat(await store.get(tales, 't059')).toEqual({ id: 't059', revision: 1, body: tale(59) });
      expectThat(await store.tend()).toBe(false);
    });

    it('makes summaries anew when their version rises', async () => {
      await mustCommit(store, [create(tales, 'a', tale(1))]);
      store = await current().reopen();
      const heading = async () =>
        (await store.list(retold, 'year', { prefix: [], limit: 1 })).items.map(({ body }) => body.heading);
      expectThat(await heading()).toEqual(['TALE 1']);
      await tended(store);
      expectThat(await heading()).toEqual(['TALE 1']);
    });

    it('stops counting where it is told to', async () => {
      await mustCommit(store, all);
      expectThat(await store.count(plainTales, 'year', [], { from: 1010, most: 20 })).toBe(20);
      expectThat(await store.count(plainTales, 'year', [], { from: 1050, most: 20 })).toBe(10);
    });

    it('refuses an index that is not declared', async () => {
      await expectThat(store.list(tales, 'none', { prefix: [], limit: 1 })).rejects.toThrow();
    });
  });
};
