// What only a store does that writes by a thread of its own: reads beside writes, upkeep between two groups, and a thread that is lost over one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ScribeBeside } from '@sigilla/server/store/sqlite/beside.ts';
import { makeReady } from '@sigilla/server/store/sqlite/changeSets.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { packedGroup, unpackedGroup } from '@sigilla/server/store/sqlite/parcels.ts';
import { create, expect as held, remove, replace, type Collection } from '@sigilla/server/store/Store.ts';
import { FIXTURES, mustCommit, purses, scrolls, type Scroll } from './fixtures.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sigilla-beside-'));
  file = path.join(folder, 'realm.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Nothing is known: everything is on disk alone. */
const knowingNothing = { takes: () => false, keys: () => null };

const summed: Collection<Scroll> & { readonly summary: { version: number; of: (body: Scroll) => unknown } } =
  { ...scrolls, name: 'summed', compact: true, summary: { version: 1, of: ({ text }) => text.length } };

describe('a store that writes by a thread of its own', () => {
  it('hands groups over whole, whatever is in them', () => {
    const group = [
      [
        create(summed, 'a', { text: 'mūrus \0 "'.repeat(300), order: ['x', 1] }),
        held(purses, { id: 'b', revision: 4 }),
      ],
      [],
      [
        remove(purses, { id: 'c', revision: 2 }),
        replace(scrolls, { id: 'd', revision: 9 }, { text: '', seal: [''] }),
      ],
    ].map((set) => makeReady(set, knowingNothing));
    expect(unpackedGroup(structuredClone(packedGroup(group)))).toEqual(group);
  });

  it('reads on while it writes, shows nothing that is not committed, and tends between two groups', async () => {
    const store = await openSqliteStore({
      file,
      now: Date.now,
      collections: [...FIXTURES, summed],
      writesBeside: true,
    });
    const sets = Array.from({ length: 200 }, (_, i) =>
      mustCommit(store, [
        create(purses, `a${i}`, { coins: i }),
        create(summed, `b${i}`, { text: 'x'.repeat(2000 + i), order: [i] }),
      ]),
    );
    let most = 0;
    while (store.health().queued > 0) {
      const seen = await store.count(purses, 'coins', []);
      // A set is there whole: whoever sees the one document sees the other, which was perhaps written in between.
      expect(await store.count(summed, 'order', [])).toBeGreaterThanOrEqual(seen);
      expect(seen).toBeGreaterThanOrEqual(most);
      most = seen;
      await store.tend();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    await Promise.all(sets);
    expect(await store.count(purses, 'coins', [])).toBe(200);
    expect(store.health()).toMatchObject({ queued: 0, commits: 200, isFailing: false });
    const waiting = store.commit([create(purses, 'last', { coins: 1 })]);
    await store.close();
    expect((await waiting).status).toBe('committed');
    const db = new DatabaseSync(file, { readOnly: true });
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    db.close();
  });

  it('says that nobody knows when its thread is lost over a group, and has another for the next', async () => {
    const lost = new URL(
      'data:text/javascript,import{parentPort}from"node:worker_threads";parentPort.on("message",()=>process.exit(3))',
    );
    const scribe = new ScribeBeside({ file }, lost);
    const group = [makeReady([create(purses, 'a', { coins: 1 })], knowingNothing)];
    for (let time = 0; time < 2; time += 1)
      expect(await scribe.write(group)).toMatchObject({ syncs: 0, fates: [{ status: 'unknown' }] });
    await scribe.close();
  });

  it('says that nobody knows of a group that could not be sent to it', async () => {
    const idle = new URL(
      'data:text/javascript,import{parentPort}from"node:worker_threads";parentPort.on("message",()=>process.exit(0))',
    );
    const scribe = new ScribeBeside({ file }, idle);
    // No set of changes at all: it can't be packed.
    expect(await scribe.write([undefined as never])).toMatchObject({
      syncs: 0,
      fates: [{ status: 'unknown' }],
    });
    await scribe.close();
  });
});
