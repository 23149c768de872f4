// Fifty battles at once before a hundred spectators: the CPU of the server's own process for a round that is fought, sealed, kept and told, with
// nobody looking on and with everybody there, by real SDK clients on real sockets. And how often a round's news was encoded.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { aRuler, enter, get, leave, meet } from '../rooms/visitors.ts';
import type { Seat } from '../rooms/visitors.ts';
import type { Told } from './spectatorsSide.ts';
import type { Bench, BenchRow } from './measure.ts';

const BATTLES = 50;
const SPECTATORS = 100;
const LOOK_MS = 500;
/** No battle lasts longer: twenty windows of two seconds, and what goes before. */
const LONGEST_MS = 120_000;

const ask = async (side: ChildProcess): Promise<Told> => {
  const told = once(side, 'message');
  side.send('tell');
  const [answer] = (await told) as [Told];
  return answer;
};

interface Standing {
  readonly status: string;
  readonly rounds: readonly unknown[];
}
const standing = async (url: string, battles: readonly string[]): Promise<readonly Standing[]> =>
  Promise.all(battles.map(async (id) => (await get(url, `/api/battles/${id}`))['battle'] as Standing));
const roundsOf = (all: readonly Standing[]): number =>
  all.reduce((sum, { rounds }) => sum + rounds.length, 0);

interface Measured {
  /** Microseconds of CPU a round. */
  readonly cpu: number;
  readonly encoded: number;
  readonly heard: number;
  readonly rounds: number;
}

/** Fights all the battles out before so many onlookers, on a server of its own. */
const fightBefore = async (onlookers: number): Promise<Measured> => {
  const side = fork(fileURLToPath(new URL('spectatorsSide.ts', import.meta.url)));
  try {
    const [{ url }] = (await once(side, 'message')) as [Told];
    const rulers = [];
    for (let i = 0; i < 2 * BATTLES; i += 1) rulers.push(await aRuler(url));
    const battles: string[] = [];
    const seats: Seat[] = [];
    for (let i = 0; i < BATTLES; i += 1) {
      const [one, other] = [rulers[2 * i], rulers[2 * i + 1]];
      if (one === undefined || other === undefined) throw new Error('two rulers meet');
      const battleId = await meet(url, one, other);
      battles.push(battleId);
      const here = Math.floor(((i + 1) * onlookers) / BATTLES) - Math.floor((i * onlookers) / BATTLES);
      for (let seat = 0; seat < here; seat += 1) seats.push(await enter(url, 'duel', { battleId }, null));
    }
    const fought = roundsOf(await standing(url, battles));
    const heardBefore = seats.reduce((sum, seat) => sum + seat.of('advance').length, 0);
    const before = await ask(side);
    const until = performance.now() + LONGEST_MS;
    // Whether it is over is asked of one battle in ten, of another ten each time: asking costs, too.
    for (let turn = 0; performance.now() < until; turn += 1) {
      await pause(LOOK_MS);
      const some = await standing(
        url,
        battles.filter((_, i) => (i + turn) % 10 === 0),
      );
      if (turn > 40 && some.every(({ status }) => status === 'settled')) break;
    }
    const after = await ask(side);
    const rounds = roundsOf(await standing(url, battles)) - fought;
    const heard = seats.reduce((sum, seat) => sum + seat.of('advance').length, 0) - heardBefore;
    void leave(...seats);
    return {
      cpu: (after.cpu - before.cpu) / rounds,
      encoded: (after.encoded - before.encoded) / rounds,
      heard,
      rounds,
    };
  } finally {
    side.send('close');
    await once(side, 'exit');
  }
};

export const spectatorsBench: Bench = {
  name: 'spectators',
  about:
    `CPU of the server’s own process for a round of ${BATTLES} battles fought at once (waiting, fighting, sealing, keeping and telling), with nobody there and with ` +
    `${SPECTATORS} spectators by real SDK clients. A round’s news is encoded once for each kind of viewer, however many they are.`,
  run: async () => {
    const alone = await fightBefore(0);
    const before = await fightBefore(SPECTATORS);
    const row = ({ cpu, rounds }: Measured, what: string): BenchRow => ({
      what: `${what} (${rounds} rounds, ${(cpu / 1000).toFixed(2)} ms each)`,
      rate: 1_000_000 / cpu,
      unit: 'rounds a CPU second',
      against: 'with nobody there',
      ratio: alone.cpu / cpu,
      goal: null,
    });
    return [
      row(alone, 'nobody looks on'),
      row(
        before,
        `${SPECTATORS} look on: ${before.heard} messages heard, ${before.encoded.toFixed(2)} encodings a round`,
      ),
    ];
  },
};
