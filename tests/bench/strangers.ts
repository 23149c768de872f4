// `npm run bench:strangers`: what a call costs that anybody may make without an account, in CPU of the server's whole process (its threads too), beside
// /healthz as the price of a call that does nothing; and what those cost that are made to be dear. A server of its own, over a new folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@colyseus/sdk';

const BOUND_MS = 2;
const CALLS = 200;
const PORT = 4700 + (process.pid % 200);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const TICK_MS = 10;

const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-strangers-'));
const server = spawn(process.execPath, [path.join(import.meta.dirname, '../../server/main.ts')], {
  env: {
    ...process.env,
    PORT: String(PORT),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1000000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});

/** Milliseconds of CPU that the server has taken so far, all threads together. */
const taken = (): number => {
  const [, , ...fields] = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(/\) | /);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

interface Call {
  readonly what: string;
  readonly path: string;
  /** As it is sent. */
  readonly body?: string;
  readonly calls?: number;
}

const ask = async ({ path: at, body }: Call): Promise<number> => {
  const answer = await fetch(ORIGIN + at, {
    ...(body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.status;
};

const costOf = async (calls: number, work: () => Promise<unknown>): Promise<number> => {
  for (let n = 0; n < Math.ceil(calls / 4); n += 1) await work();
  await pause(200);
  const before = taken();
  for (let n = 0; n < calls; n += 1) await work();
  return (taken() - before) / calls;
};

const letters = 'abcdefghiklmnopqrstuvxyz'.split('');
const lookUp = (wish: string): Call => ({
  what: `dictionary ${wish.slice(0, 24)}`,
  path: `/api/latin/dictionary?${wish}`,
});

const battleId = async (): Promise<string> => {
  for (;;) {
    const answer = await fetch(`${ORIGIN}/api/battles/live`);
    const { recent } = (await answer.json()) as { readonly recent: readonly { readonly id: string }[] };
    if (recent[0] !== undefined) return recent[0].id;
    await pause(1_000);
  }
};

const callsOf = (battle: string): readonly Call[] => [
  { what: 'readyz', path: '/readyz' },
  { what: 'realm', path: '/api/realm' },
  { what: 'notary', path: '/api/notary' },
  { what: 'chronicle', path: '/api/chronicle?limit=100' },
  { what: 'rankings', path: '/api/pvp/rankings?limit=100' },
  { what: 'battles/live', path: '/api/battles/live' },
  { what: 'battles/:id', path: `/api/battles/${battle}` },
  { what: 'battles/:id/replay', path: `/api/battles/${battle}/replay` },
  { what: 'the page of a battle', path: `/battles/${battle}` },
  { what: 'picture of a battle, once sewn', path: `/battles/${battle}/picture.png`, calls: 20 },
  { what: 'the first page', path: '/' },
  { what: 'a missing page', path: '/api/nothing' },
  { what: 'docs', path: '/api/docs/', calls: 40 },
  { what: 'docs, as data', path: '/api/docs/openapi.json', calls: 40 },
  lookUp('letter=*'),
  lookUp('letter=a&level=basic'),
  lookUp('query=rex'),
  lookUp('query=a'),
  lookUp('query=a*'),
  lookUp('query=beutifull'),
  lookUp('query=xyzzyqwx'),
  lookUp(`query=${letters.concat(letters).slice(0, 40).join('+')}`),
  lookUp(`query=${'e+'.repeat(39)}e`),
  { what: 'entry', path: '/api/latin/dictionary/amo_v' },
  { what: 'entry of fero', path: '/api/latin/dictionary/fero_v' },
  { what: 'word', path: '/api/latin/word?form=amaverat' },
  { what: 'word that is none', path: '/api/latin/word?form=amaveratamaveratamaveratamaveratamaverat' },
  {
    what: 'drill',
    path: '/api/latin/drill',
    body: JSON.stringify({ id: 'amo_v', section: 0, row: 0, column: 0, answer: 'amo' }),
  },
  { what: 'translate, plain', path: '/api/latin/translate?text=the+king+loves+the+queen', calls: 40 },
  { what: 'taster', path: '/api/latin/taster', calls: 60 },
  {
    what: 'answer of a taster',
    path: '/api/latin/taster',
    body: JSON.stringify({ questionId: 'taster-7', userAnswer: 'the king loves the queen' }),
  },
  { what: 'refresh without a cookie', path: '/api/auth/refresh', body: '{}' },
  { what: 'logout without a cookie', path: '/api/auth/logout', body: '{}' },
  {
    what: 'login',
    path: '/api/auth/login',
    body: JSON.stringify({ email: 'a@example.org', password: 'ten letters' }),
    calls: 10,
  },
  { what: 'guest', path: '/api/auth/guest', body: '{}', calls: 40 },
  {
    what: 'a seat at a battle',
    path: '/matchmake/joinOrCreate/duel',
    body: JSON.stringify({ battleId: battle }),
    calls: 40,
  },
  { what: 'body of 60 KB that is no JSON', path: '/api/latin/taster', body: 'x'.repeat(60_000) },
  { what: 'deep JSON', path: '/api/latin/taster', body: '['.repeat(9_000) + ']'.repeat(9_000) },
];

/** A visitor's window on a battle, opened and closed. */
const look = async (id: string): Promise<void> => {
  const room = await new Client(ORIGIN).joinOrCreate('duel', { battleId: id });
  room.onMessage('*', () => undefined);
  await room.leave();
};

try {
  await once(server.stdout, 'data');
  await pause(3_000);
  const battle = await battleId();
  const nothing = await costOf(CALLS * 5, () => ask({ what: '', path: '/healthz' }));
  process.stdout.write(
    `| call | status | µs | \n|---|---|---|\n| healthz | 200 | ${(nothing * 1000).toFixed(0)} |\n`,
  );
  for (const call of callsOf(battle)) {
    const status = await ask(call);
    const cost = await costOf(call.calls ?? CALLS, () => ask(call));
    const mark = cost > BOUND_MS ? ' over the bound' : '';
    process.stdout.write(`| ${call.what} | ${status} | ${(cost * 1000).toFixed(0)}${mark} |\n`);
  }
  const cost = await costOf(40, () => look(battle));
  process.stdout.write(`| a window on a battle, opened and closed | | ${(cost * 1000).toFixed(0)} |\n`);
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
}
