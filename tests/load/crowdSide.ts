// A crowd: a process of its own that plays its share of the rulers. Deeds come at a fixed rate whatever the answers take, so that a slow
// server is not spared by waiting for it; how late this process itself was in sending is told beside.
import { setTimeout as wait } from 'node:timers/promises';
import { answer } from './asking.ts';
import { auditOf, inAll } from './audit.ts';
import type { Audit } from './audit.ts';
import { callsTo } from './calls.ts';
import { deedOf } from './deeds.ts';
import { duel } from './duels.ts';
import type { Seated } from './duels.ts';
import { aPlayer } from './player.ts';
import type { Player } from './player.ts';
import type { OpenWindow } from './windows.ts';

export type CrowdQuestion =
  | {
      readonly ask: 'signUp';
      readonly url: string;
      readonly players: number;
      /** Connections for REST. */
      readonly connections: number;
      /** Share of the players whose windows read the shared state. */
      readonly decoding: number;
    }
  /** Every ruler opens a window on the world. */
  | { readonly ask: 'enter'; readonly serverId: string }
  /** Begins; the answer comes at once. */
  | {
      readonly ask: 'play';
      readonly by: 'room' | 'rest';
      readonly perSecond: number;
      readonly duels: number;
      readonly onlookers: number;
      readonly thinkMs: number;
    }
  /** Forgets the times so far: what counts begins now. */
  | { readonly ask: 'count' }
  | { readonly ask: 'times' }
  /** Sends nothing more, and waits for the answers. */
  | { readonly ask: 'rest' }
  | { readonly ask: 'audit' }
  | { readonly ask: 'close' };

export interface Times {
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** How late deeds were sent, milliseconds. */
  readonly late: readonly number[];
  readonly refused: ReadonlyMap<string, number>;
  readonly drops: number;
  /** How long windows were without their line, milliseconds; and how many are at the moment. */
  readonly gaps: readonly number[];
  readonly away: number;
  /** Commands that were sent again since no answer had come. */
  readonly again: number;
  readonly cpuMs: number;
}

export interface CrowdAnswers {
  readonly signUp: null;
  readonly enter: null;
  readonly play: null;
  readonly count: null;
  readonly times: Times;
  /** Battles begun. */
  readonly rest: number;
  readonly audit: Audit;
  readonly close: null;
}

const AT_ONCE = 16;
const TICK_MS = 5;
/** In which the goodbyes of all windows are on their way. */
const GOODBYE_MS = 200;

// What the SDK says of every line that is cut would drown the rest.
for (const word of ['warn', 'info'] as const) console[word] = () => undefined;

const players: Player[] = [];
const seats: Seated[] = [];
let late: number[] = [];
let cpu = process.cpuUsage();
let isPlaying = false;
const pending = new Set<Promise<unknown>>();
let duelling: Promise<number>[] = [];
let beat: ReturnType<typeof setInterval> | undefined;

/** Does `work` for each, a few at once. */
const forEach = async <T>(
  all: readonly T[],
  work: (one: T, index: number) => Promise<void>,
): Promise<void> => {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < all.length; index = next++) {
      const one = all[index];
      if (one !== undefined) await work(one, index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

const signUp = async ({
  url,
  players: count,
  connections,
  decoding,
}: Extract<CrowdQuestion, { ask: 'signUp' }>): Promise<void> => {
  const send = callsTo(url, connections);
  await forEach(
    Array.from({ length: count }, (_, index) => index),
    async (index) => {
      const decodes = Math.floor((index + 1) * decoding) > Math.floor(index * decoding);
      players.push(await aPlayer(url, send, decodes));
    },
  );
};

const keepTo = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)];

/** Sends deeds at a fixed rate until it is over. */
const send = (by: 'room' | 'rest', perSecond: number): void => {
  const began = performance.now();
  let sent = 0;
  beat = setInterval(() => {
    for (;;) {
      const overdue = performance.now() - (began + (sent * 1000) / perSecond);
      if (overdue < 0) break;
      sent += 1;
      late.push(overdue);
      const deed = deedOf(Math.random());
      const whose = Math.floor(Math.random() * players.length);
      const seat = keepTo(seats, whose);
      const player = by === 'room' ? seat?.player : keepTo(players, whose);
      const road: OpenWindow | 'rest' | undefined = by === 'room' ? seat?.world : 'rest';
      if (player === undefined || road === undefined) break;
      const done = player.act(deed, road).finally(() => pending.delete(done));
      pending.add(done);
    }
  }, TICK_MS);
};

const play = ({
  by,
  perSecond,
  duels,
  onlookers,
  thinkMs,
}: Extract<CrowdQuestion, { ask: 'play' }>): void => {
  isPlaying = true;
  if (perSecond > 0) send(by, perSecond);
  const pace = { thinkMs, goesOn: () => isPlaying };
  for (let i = 0; i < duels; i += 1) {
    const [first, second] = [seats[2 * i], seats[2 * i + 1]];
    if (first === undefined || second === undefined) break;
    // Whoever looks on sits further back, so that nobody watches their own battle.
    const others = Array.from({ length: onlookers }, (_, n) =>
      players.at(-1 - ((i * onlookers + n) % players.length)),
    );
    const strangers = others.filter(
      (one) => one !== undefined && one !== first.player && one !== second.player,
    );
    duelling.push(duel([first, second], strangers as readonly Player[], pace));
  }
};

const rest = async (): Promise<number> => {
  isPlaying = false;
  clearInterval(beat);
  await Promise.all(pending);
  const begun = await Promise.all(duelling);
  duelling = [];
  return begun.reduce((sum, battles) => sum + battles, 0);
};

const count = (): void => {
  late = [];
  cpu = process.cpuUsage();
  for (const { book } of players) {
    book.times.clear();
    book.refused.clear();
    book.again = 0;
    book.absences.drops = 0;
    book.absences.gaps.length = 0;
  }
};

const times = (): Times => {
  const all = new Map<string, number[]>();
  const refused = new Map<string, number>();
  for (const { book } of players) {
    for (const [kind, values] of book.times) all.set(kind, [...(all.get(kind) ?? []), ...values]);
    for (const [code, times] of book.refused) refused.set(code, (refused.get(code) ?? 0) + times);
  }
  const { user, system } = process.cpuUsage(cpu);
  const inAllBooks = (of: (book: Player['book']) => number): number =>
    players.reduce((sum, { book }) => sum + of(book), 0);
  return {
    times: all,
    late,
    refused,
    drops: inAllBooks(({ absences }) => absences.drops),
    gaps: players.flatMap(({ book }) => book.absences.gaps),
    away: inAllBooks(({ absences }) => absences.away),
    again: inAllBooks(({ again }) => again),
    cpuMs: (user + system) / 1000,
  };
};

answer(async (question: CrowdQuestion) => {
  switch (question.ask) {
    case 'signUp':
      await signUp(question);
      return null;
    case 'enter':
      await forEach(players, async (player) => {
        seats.push({ player, world: await player.enter('world', { serverId: question.serverId }) });
      });
      return null;
    case 'play':
      play(question);
      return null;
    case 'count':
      count();
      return null;
    case 'times':
      return times();
    case 'rest':
      return rest();
    case 'audit': {
      const audits: Audit[] = [];
      await forEach(players, async (player) => void audits.push(await auditOf(player)));
      return inAll(audits);
    }
    case 'close':
      for (const { world } of seats) world.close();
      await wait(GOODBYE_MS);
      return null;
  }
});
