// Adding to the realm's tally what rulers have earned (engine/honors/tally.ts). Each earning has written a job, in its own commit, and no answer waits
// for the one document that all share; whichever job falls due first adds up all that wait, so that a crowd of newcomers costs a commit in
// five seconds and not two each. Invariant: an earning is added in the commit that removes its job, and so once.
import { touch } from '@sigilla/engine/actions/load.ts';
import { newTally, tallied } from '@sigilla/engine/honors/tally.ts';
import { talliedIn } from '../store/aggregates/jobs.ts';
import { jobs, tallies } from '../store/collections.ts';
import type { Change } from '../store/Store.ts';
import type { House } from './house.ts';
import { doJob, notCommitted } from './jobs/jobWork.ts';
import type { HeldJob } from './jobs/jobs.ts';
import { dropped, kept, writeTidied } from './writeOutcome.ts';
import { BUSY } from './transact.ts';
import type { Unit } from './transact.ts';

/** Earnings that are added in one commit; the others wait for the next. */
const MOST_AT_ONCE = 100;

/** The others that wait for the same tally, and that nobody is at. */
const othersWaiting = async (unit: Unit, of: string, inHand: string) => {
  const { items } = await unit.find(jobs, 'tallies', { prefix: [of], limit: MOST_AT_ONCE });
  return items.flatMap(({ id, body }) =>
    id !== inHand && body.kind === 'tally_honors' && body.leaseToken === null
      ? [{ id, earning: body.payload }]
      : [],
  );
};

/** Adds what a job tells of, and all that waits beside it. */
export const tallyAll = async (house: House, job: HeldJob<'tally_honors'>, done: Change): Promise<void> => {
  const of = talliedIn(job.payload);
  const waiting = house.queue.run([touch('tallies', of)], () =>
    doJob(house, job, done, async (unit) => {
      const others = await othersWaiting(unit, of, job.id);
      const before = (await unit.get(tallies, of))?.body ?? newTally(of);
      const earnings = [job.payload, ...others.map(({ earning }) => earning)];
      const after = earnings.reduce((tally, { ids, isFirst }) => tallied(tally, ids, isFirst), before);
      await writeTidied(unit, [kept(tallies, of, after), ...others.map(({ id }) => dropped(jobs, id))]);
    }),
  );
  if (waiting === null) throw notCommitted(job, BUSY);
  await waiting;
};
