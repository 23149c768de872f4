// One review of a card: its new memory, the entry for the history, and the word's next skill when the card holds. Also its undoing, and rating it otherwise.
// Invariant: undoing gives back exactly the card there was; a rating is never kinder than the verdict allows.
import { z } from 'zod';
import { AccountId } from '../../core/brand.ts';
import type { AccountCalendar } from '../../core/calendar.ts';
import { startOfDayAfter } from '../../core/calendar.ts';
import type { Result } from '../../core/result.ts';
import { fine, ok, refuse } from '../../core/result.ts';
import { RATINGS, Review as Rated } from '../memory.ts';
import { reviewCard, undoReview } from '../schedule.ts';
import type { ReviewRating } from '../memory.ts';
import { JUDGED_VERDICTS } from '../views.ts';
import { Skill, hasGrown, newCard, skillAfter } from './card.ts';
import type { Card } from './card.ts';

/** A review as stored, under the id of the question that was answered. */
export const CardReview = Rated.extend({
  id: z.string(),
  accountId: AccountId,
  walkId: z.string(),
  skill: Skill,
  verdict: z.enum(JUDGED_VERDICTS),
  /** As the server measured them. */
  seconds: z.int().min(0),
  /** The review before it, as the card had it. */
  previous: z.string().nullable(),
  /** The card of the next skill that it brought about. */
  grew: z.string().nullable(),
});
export type CardReview = z.infer<typeof CardReview>;
declare module '../../core/aggregates.ts' {
  interface Aggregates {
    readonly reviews: CardReview;
  }
}

/** What is known of an answer. */
export interface Answered {
  readonly reviewId: string;
  readonly walkId: string;
  readonly verdict: CardReview['verdict'];
  readonly seconds: number;
  readonly rating: ReviewRating;
}

export interface Reviewed {
  readonly card: Card;
  readonly review: CardReview;
  /** A card that comes to be. */
  readonly grown: Card | null;
}

/** The ratings that a verdict allows, worst first: a wrong answer was forgotten, a close one was hard at best. */
export const ratingsFor = (verdict: CardReview['verdict']): readonly ReviewRating[] => {
  if (verdict === 'wrong') return ['again'];
  return verdict === 'close' ? ['again', 'hard'] : RATINGS;
};

/** When a card would come back, by rating: its new interval in days, or the minutes until then while it is learnt in minutes. */
export const comingBack = (
  card: Card,
  now: number,
  calendar: AccountCalendar,
): readonly { readonly rating: ReviewRating; readonly days: number; readonly minutes: number }[] =>
  RATINGS.map((rating) => {
    const { memory } = reviewCard(card.id, card.memory, rating, now, calendar);
    return {
      rating,
      days: memory.interval,
      minutes: memory.interval > 0 ? 0 : Math.max(1, Math.round((memory.dueAt - now) / 60_000)),
    };
  });

/** What grows today is asked from tomorrow on. */
const laterCard = (card: Card, now: number, calendar: AccountCalendar): Card => ({
  ...card,
  memory: { ...card.memory, dueAt: startOfDayAfter(now, 1, calendar) },
});

/** A card is reviewed. `next` is the card of the word's next skill, where there is one already. */
export const reviewed = (
  card: Card,
  { reviewId, walkId, verdict, seconds, rating }: Answered,
  now: number,
  calendar: AccountCalendar,
  next: Card | null,
): Reviewed => {
  const { memory, review } = reviewCard(card.id, card.memory, rating, now, calendar);
  const skill = skillAfter(card);
  const grown =
    skill !== null && next === null && hasGrown(memory)
      ? laterCard(newCard(card.accountId, card.word, skill, 'growth', now), now, calendar)
      : null;
  return {
    card: { ...card, memory, lastReview: reviewId },
    review: {
      ...review,
      id: reviewId,
      accountId: card.accountId,
      walkId,
      skill: card.skill,
      verdict,
      seconds,
      previous: card.lastReview,
      grew: grown?.id ?? null,
    },
    grown,
  };
};

/** Whether a review is what the card was last changed by. */
export const isLastOf = (card: Card | null, review: CardReview | null): card is Card =>
  card !== null && review !== null && card.lastReview === review.id && !card.isSuspended;

/** The card as it was before its last review. */
export const unreviewed = (card: Card, review: CardReview): Card => ({
  ...card,
  memory: undoReview(review),
  lastReview: review.previous,
});

/** May a review be rated so? Refuses `rating_too_kind`. */
export const mayRate = ({ verdict }: Pick<CardReview, 'verdict'>, rating: ReviewRating): Result<void> =>
  ratingsFor(verdict).includes(rating) ? fine : refuse({ code: 'rating_too_kind', params: {} });

/** The same review, rated otherwise by whoever remembered. Refuses `rating_too_kind`. `next` is the next skill's card, where there is one besides what this review brought. */
export const ratedAs = (
  card: Card,
  review: CardReview,
  rating: ReviewRating,
  calendar: AccountCalendar,
  next: Card | null,
): Result<Reviewed> => {
  const may = mayRate(review, rating);
  if (!may.ok) return may;
  const { walkId, verdict, seconds, at, id } = review;
  return ok(
    reviewed(
      unreviewed(card, review),
      { reviewId: id, walkId, verdict, seconds, rating },
      at,
      calendar,
      next,
    ),
  );
};
