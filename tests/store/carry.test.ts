// A whole realm copied, backed up and restored: beside a realm that is written to, cut off by a kill, refused where something is wrong.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wakeNpcs } from '@sigilla/server/app/npc.ts';
import { openRealm } from '@sigilla/server/app/realm.ts';
import { CannotStart } from '@sigilla/server/cannotStart.ts';
import { AGGREGATES, ledger } from '@sigilla/server/store/collections.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { BackupReader, BackupWriter, unpackPart } from '@sigilla/server/store/tools/backupFile.ts';
import { backupRealm, checkBackup, copyRealm, restoreRealm } from '@sigilla/server/store/tools/carry.ts';
import type { ToolDoors } from '@sigilla/server/store/tools/instants.ts';
import { placeOf } from '@sigilla/server/store/tools/place.ts';
import type { Store } from '@sigilla/server/store/Store.ts';
import { NOW } from '../support/builders.ts';
import { LONG } from '../support/tier.ts';
import { openWarHouse } from '../server/warHouse.ts';
import { aFolder, aRealm, everything as everythingIn, faultsIn, toolDoors } from './realms.ts';

const HOUR = 3_600_000;
const STORE = path.join(import.meta.dirname, '../../scripts/store.ts');
const DYING = path.join(import.meta.dirname, 'dieCarrying.ts');

let home: string;
/** The data file of a realm that has lived for some hours, and was left. */
let realm: string;
let folder: string;
let said: string[];
let doors: ToolDoors;

beforeAll(async () => {
  home = aFolder();
  realm = await aRealm(home);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));
