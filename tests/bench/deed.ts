// A durable deed over HTTP against a bare node:http handler that answers the same bytes: taxes collected, eight connections at once, by the
// CPU that each server's own process uses (kernel and sync included, the caller's not). The other rows are floors: that handler with no more
// than two rows of the same length kept in SQLite; and one that reads caller and command and has the realm's own store keep the rows of a deed that was
// decided before. Every answer must be a success, or nothing is measured.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { THRIFTY_ARGUMENTS, THRIFTY_ENVIRONMENT } from '../../scripts/thrift.mjs';
import type { Answer, Question } from './deedSides.ts';
import { median } from './measure.ts';
import type { Bench, BenchRow } from './measure.ts';

const CONNECTIONS = 8;
const ROUNDS = 25;
/**
 * Rounds before any counts. A server lives for weeks; its first ten thousand deeds pay besides for compiling the paths of a deed, on threads of
 * the same process, and that is as much again as half of what a deed then costs.
 */
const WARMUPS = 90;
/** Deeds a connection in one round; of the sides that do little, more, so that there is something to measure. */
const DEEDS = 50;
const LITTLE_DEEDS = 200;
/** About as long as a young kingdom is when it is kept. */
const ROW = 2000;

interface Side {
  readonly name: string;
  readonly process: ChildProcess;
  url: string;
  tokens: readonly string[];
}

const ask = async (side: Pick<Side, 'process'>, question: Question): Promise<Answer> => {
  const answered = once(side.process, 'message');
  side.process.send(question);
  const [answer] = (await answered) as [Answer];
  return answer;
};

const openSide = async (name: string, bytes: string): Promise<Side> => {
  const script = fileURLToPath(new URL('deedSides.ts', import.meta.url));
  // As servers are started, all sides alike.
  const child = fork(script, [name], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, ...THRIFTY_ARGUMENTS],
    env: { ...process.env, ...THRIFTY_ENVIRONMENT },
  });
  const { url, tokens } = await ask(
    { process: child },
    { ask: 'open', bytes, row: ROW, rulers: CONNECTIONS },
  );
  return { name, process: child, url, tokens };
};

let commands = 0;

/** One deed, and what was answered. Throws unless it was carried out. */
const act = (agent: Agent, url: string, token: string): Promise<string> => {
  commands += 1;
  const body = JSON.stringify({
    commandId: `bench-command-${commands}`,
    actionType: 'rush_resource',
    actionId: 'tax_collection',
    quantity: 1,
  });
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/api/actions`,
      {
        agent,
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          Authorization: `Bearer ${token}`,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${response.statusCode} ${text}`));
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
};

/** Microseconds of CPU a deed, by side, of one round; each side in its turn, those that do little `little` times a connection. */
const round = async (sides: readonly Side[], little: number): Promise<readonly number[]> => {
  const costs: number[] = [];
  for (const side of sides) {
    const deeds = side.name === 'realm' || side.name === 'committed' ? DEEDS : little;
    // Connections of this turn: while the others have theirs, a server may close those that are idle, and what is sent on them then is lost.
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const before = await ask(side, { ask: 'cpu' });
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, i) => {
        for (let deed = 0; deed < deeds; deed += 1) await act(agent, side.url, side.tokens[i] ?? 'nobody');
      }),
    );
    const after = await ask(side, { ask: 'cpu' });
    agent.destroy();
    costs.push((after.cpu - before.cpu) / (CONNECTIONS * deeds));
  }
  return costs;
};

const measureDeeds = async (): Promise<readonly BenchRow[]> => {
  const sides: Side[] = [];
  try {
    const realm = await openSide('realm', '');
    sides.push(realm);
    const sample = await act(new Agent(), realm.url, realm.tokens[0] ?? '');
    for (const name of ['bare', 'kept', 'committed']) sides.push(await openSide(name, sample));
    const rounds: (readonly number[])[] = [];
    for (let i = 0; i < WARMUPS; i += 1) await round(sides, DEEDS);
    for (let i = 0; i < ROUNDS; i += 1) rounds.push(await round(sides, LITTLE_DEEDS));
    const against = (side: number): BenchRow['ratio'] =>
      median(rounds.map((costs) => (costs[1] ?? 0) / (costs[side] ?? 1)));
    const rate = (side: number): number => 1_000_000 / median(rounds.map((costs) => costs[side] ?? 1));
    const shared = { unit: 'a CPU second', against: 'a bare handler' };
    return [
      { ...shared, what: 'durable tax collection', rate: rate(0), ratio: against(0), goal: 0.15 },
      { ...shared, what: 'the floor: two rows kept', rate: rate(2), ratio: against(2), goal: null },
      {
        ...shared,
        what: 'the realm’s floor: a deed’s rows kept',
        rate: rate(3),
        ratio: against(3),
        goal: null,
      },
    ];
  } finally {
    for (const side of sides) {
      side.process.send({ ask: 'close' } satisfies Question);
      await once(side.process, 'exit');
    }
  }
};

export const deedBench: Bench = {
  name: 'deed',
  about: `POST /api/actions by ${CONNECTIONS} rulers on as many connections, durable before it is answered, against a node:http handler that parses the same request and answers the same bytes; the floors are that handler with two rows kept in SQLite, and one that has the realm’s own store keep the rows of a deed and does nothing else. By the CPU of each server’s own process; medians of paired rounds, once the server is warm.`,
  run: measureDeeds,
};
