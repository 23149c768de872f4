// One reaction to jobs of every kind, for tests of what carries jobs out. A new kind joins by being declared.
import { JOB_PAYLOADS } from '@sigilla/engine/actions/jobs.ts';
import type { JobKind } from '@sigilla/engine/actions/jobs.ts';
import type { Reaction, Reactions } from '@sigilla/server/app/jobs/jobs.ts';

/** `react`, whatever the kind. */
export const everyReaction = (react: Reaction<JobKind>): Reactions =>
  Object.fromEntries(Object.keys(JOB_PAYLOADS).map((kind) => [kind, react])) as unknown as Reactions;
