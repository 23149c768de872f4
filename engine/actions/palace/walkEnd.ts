// The end of a walk through the Memory Palace, however it comes: with the last card, by the learner's wish, or because another day has begun.
// Invariant: whoever ends it pays for it in the same outcome.
import type { StreakMilestone } from '@sigilla/content/schema/streak.ts';
import type { AccountId } from '../../core/brand.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import { newLearner } from '../../learning/learner.ts';
import type { Learner } from '../../learning/learner.ts';
import { walkEnded } from '../../learning/palace/reward.ts';
import { paidFor } from '../../learning/palace/session.ts';
import type { Walk } from '../../learning/palace/session.ts';
import { grantTo } from '../grant.ts';
import type { Grant, Granting } from '../grant.ts';
import { unpaid } from '../learning/rewards.ts';
import { changed, created } from '../outcome.ts';
import type { AggregateChange } from '../outcome.ts';

export interface WalkEnd {
  readonly walk: Walk;
  readonly changes: readonly AggregateChange[];
  /** Turns that found room in the kingdom. */
  readonly granted: number;
  readonly forCards: number;
  readonly reached: readonly StreakMilestone[];
}

/** The walk ended now, and what is written besides it. Whoever only looked in is neither paid nor counted as present. */
export const endWalk = (
  accountId: AccountId,
  walk: Walk,
  stored: Learner | null,
  kingdom: Kingdom | null,
  { why, told, ...granting }: Granting & Omit<Grant, 'turns'>,
): WalkEnd => {
  const { now, content } = granting;
  const ended: Walk = { ...walk, finishedAt: now };
  const due = paidFor(walk);
  if (due === 0) return { walk: ended, changes: [], granted: 0, forCards: 0, reached: [] };
  const learner = stored ?? newLearner(accountId, now);
  const brought = walkEnded(learner, due, now, content.learning.streak);
  const { changes, granted } = grantTo(kingdom, [{ turns: brought.turns, why, told }], granting);
  const after = kingdom === null ? unpaid(brought.learner, brought.turns) : brought.learner;
  return {
    walk: ended,
    changes: [
      stored === null ? created('learners', after, accountId) : changed('learners', after, accountId),
      ...changes,
    ],
    granted: granted[0] ?? 0,
    forCards: kingdom === null ? 0 : brought.forCards,
    reached: brought.reached,
  };
};
