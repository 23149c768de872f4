// What a walk through the Memory Palace pays (latin.md 9.1, G-156): three turns for each card that was due, fifty at most, once a day; and it keeps
// the streak. Invariant: a second walk of a day pays nothing, whichever window or game server it was begun on, and however late it ends.
import type { StreakMilestone, StreakRules } from '@sigilla/content/schema/streak.ts';
import { dayOf } from '../../core/calendar.ts';
import { earnedTurns, isReviewPaid, learnerAt, practised } from '../learner.ts';
import type { Learner } from '../learner.ts';
import { sessionReward } from '../memory.ts';

export interface WalkBrought {
  readonly learner: Learner;
  /** Turns in all, milestones among them. */
  readonly turns: number;
  readonly forCards: number;
  readonly reached: readonly StreakMilestone[];
}

/** A walk has ended in which so many due cards were answered, the last of them at `now`. */
export const walkEnded = (given: Learner, dueCards: number, now: number, rules: StreakRules): WalkBrought => {
  const today = learnerAt(given, now);
  if (dueCards === 0) return { learner: today, turns: 0, forCards: 0, reached: [] };
  const practice = practised(today, now, rules);
  const day = dayOf(now, today.calendar);
  const isPaid = isReviewPaid(today, day);
  const forCards = isPaid ? 0 : sessionReward(dueCards);
  const learner = earnedTurns(practice.learner, forCards);
  return {
    learner: isPaid ? learner : { ...learner, reviewPaidOn: day },
    turns: forCards + practice.turns,
    forCards,
    reached: practice.reached,
  };
};
