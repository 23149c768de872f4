// The SQLite adapter: the contract every store is held to, and what only this one promises (groups, the lock, a full disk, migrations).
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { CannotStart } from '@sigilla/server/cannotStart.ts';
import { StoreInUse } from '@sigilla/server/store/sqlite/lock.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import {
  create,
  remove,
  replace,
  StoreBusy,
  StoreUnwritable,
  type Collection,
  type Summarised,
} from '@sigilla/server/store/Store.ts';
import { storeContract } from './contract.ts';
import { allIds, FIXTURES, purses, scrolls } from './fixtures.ts';
import { mustCommit } from '../support/mustCommit.ts';
import { openSqliteHarness, type SqliteHarness } from './sqliteHarness.ts';

storeContract('SQLite', openSqliteHarness);
storeContract('SQLite, written by a thread beside', (options) =>
  openSqliteHarness({ ...options, writesBeside: true }),
);

describe('the SQLite store', () => {
  const harnesses: SqliteHarness[] = [];
  const open: typeof openSqliteHarness = async (options) => {
    const harness = await openSqliteHarness(options);
    harnesses.push(harness);
    return harness;
  };
  afterEach(async () => {
    await Promise.all(harnesses.splice(0).map((harness) => harness.dispose()));
  });

  const purseSet = (name: string) => [create(purses, name, { coins: 1 })];
  const total = (harness: SqliteHarness) => harness.store.count(purses, 'coins', []);

  describe('groups', () => {
    it('commits what arrives together with one sync for each group of 50', async () => {
      const { store } = await open({ collections: FIXTURES });
      await Promise.all(Array.from({ length: 150 }, (_, i) => mustCommit(store, purseSet(`p${i}`))));
      expect(store.health()).toEqual({
        queued: 0,
        oldestWait: 0,
        commits: 150,
        syncs: 3,
        isFailing: false,
      });
    });

    it('lets the first of a group wait three turns of the loop at most, however many come in each', async () => {
      const { store } = await open({ collections: FIXTURES });
      const commits: Promise<unknown>[] = [];
      const first = { isKept: false };
      let turns = 0;
      while (!first.isKept && turns < 20) {
        // Ahead of the writer's own turn, so that each finds one more waiting.
        const turn = nextTurn();
        const commit = mustCommit(store, purseSet(`p${turns}`));
        commits.push(turns === 0 ? commit.then(() => (first.isKept = true)) : commit);
        await turn;
        turns += 1;
      }
      expect(turns).toBeLessThanOrEqual(4);
      await Promise.all(commits);
    });

    it('counts no sync for a group that wrote nothing', async () => {
      const { store } = await open({ collections: FIXTURES });
      await mustCommit(store, []);
      expect((await store.commit([replace(purses, { id: 'z', revision: 1 }, { coins: 1 })])).status).toBe(
        'moved',
      );
      expect(store.health()).toMatchObject({ commits: 1, syncs: 0 });
    });

    it('lets each set see those before it in its group', async () => {
      const { store } = await open();
      const results = await Promise.all([
        store.commit(purseSet('a')),
        store.commit([replace(purses, { id: 'a', revision: 1 }, { coins: 2 })]),
        store.commit([replace(purses, { id: 'a', revision: 1 }, { coins: 3 })]),
        store.commit([replace(purses, { id: 'a', revision: 2 }, { coins: 4 })]),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['committed', 'committed', 'moved', 'committed']);
      expect(await store.get(purses, 'a')).toEqual({ id: 'a', revision: 3, body: { coins: 4 } });
    });

    it('keeps nothing of a set that is refused after it has written, and all of the others', async () => {
      const { store } = await open({ collections: FIXTURES });
      await mustCommit(store, [create(scrolls, 'old', { text: '', seal: ['wax'] }), ...purseSet('there')]);
      const results = await Promise.all([
        store.commit(purseSet('a')),
        store.commit([...purseSet('b'), create(scrolls, 'new', { text: '', seal: ['wax'] })]),
        store.commit([...purseSet('c'), ...purseSet('there')]),
        store.commit([...purseSet('d'), replace(purses, { id: 'a', revision: 7 }, { coins: 9 })]),
        store.commit([...purseSet('e'), replace(purses, { id: 'a', revision: 1 }, { coins: 5 })]),
      ]);
      expect(results.map(({ status }) => status)).toEqual([
        'committed',
        'taken',
        'moved',
        'moved',
        'committed',
      ]);
      expect(await store.getMany(purses, ['b', 'c', 'd'])).toEqual([null, null, null]);
      expect((await store.getMany(purses, ['a', 'e'])).map((found) => found?.body.coins)).toEqual([5, 1]);
      expect(await store.get(scrolls, 'new')).toBeNull();
      expect(store.health()).toMatchObject({ commits: 3, syncs: 2 });
    });

    it('tells how many commits wait and for how long', async () => {
      let now = 1000;
      const { store } = await open({ now: () => now });
      const waiting = store.commit(purseSet('a'));
      const later = store.commit(purseSet('b'));
      now = 1250;
      expect(store.health()).toMatchObject({ queued: 2, oldestWait: 250 });
      await Promise.all([waiting, later]);
      expect(store.health()).toMatchObject({ queued: 0, oldestWait: 0 });
    });
  });

  describe('what was read of late', () => {
    it('is decoded once a revision, whoever reads it and by whatever key, and is never behind a commit', async () => {
      const { store } = await open();
      await mustCommit(store, [create(scrolls, 'a', { text: 'first', order: ['low'] })]);
      const read = await store.get(scrolls, 'a');
      const [again] = await store.getMany(scrolls, ['a']);
      const { items } = await store.find(scrolls, 'order', { prefix: ['low'], limit: 1 });
      expect(again).toBe(read);
      expect(items[0]).toBe(read);
      for (const [n, text] of ['second', 'third'].entries()) {
        await mustCommit(store, [replace(scrolls, { id: 'a', revision: n + 1 }, { text })]);
        expect(await store.get(scrolls, 'a')).toEqual({ id: 'a', revision: n + 2, body: { text } });
      }
      expect(
        await store.commit([replace(scrolls, { id: 'a', revision: 1 }, { text: 'late' })]),
      ).toMatchObject({
        status: 'moved',
      });
      expect((await store.get(scrolls, 'a'))?.body).toEqual({ text: 'third' });
      await mustCommit(store, [remove(scrolls, { id: 'a', revision: 3 })]);
      expect(await store.get(scrolls, 'a')).toBeNull();
      await mustCommit(store, [create(scrolls, 'a', { text: 'anew' })]);
      expect(await store.get(scrolls, 'a')).toEqual({ id: 'a', revision: 1, body: { text: 'anew' } });
    });

    it('is forgotten when documents are put back as a backup holds them', async () => {
      const { store } = await open();
      await mustCommit(store, [create(scrolls, 'a', { text: 'now' })]);
      await store.get(scrolls, 'a');
      await store.restore(scrolls, [{ id: 'a', revision: 9, schemaVersion: 1, body: { text: 'then' } }]);
      expect(await store.get(scrolls, 'a')).toEqual({ id: 'a', revision: 9, body: { text: 'then' } });
    });

    it('follows a unique key that changes hands', async () => {
      const { store } = await open();
      await mustCommit(store, [
        create(scrolls, 'a', { text: '', seal: ['lion'] }),
        create(scrolls, 'b', { text: '', seal: ['owl'] }),
      ]);
      const holder = async (seal: string) => (await store.findUnique(scrolls, 'seal', [seal]))?.id ?? null;
      expect([await holder('lion'), await holder('owl')]).toEqual(['a', 'b']);
      await mustCommit(store, [
        replace(scrolls, { id: 'a', revision: 1 }, { text: '', seal: ['owl'] }),
        replace(scrolls, { id: 'b', revision: 1 }, { text: '', seal: ['lion'] }),
      ]);
      expect([await holder('lion'), await holder('owl')]).toEqual(['b', 'a']);
      await mustCommit(store, [remove(scrolls, { id: 'a', revision: 2 })]);
      expect([await holder('lion'), await holder('owl')]).toEqual(['b', null]);
    });

    it('is let go when there is too much of it, and read again', async () => {
      const { store } = await open({ maxQueue: 200 });
      const long = (n: number): string => `${n}`.padEnd(200_000, 'x');
      for (let n = 0; n < 90; n += 1) await mustCommit(store, [create(scrolls, `s${n}`, { text: long(n) })]);
      const first = await store.get(scrolls, 's0');
      for (let n = 1; n < 90; n += 1) expect((await store.get(scrolls, `s${n}`))?.body.text).toBe(long(n));
      const since = await store.get(scrolls, 's0');
      expect(since).toEqual(first);
      expect(since).not.toBe(first);
    });
  });

  describe('one process at a time', () => {
    it('refuses to open a file twice, and opens it again once it is closed', async () => {
      const { file, store } = await open();
      const error: unknown = await openSqliteStore({ file, now: Date.now }).catch(
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(StoreInUse);
      expect((error as StoreInUse).pid).toBe(process.pid);
      await store.close();
      const again = await openSqliteStore({ file, now: Date.now });
      await again.close();
    });

    it('names the process that has the file, and opens it once that one was killed', async () => {
      const harness = await open();
      await harness.store.close();
      const { module, target } = harness.elsewhere;
      const writer = path.join(import.meta.dirname, 'writeForever.ts');
      const child = spawn(process.execPath, [writer, module, target], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await new Promise((resolve) => child.stdout.once('data', resolve));
      child.stdout.resume();
      await expect(openSqliteStore({ file: target, now: Date.now })).rejects.toThrow(`process ${child.pid}:`);
      child.kill('SIGKILL');
      await ended;
      expect(existsSync(`${target}.lock`)).toBe(true);
      await harness.reopen();
      expect(await total(harness)).toBeGreaterThan(0);
    });

    it('names whoever has the data, even when the lock file was deleted in between, again and again', async () => {
      const harness = await open();
      await mustCommit(harness.store, purseSet('before'));
      await harness.store.close();
      const { module, target } = harness.elsewhere;
      const writer = path.join(import.meta.dirname, 'writeForever.ts');
      const child = spawn(process.execPath, [writer, module, target], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await new Promise((resolve) => child.stdout.once('data', resolve));
      child.stdout.resume();
      for (const _time of [1, 2]) {
        rmSync(`${target}.lock`);
        // The second time the lock file that stands there was made by the first refused attempt, and nobody holds it.
        for (const _again of [1, 2])
          await expect(openSqliteStore({ file: target, now: Date.now })).rejects.toThrow(StoreInUse);
      }
      child.kill('SIGKILL');
      await ended;
      await harness.reopen();
      expect(await total(harness)).toBeGreaterThan(1);
      // Its new lock file is as good as the old one.
      await expect(openSqliteStore({ file: target, now: Date.now })).rejects.toThrow(/this process/);
    });

    it('opens a backup that was put in the place of the data, or copied elsewhere', async () => {
      const harness = await open();
      await mustCommit(harness.store, purseSet('a'));
      await harness.store.close();
      const backup = `${harness.file}.backup`;
      copyFileSync(harness.file, backup);
      await mustCommit(await harness.reopen(), purseSet('b'));
      await harness.store.close();
      copyFileSync(backup, harness.file);
      await harness.reopen();
      expect(await total(harness)).toBe(1);
      const elsewhere = await openSqliteStore({ file: backup, now: Date.now });
      expect(await elsewhere.count(purses, 'coins', [])).toBe(1);
      await elsewhere.close();
    });

    it('lets others read while it is open, as backups do', async () => {
      const harness = await open();
      await mustCommit(harness.store, purseSet('a'));
      const reader = new DatabaseSync(harness.file, { readOnly: true });
      expect(reader.prepare('SELECT count(*) AS n FROM documents').get()?.['n']).toBe(1);
      reader.close();
      await mustCommit(harness.store, purseSet('b'));
    });

    it('is busy, not broken, while a foreign program holds the file', async () => {
      const harness = await open();
      await mustCommit(harness.store, purseSet('a'));
      const foreign = new DatabaseSync(harness.file);
      foreign.exec('BEGIN IMMEDIATE');
      await expect(harness.store.commit(purseSet('b'))).rejects.toThrow(StoreBusy);
      foreign.close();
      await mustCommit(harness.store, purseSet('b'));
      expect(await total(harness)).toBe(2);
    });
  });

  describe('a disk that fails', () => {
    it('names the full disk where a restoring did not fit, and has restored nothing of it', async () => {
      const { store } = await open({ maxPages: 60 });
      const batch = [1, 2].map((n) => ({
        id: `huge-${n}`,
        revision: 1,
        schemaVersion: 1,
        body: { text: 'x'.repeat(400_000) },
      }));
      await expect(store.restore(scrolls, batch)).rejects.toThrow('full');
      expect(await store.scan(scrolls, { limit: 5 })).toEqual([]);
      await mustCommit(store, purseSet('small'));
    });

    it.each([
      ['on this thread', false],
      ['beside', true],
    ])(
      'acknowledges nothing that does not fit, lets what fits get through, and stays whole, written %s',
      async (_, writesBeside) => {
        const harness = await open({ maxPages: 60, writesBeside });
        const { store } = harness;
        const fates = await Promise.allSettled([
          store.commit(purseSet('small-1')),
          store.commit([create(scrolls, 'huge', { text: 'x'.repeat(400_000) }), ...purseSet('half')]),
          store.commit(purseSet('small-2')),
        ]);
        expect(fates.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
        let kept = 0;
        const fill = async (): Promise<unknown> => {
          for (;;) {
            await mustCommit(store, [
              create(purses, `p${kept}`, { coins: 2 }),
              create(scrolls, `s${kept}`, { text: 'y'.repeat(5000) }),
            ]);
            kept += 1;
          }
        };
        await expect(fill()).rejects.toThrow(StoreUnwritable);
        expect(store.health().isFailing).toBe(true);
        expect(kept).toBeGreaterThan(5);
        const reopened = await harness.reopen();
        expect(await reopened.count(purses, 'coins', [2])).toBe(kept);
        expect(await allIds(reopened, purses, 'coins', { prefix: [1], limit: 9 })).toEqual([
          'small-1',
          'small-2',
        ]);
        expect(await reopened.get(scrolls, `s${kept}`)).toBeNull();
        expect(await reopened.get(scrolls, 'huge')).toBeNull();
        expectIntact(harness.file);
      },
    );

    it.runIf(process.platform === 'linux')(
      'says unknown to every set of a group whose COMMIT fails, and keeps none of it half',
      async () => {
        const harness = await open();
        await mustCommit(harness.store, purseSet('before'));
        await harness.store.close();
        // A limit on the size of files makes the write at COMMIT itself fail, as a broken disk would.
        const script = path.join(import.meta.dirname, 'writeBeyondLimit.ts');
        const run = spawnSync(
          '/bin/sh',
          ['-c', 'ulimit -f 600 && exec "$0" "$@"', process.execPath, script, harness.file],
          {
            encoding: 'utf8',
          },
        );
        expect(run.stderr).toBe('');
        const { small, group, after } = JSON.parse(run.stdout) as Record<string, readonly string[]>;
        expect(small).toEqual(['committed']);
        expect(group).toEqual(['CommitUnknown', 'CommitUnknown']);
        expect(after).toEqual(['committed']);
        const store = await harness.reopen();
        expect(await allIds(store, purses, 'coins', { prefix: [], limit: 9 })).toEqual([
          'after',
          'before',
          'small',
        ]);
        expect(await store.count(scrolls, 'order', [])).toBe(0);
        expectIntact(harness.file);
      },
    );
  });

  describe('data that are not whole', () => {
    const broken = async (spoil: (file: string) => void): Promise<Error> => {
      const harness = await open();
      for (let i = 0; i < 40; i += 1)
        await mustCommit(harness.store, [
          create(scrolls, `s${i}`, { text: 'y'.repeat(5000) }),
          ...purseSet(`p${i}`),
        ]);
      await harness.store.close();
      spoil(harness.file);
      const before = existsSync(harness.file) ? readFileSync(harness.file) : null;
      const error: unknown = await openSqliteStore({
        file: harness.file,
        now: Date.now,
        collections: FIXTURES,
      }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(CannotStart);
      expect(existsSync(harness.file) ? readFileSync(harness.file) : null).toEqual(before);
      // Refused once is refused again: nothing of the first attempt makes the second one found anew.
      await expect(openSqliteStore({ file: harness.file, now: Date.now })).rejects.toThrow(
        (error as Error).message,
      );
      return error as Error;
    };
    const patched = (file: string, at: number, bytes: string) => {
      const whole = readFileSync(file);
      whole.write(bytes, at, 'latin1');
      writeFileSync(file, whole);
    };

    it.each<[string, (file: string) => void]>([
      ['emptied', (file) => truncateSync(file, 0)],
      ['gone', (file) => rmSync(file)],
      [
        'emptied beside what was not yet checked in',
        (file) => {
          truncateSync(file, 0);
          rmSync(`${file}.lock`);
          writeFileSync(`${file}-wal`, 'not nothing');
        },
      ],
    ])('are missed when they are %s: no new realm is founded in silence', async (_what, spoil) => {
      expect((await broken(spoil)).message).toMatch(
        /is empty or gone, but a realm was kept here.*last backup/,
      );
    });

    it.each<[string, (file: string) => void]>([
      ['without their head', (file) => patched(file, 0, 'x'.repeat(100))],
      ['cut in half', (file) => truncateSync(file, 4096 * 30)],
      ['text', (file) => writeFileSync(file, 'It was a dark and stormy night.\n'.repeat(400))],
      ['spoilt in their table of tables', (file) => patched(file, 100, '\u00ff'.repeat(3000))],
    ])('are refused in words when they are %s', async (_what, spoil) => {
      expect((await broken(spoil)).message).toMatch(/is damaged \(.*\)\. Nothing was changed\..*last backup/);
    });

    it('are founded where there were none, even when the first attempt was killed before it had written', async () => {
      const harness = await open();
      const { file } = harness;
      await harness.store.close();
      const fresh = `${file}.fresh`;
      writeFileSync(fresh, '');
      const store = await openSqliteStore({ file: fresh, now: Date.now });
      await store.close();
    });

    it.runIf(process.platform === 'linux')(
      'are refused in words where their folder can’t be made or written: a link to a disk that is not there, a disk that is read-only',
      async () => {
        const harness = await open();
        const link = `${harness.file}.link`;
        symlinkSync('/nowhere/at/all', link);
        for (const file of [path.join(link, 'realm.sqlite'), '/proc/self/realm.sqlite']) {
          const refused = openSqliteStore({ file, now: Date.now });
          await expect(refused, file).rejects.toThrow(CannotStart);
          await expect(refused, file).rejects.toThrow(/can't be opened and written .*read-only/);
        }
      },
    );

    it('are not lost with their lock file: one that is damaged is named as the thing to delete', async () => {
      const harness = await open();
      await harness.store.close();
      writeFileSync(`${harness.file}.lock`, 'x'.repeat(5000));
      await expect(openSqliteStore({ file: harness.file, now: Date.now })).rejects.toThrow(
        /\.lock is damaged.*delete it/,
      );
      rmSync(`${harness.file}.lock`);
      await harness.reopen();
    });

    it('from before the lock file remembered anything are opened, and missed from then on', async () => {
      const harness = await open();
      await mustCommit(harness.store, purseSet('a'));
      await harness.store.close();
      const lock = new DatabaseSync(`${harness.file}.lock`);
      lock.exec('PRAGMA application_id = 0');
      lock.close();
      await harness.reopen();
      await harness.store.close();
      rmSync(harness.file);
      await expect(openSqliteStore({ file: harness.file, now: Date.now })).rejects.toThrow(/empty or gone/);
    });
  });

  describe('migrations', () => {
    it('lists what was applied, and applies nothing twice', async () => {
      const harness = await open();
      await harness.reopen();
      await harness.store.close();
      const db = new DatabaseSync(harness.file);
      expect(
        db
          .prepare('SELECT version FROM migrations')
          .all()
          .map(({ version }) => version),
      ).toEqual([1, 2]);
      db.close();
      await harness.reopen();
    });

    it('refuses data of a newer version of the game and leaves them alone', async () => {
      const harness = await open();
      await mustCommit(harness.store, purseSet('a'));
      await harness.store.close();
      const db = new DatabaseSync(harness.file);
      db.exec("INSERT INTO migrations VALUES (99, 'from the future', 0)");
      db.close();
      await expect(harness.reopen()).rejects.toThrow(/store version 99.*knows 2/);
      const again = new DatabaseSync(harness.file);
      again.exec('DELETE FROM migrations WHERE version = 99');
      again.close();
      await harness.reopen();
      expect(await total(harness)).toBe(1);
    });
  });

  describe('a file from before summaries and packed bodies', () => {
    const plain: Collection<{ readonly text: string }> = {
      name: 'letters',
      schemaVersion: 1,
      upcast: (body) => body as { text: string },
      indexes: { all: () => [] },
      unique: {},
    };
    const letters: Summarised<{ readonly text: string }, { readonly first: string }> = {
      ...plain,
      compact: true,
      summary: { version: 1, of: ({ text }) => ({ first: text.charAt(0) }) },
    };
    const letterOf = (n: number) => ({ text: `${n % 10} is what this letter says. `.repeat(100) });

    it('opens, lists at once, and is in less room when it has been tended, whenever that was cut short', async () => {
      const harness = await open();
      await mustCommit(
        harness.store,
        Array.from({ length: 90 }, (_, n) => create(plain, `l${String(n).padStart(2, '0')}`, letterOf(n))),
      );
      await harness.store.close();
      const asItWas = new DatabaseSync(harness.file);
      asItWas.exec('DROP TABLE summaries; DELETE FROM migrations WHERE version = 2');
      asItWas.close();

      let store = await harness.reopen();
      const firsts = async () =>
        (await store.list(letters, 'all', { prefix: [], limit: 90 })).items.map(({ body }) => body.first);
      const expected = Array.from({ length: 90 }, (_, n) => String(n % 10));
      expect(await firsts()).toEqual(expected);
      await store.tend();
      store = await harness.reopen();
      expect(await firsts()).toEqual(expected);
      while (await store.tend());
      expect(await firsts()).toEqual(expected);
      expect(await store.get(letters, 'l42')).toEqual({ id: 'l42', revision: 1, body: letterOf(42) });

      await store.close();
      const db = new DatabaseSync(harness.file, { readOnly: true });
      const { packed, bytes } = db
        .prepare("SELECT sum(typeof(body) = 'blob') AS packed, sum(length(body)) AS bytes FROM documents")
        .get() as { packed: number; bytes: number };
      const summaries = db.prepare('SELECT count(*) AS n FROM summaries').get();
      db.close();
      expect(packed).toBe(90);
      expect(bytes).toBeLessThan(90 * 300);
      expect(summaries).toEqual({ n: 90 });
      await harness.reopen();
    });
  });

  describe('declarations', () => {
    const renamed: Collection<{ readonly coins: number }> = {
      ...purses,
      indexes: { richest: ({ coins }) => [-coins] },
      unique: { coins: ({ coins }) => [coins] },
    };

    it('gives documents that were there before an index the entries of that index', async () => {
      const harness = await open();
      await mustCommit(
        harness.store,
        Array.from({ length: 450 }, (_, i) => create(purses, `p${i}`, { coins: i })),
      );
      const store = await harness.reopen();
      const page = await store.find(renamed, 'richest', { prefix: [], limit: 2 });
      expect(page.items.map(({ id }) => id)).toEqual(['p449', 'p448']);
      expect((await store.findUnique(renamed, 'coins', [77]))?.id).toBe('p77');
      expect(await store.count(renamed, 'richest', [])).toBe(450);
    });

    describe('of a later version', () => {
      const later: Collection<{ readonly coins: number }> = {
        ...purses,
        schemaVersion: 3,
        upcast: (body) => body as { readonly coins: number },
      };
      /** A file of version 1 in which one of twenty purses has lost its entry: whoever makes entries anew gives it back. */
      const foundBy = async (collection: Collection<{ readonly coins: number }>): Promise<number> => {
        const harness = await open();
        const twenty = Array.from({ length: 20 }, (_, i) => create(purses, `p${i}`, { coins: i }));
        await mustCommit(harness.store, twenty);
        await harness.store.close();
        const db = new DatabaseSync(harness.file);
        db.exec("DELETE FROM index_entries WHERE id = 'p7'");
        db.close();
        const [index = ''] = Object.keys(collection.indexes);
        return (await harness.reopen()).count(collection, index, []);
      };

      it('has entries made anew, for its keys may be others', async () => {
        expect(await foundBy(later)).toBe(20);
        expect(await foundBy({ ...later, keysSince: 3 })).toBe(20);
      });

      it('leaves entries alone where it says that keys have been the same since', async () => {
        expect(await foundBy({ ...later, keysSince: 1 })).toBe(19);
      });

      it('makes them anew all the same where an index has come to it', async () => {
        expect(await foundBy({ ...renamed, schemaVersion: 3, upcast: later.upcast, keysSince: 1 })).toBe(20);
      });
    });

    it('says which document stands in the way of a new unique key', async () => {
      const harness = await open();
      await mustCommit(harness.store, [...purseSet('a'), ...purseSet('b')]);
      await harness.reopen();
      await expect(harness.store.get(renamed, 'a')).rejects.toThrow('purses/b');
    });

    it('refuses two declarations of one name', async () => {
      const { store } = await open({ collections: FIXTURES });
      await expect(store.get(renamed, 'a')).rejects.toThrow('two collections');
    });
  });
});

const expectIntact = (file: string): void => {
  const db = new DatabaseSync(file, { readOnly: true });
  expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  db.close();
};
