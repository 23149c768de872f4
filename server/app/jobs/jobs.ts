// What must happen later: jobs are documents, written in the commit that makes them necessary. Here is how they are written, brought forward and taken
// out, and what does them; jobRunner.ts takes them when they are due. Invariant: a job that is there will be done, by someone, however often it has failed.
import { JOB_PAYLOADS } from '@sigilla/engine/actions/jobs.ts';
import type { HastenedJob, JobKind, JobPayload, JobRequest } from '@sigilla/engine/actions/jobs.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { Ids } from '../../ids.ts';
import { jobs } from '../../store/aggregates/jobs.ts';
import type { Change } from '../../store/Store.ts';
import { transact } from '../transact.ts';
import type { Transactor, Unit } from '../transact.ts';

/** Adds jobs to a unit of work. A key that is pending already makes the commit `taken`, unless the unit cancels or finishes that job. */
export const scheduleJobs = (
  unit: Pick<Unit, 'create'>,
  requests: readonly JobRequest[],
  ids: Pick<Ids, 'id'>,
): void => {
  for (const request of requests)
    unit.create(jobs, ids.id(), { ...request, leaseToken: null, leaseUntil: 0, attempts: 0 });
};

/** Sees to it that a job is pending: schedules it unless one with its key is, whichever process has scheduled that. */
export const seeToJob = async (
  deps: Transactor,
  request: (unit: Pick<Unit, 'now'>) => JobRequest,
): Promise<void> => {
  await transact(
    deps,
    async (unit) => {
      const wanted = request(unit);
      if ((await unit.getUnique(jobs, 'key', [wanted.key])) === null) scheduleJobs(unit, [wanted], deps.ids);
      return ok(undefined);
    },
    { looksAgain: true },
  );
};

/** Brings a pending job forward; one that somebody is at, or that is due soon enough, is left as it is. */
export const hastenJob = async (
  unit: Pick<Unit, 'create' | 'getUnique' | 'remove'>,
  { ifDueAfter, ...request }: HastenedJob,
  ids: Pick<Ids, 'id'>,
): Promise<void> => {
  const pending = await unit.getUnique(jobs, 'key', [request.key]);
  if (pending === null || pending.body.leaseToken !== null || pending.body.dueAt <= ifDueAfter) return;
  unit.remove(jobs, pending.id);
  scheduleJobs(unit, [request], ids);
};

/** Takes pending jobs out in a unit of work; a key that is not pending is no matter. A handler that is at such a job comes too late. */
export const cancelJobs = async (
  unit: Pick<Unit, 'getUnique' | 'remove'>,
  keys: readonly string[],
): Promise<void> => {
  for (const key of keys) {
    const pending = await unit.getUnique(jobs, 'key', [key]);
    if (pending !== null) unit.remove(jobs, pending.id);
  }
};

/** A job as its reaction sees it. `id` is fit to be the commandId of what the job does. */
export interface HeldJob<K extends JobKind = JobKind> {
  readonly id: string;
  readonly key: string;
  readonly kind: K;
  readonly dueAt: number;
  readonly payload: JobPayload<K>;
  /** 1 at the first attempt. */
  readonly attempt: number;
}

/**
 * Does a job. `done` removes it and must be part of the handler's commit, also when there is nothing else to commit.
 * Throwing, or returning without having committed `done`, has the job done again later. A commit that is told that the job has moved must give up:
 * the job was cancelled, or its lease ran out and someone else has it.
 */
export type Reaction<K extends JobKind> = (job: HeldJob<K>, done: Change) => Promise<void>;

/** Thrown by a reaction whose work was not kept, for a reason that passes by itself: nothing is wrong with the job. */
export class PutOff extends Error {}

export type Reactions = { readonly [K in JobKind]: Reaction<K> };

/** Reads a job's payload by its kind's shape, and reacts. Throws when it cannot be read. */
export const react = async <K extends JobKind>(
  reactions: Reactions,
  job: Omit<HeldJob<K>, 'payload'>,
  payload: unknown,
  done: Change,
): Promise<void> => {
  const parsed = JOB_PAYLOADS[job.kind].parse(payload) as JobPayload<K>;
  await reactions[job.kind]({ ...job, payload: parsed }, done);
};
