// What the embedded store keeps in memory of what it has committed: never anything but what the file holds, and nothing anybody can change.
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { create, replace } from '@sigilla/server/store/Store.ts';
import type { Collection, Stored } from '@sigilla/server/store/Store.ts';
import { KnownDocuments } from '@sigilla/server/store/sqlite/known.ts';
import { mustCommit } from '../support/mustCommit.ts';
import { openSqliteHarness, type SqliteHarness } from './sqliteHarness.ts';

interface Box {
  readonly held: unknown;
  readonly beside: unknown;
}

/** Found by what they hold. */
const drawers: Collection<Box> = {
  name: 'drawers',
  schemaVersion: 1,
  upcast: (body) => body as Box,
  indexes: { held: ({ held }) => (typeof held === 'number' ? [held, 'x'] : null) },
  unique: { beside: ({ beside }) => (typeof beside === 'string' ? [beside] : null) },
};

const boxes: Collection<Box> = {
  name: 'boxes',
  schemaVersion: 1,
  upcast: (body) => body as Box,
  indexes: {},
  unique: {},
};

class Coin {
  readonly worth = 3;
  get double(): number {
    return this.worth * 2;
  }
}

/** Values of which JSON says something else than what they are. */
const UNTRUE: readonly unknown[] = [
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  new Date(0),
  new Coin(),
  new Map([[1, 2]]),
  new Int32Array([1, 2]),
  Object.create({ inherited: 1 }),
  { toJSON: () => 'other' },
  [1, , 3], // oxlint-disable-line no-sparse-arrays
  Object.freeze({ gone: undefined }),
];

describe('what the embedded store knows of what it has committed', () => {
  let harness: SqliteHarness;
  beforeEach(async () => {
    harness = await openSqliteHarness({ collections: [boxes, drawers] });
  });
  afterEach(() => harness.dispose());

  const readBox = async (): Promise<Stored<Box>> => {
    const box = await harness.store.get(boxes, 'box');
    if (box === null) throw new Error('no box');
    return box;
  };
  const putBox = async (body: Box): Promise<void> => {
    await mustCommit(harness.store, [replace(boxes, await readBox(), body)]);
  };
  const onDisk = (body: Box): unknown => JSON.parse(JSON.stringify(body));

  beforeEach(async () => {
    await mustCommit(harness.store, [create(boxes, 'box', { held: [], beside: { lies: ['here'] } })]);
    await readBox();
  });

  it('gives the next reader the body that was committed, without reading it from its text again', async () => {
    const body = { held: { coins: 1, names: ['Ada'] }, beside: (await readBox()).body.beside };
    await putBox(body);
    const read = await readBox();
    expect(read.revision).toBe(2);
    expect(read.body).toBe(body);
    expect(Object.isFrozen(read) && Object.isFrozen(body.held.names)).toBe(true);
  });

  it('lets nobody change a body from the moment it is handed over', async () => {
    const body = { held: { coins: 1 }, beside: null };
    const committed = harness.store.commit([replace(boxes, await readBox(), body)]);
    expect(() => {
      body.held.coins = 2;
    }).toThrow(TypeError);
    await committed;
    expect((await readBox()).body).toEqual({ held: { coins: 1 }, beside: null });
  });

  it('reads anew what JSON does not say as it is, wherever it lies', async () => {
    for (const untrue of UNTRUE)
      for (const held of [untrue, [untrue], { deep: [{ untrue }] }]) {
        const body = { held, beside: (await readBox()).body.beside };
        await putBox(body);
        expect((await readBox()).body).toStrictEqual(onDisk(body));
      }
  });

  it('finds a document by the keys that it has, whether or not a commit has changed them', async () => {
    const { store } = harness;
    const numbers = [0, -0, 1, 1, null, 2, 2, null, null, 1];
    await mustCommit(store, [create(drawers, 'd', { held: 7, beside: 'seven' })]);
    for (const [i, held] of numbers.entries()) {
      const seen = await store.get(drawers, 'd');
      const beside = i % 3 === 0 ? null : `mark ${i % 2}`;
      await mustCommit(store, [replace(drawers, seen ?? { id: 'd', revision: 0 }, { held, beside })]);
      const all = await store.find(drawers, 'held', { prefix: [], limit: 9 });
      expect(all.items.map(({ body }) => body.held)).toEqual(held === null ? [] : [held === 0 ? 0 : held]);
      for (const mark of ['seven', 'mark 0', 'mark 1'])
        expect((await store.findUnique(drawers, 'beside', [mark]))?.id).toBe(
          mark === beside ? 'd' : undefined,
        );
    }
  });

  it('answers what the file holds, whatever is written over whatever', async () => {
    const anything = fc.anything({ withNullPrototype: true, withDate: true, withTypedArray: true });
    await fc.assert(
      fc.asyncProperty(anything, anything, fc.boolean(), async (held, other, keepsOther) => {
        const before = await readBox();
        const body = { held, beside: keepsOther ? before.body.beside : other };
        await putBox(body);
        expect((await readBox()).body).toStrictEqual(onDisk(body));
      }),
      { numRuns: 200 },
    );
  });
});

