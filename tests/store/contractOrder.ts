// The part of the store contract about order: keys, bounds, pages, and random change sets against the model in model.ts.
import * as fc from 'fast-check';
import { describe, expect as expectThat, it } from 'vitest';
import {
  create,
  expect,
  remove,
  replace,
  type Change,
  type ChangeSet,
  type FindOptions,
  type IndexKey,
  type KeyPart,
  type Store,
} from '@sigilla/server/store/Store.ts';
import { allIds, purses, scrolls } from './fixtures.ts';
import { mustCommit } from '../support/mustCommit.ts';
import { compareKeys, compareText, ModelStore } from './model.ts';
import { often } from '../support/tier.ts';

const SCROLL_NAMES = ['a', 'b', 'ba', 'c', 'ç', 'd'];

/** Parts that are near each other in some order that is not the right one, and a few wild ones. */
const part: fc.Arbitrary<KeyPart> = fc.oneof(
  fc.constantFrom<KeyPart>(
    -1,
    0,
    1,
    2,
    10,
    '',
    '1',
    '10',
    '2',
    'a',
    'aa',
    'b',
    'ä',
    '\0',
    'a\0',
    'a\u0001',
    '\uffff',
    '𝄞',
  ),
  fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const key: fc.Arbitrary<IndexKey> = fc.array(part, { maxLength: 3 });

interface Wish {
  readonly id: string;
  readonly kind: 'create' | 'replace' | 'remove' | 'expect';
  /** Added to the true revision: 0 is right, anything else is stale. */
  readonly error: number;
  readonly order: IndexKey | null;
  readonly seal: IndexKey | null;
}

const wish: fc.Arbitrary<Wish> = fc.record({
  id: fc.constantFrom(...SCROLL_NAMES),
  kind: fc.constantFrom('create', 'create', 'replace', 'replace', 'remove', 'expect'),
  error: fc.constantFrom(0, 0, 0, 0, 0, 0, 1),
  order: fc.option(key),
  seal: fc.option(fc.constantFrom<IndexKey>(['x'], ['y'], ['y', 1], [1])),
});
const wishes = fc.uniqueArray(wish, { selector: ({ id }) => id, minLength: 1, maxLength: 4 });

const lookup: fc.Arbitrary<Omit<FindOptions, 'cursor'>> = fc.record(
  {
    prefix: fc.array(part, { maxLength: 2 }),
    from: part,
    to: part,
    descending: fc.boolean(),
    limit: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: ['prefix', 'limit'] },
);

/** Turns wishes into a change set with revisions as they are in the model, or off by the wish's error. */
const changesFor = (model: ModelStore, scope: string, list: readonly Wish[]): ChangeSet =>
  list.map(({ id: name, kind, error, order, seal }): Change => {
    const id = `${scope}${name}`;
    const revision = (model.get(scrolls, id)?.revision ?? 0) + error;
    const body = {
      text: `${scope}${revision}`,
      ...(order === null ? {} : { order: [scope, ...order] }),
      ...(seal === null ? {} : { seal: [scope, ...seal] }),
    };
    switch (kind) {
      case 'create':
        // A create of what is there is a replace here, or nearly every set would be refused.
        return revision === 0 || error !== 0
          ? create(scrolls, id, body)
          : replace(scrolls, { id, revision }, body);
      case 'replace':
        return revision === 0 ? create(scrolls, id, body) : replace(scrolls, { id, revision }, body);
      case 'remove':
        return revision === 0 ? expect(scrolls, { id, revision }) : remove(scrolls, { id, revision });
      case 'expect':
        return expect(scrolls, { id, revision });
    }
  });

export const orderContract = (current: () => Store): void => {
  describe('order and pages', () => {
    it('sorts numbers by value and before strings, strings by code point, shorter keys first', async () => {
      const store = current();
      const parts: readonly KeyPart[] = [
        -Number.MAX_SAFE_INTEGER,
        -4294967297,
        -256,
        -1.5,
        -1,
        0,
        0.25,
        1,
        2,
        10,
        255,
        256,
        65536,
        4294967296,
        1_900_000_000_000,
        Number.MAX_SAFE_INTEGER,
        '',
        '\0',
        '\0a',
        '!',
        '10',
        '2',
        'A',
        'Z',
        'a',
        'a\0',
        'a\u0001',
        'aa',
        'b',
        'é',
        '\uffee',
        '𝄞',
      ];
      await mustCommit(
        store,
        parts
          .toReversed()
          .map((each, i) => create(scrolls, `k${parts.length - 1 - i}`, { text: '', order: [each] })),
      );
      const inOrder = parts.map((_, i) => `k${i}`);
      expectThat(await allIds(store, scrolls, 'order', { prefix: [], limit: 7 })).toEqual(inOrder);
      expectThat(await allIds(store, scrolls, 'order', { prefix: [], limit: 5, descending: true })).toEqual(
        inOrder.toReversed(),
      );
    });

    it('takes a prefix as whole parts: "ab" and "a", 0 are no continuations of "a"', async () => {
      const store = current();
      const keys: readonly IndexKey[] = [
        ['a'],
        ['a', 1],
        ['a', 'x'],
        ['a', 'x', 2],
        ['ab'],
        ['a\0'],
        [1, 'a'],
        [],
      ];
      await mustCommit(
        store,
        keys.map((order, i) => create(scrolls, `k${i}`, { text: '', order })),
      );
      expectThat(await allIds(store, scrolls, 'order', { prefix: ['a'], limit: 2 })).toEqual([
        'k0',
        'k1',
        'k2',
        'k3',
      ]);
      expectThat(await store.count(scrolls, 'order', ['a'])).toBe(4);
      expectThat(await store.count(scrolls, 'order', ['a', 'x'])).toBe(2);
      expectThat(await store.count(scrolls, 'order', [])).toBe(8);
      expectThat(await store.count(scrolls, 'order', ['z'])).toBe(0);
    });

    it('includes both bounds, with all that goes on behind them', async () => {
      const store = current();
      await mustCommit(
        store,
        [1, 2, 2, 3, 4].map((n, i) => create(scrolls, `k${i}`, { text: '', order: ['at', n, i] })),
      );
      const ids = async (bounds: { from?: number; to?: number; descending?: boolean }) =>
        (await store.find(scrolls, 'order', { prefix: ['at'], limit: 9, ...bounds })).items.map(
          ({ id }) => id,
        );
      expectThat(await ids({ from: 2, to: 3 })).toEqual(['k1', 'k2', 'k3']);
      expectThat(await ids({ to: 2, descending: true })).toEqual(['k2', 'k1', 'k0']);
      expectThat(await ids({ from: 3 })).toEqual(['k3', 'k4']);
      expectThat(await ids({ from: 3, to: 2 })).toEqual([]);
      expectThat(await store.count(scrolls, 'order', ['at'], { from: 2, to: 3 })).toBe(3);
      expectThat(await store.count(scrolls, 'order', ['at'], { from: 3, to: 2 })).toBe(0);
    });

    it('follows a document whose key changes, and leaves out one that gives its key up', async () => {
      const store = current();
      await mustCommit(store, [
        create(purses, 'a', { coins: 5 }),
        create(scrolls, 's', { text: '', order: [1] }),
      ]);
      await mustCommit(store, [
        replace(purses, { id: 'a', revision: 1 }, { coins: -5 }),
        replace(scrolls, { id: 's', revision: 1 }, { text: '' }),
      ]);
      expectThat(await store.count(purses, 'coins', [5])).toBe(0);
      expectThat(await store.count(purses, 'coins', [-5])).toBe(1);
      expectThat(await store.count(scrolls, 'order', [])).toBe(0);
    });

    it('skips and repeats nothing that was there, while others are added and removed between pages', async () => {
      for (const descending of [false, true]) {
        const store = current();
        const scope = descending ? 'down' : 'up';
        const at = (n: number) =>
          create(scrolls, `${scope}${n}`, { text: '', order: [scope, n % 40, 'tie'] });
        const old = Array.from({ length: 100 }, (_, i) => i * 2);
        await mustCommit(store, old.map(at));
        const seen: string[] = [];
        let cursor: string | null = null;
        let fresh = 1;
        do {
          const page: Awaited<ReturnType<typeof store.find>> = await store.find(scrolls, 'order', {
            prefix: [scope],
            limit: 7,
            descending,
            ...(cursor === null ? {} : { cursor }),
          });
          seen.push(...page.items.map(({ id }) => id));
          cursor = page.next;
          await mustCommit(store, [at(fresh), at(fresh + 1020), at(fresh + 2010)]);
          fresh += 2;
          // The row the cursor stands on may go, too.
          const last = page.items.at(-1);
          if (last !== undefined && fresh % 3 === 0) await mustCommit(store, [remove(scrolls, last)]);
        } while (cursor !== null && fresh < 200);
        expectThat(new Set(seen).size).toBe(seen.length);
        expectThat(seen).toEqual(expectThat.arrayContaining(old.map((n) => `${scope}${n}`)));
      }
    });

    it('agrees with a plain model on random change sets and look-ups', async () => {
      const model = new ModelStore();
      let run = 0;
      let committed = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(wishes, { maxLength: 8 }),
          fc.array(lookup, { maxLength: 6 }),
          async (sets, lookups) => {
            const store = current();
            run += 1;
            const scope = `${run}/`;
            for (const list of sets) {
              const changes = changesFor(model, scope, list);
              const result = await store.commit(changes);
              expectThat(result).toEqual(model.commit(changes));
              if (result.status === 'committed') committed += 1;
            }
            for (const name of SCROLL_NAMES) {
              const id = `${scope}${name}`;
              const kept = model.get(scrolls, id);
              expectThat(await store.get(scrolls, id)).toEqual(kept === null ? null : { id, ...kept });
            }
            for (const { limit, ...rest } of lookups) {
              const options = { ...rest, prefix: [scope, ...rest.prefix] };
              expectThat(await allIds(store, scrolls, 'order', { ...options, limit })).toEqual(
                model.find(scrolls, 'order', options),
              );
              const { prefix, descending: _, ...bounds } = options;
              expectThat(await store.count(scrolls, 'order', prefix, bounds)).toBe(
                model.find(scrolls, 'order', options).length,
              );
            }
          },
        ),
        { numRuns: often(50, 150) },
      );
      expectThat(committed).toBeGreaterThan(often(50, 150));
    });

    it('sorts random keys as the model does, ties by id', async () => {
      const store = current();
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(key, { minLength: 2, maxLength: 30 }), async (keys) => {
          run += 1;
          const scope = `r${run}`;
          const documents = keys.map((order, i) => ({ id: `${scope}-${i}`, order: [scope, ...order] }));
          await mustCommit(
            store,
            documents.map(({ id, order }) => create(scrolls, id, { text: '', order })),
          );
          const sorted = documents.toSorted(
            (a, b) => compareKeys(a.order, b.order) || compareText(a.id, b.id),
          );
          expectThat(await allIds(store, scrolls, 'order', { prefix: [scope], limit: 11 })).toEqual(
            sorted.map(({ id }) => id),
          );
        }),
        { numRuns: often(50, 150) },
      );
    });
  });
};
