// The end of a walk through the Memory Palace, however it comes: with the last card, by the learner's wish, or because another day has begun.
// Invariants: whoever ends it pays for it, and for the honors that it has earned, in the same outcome; it counts for the day of its last answer.
import type { StreakMilestone } from '@sigilla/content/schema/streak.ts';
import type { AccountId } from '../../core/brand.ts';
import { countWalk } from '../../honors/countReview.ts';
import type { Honors } from '../../honors/honors.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import { newLearner } from '../../learning/learner.ts';
import type { Learner } from '../../learning/learner.ts';
import { walkEnded } from '../../learning/palace/reward.ts';
import { paidFor } from '../../learning/palace/session.ts';
import type { Walk } from '../../learning/palace/session.ts';
import { grantTo } from '../grant.ts';
import type { Grant, Granting } from '../grant.ts';
import { honoured, honorsKept, honorsOf } from '../learning/honoring.ts';
import { milestoneWords, unpaid } from '../learning/rewards.ts';
import { changed, created } from '../outcome.ts';
import type { AggregateChange, Word } from '../outcome.ts';
import type { JobRequest } from '../jobs.ts';

export interface WalkEnd {
  readonly walk: Walk;
  readonly changes: readonly AggregateChange[];
  /** Turns that found room in the kingdom. */
  readonly granted: number;
  readonly forCards: number;
  readonly reached: readonly StreakMilestone[];
  readonly notices: readonly Word[];
  readonly jobs: readonly JobRequest[];
}

/** Whose walk it is, as they are kept. */
interface Walker {
  readonly learner: Learner | null;
  readonly kingdom: Kingdom | null;
  readonly honors: Honors | null;
}

type Ending = Granting &
  Omit<Grant, 'turns'> & {
    /** The honors with the last answer counted; without them, as they are kept. */
    readonly counted?: Honors;
  };

/** The walk ended now, and what is written besides it. Whoever only looked in is neither paid nor counted as present. */
export const endWalk = (
  accountId: AccountId,
  walk: Walk,
  { learner: stored, kingdom, honors: before }: Walker,
  { why, told, counted = honorsOf(before, accountId), ...granting }: Ending,
): WalkEnd => {
  const { now, content } = granting;
  const ended: Walk = { ...walk, finishedAt: now };
  const due = paidFor(walk);
  if (due === 0)
    return {
      walk: ended,
      changes: walk.done.length === 0 ? [] : honorsKept(before, counted, accountId),
      granted: 0,
      forCards: 0,
      reached: [],
      notices: [],
      jobs: [],
    };
  // One that was left open is that day's on which it was walked; but no clock that has been set back opens a day that has not come.
  const walkedAt = Math.min(now, walk.done.at(-1)?.at ?? now);
  const learner = stored ?? newLearner(accountId, walkedAt);
  const brought = walkEnded(learner, due, walkedAt, content.learning.streak);
  const after = kingdom === null ? unpaid(brought.learner, brought.turns) : brought.learner;
  const honor = honoured({
    accountId,
    before,
    honors: countWalk(counted),
    learner: after,
    isPaid: kingdom !== null,
    now,
    content,
  });
  const grants = [{ turns: brought.turns, why, told }, ...honor.grants];
  const { changes, granted } = grantTo(kingdom, grants, granting);
  return {
    walk: ended,
    changes: [
      (stored === null ? created : changed)('learners', honor.learner, accountId),
      ...honor.changes,
      ...changes,
    ],
    granted: granted[0] ?? 0,
    forCards: kingdom === null ? 0 : brought.forCards,
    reached: brought.reached,
    notices: [...milestoneWords(accountId, brought.reached), ...honor.notices],
    jobs: honor.jobs,
  };
};
