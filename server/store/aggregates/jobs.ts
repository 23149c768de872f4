// Jobs as they are kept (server/app/jobs/jobRunner.ts does them). Named by fresh ids, never by key: a job that is scheduled anew under an old key
// is another document, and a late holder can't remove it.
import { z } from 'zod';
import { JOB_PAYLOADS } from '@sigilla/engine/actions/jobs.ts';
import type { JobPayload, JobRequest } from '@sigilla/engine/actions/jobs.ts';
import type { TallyId } from '@sigilla/engine/honors/tally.ts';
import { aggregate, asItWas } from '../aggregate.ts';
import { topics } from '../topics.ts';

/** A job as it is kept. */
export type JobDoc = JobRequest & {
  /** The claim that holds the job, or null. */
  readonly leaseToken: string | null;
  /** Until when nobody else may take it: the end of a lease, or of the pause after a failure; 0 at first. Epoch milliseconds. */
  readonly leaseUntil: number;
  /** How often it was taken. */
  readonly attempts: number;
};

/** A kind that goes, or is told otherwise, changes the shape: jobs of the old kind may be pending. */
const JobShape = z.union(
  Object.entries(JOB_PAYLOADS).map(([kind, payload]) =>
    z.object({
      key: z.string(),
      kind: z.literal(kind),
      dueAt: z.number(),
      payload,
      leaseToken: z.string().nullable(),
      leaseUntil: z.number(),
      attempts: z.int(),
    }),
  ),
) as unknown as z.ZodType<JobDoc>;

/** When a job can be taken: once it is due, and whoever took it before has let the lease run out (epoch milliseconds). */
export const claimableAt = (job: JobDoc): number => Math.max(job.dueAt, job.leaseUntil);

/** To which tally it is added: to that of learning, where it does not say. */
export const talliedIn = ({ of = 'learning' }: JobPayload<'tally_honors'>): TallyId => of;

export const jobs = aggregate({
  name: 'jobs',
  shape: JobShape,
  /**
   * Version 1 knew no `belongings`, version 2 no `tally_honors`, version 3 no `teaching`, in version 4 a tally was of learning alone, and version 5 knew no
   * `battle_oath`.
   */
  versions: [asItWas, asItWas, asItWas, asItWas, asItWas],
  keysSince: 1,
  indexes: {
    /** [when it may be taken, dueAt] */
    claimable: (job) => [claimableAt(job), job.dueAt],
    /** The same, of rounds of battles alone: what others wait behind they do not. */
    rounds: (job) => (job.kind === 'battle_round' ? [claimableAt(job), job.dueAt] : null),
    /** The same, of oaths to the hosts of battles. */
    oaths: (job) => (job.kind === 'battle_oath' ? [claimableAt(job), job.dueAt] : null),
    /** [of what, when it may be taken]: earnings to be added to one tally. */
    tallies: (job) => (job.kind === 'tally_honors' ? [talliedIn(job.payload), claimableAt(job)] : null),
  },
  unique: { key: { key: (job) => [job.key], taken: 'a fault' } },
  told: { written: () => [topics.jobs()], removed: 'none' },
  owner: 'none',
});
