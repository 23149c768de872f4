// The honors of an account: what is counted for them, what has been earned and when, which title is worn, and the challenge of the day. One
// document an account, beside the learner. Invariants: a counter never falls; what was earned stays; a challenge pays once a day.
import { z } from 'zod';
import { AccountId } from '../core/brand.ts';
import { Day } from '../core/day.ts';

/** A challenge under way or met on `day`. Instants are epoch milliseconds. */
export const RunningChallenge = z.object({
  day: Day,
  challengeId: z.string(),
  startedAt: z.int(),
  /** Scrolls that counted, and how many were right. */
  answered: z.int().min(0),
  right: z.int().min(0),
  /** Right ones in a row: now, and at best. */
  run: z.int().min(0),
  bestRun: z.int().min(0),
  /** When it was met; null until then. */
  metAt: z.int().nullable(),
  /** What meeting it has paid. */
  turns: z.int().min(0),
});
export type RunningChallenge = z.infer<typeof RunningChallenge>;

/** What is kept of an account's honors. */
export const Honors = z.object({
  accountId: AccountId,
  /** Counters by their names (content/learning/honors/counters.ts), as far as the learner itself does not tell them. */
  counts: z.record(z.string(), z.int().min(0)),
  /** Right answers in a row until now. */
  run: z.int().min(0),
  /** In the order in which they were earned. */
  earned: z.array(z.object({ id: z.string(), at: z.int() })),
  /** How many of them their owner has looked at. */
  seen: z.int().min(0),
  /** The title that is worn, by its id (titles.ts). */
  wears: z.string().nullable(),
  challenge: RunningChallenge.nullable(),
});
export type Honors = z.infer<typeof Honors>;
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly honors: Honors;
  }
}

export const newHonors = (accountId: AccountId): Honors => ({
  accountId,
  counts: {},
  run: 0,
  earned: [],
  seen: 0,
  wears: null,
  challenge: null,
});

/** The ids of what is held. */
export const heldBy = ({ earned }: Pick<Honors, 'earned'>): ReadonlySet<string> =>
  new Set(earned.map(({ id }) => id));

/** Counters grown by so much each. */
export const counted = (honors: Honors, more: Readonly<Record<string, number>>): Honors => {
  const counts = { ...honors.counts };
  for (const [name, by] of Object.entries(more)) counts[name] = (counts[name] ?? 0) + by;
  return { ...honors, counts };
};

/** A counter lifted to what was reached, if that is more. */
export const lifted = (honors: Honors, name: string, reached: number): Honors =>
  (honors.counts[name] ?? 0) >= reached
    ? honors
    : { ...honors, counts: { ...honors.counts, [name]: reached } };
