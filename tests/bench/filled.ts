// `npm run bench:filled -- FOLDER [NAME=VALUE …]`, with settings such as STORE_URL=mongodb://…: the server over a realm
// that bench/fill.ts has written: how long from start to `ready`, then every page asked over HTTP by many rulers, by
// the CPU of the server's own process (from /proc, so on Linux alone) and by the clock on the caller's wall.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openTokens } from '@sigilla/server/auth/tokens.ts';
import { elapsed, systemClock } from '@sigilla/server/clock.ts';
import { z } from 'zod';
import { accountIdOf, SERVER, VETERANS } from './someRealm.ts';

const GOAL_PAGE_MS = 20;
const GOAL_READY_MS = 5_000;
const CALLS = 60;
const SECRET = 'the secret of a realm that is only measured';
const MAIN = path.join(import.meta.dirname, '../../server/main.ts');
/** Clock ticks a second, as /proc counts them. */
const TICKS = 100;

/** NAME=VALUE; an address has more of these signs. */
const setting = (pair: string): [string, string] => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
};

const [folder = '', ...environment] = process.argv.slice(2);
const began = elapsed();
const server = spawn(process.execPath, [MAIN], {
  env: {
    ...process.env,
    ...Object.fromEntries(environment.map(setting)),
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    TOKEN_SECRET: SECRET,
    RATE_LIMIT_FACTOR: '1000000',
    NPC_TURN_SECONDS: '86400',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ready = createInterface({ input: server.stdout });
const [line] = (await once(ready, 'line')) as [string];
const url = line.replace(/^ready /, '');
const startMs = elapsed() - began;
const cpuSeconds = (): number => {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};
const startCpu = cpuSeconds();
/** How long it was ready to run while all cores were at something else: what a machine with other work adds. */
const [, waitedNs = 0] = readFileSync(`/proc/${server.pid}/schedstat`, 'utf8').split(' ').map(Number);
const waitedMs = waitedNs / 1_000_000;

const tokens = openTokens(SECRET, systemClock);
const bearer = (n: number): string =>
  `Bearer ${tokens.access({ id: accountIdOf(n), role: 'player', isGuest: false }, null)}`;
const get = async (target: string, n: number): Promise<unknown> => {
  const joined = target.includes('?') ? '&' : '?';
  const answer = await fetch(`${url}${target}${joined}serverId=${SERVER}`, {
    headers: { authorization: bearer(n) },
  });
  if (!answer.ok) throw new Error(`${target}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Battles that the rulers' histories name, for the pages that show one: any realm has others, and as many as it was filled with. */
const fought: string[] = [];
const History = z.object({ battles: z.array(z.object({ id: z.string() })) });
const oneOf = (n: number): string => fought[(n * 97) % fought.length] ?? 'none';

const PAGES: readonly (readonly [what: string, target: (n: number) => string])[] = [
  ['own kingdom', () => '/api/kingdom'],
  ['turns', () => '/api/turns'],
  ['ledger', () => '/api/ledger?limit=50'],
  ['ledger, one stock', () => '/api/ledger?limit=50&stock=mana'],
  ['account of a stock', () => '/api/ledger/account?stock=gold'],
  ['notices', () => '/api/notices'],
  ['rankings by honor', () => '/api/pvp/rankings?by=honor&npcs=without&limit=50'],
  ['rankings by power', () => '/api/pvp/rankings?by=power&npcs=with&limit=50'],
  ['players', () => '/api/pvp/players'],
  ['requests', () => '/api/pvp/requests'],
  ['history', () => '/api/pvp/history?limit=50'],
  ['live', () => '/api/battles/live'],
  ['a battle', (n) => `/api/battles/${oneOf(n)}`],
  ['a replay', (n) => `/api/battles/${oneOf(n)}/replay`],
  ['realm', () => '/api/realm'],
  ['chronicle', () => '/api/chronicle?limit=50'],
];

const shown = (value: number): string => value.toFixed(1).padStart(8);
try {
  console.log(
    `start to ready: ${shown(startMs)} ms, ${shown(waitedMs)} of them waiting for a core; ${shown(startCpu * 1000)} ms of CPU (goal without that waiting under ${GOAL_READY_MS}: ${startMs - waitedMs < GOAL_READY_MS ? 'met' : 'missed'})`,
  );
  console.log('page                     first ms  median ms   worst ms  CPU ms');
  for (const [what, target] of PAGES) {
    const walls: number[] = [];
    const before = cpuSeconds();
    for (let call = 0; call < CALLS; call += 1) {
      const from = elapsed();
      const answer = await get(target(call), call % VETERANS);
      walls.push(elapsed() - from);
      if (what === 'history') fought.push(...History.parse(answer).battles.map(({ id }) => id));
    }
    const cpu = ((cpuSeconds() - before) * 1000) / CALLS;
    const sorted = walls.toSorted((a, b) => a - b);
    const verdict = cpu < GOAL_PAGE_MS ? 'met' : 'missed';
    console.log(
      `${what.padEnd(22)}  ${shown(walls[0] ?? 0)}   ${shown(sorted[CALLS >> 1] ?? 0)}   ${shown(sorted.at(-1) ?? 0)}  ${shown(cpu)}  ${verdict}`,
    );
  }
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
  console.log(`memory at most: ${Math.round(Number(peak) / 1024)} MB`);
} finally {
  server.kill('SIGTERM');
  await once(server, 'close');
}