describe('documents that are known', () => {
  it('are let go when nobody has asked for them for a minute, those that are asked for not', () => {
    let now = 0;
    const known = new KnownDocuments(() => now);
    const reads = (id: string): void =>
      void known.read(boxes, { id, revision: 1, body: { held: id, beside: null } }, 30);
    reads('asked for');
    reads('left');
    now = 40_000;
    expect(known.get(boxes, 'asked for')).toMatchObject({ body: { held: 'asked for' } });
    now = 70_000;
    reads('new');
    expect(known.get(boxes, 'left')).toBeUndefined();
    expect(known.get(boxes, 'asked for')).toBeDefined();
    expect(known.get(boxes, 'new')).toBeDefined();
  });

  it('that are taken away are not known any more, whenever a turn comes', () => {
    const says = [0, 0, 30_000, 59_999, 60_000];
    const known = new KnownDocuments(() => says.shift() ?? 60_000);
    known.read(boxes, { id: 'box', revision: 1, body: { held: 1, beside: null } }, 30);
    known.get(boxes, 'other');
    known.follow([{ collection: 'boxes', id: 'box', expected: 1, after: { kind: 'gone' } }]);
    expect(known.get(boxes, 'box')).toBeUndefined();
  });

  it('are those last asked for, where more are asked for than are held', () => {
    const known = new KnownDocuments(() => 0);
    const LENGTH = 200_000;
    for (let i = 0; i < 100; i += 1)
      known.read(boxes, { id: String(i), revision: 1, body: { held: i, beside: null } }, LENGTH);
    const held = Array.from({ length: 100 }, (_, i) => known.get(boxes, String(i))).filter(Boolean);
    expect(held.length * LENGTH).toBeLessThan(17_000_000);
    expect(held.at(-1)).toMatchObject({ id: '99' });
    expect(known.get(boxes, '0')).toBeUndefined();
  });

  it('count as long as they have become by what was committed over them', () => {
    const known = new KnownDocuments(() => 0);
    const ids = Array.from({ length: 100 }, (_, i) => String(i));
    for (const id of ids) known.read(boxes, { id, revision: 1, body: { held: id, beside: null } }, 30);
    for (const id of ids) {
      const text = JSON.stringify({ held: 'x'.repeat(199_970), beside: id });
      const after = { kind: 'content', text, schemaVersion: 1, kept: null } as never;
      known.follow([{ collection: 'boxes', id, expected: 1, after }]);
    }
    const held = ids.map((id) => known.get(boxes, id)).filter(Boolean);
    expect(held.length * 200_000).toBeLessThan(17_000_000);
    expect(held.length).toBeGreaterThan(0);
  });
});
