// `npm run store -- verify` finds what is wrong with a realm, says it in words, and finds nothing wrong with one that is right.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyRealm } from '@sigilla/server/store/tools/carry.ts';
import { openPlace, placeOf } from '@sigilla/server/store/tools/place.ts';
import { NOW } from '../support/builders.ts';
import { FAULT_CASES } from './faultCases.ts';
import { aFolder, aRealm, faultsIn, toolDoors } from './realms.ts';
import { longIt } from '../support/longIt.ts';

const SCRIPT = path.join(import.meta.dirname, '../../scripts/store.ts');

let folder: string;
let realm: string;
let copies = 0;
beforeAll(async () => {
  folder = aFolder();
  realm = await aRealm(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const aCopy = (): string => {
  copies += 1;
  const file = path.join(folder, `copy-${copies}.db`);
  copyFileSync(realm, file);
  return file;
};

/** Faults of the file itself, planted by SQLite: an entry, a key or a summary that is not what the document says. */
const IN_THE_FILE: readonly (readonly [planted: string, sql: string, found: RegExp])[] = [
  [
    'an index entry missing',
    "DELETE FROM index_entries WHERE collection = 'kingdoms' AND name = 'power'",
    /^kingdoms\/.*: is missing in the index power$/,
  ],
  [
    'an index entry of nobody',
    "INSERT INTO index_entries VALUES ('kingdoms', 'power', x'02', 'nobody')",
    /^kingdoms\/nobody: there is an index entry power of a document that is not there$/,
  ],
  [
    'an index entry of another key',
    "INSERT INTO index_entries SELECT collection, name, key || x'01', id FROM index_entries WHERE collection = 'kingdoms' AND name = 'power' LIMIT 1",
    /^kingdoms\/.*: there is an index entry power of a document that has another key$/,
  ],
  [
    'a unique key not held',
    "DELETE FROM unique_keys WHERE collection = 'kingdoms' AND name = 'name'",
    /^kingdoms\/.*: does not hold its unique key name$/,
  ],
  [
    'a unique key held by another',
    "UPDATE unique_keys SET id = 'nobody' WHERE collection = 'kingdoms' AND name = 'ruler'",
    /^kingdoms\/.*: its unique key ruler is held by nobody$/,
  ],
  [
    'keys noted down wrongly',
    "UPDATE documents SET keys = '[{},{}]' WHERE collection = 'battles'",
    /^battles\/.*: the keys noted down for it are not its own$/,
  ],
  [
    'a summary of another revision',
    'UPDATE summaries SET revision = revision + 1',
    /^kingdoms\/.*: its summary is of revision \d+, and it is at \d+$/,
  ],
  [
    'a summary that says something else',
    `UPDATE summaries SET summary = '{"id":"other"}'`,
    /^battles\/.*: its summary does not say what it says$/,
  ],
  [
    'a summary of nobody',
    "INSERT INTO summaries VALUES (999999, 1, 1, '{}')",
    /^summaries\/null: 1 belong to no document$/,
  ],
  [
    'a body that is no JSON',
    "UPDATE documents SET body = '{' WHERE collection = 'notices' OR collection = 'chronicle'",
    /^chronicle\/.*: its body can't be read: .*/,
  ],
  [
    'a body that can’t be unpacked',
    "UPDATE documents SET body = x'00ff00ff' WHERE collection = 'battles'",
    /^battles\/.*: its body can't be read: .*/,
  ],
  [
    'a body of a newer version',
    "UPDATE documents SET schema_version = 99 WHERE collection = 'realm'",
    /^realm\/realm: it can't be brought to today's shape: .*version 99.*/,
  ],
  [
    'an e-mail that two accounts have',
    `UPDATE documents SET body = json_set(body, '$.email', 'two@example.org') WHERE collection = 'accounts'`,
    /^accounts\/.*: holds the unique key email \(two@example.org\), which .* holds as well$/,
  ],
];

describe('a realm that is looked through', () => {
  it('is whole when it is, beside a server that has it open, and is not changed', async () => {
    const store = await openPlace(placeOf(realm), () => NOW);
    expect(await faultsIn(placeOf(realm))).toEqual([]);
    await store.close();
  });

  it('is whole when its tables are an earlier version’s, as before a new one opens them', async () => {
    const file = aCopy();
    const db = new DatabaseSync(file);
    db.exec('DROP TABLE summaries; DELETE FROM migrations WHERE version = 2');
    db.close();
    expect(await faultsIn(placeOf(file))).toEqual([]);
    const untouched = new DatabaseSync(file, { readOnly: true });
    expect(untouched.prepare("SELECT 1 FROM sqlite_master WHERE name = 'summaries'").get()).toBeUndefined();
    untouched.close();
  });

  it('is looked through with a word at the end of each stage, and no word twice', async () => {
    const said: string[] = [];
    await verifyRealm(placeOf(realm), toolDoors(said), () => undefined);
    expect(said.filter((line, i) => said.indexOf(line) !== i)).toEqual([]);
    expect(said.at(-1)).toBe('looking at what belongs to no document');
  });

  it.each(FAULT_CASES)('shows $planted', async ({ plant, found }) => {
    const file = aCopy();
    const store = await openPlace(placeOf(file), () => NOW);
    await plant(store);
    await store.close();
    const faults = await faultsIn(placeOf(file));
    expect(
      faults.some((fault) => found.test(fault)),
      faults.join('\n'),
    ).toBe(true);
  });

  it.each(IN_THE_FILE)('shows %s', async (_, sql, found) => {
    const file = aCopy();
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
    const faults = await faultsIn(placeOf(file));
    expect(
      faults.some((fault) => found.test(fault)),
      faults.join('\n'),
    ).toBe(true);
  });

  longIt('is told by the script in words and by its exit code', async () => {
    const verify = async (...args: readonly string[]) => {
      const child = spawn(process.execPath, [SCRIPT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
      const said = { out: '', err: '' };
      child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number];
      return { code, ...said };
    };
    expect(await verify('verify', realm)).toMatchObject({ code: 0, out: expect.stringMatching(/^whole: /) });
    const file = aCopy();
    const db = new DatabaseSync(file);
    db.exec("DELETE FROM unique_keys WHERE collection = 'jobs'");
    db.close();
    const spoilt = await verify('verify', file);
    expect(spoilt.code).toBe(3);
    expect(spoilt.out).toMatch(/^jobs\/\S+: does not hold its unique key key$/m);
    expect(spoilt.out).toMatch(/^not whole: \d+ faults in [\d,]+ documents\.$/m);
    expect(await verify('verify', path.join(folder, 'none'))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^There is no realm/),
    });
    expect((await verify('verify')).code).toBe(2);
    expect(await verify('--help')).toMatchObject({ code: 0, err: expect.stringMatching(/^Usage/) });
  });
});
