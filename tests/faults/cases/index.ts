// Every fault that is done to a realm, once: the short form in the suite, the long form by `npm run faults -- --long`, and the table derive
// from this list. A new fault is a file beside this one and a row here.
import type { StageName } from '../harness/stages.ts';
import { STAGES } from '../harness/stages.ts';
import type { Row } from '../harness/table.ts';
import { killed } from './killed.ts';
import { lostReply } from './lostReply.ts';

export interface Fault {
  readonly name: string;
  readonly on: readonly StageName[];
  /** Does the harm; `isLong`: often enough to trust, not only to notice. */
  readonly run: (on: StageName, seed: string, isLong: boolean) => Promise<Row>;
}

const ALL = Object.keys(STAGES) as readonly StageName[];

export const FAULTS: readonly Fault[] = [
  {
    name: 'killed',
    on: ALL,
    run: async (on, seed, isLong) => killed({ stage: await STAGES[on](), seed }, isLong ? 60 : 3),
  },
  {
    name: 'lost reply',
    on: ALL,
    run: async (on, seed, isLong) => lostReply({ stage: await STAGES[on](), seed }, isLong ? 500 : 15),
  },
];