beforeEach(() => {
  folder = aFolder();
  said = [];
  doors = toolDoors(said);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string): string => path.join(folder, name);
const place = (name: string) => placeOf(inFolder(name));
const open = (file: string): Promise<Store> =>
  openSqliteStore({ file, now: () => NOW, collections: AGGREGATES });

const everything = (file: string) => everythingIn(placeOf(file));

const carriedByAnother = async (...args: readonly string[]) => {
  const child = spawn(process.execPath, [DYING, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, err };
};

describe('a file that means harm', () => {
  const MiB = 1024 * 1024;
  const HEADER = {
    sigilla: 'backup',
    format: 1,
    takenAt: '2026-01-01T00:00:00.000Z',
    instant: 'x',
    schemas: { accounts: 1 },
    counts: { accounts: 1 },
  } as const;
  const sum = (before: string, what: object, bytes: Uint8Array = new Uint8Array()): string =>
    createHash('sha256').update(before).update(JSON.stringify(what)).update(bytes).digest('hex');
  /** A file whose checksums are all right. */
  const forged = (
    part: { readonly collection: string; readonly last: string },
    packed: Buffer,
    bytes = packed.length,
  ) => {
    const what = { collection: part.collection, documents: 1, last: part.last, bytes };
    const first = sum(sum('', HEADER), what, packed);
    const end = { end: true, parts: 1 };
    return Buffer.concat([
      Buffer.from(`${JSON.stringify(HEADER)}\n${JSON.stringify({ ...what, sum: first })}\n`),
      packed,
      Buffer.from(`\n${JSON.stringify({ ...end, sum: sum(first, end) })}\n`),
    ]);
  };
  const account = { collection: 'accounts', last: 'a' };
  const raw = (id: string) => JSON.stringify({ id, revision: 1, schemaVersion: 1, body: {} });

  it.each([
    ['unpacks to more than any part', () => forged(account, zstdCompressSync(Buffer.alloc(300 * MiB, 0x20)))],
    ['says that a part is longer than any', () => forged(account, zstdCompressSync(raw('a')), 2 ** 45)],
    ['holds no documents', () => forged(account, Buffer.from('nothing that zstd knows'))],
    ['holds others than it says', () => forged(account, zstdCompressSync(raw('b')))],
    [
      'holds a kind that its first line does not name',
      () => forged({ ...account, collection: 'x' }, zstdCompressSync(raw('a'))),
    ],
    ['has a first line without an end', () => Buffer.alloc(MiB, 0x7b)],
  ])('and %s is refused before anything is written', async (_, make) => {
    writeFileSync(inFolder('harm.backup'), make());
    await expect(restoreRealm(inFolder('harm.backup'), place('harm.db'), doors)).rejects.toThrow(CannotStart);
    expect(existsSync(inFolder('harm.db'))).toBe(false);
  });
});

describe('a page of very long documents', () => {
  it('is written in several parts, none too long to be read', async () => {
    const body = { text: 'x'.repeat(12 * 1024 * 1024) };
    const file = await openFile(inFolder('long.backup'), 'w+');
    try {
      const header = { takenAt: '2026-01-01T00:00:00.000Z', instant: 'x', schemas: {}, counts: {} };
      const writer = await BackupWriter.begin(file, { sigilla: 'backup', format: 1, ...header });
      const page = ['a', 'b', 'c'].map((id) => ({ id, revision: 1, schemaVersion: 1, body }));
      await writer.part('accounts', page);
      await writer.end();
      const found: string[][] = [];
      for await (const part of (await BackupReader.open(file)).parts())
        found.push(unpackPart(part).map(({ id }) => id));
      expect(found).toEqual([['a', 'b'], ['c']]);
    } finally {
      await file.close();
    }
  });
});

describe('a copy', () => {
  it('is the same realm, document by document, and says how far it has come', async () => {
    await copyRealm(placeOf(realm), place('copy/sigilla.db'), doors);
    const before = await everything(realm);
    expect(before[ledger.name]?.length).toBeGreaterThan(100);
    expect(await everything(inFolder('copy/sigilla.db'))).toEqual(before);
    expect(said.at(-1)).toMatch(/^into .*: [\d,]+ of [\d,]+ \(100 %\)$/);
    expect(said.find((line) => line.endsWith(' left'))).toMatch(/\(\d+ %\), .* left$/);
    expect(existsSync(inFolder('copy/sigilla.db.instant'))).toBe(false);
  });

  it('is refused where something is already, and changes nothing there', async () => {
    copyFileSync(realm, inFolder('other.db'));
    const before = await everything(inFolder('other.db'));
    await expect(copyRealm(placeOf(realm), place('other.db'), doors)).rejects.toThrow(/is not empty/);
    expect(await everything(inFolder('other.db'))).toEqual(before);
  });

  it('leaves the realm of an older version as it is: where it is refused its tables are not brought up to date', async () => {
    const older = inFolder('older.db');
    copyFileSync(realm, older);
    const db = new DatabaseSync(older);
    db.exec(`
      DELETE FROM migrations WHERE version > 1;
      DROP TABLE summaries;
      UPDATE collections SET declaration = '{"schemaVersion":0}';
      PRAGMA journal_mode = DELETE;
    `);
    db.close();
    const before = readFileSync(older);
    await backupRealm(placeOf(realm), inFolder('realm.backup'), doors);
    await expect(copyRealm(placeOf(realm), placeOf(older), doors)).rejects.toThrow(/is not empty/);
    await expect(restoreRealm(inFolder('realm.backup'), placeOf(older), doors)).rejects.toThrow(/not empty/);
    expect(readFileSync(older).equals(before)).toBe(true);
  });

  it('is not put into the data of another program', async () => {
    const theirs = inFolder('theirs.db');
    const db = new DatabaseSync(theirs);
    db.exec('CREATE TABLE letters (text TEXT)');
    db.close();
    const before = readFileSync(theirs);
    await expect(copyRealm(placeOf(realm), placeOf(theirs), doors)).rejects.toThrow(/no realm/);
    expect(readFileSync(theirs).equals(before)).toBe(true);
  });

  it('cut off by a kill is opened by no server, and goes on at the same instant', async () => {
    const target = inFolder('copy.db');
    const before = await everything(realm);
    for (const parts of LONG ? ['1', '2', '4'] : ['2']) {
      expect((await carriedByAnother('copy', realm, target, parts)).signal).toBe('SIGKILL');
      const half = await open(target);
      await expect(openRealm({ store: half } as never)).rejects.toThrow(/holds only a part/);
      await expect(openRealm({ store: half } as never)).rejects.toBeInstanceOf(CannotStart);
      await half.close();
    }
    // What is written to the realm meanwhile belongs to a later moment.
    const source = await open(realm);
    const [some] = await source.scan(ledger, { limit: 1 });
    if (some === undefined) throw new Error('there should be a ledger');
    await source.restore(ledger, [{ ...some, id: 'zzz.0' }]);
    await source.close();
    const last = await carriedByAnother('copy', realm, target, '1000');
    expect(last).toMatchObject({ code: 0 });
    expect(last.err).toMatch(/going on behind/);
    expect(await everything(target)).toEqual(before);
    copyFileSync(target, realm);
    for (const end of ['-wal', '-shm']) rmSync(`${realm}${end}`, { force: true });
  });

  it('is not taken of a realm that is half filled, of none, or of what is no realm', async () => {
    await carriedByAnother('copy', realm, inFolder('half.db'), '2');
    await expect(copyRealm(place('half.db'), place('copy.db'), doors)).rejects.toThrow(/only half filled/);
    await expect(copyRealm(place('none.db'), place('copy.db'), doors)).rejects.toThrow(/There is no realm/);
    writeFileSync(inFolder('text.db'), 'Once upon a time there was a realm. '.repeat(100));
    await expect(copyRealm(place('text.db'), place('copy.db'), doors)).rejects.toThrow(/is damaged/);
    expect(await everything(inFolder('copy.db'))).toEqual(await everything(inFolder('empty.db')));
    // What was begun for another realm is not gone on with.
    const { documents } = await copyRealm(placeOf(realm), place('half.db'), doors);
    expect(documents).toBeGreaterThan(0);
  });

  it('that was begun of one realm is not gone on with of another: nothing is changed, and the first comes to its end', async () => {
    copyFileSync(realm, inFolder('other.db'));
    await carriedByAnother('copy', realm, inFolder('half.db'), '2');
    await expect(copyRealm(place('other.db'), place('half.db'), doors)).rejects.toThrow(
      /holds a part of another realm/,
    );
    await copyRealm(placeOf(realm), place('half.db'), doors);
    expect(said.some((line) => line.includes('going on behind'))).toBe(true);
  });
});

describe('a backup', () => {
  it('restores to the same realm, and is for nobody else on the machine to read, nor what lies beside it meanwhile', async () => {
    const modes = new Map<string, number>();
    const look = (): void => {
      for (const name of readdirSync(folder).filter((one) => !one.includes('.lock')))
        modes.set(name, statSync(inFolder(name)).mode & 0o777);
    };
    const { progress } = doors;
    const watched = { ...progress, add: (more: number) => (look(), progress.add(more)) };
    await backupRealm(placeOf(realm), inFolder('realm.backup'), { ...doors, progress: watched });
    look();
    expect([...modes.keys()]).toContain('realm.backup.instant');
    for (const [name, mode] of modes) expect(mode, name).toBe(0o600);
    expect(statSync(inFolder('realm.backup')).size).toBeLessThan(statSync(realm).size / 3);
    await restoreRealm(inFolder('realm.backup'), place('restored.db'), doors);
    expect(await everything(inFolder('restored.db'))).toEqual(await everything(realm));
    for (const left of ['.part', '.part.lock', '.instant'])
      expect(existsSync(inFolder(`realm.backup${left}`)), left).toBe(false);
  });

  it('never writes over another, and is not restored where something is', async () => {
    await backupRealm(placeOf(realm), inFolder('realm.backup'), doors);
    await expect(backupRealm(placeOf(realm), inFolder('realm.backup'), doors)).rejects.toThrow(
      /there already/,
    );
    await expect(restoreRealm(inFolder('realm.backup'), placeOf(realm), doors)).rejects.toThrow(/not empty/);
  });

  it('cut off by a kill goes on at the same instant, and so does restoring it', async () => {
    const file = inFolder('realm.backup');
    for (const parts of LONG ? ['1', '3'] : ['2'])
      expect((await carriedByAnother('backup', realm, file, parts)).signal).toBe('SIGKILL');
    expect(existsSync(file)).toBe(false);
    expect((await carriedByAnother('backup', realm, file, '1000')).err).toMatch(/going on behind/);
    for (const parts of LONG ? ['1', '3'] : ['2'])
      expect((await carriedByAnother('restore', file, inFolder('r.db'), parts)).signal).toBe('SIGKILL');
    expect((await carriedByAnother('restore', file, inFolder('r.db'), '1000')).err).toMatch(
      /going on behind/,
    );
    expect(await everything(inFolder('r.db'))).toEqual(await everything(realm));
  });

  it.runIf(process.platform === 'linux')(
    'that finds no room says so in a sentence, and goes on with the same command once there is some',
    async () => {
      const file = inFolder('realm.backup');
      const asked = [process.execPath, STORE, 'backup', realm, file];
      // What a disk without room answers, of files beyond a kilobyte.
      const tight = spawnSync('/bin/sh', ['-c', 'ulimit -f 2 && exec "$0" "$@"', ...asked], {
        encoding: 'utf8',
      });
      expect(tight.status).toBe(1);
      expect(tight.stderr).toMatch(/^The disk can't be written \(.+\)\. Make room.*same command again/m);
      expect(tight.stderr).not.toMatch(/^\s+at /m);
      expect(existsSync(`${file}.instant.part`)).toBe(false);
      const [command = '', ...words] = asked;
      expect(spawnSync(command, words, { encoding: 'utf8' }).stdout).toMatch(
        /^backed up: [\d,]+ documents, the realm of 20\S+Z\./,
      );
    },
  );

  it('that was begun of one realm and is asked for of another is the other’s: it was the first’s, under the other’s name', async () => {
    const file = inFolder('realm.backup');
    expect((await carriedByAnother('backup', realm, file, '2')).signal).toBe('SIGKILL');
    await copyRealm(placeOf(realm), place('next.db'), doors);
    const next = await open(inFolder('next.db'));
    const [some] = await next.scan(ledger, { limit: 1 });
    if (some === undefined) throw new Error('there should be a ledger');
    await next.restore(ledger, [{ ...some, id: 'zzz.0' }]);
    await next.close();
    await backupRealm(place('next.db'), file, doors);
    await restoreRealm(file, place('r.db'), doors);
    expect(await everything(inFolder('r.db'))).toEqual(await everything(inFolder('next.db')));
  });

  it('that is refused leaves nothing behind, and says where a folder is missing or stands in the place of a file', async () => {
    const refused = (from: string, to: string) => backupRealm(place(from), inFolder(to), doors);
    await expect(refused('none.db', 'realm.backup')).rejects.toThrow(/There is no realm/);
    await expect(refused('none.db', 'nowhere/realm.backup')).rejects.toThrow(/There is no folder .*nowhere/);
    expect(readdirSync(folder)).toEqual([]);
    await expect(restoreRealm(folder, place('r.db'), doors)).rejects.toThrow(/is a folder, and no backup/);
  });

  it('is not begun where it would fill the disk that the realm may lie on, and leaves nothing there', async () => {
    const tight: ToolDoors = { ...doors, free: () => statSync(realm).size };
    await expect(backupRealm(placeOf(realm), inFolder('realm.backup'), tight)).rejects.toThrow(
      /too little room in .* take \d+ MB at least, and \d+ MB are free/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('begins anew when the instant that it had begun with is gone', async () => {
    const file = inFolder('realm.backup');
    await carriedByAnother('backup', realm, file, '2');
    rmSync(`${file}.instant`);
    await backupRealm(placeOf(realm), file, doors);
    await restoreRealm(file, place('r.db'), doors);
    expect(await everything(inFolder('r.db'))).toEqual(await everything(realm));
  });

  it('that was altered anywhere, or cut off anywhere, restores nothing and says why', async () => {
    const file = inFolder('realm.backup');
    await backupRealm(placeOf(realm), file, doors);
    const whole = readFileSync(file);
    const spoilt = inFolder('spoilt.backup');
    const refused = async (bytes: Buffer): Promise<void> => {
      writeFileSync(spoilt, bytes);
      await expect(checkBackup(spoilt, doors.progress)).rejects.toBeInstanceOf(CannotStart);
    };
    const places = Array.from({ length: 60 }, (_, n) => Math.floor((n * (whole.length - 1)) / 59));
    for (const at of [...places, ...Array.from({ length: 30 }, (_, n) => n * 7)]) {
      const altered = Buffer.from(whole);
      altered[at] = (altered[at] ?? 0) ^ 1;
      await refused(altered);
      await refused(whole.subarray(0, at));
    }
    await refused(Buffer.concat([whole, Buffer.from('\n')]));
    await refused(Buffer.from('not a backup at all'));
    await expect(restoreRealm(spoilt, place('r.db'), doors)).rejects.toThrow(/no backup of a realm/);
    await expect(restoreRealm(inFolder('nowhere'), place('r.db'), doors)).rejects.toThrow(/can't be read/);
    expect(existsSync(inFolder('r.db'))).toBe(false);
  });

  it('of a newer version of the game is refused in words', async () => {
    const file = inFolder('realm.backup');
    await backupRealm(placeOf(realm), file, doors);
    const [, ...rest] = readFileSync(file, 'latin1').split('\n');
    const spoilt = (header: object): void =>
      writeFileSync(file, [JSON.stringify(header), ...rest].join('\n'), 'latin1');
    const header = { sigilla: 'backup', format: 1, takenAt: new Date(NOW).toISOString(), instant: 'i' };
    spoilt({ ...header, format: 2, schemas: {}, counts: {} });
    await expect(checkBackup(file, doors.progress)).rejects.toThrow(/of format 2/);
    spoilt({ ...header, schemas: { kingdoms: 99 }, counts: { kingdoms: 1 } });
    await expect(checkBackup(file, doors.progress)).rejects.toThrow(/newer version of the game \(kingdoms\)/);
    spoilt({ ...header, schemas: { guilds: 1 }, counts: { guilds: 1 } });
    await expect(checkBackup(file, doors.progress)).rejects.toThrow(/it has guilds/);
  });

  it('of a realm that is written to meanwhile is one instant of it', async () => {
    const war = await openWarHouse({ npcTurnSeconds: 60 });
    await wakeNpcs(war.house);
    await war.until(NOW + HOUR);
    const life = { goesOn: true };
    const before = war.house.store.health().commits;
    const living = (async () => {
      for (let hour = 2; life.goesOn; hour += 1) {
        await war.until(NOW + hour * HOUR);
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await backupRealm(placeOf(war.file), inFolder('realm.backup'), doors);
    const during = war.house.store.health().commits - before;
    life.goesOn = false;
    await living;
    await war.close();
    expect(during).toBeGreaterThan(10);
    await restoreRealm(inFolder('realm.backup'), place('r.db'), doors);
    expect(await faultsIn(place('r.db'))).toEqual([]);
  });
});
