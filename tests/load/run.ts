// A load run: a server of its own (unless one is named), crowds of players in processes of their own, what counts between two readings, and the
// audit of every acknowledged command. Answers figures; main.ts tells them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { ARGUMENTS_OVER_MONGODB, THRIFTY_ARGUMENTS, THRIFTY_ENVIRONMENT } from '../../scripts/thrift.mjs';
import { askable } from './asking.ts';
import type { Asked } from './asking.ts';
import { inAll } from './audit.ts';
import type { Audit } from './audit.ts';
import { clusterIn, usedIn, usedSince } from './cluster.ts';
import type { Used } from './cluster.ts';
import type { CrowdAnswers, CrowdQuestion, Times } from './crowdSide.ts';
import { shares, spreadOf } from './figures.ts';
import type { Spread } from './figures.ts';
import type { Held } from './memory.ts';
import type { Reading } from './probe.ts';
import type { ServerAnswers, ServerQuestion } from './serverSide.ts';
import type { LoadWish } from './wish.ts';

/** Bytes that the server holds more for each player, everybody signed up before. */
export interface Weight {
  readonly heap: number;
  readonly external: number;
  readonly rss: number;
}

/** The same of what is held when all else has been given back. */
export interface HeldWeight extends Weight {
  /** What V8 holds for the server's own thread, used or not. */
  readonly held: number;
  /** And for the threads beside. */
  readonly threads: number;
}

export interface LoadFigures {
  /** As the players saw it: milliseconds from sending to acknowledgement, by kind of request. */
  readonly acknowledged: Readonly<Record<string, Spread>>;
  /** How late the generator itself was in sending. */
  readonly late: Spread;
  readonly refused: Readonly<Record<string, number>>;
  /** Lines cut; how long windows were without, milliseconds, and how many are at the end; commands sent again since no answer had come. */
  readonly drops: number;
  readonly gaps: Spread;
  readonly away: number;
  readonly again: number;
  /** Milliseconds from the kill -9 until the server that followed listened; null where none was killed. */
  readonly downMs: number | null;
  readonly battles: number;
  readonly audit: Audit;
  readonly crowdCpuMs: number;
  /** What the server says of the time that counts; null when it is not ours. */
  readonly server: Reading | null;
  /** What each process of a cluster used of that time; none where there is no cluster. */
  readonly used: readonly Used[];
  /**
   * With everybody's windows open, before anybody acts, and at the end, in the midst of play. What is held: the same with all given back that
   * nobody needs, before anybody acts and when everybody has stopped, with their windows open.
   */
  readonly weight: {
    readonly idle: Weight;
    readonly atEnd: Weight;
    readonly heldIdle: HeldWeight;
    readonly heldAtEnd: HeldWeight;
    readonly atLast: Held;
  } | null;
}

type Server = Asked<ServerQuestion, ServerAnswers>;
type Crowd = Asked<CrowdQuestion, CrowdAnswers>;

const SERVER_ID = 'default-server';

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

type Weighed = Pick<Reading, 'heapBytes' | 'externalBytes' | 'rssBytes'>;
const weightOf = (before: Weighed, after: Weighed, players: number): Weight => ({
  heap: (after.heapBytes - before.heapBytes) / players,
  external: (after.externalBytes - before.externalBytes) / players,
  rss: (after.rssBytes - before.rssBytes) / players,
});
const heldOf = (before: Held, after: Held, players: number): HeldWeight => ({
  ...weightOf(before, after, players),
  held: (after.heldBytes - before.heldBytes) / players,
  threads: (after.threadsBytes - before.threadsBytes) / players,
});

const merged = (
  crowds: readonly Times[],
): Pick<
  LoadFigures,
  'acknowledged' | 'late' | 'refused' | 'drops' | 'gaps' | 'away' | 'again' | 'crowdCpuMs'
