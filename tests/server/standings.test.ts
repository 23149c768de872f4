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
});
