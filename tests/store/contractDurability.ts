// The part of the store contract about what lasts: reopening, closing, a killed process, and documents of older and newer versions.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { beforeEach, describe, expect as expectThat, it } from 'vitest';
import { create, replace, StoreBusy, type Collection, type Store } from '@sigilla/server/store/Store.ts';
import type { StoreHarness } from './contract.ts';
import { allIds, purses, scrolls } from './fixtures.ts';
import { mustCommit } from '../support/mustCommit.ts';

export const durabilityContract = (current: () => StoreHarness): void => {
  let harness: StoreHarness;
  let store: Store;
  beforeEach(() => {
    harness = current();
    store = harness.store;
  });

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
