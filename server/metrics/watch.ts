// What the house tells whoever keeps count of it. Without METRICS_PORT nobody does, and nothing is told.
// Invariant: whoever watches only counts: it answers nothing, throws nothing, and hears no name, text or address of anybody.
import type { JobKind } from '@sigilla/engine/actions/jobs.ts';

export interface Watch {
  /** A command was answered after `ms` milliseconds: `done`, or the code of its refusal. `given` is what the caller sent. */
  deed(given: unknown, outcome: string, ms: number): void;
  /** A job that was taken `lateMs` after it was due has ended. */
  job(kind: JobKind, outcome: 'done' | 'failed', lateMs: number): void;
  /** A read or a commit failed by the store: `busy`, `unwritable`, `outdated` or `outcome_unknown`. */
  storeFailed(code: string): void;
}
