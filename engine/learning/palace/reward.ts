// What a walk through the Memory Palace pays (latin.md 9.1, G-156): three turns for each card that was due, fifty at most, once a day; and it keeps
// the streak. A card that was forgotten is paid like another, as long as its walker does not forget far more than they remember: whoever answers nonsense
// has patience shown them for a week, and is paid for nothing afterwards.
// Invariant: a second walk of a day pays nothing, whichever window or game server it was begun on, and however late it ends.
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
  /** Forgotten cards that were paid all the same. */
  readonly forgotten: number;
  readonly reached: readonly StreakMilestone[];
}

/** Forgotten cards that are paid beyond those remembered, in a life: more than two longest walks of words that nobody has seen before. */
const PATIENCE = 120;

/** The due cards of a walk, and how its walker has fared in all walks before: how many cards they have remembered, and been paid for though forgotten. */
export interface WalkedCards {
  readonly due: number;
  /** Of the due ones. */
  readonly remembered: number;
  readonly rememberedBefore: number;
  readonly forgottenBefore: number;
}

/** How many forgotten cards of a walk are paid. */
const forgottenPaid = ({ due, remembered, rememberedBefore, forgottenBefore }: WalkedCards): number =>
  Math.max(0, Math.min(due - remembered, PATIENCE + rememberedBefore + remembered - forgottenBefore));

/** A walk has ended in which these cards were answered, the last of them at `now`. */
export const walkEnded = (
  given: Learner,
  cards: WalkedCards,
  now: number,
  rules: StreakRules,
): WalkBrought => {
  const today = learnerAt(given, now);
  if (cards.due === 0) return { learner: today, turns: 0, forCards: 0, forgotten: 0, reached: [] };
  const practice = practised(today, now, rules);
  const day = dayOf(now, today.calendar);
  const isPaid = isReviewPaid(today, day);
  const forgotten = isPaid ? 0 : forgottenPaid(cards);
  const forCards = isPaid ? 0 : sessionReward(cards.remembered + forgotten);
  const learner = earnedTurns(practice.learner, forCards);
  return {
    learner: isPaid ? learner : { ...learner, reviewPaidOn: day },
    turns: forCards + practice.turns,
    forCards,
    forgotten,
    reached: practice.reached,
  };
};
