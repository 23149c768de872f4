// What only a store does that writes by a thread of its own: reads beside writes, upkeep between two groups, and a thread that is lost over one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScribeBeside } from '@sigilla/server/store/sqlite/beside.ts';
import { makeReady } from '@sigilla/server/store/sqlite/changeSets.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { packedGroup, unpackedGroup } from '@sigilla/server/store/sqlite/parcels.ts';
import { create, expect as held, remove, replace, type Collection } from '@sigilla/server/store/Store.ts';
import { FIXTURES, purses, scrolls, type Scroll } from './fixtures.ts';
import { mustCommit } from '../support/mustCommit.ts';

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

  const PATIENCE = { beatMs: 20, beats: 5 };
  const aGroup = () => [makeReady([create(purses, 'a', { coins: 1 })], knowingNothing)];
  const scriptOf = (words: string): URL =>
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${words}`)}`,
    );
  const unknown = (words: string) => ({
    fates: [{ status: 'unknown', cause: { message: expect.stringContaining(words) as unknown } }],
  });

  it('ends a thread that is silent over a group, and says that nobody knows only when nothing of it can be written any more', async () => {
    new DatabaseSync(file).close();
    const silent = scriptOf(`
      import { DatabaseSync } from 'node:sqlite';
      const db = new DatabaseSync(${JSON.stringify(file)});
      parentPort.on('message', () => {
        db.exec('BEGIN IMMEDIATE; CREATE TABLE half (done)');
        for (;;);
      });`);
    // A busy machine may take longer over ending a thread than this patience has beats: what is said then is the next test's.
    const scribe = new ScribeBeside({ file }, silent, PATIENCE, () => undefined);
    for (let time = 0; time < 2; time += 1) {
      expect(await scribe.write(aGroup())).toMatchObject(unknown('was silent for 100 ms'));
      // Nobody holds the file, and nothing half written is seen.
      const db = new DatabaseSync(file, { timeout: 0 });
      db.exec('BEGIN IMMEDIATE; ROLLBACK');
      expect(db.prepare('SELECT count(*) AS n FROM sqlite_master').get()).toEqual({ n: 0 });
      db.close();
    }
    await scribe.close();
  });

  it('tells of a thread that can’t even be ended, and says nothing of the group until it has', async () => {
    const holder = new DatabaseSync(file);
    holder.exec('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE');
    // As over a disk that does not answer: it waits outside of JavaScript, where nothing ends it. That it is about to is said.
    const stuck = scriptOf(`
      import { DatabaseSync } from 'node:sqlite';
      parentPort.on('message', () => {
        const db = new DatabaseSync(${JSON.stringify(file)}, { timeout: 60_000 });
        new BroadcastChannel(${JSON.stringify(file)}).postMessage('stuck');
        db.exec('BEGIN IMMEDIATE; CREATE TABLE late (done)');
        for (;;);
      });`);
    const channel = new BroadcastChannel(file);
    const begun = new Promise((resolve) => {
      channel.addEventListener('message', resolve, { once: true });
    });
    const aWhile = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 100));
    // The heart beats as the test wills: a thread that is ended before it hangs is only silent.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      let told: unknown = null;
      const faults: string[] = [];
      const scribe = new ScribeBeside({ file }, stuck, PATIENCE, ({ message }) => faults.push(message));
      const writing = (async () => {
        told = await scribe.write(aGroup());
      })();
      await begun;
      await aWhile();
      vi.advanceTimersByTime(PATIENCE.beatMs * PATIENCE.beats);
      await aWhile();
      expect([told, faults]).toEqual([null, []]);
      vi.advanceTimersByTime(PATIENCE.beatMs * PATIENCE.beats);
      await vi.waitFor(() => expect(faults).toEqual([expect.stringContaining('can’t be ended')]));
      expect(told).toBeNull();
      holder.exec('ROLLBACK');
      await writing;
      expect(told).toMatchObject(unknown('was silent'));
    } finally {
      vi.useRealTimers();
      channel.close();
      holder.close();
    }
  });

  it('says that nobody knows where an answer can’t be read, and has another thread for the next', async () => {
    const engaged: Worker[] = [];
    const seen = (worker: Worker): number => engaged.push(worker);
    process.on('worker', seen);
    const mute = scriptOf(`parentPort.on('message', () => undefined)`);
    const scribe = new ScribeBeside({ file }, mute);
    try {
      for (let time = 0; time < 2; time += 1) {
        const told = scribe.write(aGroup());
        await vi.waitFor(() => expect(engaged).toHaveLength(time + 1));
        engaged[time]?.emit('messageerror', new Error('it can’t be read'));
        expect(await told).toMatchObject(unknown('it can’t be read'));
      }
    } finally {
      process.off('worker', seen);
      await scribe.close();
    }
  });

  it('hears of a group that can’t be read by its thread', async () => {
    await (await openSqliteStore({ file, now: Date.now, collections: FIXTURES })).close();
    const thread = new URL('../../server/store/sqlite/writerThread.ts', import.meta.url);
    const unreadable = scriptOf(`
      await import(${JSON.stringify(thread.href)});
      parentPort.removeAllListeners('message');
      parentPort.on('message', () => parentPort.emit('messageerror', new Error('no such group')));`);
    const scribe = new ScribeBeside({ file }, unreadable);
    expect(await scribe.write(aGroup())).toMatchObject(unknown('no such group'));
    await scribe.close();
  });
});
