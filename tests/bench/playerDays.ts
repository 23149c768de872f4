// `npm run bench:players [-- --players N --days D --without-latin]`: what each collection grows by for a player and a day, by players who do all that a
// day allows (playerDay.ts): real requests to a real server, whose clock is set forward and not waited for. STORE_URL measures MongoDB (an empty
// database), else it is the embedded store. The first day, with the founding and the assessment, stands apart from those after it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '@sigilla/server/config.ts';
import { startServer } from '@sigilla/server/main.ts';
import { optionsOf } from '../../scripts/options.ts';
import { callerOf, rulerOf, valueOf } from '../support/caller.ts';
import type { Ruler } from '../support/caller.ts';
import { playDay } from './playerDay.ts';
import { weighFile, weighMongo } from './weigh.ts';
import type { Weight } from './weigh.ts';

const DAY = 86_400_000;
const BEGAN = Date.UTC(2026, 10, 23, 6);
const values = optionsOf(
  `npm run bench:players -- [options]: what each collection grows by for a player and a day
  --players N        how many play, in pairs (default 4)
  --days D           for how many days (default 3)
  --without-latin    they never open the academy
STORE_URL=mongodb://… measures MongoDB.`,
  {
    players: { type: 'string', default: '4' },
    days: { type: 'string', default: '3' },
    'without-latin': { type: 'boolean', default: false },
  },
);
const [players, days] = [Number(values.players), Number(values.days)];
const storeUrl = process.env['STORE_URL'];

const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-players-'));
let now = BEGAN;
let elapsed = 0;
const pass = (milliseconds: number): void => {
  now += milliseconds;
  elapsed += milliseconds;
};
const server = await startServer(
  {
    ...readConfig({}),
    DATA_DIR: folder,
    PORT: 0,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: 1_000_000,
    // What the realm's own grow by stands in bench:growth.
    NPC_KINGDOMS: 0,
    ...(storeUrl === undefined ? {} : { STORE_URL: storeUrl }),
  },
  { clock: { now: () => now, elapsed: () => elapsed } },
);

const AGAIN_MS = 100;
/** Asks again while every scholar is at something else. */
const patiently: typeof fetch = async (input, init) => {
  for (;;) {
    const response = await fetch(input, init);
    if (response.status !== 503) return response;
    await pause(AGAIN_MS);
  }
};
const newcomer = async (): Promise<Ruler> => {
  const caller = callerOf(server.url, patiently);
  return rulerOf(caller, valueOf(await caller.api.auth.guest()));
};
const weighAll = (): Promise<Weight> =>
  storeUrl === undefined ? weighFile(path.join(folder, 'sigilla.db')) : weighMongo(storeUrl);

const bytes = (count: number): string => Math.round(count).toLocaleString('en').padStart(10);
const row = (name: string, documents: number, size: number): string =>
  `  ${name.padEnd(14)} ${(documents / players).toFixed(1).padStart(8)} ${bytes(size / players)}`;
const tell = (day: number, before: Weight, after: Weight): void => {
  console.log(`day ${day}, for each of ${players} players: documents, bytes more`);
  let all = 0;
  for (const [name, size] of after.sizes) {
    const was = before.sizes.get(name) ?? { documents: 0, bytes: 0 };
    all += size.bytes - was.bytes;
    if (size.bytes !== was.bytes)
      console.log(row(name, size.documents - was.documents, size.bytes - was.bytes));
  }
  console.log(row('all', 0, all));
  console.log(row('on the disk', 0, after.onDisk - before.onDisk));
};

try {
  console.log(storeUrl === undefined ? 'the embedded store' : 'MongoDB');
  let before = await weighAll();
  const pairs: (readonly [Ruler, Ruler])[] = [];
  for (let pair = 0; pair < players / 2; pair += 1) pairs.push([await newcomer(), await newcomer()]);
  for (let day = 1; day <= days; day += 1) {
    const dayBegan = now;
    for (const pair of pairs)
      await playDay({ ...server, pass }, pair, day, { learns: !values['without-latin'] });
    pass(Math.max(0, dayBegan + DAY - now));
    const after = await weighAll();
    tell(day, before, after);
    before = after;
  }
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