> => {
  const sumOf = (name: 'drops' | 'away' | 'again' | 'cpuMs'): number =>
    crowds.reduce((sum, crowd) => sum + crowd[name], 0);
  const kinds = new Set(crowds.flatMap(({ times }) => [...times.keys()]));
  const codes = new Set(crowds.flatMap(({ refused }) => [...refused.keys()]));
  return {
    acknowledged: Object.fromEntries(
      [...kinds].map((kind) => [kind, spreadOf(crowds.flatMap(({ times }) => times.get(kind) ?? []))]),
    ),
    late: spreadOf(crowds.flatMap(({ late }) => late)),
    refused: Object.fromEntries(
      [...codes].map((code) => [
        code,
        crowds.reduce((sum, { refused }) => sum + (refused.get(code) ?? 0), 0),
      ]),
    ),
    drops: sumOf('drops'),
    gaps: spreadOf(crowds.flatMap(({ gaps }) => gaps)),
    away: sumOf('away'),
    again: sumOf('again'),
    crowdCpuMs: sumOf('cpuMs'),
  };
};

const LOOK_MS = 100;
/** How long the supervisor waits before it starts a server again (scripts/supervise.mjs). */
const SUPERVISOR_MS = 100;
/** Whoever has not come back to a server after so long does not. */
const BACK_WITHIN_MS = 120_000;

/** Starts a server over the run's data. */
type OpenServer = (port: number) => Promise<{ readonly server: Server; readonly url: string }>;

/** Kills a server and starts another in its place; answers it, and how long nobody listened. */
const killed = async (
  server: Server,
  url: string,
  open: OpenServer,
): Promise<{ readonly server: Server; readonly downMs: number }> => {
  const began = performance.now();
  const gone = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill('SIGKILL');
  await gone;
  await wait(SUPERVISOR_MS);
  const next = await open(Number(new URL(url).port));
  return { server: next.server, downMs: performance.now() - began };
};

/** Has as much been acknowledged as is wished for at least? */
const isEnough = (crowds: readonly Times[], { least, duels, by }: LoadWish): boolean => {
  const told = (kind: string): number =>
    crowds.reduce((sum, { times }) => sum + (times.get(kind)?.length ?? 0), 0);
  return (
    least === 0 ||
    (told(by === 'rest' ? 'act (rest)' : 'act') >= least && (duels === 0 || told('orders') > 0))
  );
};

