// A whole realm carried between the embedded store and MongoDB, and looked through there: the same documents on both, cut off by a kill,
// one instant of a realm that is written to.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { AGGREGATES, kingdoms, notices } from '@sigilla/server/store/collections.ts';
import { backupRealm, copyRealm, restoreRealm } from '@sigilla/server/store/tools/carry.ts';
import { nameOf, openPlace, placeOf } from '@sigilla/server/store/tools/place.ts';
import type { Place } from '@sigilla/server/store/tools/place.ts';
import { create, remove, replace } from '@sigilla/server/store/Store.ts';
import type { RawDocument } from '@sigilla/server/store/Store.ts';
import { NOW } from '../support/builders.ts';
import { freshDatabase } from '../support/services.ts';
import { LONG, some } from '../support/tier.ts';
import { FAULT_CASES } from './faultCases.ts';
import { aFolder, aRealm, everything, faultsIn, toolDoors } from './realms.ts';
import { longIt } from '../support/longIt.ts';

const DYING = path.join(import.meta.dirname, 'dieCarrying.ts');

let folder: string;
let realm: Place;
let url: string;
let mongo: Place;
beforeAll(async () => {
  folder = aFolder();
  realm = placeOf(await aRealm(folder));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  url = freshDatabase(inject('mongoUrl'));
  mongo = placeOf(url);
});
afterEach(async () => {
  const client = new MongoClient(url);
  await client.db().dropDatabase();
  await client.close();
  for (const name of ['back.db', 'realm.backup'])
    for (const end of ['', '.lock', '-wal', '-shm', '.part', '.instant'])
      rmSync(path.join(folder, `${name}${end}`), { force: true });
});

const back = (): Place => placeOf(path.join(folder, 'back.db'));
const backup = (): string => path.join(folder, 'realm.backup');

