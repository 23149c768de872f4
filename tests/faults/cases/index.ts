// Every fault that is done to a realm, once: `npm run faults`, short or long, its table, and the suite derive from this list. In the suite one
// realm bears what it can bear one after the other (TOGETHER). A new fault is a file beside this one and a row here.
import type { StageName } from '../harness/stages.ts';
import { STAGES } from '../harness/stages.ts';
import type { Row } from '../harness/table.ts';
import { clockSet } from './clock.ts';
import { companyHarmed, oneOfTwoFrozen, oneOfTwoKilled, redisGone } from './company.ts';
import { ZONES } from '../../support/zones.ts';
import { noSmallDisk } from '../harness/smallDisk.ts';
import { diskAils, diskFails, diskFull, heldByAnother, noFileLimit } from './disk.ts';
import { frozen } from './frozen.ts';
import { killed } from './killed.ts';
import { lostReply } from './lostReply.ts';
import { inWeather, mongoDiskFull, primaryKilled } from './mongo.ts';
import type { StoreWeather } from './mongo.ts';
import { LONG } from '../../support/tier.ts';

/** What is harmed: the server's process, what it keeps its realm on, or one of several that serve it together. */
export type Harmed = 'process' | 'store' | 'company';

export interface Fault {
  readonly name: string;
  readonly harmed: Harmed;
  readonly on: readonly StageName[];
  /** Stores on which only a long run does it: what is harmed has nothing to do with them. */
  readonly longOn?: readonly StageName[];
  /** Why it can't be done on this machine, or null. */
  readonly hindrance?: () => string | null;
  /** Does the harm; `isLong`: often enough to trust, not only to notice. */
  readonly run: (on: StageName, seed: string, isLong: boolean) => Promise<Row>;
}

const ALL = Object.keys(STAGES) as readonly StageName[];

/** The academy's deeds too, and some who leave for good: its scholars take seconds to come to their senses in every new process, so not under every fault. */
const STUDIOUS = { scholars: 2, leavers: 1 };

const unreachable = (isLong: boolean): StoreWeather => ({
  fault: 'store unreachable',
  weather: { isDown: true },
  lastsMs: isLong ? 12_000 : 1_000,
  refusals: 5,
  readiness: 'unwritable',
  isReadable: false,
});
const silent = (isLong: boolean): StoreWeather => ({
  fault: 'store silent',
  weather: { isSilent: true },
  lastsMs: isLong ? 12_000 : 1_000,
  refusals: 5,
  readiness: 'unwritable',
  isReadable: false,
});
const slow = (isLong: boolean): StoreWeather => ({
  fault: 'store slow (0.2 s each way)',
  weather: { delayMs: 200 },
  lastsMs: isLong ? 20_000 : 3_000,
  refusals: 0,
  readiness: null,
  isReadable: true,
});

export const FAULTS: readonly Fault[] = [
  {
    name: 'killed',
    harmed: 'process',
    on: ALL,
    // There one of two is killed in a short run.
    longOn: ['mongodb'],
    run: async (on, seed, isLong) =>
      killed({ stage: await STAGES[on](), seed, load: STUDIOUS }, isLong ? 60 : 1),
  },
  {
    name: 'lost reply',
    harmed: 'process',
    on: ALL,
    longOn: ['mongodb'],
    run: async (on, seed, isLong) =>
      lostReply({ stage: await STAGES[on](), seed, load: STUDIOUS }, isLong ? 500 : 5),
  },
  {
    name: 'frozen',
    harmed: 'process',
    on: ALL,
    longOn: ['mongodb'],
    run: async (on, seed, isLong) =>
      frozen({ stage: await STAGES[on](), seed }, isLong ? 20 : 1, isLong ? 3_000 : 1_500),
  },
  {
    name: 'clock set',
    harmed: 'process',
    on: ALL,
    longOn: ['mongodb'],
    run: async (on, seed, isLong) =>
      clockSet({ stage: await STAGES[on](), seed }, isLong ? 5 : 1, isLong ? ZONES.length : 2),
  },
  {
    name: 'disk full',
    harmed: 'store',
    on: ALL,
    longOn: ['mongodb'],
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
    run: (_on, seed, isLong) => inWeather([unreachable(isLong)], seed, isLong ? 10 : 1),
  },
  {
    name: 'store silent',
    harmed: 'store',
    on: ['mongodb'],
    run: (_on, seed, isLong) => inWeather([silent(isLong)], seed, isLong ? 10 : 1),
  },
  {
    name: 'store slow',
    harmed: 'store',
    on: ['mongodb'],
    run: (_on, seed, isLong) => inWeather([slow(isLong)], seed, isLong ? 5 : 1),
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

/** As the suite does it: a fault, or several by name that one realm bears one after the other. */
export interface ShortForm extends Fault {
  readonly standsFor: readonly string[];
}

const TOGETHER: readonly ShortForm[] = [
  {
    name: 'disk full, then failing, then data held by another',
    standsFor: ['disk full', 'disk fails', 'held by another'],
    harmed: 'store',
    on: ['embedded'],
    run: (_on, seed) => diskAils(seed),
  },
  {
    name: 'store unreachable, then silent, then slow',
    standsFor: ['store unreachable', 'store silent', 'store slow'],
    harmed: 'store',
    on: ['mongodb'],
    run: (_on, seed) => inWeather([unreachable(false), silent(false), slow(false)], seed, 1),
  },
  {
    name: 'redis gone, then one of two killed, then frozen',
    standsFor: ['redis gone', 'one of two killed', 'one of two frozen'],
    harmed: 'company',
    on: ['mongodb'],
    run: (_on, seed) => companyHarmed(seed),
  },
];

/** What the suite does to realms on a store: every fault of FAULTS, together with others or by itself where one of those can't be done here. */
export const shortForms = (on: StageName, harmed: readonly Harmed[]): readonly ShortForm[] => {
  const isWanted = (fault: Fault): boolean => LONG || fault.longOn?.includes(on) !== true;
  const wanted = FAULTS.filter(
    (fault) => fault.on.includes(on) && harmed.includes(fault.harmed) && isWanted(fault),
  );
  const groups = TOGETHER.filter(
    (group) =>
      group.on.includes(on) &&
      group.standsFor.every((name) =>
        wanted.some((fault) => fault.name === name && (fault.hindrance?.() ?? null) === null),
      ),
  );
  const covered = new Set(groups.flatMap(({ standsFor }) => standsFor));
  const alone = wanted.filter(({ name }) => !covered.has(name));
  return [...groups, ...alone.map((fault) => ({ ...fault, standsFor: [fault.name] }))];
};
