// Ranks and head-counts of a large realm: what the ladder answers is what counting would.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStandings } from '@sigilla/server/app/standings.ts';
import { kingdoms } from '@sigilla/server/store/collections.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { create } from '@sigilla/server/store/Store.ts';
import type { Store } from '@sigilla/server/store/Store.ts';
import { storeBehind } from '../support/storeBehind.ts';
import { aKingdom } from '../support/builders.ts';

const MANY = 1_300;
let store: Store;
const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-standings-'));
beforeAll(async () => {
  store = await openSqliteStore({ file: path.join(folder, 'realm.sqlite'), now: () => 0, maxQueue: MANY });
  await Promise.all(
    Array.from({ length: MANY }, (_, n) => {
      const kingdom = aKingdom(`k${n}`).build();
      // Every honor is held by two, so that equals are among those who ask.
      const war = { ...kingdom.war, honor: 1000 + Math.floor(n / 2) };
      return store.commit([create(kingdoms, kingdom.id, { ...kingdom, power: (n * 7919) % MANY, war })]);
    }),
  );
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('standings', () => {
  it('count as the store does, by honor and by power, for few above and for many', async () => {
    const standings = openStandings(store);
    for (const by of ['honor', 'power'] as const) {
      for (const value of [-1, 0, 3, 999, 1000, 1001, 1300, 1500, 1649, 1650, 5000]) {
        const counted = await store.count(kingdoms, by, ['default-server'], { from: value + 1 });
        expect(await standings.above('default-server', by, value), `${by} above ${value}`).toBe(counted);
      }
    }
    expect(await standings.all('default-server')).toBe(MANY);
    expect(await standings.all('blitz')).toBe(0);
  });

  it('keep nobody waiting for the ladder: until it is there they count, then they count no more', async () => {
    let whole = 0;
    const ladder = { isRead: false };
    const letGo = Promise.withResolvers<void>();
    const slow = storeBehind(store, {
      count: (collection, index, prefix, bounds) => {
        if (bounds?.most === undefined) whole += 1;
        return store.count(collection, index, prefix, bounds);
      },
      list: async (collection, index, options) => {
        await letGo.promise;
        const page = await store.list(collection, index, options);
        ladder.isRead = page.next === null;
        return page;
      },
    });
    const standings = openStandings(slow);
    expect(await standings.above('default-server', 'power', 99)).toBe(MANY - 100);
    // However many ask for all heads meanwhile, they are counted once.
    const heads = await Promise.all([1, 2, 3].map(() => standings.all('default-server')));
    expect([...heads, await standings.all('default-server')]).toEqual(Array.from({ length: 4 }, () => MANY));
    expect(whole).toBe(2);
    letGo.resolve();
    while (!ladder.isRead) await new Promise((resolve) => setImmediate(resolve));
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(await standings.above('default-server', 'power', 99)).toBe(MANY - 100);
    expect(await standings.all('default-server')).toBe(MANY);
    expect(whole).toBe(2);
  });
});