const dying = async (...args: readonly string[]) => {
  const child = spawn(process.execPath, [DYING, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, err };
};

describe('a realm carried to MongoDB and back', () => {
  it('is the same, document by document, and whole in both', async () => {
    await copyRealm(realm, mongo, toolDoors());
    expect(await everything(mongo)).toEqual(await everything(realm));
    expect(await faultsIn(mongo)).toEqual([]);
    await copyRealm(mongo, back(), toolDoors());
    expect(await everything(back())).toEqual(await everything(realm));
    expect(await faultsIn(back())).toEqual([]);
    await expect(copyRealm(realm, mongo, toolDoors())).rejects.toThrow(/is not empty/);
  });

  longIt('cut off by kills on both ways goes on at the same instants', async () => {
    const file = realm.kind === 'sqlite' ? realm.file : '';
    for (const parts of LONG ? ['1', '4'] : ['4'])
      expect((await dying('copy', file, url, parts)).signal).toBe('SIGKILL');
    expect(await dying('copy', file, url, '1000')).toMatchObject({
      code: 0,
      err: expect.stringMatching(/going on/),
    });
    const before = await everything(mongo);
    expect(before).toEqual(await everything(realm));
    expect(existsSync(`${file}.instant`)).toBe(false);
    const target = path.join(folder, 'back.db');
    expect((await dying('copy', url, target, '2')).signal).toBe('SIGKILL');
    // What is written meanwhile belongs to a later moment.
    const store = await openPlace(mongo, () => NOW);
    const [some] = before[kingdoms.name] ?? [];
    if (some === undefined) throw new Error('there should be a kingdom');
    await store.commit([replace(kingdoms, some, { ...(some.body as object), forsaken: true } as never)]);
    await store.close();
    expect(await dying('copy', url, target, '1000')).toMatchObject({
      code: 0,
      err: expect.stringMatching(/going on/),
    });
    expect(await everything(placeOf(target))).toEqual(before);
  });

  it('written to all the while, is backed up as of one instant', async () => {
    await copyRealm(realm, mongo, toolDoors());
    const store = await openPlace(mongo, () => NOW);
    const life = { goesOn: true, pairs: 0 };
    const word = (n: number, side: string) =>
      create(notices, `${side}-${String(n).padStart(6, '0')}`, {
        accountId: 'nobody' as never,
        at: NOW + n,
        text: { code: 'kingdomFounded', params: { kingdom: `${n}` }, variant: 0 },
        link: null,
        readAt: null,
      });
    // Each commit writes one notice that is read early and one that is read late.
    const living = (async () => {
      for (; life.goesOn; life.pairs += 1) await store.commit([word(life.pairs, 'A'), word(life.pairs, 'z')]);
    })();
    while (life.pairs < 20) await pause(5);
    const early = life.pairs;
    await backupRealm(mongo, backup(), toolDoors());
    expect(life.pairs).toBeGreaterThan(early);
    life.goesOn = false;
    await living;
    await store.close();
    await restoreRealm(backup(), back(), toolDoors());
    const ids = ((await everything(back()))[notices.name] ?? []).map(({ id }) => id);
    const kept = (side: string) => ids.filter((id) => id.startsWith(`${side}-0`)).map((id) => id.slice(2));
    expect(kept('A').length).toBeGreaterThanOrEqual(early);
    expect(kept('A')).toEqual(kept('z'));
  });

  it('is not looked for where there is none, and no password of an address is shown', async () => {
    await expect(faultsIn(mongo)).rejects.toThrow(/There is no realm in the database/);
    expect(nameOf(placeOf('mongodb://steward:secret@host/sigilla'))).toBe('mongodb://host/sigilla');
  });
});

describe('a realm in MongoDB that is looked through', () => {
  const lookedUrl = freshDatabase(inject('mongoUrl'));
  const looked = placeOf(lookedUrl);
  let whole: Readonly<Record<string, readonly RawDocument[]>> = {};
  beforeAll(async () => {
    await copyRealm(realm, looked, toolDoors());
    whole = await everything(looked);
  });
  // What a test has harmed is put right for the next: a realm carried anew for each would have all its indexes made anew.
  afterEach(async () => {
    const now = await everything(looked);
    const store = await openPlace(looked, () => NOW);
    for (const collection of AGGREGATES) {
      const known = new Set((whole[collection.name] ?? []).map(({ id }) => id));
      for (const stranger of (now[collection.name] ?? []).filter(({ id }) => !known.has(id)))
        await store.commit([remove(collection as never, stranger)]);
      await store.restore(collection, whole[collection.name] ?? []);
    }
    await store.close();
  });

  it('shows nothing while it is whole', async () => {
    expect(await faultsIn(looked)).toEqual([]);
  });

  // What is looked for is the same on both stores: all of it is on the embedded one (verify.test.ts).
  it.each(some(FAULT_CASES, 5))(
    'shows $planted',
    async ({ plant, found }) => {
      const store = await openPlace(looked, () => NOW);
      await plant(store);
      await store.close();
      const faults = await faultsIn(looked);
      expect(
        faults.some((fault) => found.test(fault)),
        faults.join('\n'),
      ).toBe(true);
    },
    60_000,
  );

  it.each([
    [
      'keys that are not the document’s',
      { $set: { 'keys.power': { 0: 'default-server', 1: 5 } } },
      /^kingdoms\/.*: its index keys are not its own$/,
    ],
    [
      'a unique key that is not',
      { $unset: { 'unique.name': '' } },
      /^kingdoms\/.*: its unique keys are not its own$/,
    ],
    [
      'a summary that says something else',
      { $set: { 'summary.of.power': -1 } },
      /^kingdoms\/.*: its summary does not say what it says$/,
    ],
  ] as const)(
    'shows %s',
    async (_, change, found) => {
      const client = new MongoClient(lookedUrl);
      await client.db().collection('kingdoms').updateOne({}, change);
      await client.close();
      const faults = await faultsIn(looked);
      expect(
        faults.some((fault) => found.test(fault)),
        faults.join('\n'),
      ).toBe(true);
    },
    60_000,
  );

  it('shows an index that is missing', async () => {
    await copyRealm(realm, mongo, toolDoors());
    const client = new MongoClient(url);
    await client.db().collection('kingdoms').dropIndex('keys.power');
    await client.close();
    expect(await faultsIn(mongo)).toEqual(['kingdoms/null: the index keys.power is missing']);
  });
});
