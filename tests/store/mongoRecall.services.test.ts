// What a process recalls of a MongoDB that others write to as well: what it last read or wrote, and never what would be written over by mistake.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMongoStore } from '@sigilla/server/store/mongo/openMongoStore.ts';
import { create, remove, replace } from '@sigilla/server/store/Store.ts';
import type { Collection, Store } from '@sigilla/server/store/Store.ts';
import { freshDatabase, startMongo, type Service } from '../support/services.ts';
import { mustCommit } from '../support/mustCommit.ts';

interface Keep {
  readonly lord: string;
  readonly stores: { readonly gold: number };
  readonly arms: readonly string[];
}

const keeps: Collection<Keep> = {
  name: 'keeps',
  schemaVersion: 1,
  upcast: (body) => body as Keep,
  indexes: {},
  unique: { lord: ({ lord }) => [lord] },
  isRecalled: true,
};
const huts: Collection<Keep> = { ...keeps, name: 'huts', isRecalled: false };

let mongo: Service;
let store: Store;
let other: Store;
let now = 0;
beforeAll(async () => {
  mongo = await startMongo();
});
afterAll(() => mongo.dispose());
beforeEach(async () => {
  now = 1_000;
  const url = freshDatabase(mongo.url);
  const open = () => openMongoStore({ url, now: () => now, collections: [keeps, huts] });
  [store, other] = await Promise.all([open(), open()]);
});
afterEach(async () => {
  await store.close();
  await other.close();
});

const aKeep = (gold: number): Keep => ({ lord: 'Ada', stores: { gold }, arms: ['sword'] });
const recalled = () => store.recall?.get(keeps, 'one');
const gold = (at: number) => ({ revision: at, body: { stores: { gold: at } } });

describe('what MongoDB’s store recalls', () => {
  it('is what was read, and then what was committed over it, its parts the same values and nobody’s to change', async () => {
    await mustCommit(store, [create(keeps, 'one', aKeep(1))]);
    expect(recalled()).toBeUndefined();
    const read = await store.get(keeps, 'one');
    expect(recalled()).toBe(read);
    const richer: Keep = { ...aKeep(2), arms: read?.body.arms ?? [] };
    await mustCommit(store, [replace(keeps, { id: 'one', revision: 1 }, richer)]);
    expect(recalled()).toMatchObject(gold(2));
    expect(recalled()?.body.arms).toBe(read?.body.arms);
    expect(Object.isFrozen(recalled()?.body.stores)).toBe(true);
    expect(await store.get(keeps, 'one')).toBe(recalled());
    expect(await other.get(keeps, 'one')).toEqual(recalled());
  });

  it('is found by a unique key as long as it holds that', async () => {
    await mustCommit(store, [create(keeps, 'one', aKeep(1))]);
    await store.findUnique(keeps, 'lord', ['Ada']);
    expect(store.recall?.holder(keeps, 'lord', ['Ada'])).toMatchObject(gold(1));
    await mustCommit(store, [replace(keeps, { id: 'one', revision: 1 }, { ...aKeep(2), lord: 'Bee' })]);
    expect(store.recall?.holder(keeps, 'lord', ['Ada'])).toBeUndefined();
  });

  it('is of the past where others write, is then not kept, and is not recalled for a minute', async () => {
    await mustCommit(store, [create(keeps, 'one', aKeep(1))]);
    await store.get(keeps, 'one');
    await mustCommit(other, [replace(keeps, { id: 'one', revision: 1 }, aKeep(2))]);
    expect(recalled()).toMatchObject(gold(1));
    const late = await store.commit([replace(keeps, { id: 'one', revision: 1 }, aKeep(9))]);
    expect(late).toEqual({ status: 'moved', collection: 'keeps', id: 'one' });
    expect(await store.get(keeps, 'one')).toMatchObject(gold(2));
    expect(recalled()).toBeUndefined();
    await mustCommit(store, [replace(keeps, { id: 'one', revision: 2 }, aKeep(3))]);
    expect(recalled()).toBeUndefined();
    now += 60_000;
    await store.get(keeps, 'one');
    expect(recalled()).toMatchObject(gold(3));
  });

  it('is nothing that was removed, nothing that JSON would say otherwise, nothing of a collection without it', async () => {
    await mustCommit(store, [create(keeps, 'one', aKeep(1)), create(huts, 'one', aKeep(1))]);
    await store.get(huts, 'one');
    expect(store.recall?.get(huts, 'one')).toBeUndefined();
    await store.get(keeps, 'one');
    const odd = { ...aKeep(2), arms: [undefined] } as unknown as Keep;
    await mustCommit(store, [replace(keeps, { id: 'one', revision: 1 }, odd)]);
    expect(recalled()).toBeUndefined();
    expect((await store.get(keeps, 'one'))?.body.arms).toEqual([null]);
    await mustCommit(store, [remove(keeps, { id: 'one', revision: 2 })]);
    expect(recalled()).toBeUndefined();
  });

  it('lets go what nobody asks for in a minute', async () => {
    await mustCommit(store, [create(keeps, 'one', aKeep(1))]);
    await store.get(keeps, 'one');
    now += 29_000;
    expect(recalled()).toMatchObject(gold(1));
    for (let turn = 0; turn < 2; turn += 1) {
      now += 30_000;
      expect(store.recall?.get(keeps, 'another')).toBeUndefined();
    }
    expect(recalled()).toBeUndefined();
  });
});
