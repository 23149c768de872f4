// A unit of work that does a job: what the job brings about and the job's own removal are one commit.
// Invariant: a job that was cancelled, or that another runner has taken over meanwhile, changes nothing.
import { ok } from '@sigilla/engine/core/result.ts';
import type { Change } from '../store/Store.ts';
import type { House } from './house.ts';
import type { HeldJob } from './jobs.ts';
import { transact } from './transact.ts';
import type { Unit } from './transact.ts';
import { jobs } from '../store/collections.ts';

/** Is the job still the holder's? Reading it holds the unit's commit to the answer. */
export const isHeld = async (unit: Unit, job: HeldJob, done: Change): Promise<boolean> => {
  const found = await unit.get(jobs, job.id);
  return found !== null && done.kind === 'remove' && found.revision === done.revision;
};

/** Does `work` and removes the job in one commit. Throws when the store is too busy, so that the runner tries again later. */
export const doJob = async (
  house: House,
  job: HeldJob,
  done: Change,
  work: (unit: Unit) => Promise<void>,
): Promise<void> => {
  const result = await transact(house, async (unit) => {
    if (!(await isHeld(unit, job, done))) return ok(undefined);
    unit.add(done);
    await work(unit);
    return ok(undefined);
  });
  if (!result.ok) throw new Error(`the job ${job.key} could not be committed: ${result.refusal.code}`);
};
