// Twenty men against twenty of six kinds, as most battles of the realm's first weeks are: too small to hide what a round costs besides its
// blows. Engine and reference do equal work (the same battles, the same changing orders, all events told), and ten thousand battles are
// fought for their odds in a worker process of its own, built as the window's worker is, code not yet warm.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import type { BattleSetup, Orders } from '@sigilla/engine/battle/setup.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { SEED, aBattle, anArmy, orders, randomOrders } from '../engine/battle/armies.ts';
import { fightPlainly } from '../engine/battle/reference/fight.ts';
import { timeTurns } from './measure.ts';
import type { BenchRow } from './measure.ts';

/** What the worker of the odds is asked to do. */
export interface OddsTask {
  readonly setup: BattleSetup;
  readonly samples: number;
}

const BATTLES = 200;
const SAMPLES = 10_000;
/** What a worker says that they cost: with V8's compiling and clearing up on other cores, and on its own core alone. */
export interface CpuSeconds {
  readonly all: number;
  readonly own: number;
}

/** CPU seconds that the odds may take. */
const ODDS_GOAL = 0.3;
const ODDS_ROUNDS = 5;

const men = { militia: 6, pikemen: 4, swordsmen: 4, archers: 3, heavy_cavalry: 2, healer: 1 };
const setup = aBattle(anArmy(men, { formation: 'combined' }), anArmy(men, { formation: 'line' }));

const fights = Array.from({ length: BATTLES }, (_, i) => {
  const seed = forkSeed(SEED, 'skirmish', i);
  const list = randomOrders(randomFrom(seed));
  return { seed, ordersFor: (round: number): Orders => list[round - 1] ?? orders() };
});

/** The worker as the window's builder makes it, in `folder`: its path. */
const builtWorker = async (folder: string): Promise<string> => {
  const [name, source] = ['oddsWorker.mjs', fileURLToPath(new URL('oddsWorker.ts', import.meta.url))];
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: source,
      outDir: folder,
      target: 'es2022',
      minify: true,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  });
  return path.join(folder, name);
};

/** CPU seconds of ten thousand battles in a new process, its loading not counted: of all its threads, and of the one that fights. */
const oddsInWorker = async (script: string): Promise<CpuSeconds> => {
  const worker = fork(script, { serialization: 'advanced' });
  await once(worker, 'message');
  const done = once(worker, 'message');
  worker.send({ setup, samples: SAMPLES } satisfies OddsTask);
  const [seconds] = (await done) as [CpuSeconds];
  return seconds;
};

/** The lines of the table about small battles. */
export const skirmishRows = async (): Promise<readonly BenchRow[]> => {
  let told = 0;
  const engine = (): number => {
    for (const { seed, ordersFor } of fights)
      for (const log of fightBattle(setup, seed, ordersFor).rounds) told += decodeRound(setup, log).length;
    return BATTLES;
  };
  const reference = (): number => {
    for (const { seed, ordersFor } of fights)
      for (const { blows } of fightPlainly(setup, seed, ordersFor)) told += blows.length;
    return BATTLES;
  };
  const [ours, plain] = await timeTurns(
    [
      { name: 'engine', turn: engine },
      { name: 'reference', turn: reference },
    ],
    31,
    8,
  );
  const seconds: CpuSeconds[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-odds-'));
  try {
    const script = await builtWorker(folder);
    for (let round = 0; round < ODDS_ROUNDS; round += 1) seconds.push(await oddsInWorker(script));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const middle = (values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  const odds = middle(seconds.map(({ own }) => own));
  const all = middle(seconds.map((one) => one.all));
  if (told === 0) throw new Error('nothing was fought');
  const nanoseconds = ours?.nanoseconds ?? Number.NaN;
  return [
    {
      what: '20 v 20 men, changing orders, events told',
      rate: 1e9 / nanoseconds,
      unit: 'battles/s',
      against: 'reference',
      ratio: (plain?.nanoseconds ?? Number.NaN) / nanoseconds,
      goal: null,
    },
    {
      what: `${SAMPLES.toLocaleString('en-GB')} odds of 20 v 20, in a worker (${odds.toFixed(2)} CPU s on its core, ${all.toFixed(2)} with V8's own)`,
      rate: SAMPLES / odds,
      unit: 'battles/s',
      against: `what ${ODDS_GOAL} s allow`,
      ratio: ODDS_GOAL / odds,
      goal: 1,
    },
  ];
};
