// What a load run is asked to be: the command line, read and checked.
import { parseArgs } from 'node:util';

export interface LoadWish {
  readonly players: number;
  readonly seconds: number;
  readonly warmupSeconds: number;
  /** How long everything rests between two steps, so that what was put off is done. */
  readonly settleSeconds: number;
  /** A realm that already runs; null: one of our own, on a new data folder. */
  readonly url: string | null;
  /** The folder of a cluster that already runs (`npm run cluster`): its address is taken, and what each of its processes uses is told; null: none. */
  readonly cluster: string | null;
  readonly duels: number;
  /** Spectators of each duel. */
  readonly onlookers: number;
  /** Deeds a second, of all players together. */
  readonly perSecond: number;
  /** By which road deeds go; by `rest` nobody opens a window. */
  readonly by: 'room' | 'rest';
  readonly thinkMs: number;
  readonly crowds: number;
  /** What counts goes on until so many deeds were acknowledged, however long a machine takes over them; and where there are duels, an order. */
  readonly least: number;
  readonly connections: number;
  readonly decoding: number;
  /** Where to keep the data; null: a folder of its own that is removed. */
  readonly data: string | null;
  /** Whether the server goes before the players (and all else) on the machine's cores, as one that has cores of its own. */
  readonly isServerFirst: boolean;
  /** Whether the server is killed (kill -9) as what counts begins, and started again on the same data. */
  readonly isKilled: boolean;
  /** Where to write a profile of the server's CPU, and a snapshot of its memory with everybody there. */
  readonly profile: string | null;
  readonly heap: string | null;
  readonly json: boolean;
}

export const USAGE = `npm run load -- --players N --minutes M
  --url URL                 a realm that already runs (default: one of its own; STORE_URL and the other settings count)
  --cluster FOLDER          an \`npm run cluster\` that runs, by its --dir: what each of its processes uses is told as well (Linux)
  --duels D                 live duels, fought one after another by 2 × D of the players (default: a tenth of the players)
  --onlookers W             spectators of each duel (default 1)
  --actions-per-second A    deeds of all players together (default: one every five seconds a player)
  --http                    deeds over POST /api/actions; nobody opens a window
  --connections C           connections for REST (default 64)
  --think S                 seconds a commander takes over orders (default 3)
  --crowds P                client processes (default 1)
  --decoding SHARE          share of the windows that read the shared state they are sent (default 0.1)
  --least N                 deeds that must be acknowledged before it ends, however long that takes (default 0)
  --warmup S                seconds before what counts begins (default 5)
  --settle S                rest before memory is weighed (default 2)
  --data FOLDER             keep the data there
  --server-first            the server before everything else on this machine (chrt -r 2; wants the right to), as if it had cores of its own
  --kill                    kill -9 as what counts begins, and the server started again: how soon everybody is back
  --profile FILE, --heap FILE   a CPU profile of what counts; a heap snapshot with everybody there
  --json                    the figures as JSON`;

/** Reads a command line; throws with what is wrong with it. */
export const readWish = (args: readonly string[]): LoadWish => {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      players: text,
      minutes: text,
      url: text,
      cluster: text,
      duels: text,
      onlookers: text,
      'actions-per-second': text,
      http: flag,
      connections: text,
      think: text,
      crowds: text,
      decoding: text,
      least: text,
      warmup: text,
      settle: text,
      data: text,
      'server-first': flag,
      kill: flag,
      profile: text,
      heap: text,
      json: flag,
    },
  });
  const number = (
    name: Exclude<keyof typeof values, 'http' | 'json' | 'kill' | 'server-first'>,
    otherwise: number,
  ): number => {
    const given = values[name];
    const value = given === undefined ? otherwise : Number(given);
    if (!Number.isFinite(value) || value < 0)
      throw new Error(`--${name}: ${given} is no number of 0 or more`);
    return value;
  };
  const players = Math.floor(number('players', 100));
  const duels = Math.floor(number('duels', values.http ? 0 : players / 10));
  if (players < 1) throw new Error('--players: at least one');
  if (2 * duels > players)
    throw new Error(`--duels: ${duels} duels want ${2 * duels} players, and there are ${players}`);
  if (values.url !== undefined && values.cluster !== undefined)
    throw new Error('--cluster: it has an address of its own, so --url has nothing to say');
  if (values.kill && (values.url !== undefined || values.cluster !== undefined))
    throw new Error('--kill: only a server of its own is killed');
  if (values.http && duels > 0) throw new Error('--duels: duels are fought in rooms, and --http opens none');
  return {
    players,
    duels,
    seconds: number('minutes', 1) * 60,
    warmupSeconds: number('warmup', 5),
    settleSeconds: number('settle', 2),
    url: values.url ?? null,
    cluster: values.cluster ?? null,
    onlookers: Math.floor(number('onlookers', 1)),
    perSecond: number('actions-per-second', players / 5),
    by: values.http ? 'rest' : 'room',
    thinkMs: number('think', 3) * 1000,
    least: Math.floor(number('least', 0)),
    crowds: Math.max(1, Math.floor(number('crowds', 1))),
    connections: Math.max(1, Math.floor(number('connections', 64))),
    decoding: number('decoding', 0.1),
    data: values.data ?? null,
    isServerFirst: values['server-first'],
    isKilled: values.kill,
    profile: values.profile ?? null,
    heap: values.heap ?? null,
    json: values.json,
  };
};
