// Whether a process should be given work: not while its commits can't be written, and again as soon as they can, with nobody's help.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReadiness } from '@sigilla/server/app/readiness.ts';
import type { Readiness } from '@sigilla/server/app/readiness.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { StoreUnwritable } from '@sigilla/server/store/Store.ts';
import type { Store } from '@sigilla/server/store/Store.ts';
import { storeBehind } from '../support/storeBehind.ts';
import { trials } from '@sigilla/server/store/collections.ts';

let folder: string;
let store: Store;
let isFull: boolean;
let isFailing: boolean;
let commits: number;
let now: number;
let said: string[];
let readiness: Readiness;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sigilla-ready-'));
  const real = await openSqliteStore({ file: path.join(folder, 'realm.db'), now: () => 1 });
  [isFull, isFailing, commits, now, said] = [false, false, 0, 0, []];
  // A disk that is full when the test says so; the store notices at its commits, as the real one does.
  store = storeBehind(real, {
    health: () => ({ ...real.health(), isFailing }),
    commit: async (changes) => {
      commits += 1;
      isFailing = isFull;
      if (isFull) throw new StoreUnwritable(new Error('database or disk is full'));
      return real.commit(changes);
    },
  });
  readiness = openReadiness({
    store,
    clock: { elapsed: () => now },
    company: { isCutOff: false },
    age: { isOutdated: false },
    log: { warn: (message: unknown) => void said.push(String(message)) } as never,
  });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
const full = { code: 'unwritable', params: {} };

describe('readiness', () => {
  it('is there, without a write, while commits succeed', async () => {
    expect(await readiness.check()).toBeNull();
    expect(commits).toBe(0);
  });

  it('goes when a commit could not be written, and comes back by itself when one can', async () => {
    isFull = true;
    await expect(store.commit([])).rejects.toThrow(StoreUnwritable);
    expect(await readiness.check()).toEqual(full);
    now += 1_000;
    expect(await readiness.check()).toEqual(full);
    isFull = false;
    now += 1_000;
    expect(await readiness.check()).toBeNull();
    expect(await readiness.check()).toBeNull();
    expect(said).toEqual(['the store can’t write: not ready', 'the store writes again: ready']);
  });

  it('tries once a second at most, however often it is asked, with as much as the largest deed writes', async () => {
    isFull = true;
    await expect(store.commit([])).rejects.toThrow(StoreUnwritable);
    for (let asked = 0; asked < 50; asked += 1) expect(await readiness.check()).toEqual(full);
    expect(commits).toBe(2);
    isFull = false;
    for (const turn of [1, 2]) {
      isFailing = true;
      now += 1_000;
      expect(await readiness.check()).toBeNull();
      const trial = await store.get(trials, 'write');
      expect(trial?.revision).toBe(turn);
      expect(trial?.body.filling).toHaveLength(64 * 1024);
    }
  });

  it('goes for good when the server is leaving', async () => {
    readiness.leave();
    expect(readiness.isLeaving).toBe(true);
    expect(await readiness.check()).toEqual({ code: 'leaving', params: {} });
  });
});
