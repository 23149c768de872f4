// Every fault that is done to a realm, once: the short form in the suite, the long form by `npm run faults -- --long`, and the table derive
// from this list. A new fault is a file beside this one and a row here.
import type { StageName } from '../harness/stages.ts';
import { STAGES } from '../harness/stages.ts';
import type { Row } from '../harness/table.ts';
import { oneOfTwoFrozen, oneOfTwoKilled, redisGone } from './company.ts';
import { noSmallDisk } from '../harness/smallDisk.ts';
import { diskFails, diskFull, heldByAnother, noFileLimit } from './disk.ts';
import { frozen } from './frozen.ts';
import { killed } from './killed.ts';
import { lostReply } from './lostReply.ts';
import { inWeather, mongoDiskFull, primaryKilled } from './mongo.ts';

/** What is harmed: the server's process, what it keeps its realm on, or one of several that serve it together. */
export type Harmed = 'process' | 'store' | 'company';

export interface Fault {
  readonly name: string;
  readonly harmed: Harmed;
  readonly on: readonly StageName[];
  /** Why it can't be done on this machine, or null. */
  readonly hindrance?: () => string | null;
  /** Does the harm; `isLong`: often enough to trust, not only to notice. */
  readonly run: (on: StageName, seed: string, isLong: boolean) => Promise<Row>;
}

const ALL = Object.keys(STAGES) as readonly StageName[];

/** The academy's deeds too: its scholars take seconds to come to their senses in every new process, so not under every fault. */
const STUDIOUS = { scholars: 2 };

export const FAULTS: readonly Fault[] = [
  {
    name: 'killed',
    harmed: 'process',
    on: ALL,
    run: async (on, seed, isLong) =>
      killed({ stage: await STAGES[on](), seed, load: STUDIOUS }, isLong ? 60 : 2),
  },
  {
    name: 'lost reply',
    harmed: 'process',
    on: ALL,
    run: async (on, seed, isLong) =>
      lostReply({ stage: await STAGES[on](), seed, load: STUDIOUS }, isLong ? 500 : 8),
  },
  {
    name: 'frozen',
    harmed: 'process',
    on: ALL,
    run: async (on, seed, isLong) =>
      frozen({ stage: await STAGES[on](), seed }, isLong ? 20 : 2, isLong ? 3_000 : 1_500),
  },
  {
    name: 'disk full',
    harmed: 'store',
    on: ALL,
    hindrance: noSmallDisk,
    run: (on, seed, isLong) =>
      on === 'mongodb' ? mongoDiskFull(seed, isLong ? 10 : 1) : diskFull(seed, isLong ? 20 : 1),
  },
  {
    name: 'disk fails',
    harmed: 'store',
    on: ['embedded'],
    hindrance: noFileLimit,
    run: (_on, seed, isLong) => diskFails(seed, isLong ? 20 : 1),
  },
  {
    name: 'held by another',
    harmed: 'store',
    on: ['embedded'],
    run: (_on, seed, isLong) => heldByAnother(seed, isLong ? 10 : 1),
  },
  {
    name: 'store unreachable',
    harmed: 'store',
    on: ['mongodb'],
    run: (_on, seed, isLong) =>
      inWeather(
        {
          fault: 'store unreachable',
          weather: { isDown: true },
          lastsMs: isLong ? 12_000 : 1_000,
          refusals: 5,
          readiness: 'unwritable',
          isReadable: false,
        },
        seed,
        isLong ? 10 : 1,
      ),
  },
  {
    name: 'store silent',
    harmed: 'store',
    on: ['mongodb'],
    run: (_on, seed, isLong) =>
      inWeather(
        {
          fault: 'store silent',
          weather: { isSilent: true },
          lastsMs: isLong ? 12_000 : 1_000,
          refusals: 5,
          readiness: 'unwritable',
          isReadable: false,
        },
        seed,
        isLong ? 10 : 1,
      ),
  },
  {
    name: 'store slow',
    harmed: 'store',
    on: ['mongodb'],
    run: (_on, seed, isLong) =>
      inWeather(
        {
          fault: 'store slow (0.2 s each way)',
          weather: { delayMs: 200 },
          lastsMs: isLong ? 20_000 : 3_000,
          refusals: 0,
          readiness: null,
          isReadable: true,
        },
        seed,
        isLong ? 5 : 1,
      ),
  },
  {
    name: 'primary killed',
    harmed: 'store',
    on: ['mongodb'],
    run: (_on, seed, isLong) => primaryKilled(seed, isLong ? 20 : 1),
  },
  {
    name: 'one of two killed',
    harmed: 'company',
    on: ['mongodb'],
    run: (_on, seed, isLong) => oneOfTwoKilled(seed, isLong ? 20 : 1),
  },
  {
    name: 'one of two frozen',
    harmed: 'company',
    on: ['mongodb'],
    run: (_on, seed, isLong) => oneOfTwoFrozen(seed, isLong ? 5 : 1, !isLong),
  },
  {
    name: 'redis gone',
    harmed: 'company',
    on: ['mongodb'],
    run: (_on, seed, isLong) => redisGone(seed, isLong ? 10 : 1),
  },
];