const playAll = async (
  wish: LoadWish,
  url: string,
  first: Server | null,
  open: OpenServer,
  crowds: readonly Crowd[],
  say: (words: string) => void,
): Promise<LoadFigures> => {
  const each = <T>(work: (crowd: Crowd, index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(crowds.map(work));
  let server = first;
  const read = async (): Promise<Reading | null> => (await server?.ask({ ask: 'reading' })) ?? null;
  const players = shares(wish.players, crowds.length);
  const duels = shares(wish.duels, crowds.length);
  const connections = Math.max(1, Math.ceil(wish.connections / crowds.length));

  say(`${wish.players} rulers sign up`);
  await each((crowd, i) =>
    crowd.ask({ ask: 'signUp', url, players: players[i] ?? 0, connections, decoding: wish.decoding }),
  );
  await wait(wish.settleSeconds * 1000);
  const weigh = async (): Promise<Held | null> => (await server?.ask({ ask: 'weigh' })) ?? null;
  const before = await read();
  const heldBefore = await weigh();
  if (wish.by === 'room') {
    say('they enter');
    await each((crowd) => crowd.ask({ ask: 'enter', serverId: SERVER_ID }));
    await wait(wish.settleSeconds * 1000);
  }
  const entered = await read();
  const heldEntered = await weigh();

  say(`they play for ${wish.warmupSeconds} s, and ${wish.seconds} s that count`);
  await each((crowd, i) =>
    crowd.ask({
      ask: 'play',
      by: wish.by,
      perSecond: wish.perSecond / crowds.length,
      duels: duels[i] ?? 0,
      onlookers: wish.onlookers,
      thinkMs: wish.thinkMs,
    }),
  );
  await wait(wish.warmupSeconds * 1000);
  if (wish.profile !== null) {
    // All code is gone through as it begins, and everybody waits for that.
    await server?.ask({ ask: 'profile', file: null });
    await wait(wish.settleSeconds * 1000);
  }
  const used = (): readonly Used[] => (wish.cluster === null ? [] : usedIn(clusterIn(wish.cluster)));
  await server?.ask({ ask: 'beginAnew' });
  const usedBefore = used();
  await each((crowd) => crowd.ask({ ask: 'count' }));
  let downMs: number | null = null;
  if (wish.isKilled && server !== null) {
    say('the server is killed');
    ({ server, downMs } = await killed(server, url, open));
    await server.ask({ ask: 'warmUp' });
    say(`another listens after ${(downMs / 1000).toFixed(1)} s`);
  }
  await wait(wish.seconds * 1000);
  let counted = await each((crowd) => crowd.ask({ ask: 'times' }));
  const tired = performance.now() + BACK_WITHIN_MS;
  const areBack = (): boolean => downMs === null || counted.every(({ away }) => away === 0);
  while (!isEnough(counted, wish) || (!areBack() && performance.now() < tired)) {
    await wait(LOOK_MS);
    counted = await each((crowd) => crowd.ask({ ask: 'times' }));
  }
  const usedThen = usedSince(usedBefore, used());
  const atEnd = await read();
  if (wish.profile !== null) await server?.ask({ ask: 'profile', file: wish.profile });
  if (wish.heap !== null) await server?.ask({ ask: 'heap', file: wish.heap });

  const battles = await each((crowd) => crowd.ask({ ask: 'rest' }));
  await wait(wish.settleSeconds * 1000);
  const heldAtLast = await weigh();
  say('what was acknowledged is looked up');
  const audits = await each((crowd) => crowd.ask({ ask: 'audit' }));
  return {
    ...merged(counted),
    downMs,
    battles: battles.reduce((sum, begun) => sum + begun, 0),
    audit: inAll(audits),
    server: atEnd,
    used: usedThen,
    weight:
      downMs !== null ||
      before === null ||
      entered === null ||
      atEnd === null ||
      heldBefore === null ||
      heldEntered === null ||
      heldAtLast === null
        ? null
        : {
            idle: weightOf(before, entered, wish.players),
            atEnd: weightOf(before, atEnd, wish.players),
            heldIdle: heldOf(heldBefore, heldEntered, wish.players),
            heldAtEnd: heldOf(heldBefore, heldAtLast, wish.players),
            atLast: heldAtLast,
          },
  };
};

/** Runs it. `say` is told what is happening. */
export const runLoad = async (wish: LoadWish, say: (words: string) => void): Promise<LoadFigures> => {
  const folder = wish.data ?? mkdtempSync(path.join(tmpdir(), 'sigilla-load-'));
  const children: (Server | Crowd)[] = [];
  const end = async (): Promise<void> => {
    for (const child of children.toReversed()) {
      if (child.process.exitCode !== null || !child.process.connected) continue;
      const gone = new Promise((resolve) => child.process.once('exit', resolve));
      await (child as Crowd).ask({ ask: 'close' }).catch(() => child.process.kill());
      await gone;
    }
    if (wish.data === null) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const given = wish.cluster === null ? wish.url : clusterIn(wish.cluster).url;
    const open: OpenServer = async (port) => {
      const server = askable<ServerQuestion, ServerAnswers>(
        script('serverSide.ts'),
        ['--expose-gc', ...(process.env['STORE_URL'] ? ARGUMENTS_OVER_MONGODB : THRIFTY_ARGUMENTS)],
        THRIFTY_ENVIRONMENT,
      );
      children.unshift(server);
      return { server, url: await server.ask({ ask: 'open', folder, isFirst: wish.isServerFirst, port }) };
    };
    const { server, url } = given === null ? await open(0) : { server: null, url: given };
    const crowds = Array.from({ length: wish.crowds }, () =>
      askable<CrowdQuestion, CrowdAnswers>(script('crowdSide.ts')),
    );
    children.push(...crowds);
    return await playAll(wish, url, server, open, crowds, say);
  } finally {
    await end();
  }
};
