// What a walk through the Memory Palace brings: with the first card of a day that was due, the day's place in the streak; with its end, however that comes (the
// last card, the learner's wish, another day), its pay. Invariants: whoever brings it about pays for it, and for the honors that it has earned, in the same
// outcome; the pay is that of the day of its last answer.
import type { StreakMilestone } from '@sigilla/content/schema/streak.ts';
import type { AccountId } from '../../core/brand.ts';
import { countWalk, faredBy } from '../../honors/countReview.ts';
import type { Honors } from '../../honors/honors.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import { learnerAt, newLearner, practised } from '../../learning/learner.ts';
import type { Learner } from '../../learning/learner.ts';
import { walkEnded, type WalkedCards } from '../../learning/palace/reward.ts';
import { paidFor } from '../../learning/palace/session.ts';
import type { Walk } from '../../learning/palace/session.ts';
import { grantTo } from '../grant.ts';
import type { Grant, Granting } from '../grant.ts';
import { honoured, honorsKept, honorsOf } from '../learning/honoring.ts';
import { milestoneWords, unpaid } from '../learning/rewards.ts';
import { changed, created } from '../outcome.ts';
import type { AggregateChange, Word } from '../outcome.ts';
import type { JobRequest } from '../jobs.ts';

/** What is written, granted and told for something that a walk has brought. */
interface Brought {
  readonly changes: readonly AggregateChange[];
  /** Turns that found room in the kingdom. */
  readonly granted: number;
  readonly reached: readonly StreakMilestone[];
  readonly notices: readonly Word[];
  readonly jobs: readonly JobRequest[];
}

export interface WalkEnd extends Brought {
  readonly walk: Walk;
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

/** A learner who has earned turns and perhaps milestones, and their honors as they are counted now. */
interface Earned {
  readonly learner: Learner;
  readonly turns: number;
  readonly reached: readonly StreakMilestone[];
  readonly honors: Honors;
}

const broughtBy = (
  accountId: AccountId,
  { learner: stored, kingdom, honors: before }: Walker,
  { learner, turns, reached, honors }: Earned,
  { why, now, rules, content }: Omit<Ending, 'counted'>,
): Brought => {
  const honor = honoured({
    accountId,
    before,
    honors,
    learner: kingdom === null ? unpaid(learner, turns) : learner,
    isPaid: kingdom !== null,
    now,
    content,
  });
  const grants = [{ turns, why }, ...honor.grants];
  const { changes, granted } = grantTo(kingdom, grants, { now, rules, content });
  return {
    changes: [
      (stored === null ? created : changed)('learners', honor.learner, accountId),
      ...honor.changes,
      ...changes,
    ],
    granted: granted[0] ?? 0,
    reached,
    notices: [...milestoneWords(accountId, reached), ...honor.notices],
    jobs: honor.jobs,
  };
};

/**
 * A card that was due was answered now: it keeps the streak of this day, as a scroll does, whenever its walk may end. Null when the day has its place already.
 */
export const dayKept = (
  accountId: AccountId,
  walker: Walker,
  { counted = honorsOf(walker.honors, accountId), ...ending }: Ending,
): Brought | null => {
  const { now, content } = ending;
  const learner = learnerAt(walker.learner ?? newLearner(accountId, now), now);
  const practice = practised(learner, now, content.learning.streak);
  return practice.learner.streak === learner.streak
    ? null
    : broughtBy(accountId, walker, { ...practice, honors: counted }, ending);
};

/** The due cards of a walk under way, and how its walker has fared. What was remembered besides was not due. */
const walkedCards = (due: number, honors: Honors): WalkedCards => {
  const fared = faredBy(honors);
  return { ...fared, due, remembered: Math.min(due, fared.remembered) };
};

/** The walk ended now, and what is written besides it. Whoever only looked in is neither paid nor counted as present. */
export const endWalk = (
  accountId: AccountId,
  walk: Walk,
  walker: Walker,
  { counted = honorsOf(walker.honors, accountId), ...ending }: Ending,
): WalkEnd => {
  const { now, content } = ending;
  const ended: Walk = { ...walk, finishedAt: now };
  const due = paidFor(walk);
  if (due === 0)
    return {
      walk: ended,
      changes: walk.done.length === 0 ? [] : honorsKept(walker.honors, counted, accountId),
      granted: 0,
      reached: [],
      notices: [],
      jobs: [],
    };
  // One that was left open is that day's on which it was walked; but no clock that has been set back opens a day that has not come.
  const walkedAt = Math.min(now, walk.done.at(-1)?.at ?? now);
  const learner = walker.learner ?? newLearner(accountId, walkedAt);
  const brought = walkEnded(learner, walkedCards(due, counted), walkedAt, content.learning.streak);
  const earned = { ...brought, honors: countWalk(counted, brought.forgotten) };
  return { walk: ended, ...broughtBy(accountId, walker, earned, ending) };
};
