// Spaced repetition: when a memory card is asked again. The algorithm is FSRS by ts-fsrs (G-128); here are the product's terms for it
// and the account's own days. Invariant: a review looks only at days as the account lived them, so the same evenings give
// the same intervals in every time zone; a card that is due some day is due from that day's first moment.
import { z } from 'zod';
import {
  createEmptyCard,
  fsrs,
  GenSeedStrategyWithCardId,
  Rating,
  State,
  StrategyMode,
  type CardInput,
  type Grade,
} from 'ts-fsrs';
import type { AccountCalendar } from '../core/day.ts';
import { Day, dayEnd, dayOf, startOfDayAfter, utcMidnight } from '../core/day.ts';
import type { Verdict } from '../latin/academy.ts';

/** How well a card was remembered, worst first. */
export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
export type ReviewRating = (typeof RATINGS)[number];

/** Where a card stands: never seen, being learnt in minutes, reviewed in days, or being learnt again after a lapse. */
export const LEARNING_PHASES = ['new', 'learning', 'review', 'relearning'] as const;
const PHASE_STATES = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;

/** A card is mature from an interval of so many days (G-128). */
const MATURE_DAYS = 21;
/** Retention looks at reviews of so many days (G-128). */
const RETENTION_DAYS = 30;
/** The recommended daily cards look so many days ahead, and are never more than `MOST_A_DAY`. */
const PACE_DAYS = 7;
const MOST_A_DAY = 60;

/** What is remembered about a card. It is a value: a review makes another. */
export const Memory = z.object({
  learningPhase: z.enum(LEARNING_PHASES),
  /** When it is asked next, in epoch ms. */
  dueAt: z.int(),
  /** Days between the last review and the next; 0 while it is learnt in minutes. */
  interval: z.int().min(0),
  /** Reviews in all. */
  repetitions: z.int().min(0),
  /** How often it was forgotten after it had been learnt. */
  lapses: z.int().min(0),
  /** Days after which it would be remembered with nine chances in ten (FSRS). */
  stability: z.number().min(0),
  /** How hard it is to keep, 1 to 10; 0 before the first review (FSRS). */
  difficulty: z.number().min(0),
  /** Which of the minutes' steps comes next (FSRS). */
  step: z.int().min(0),
  lastReviewedOn: Day.nullable(),
});
export type Memory = z.infer<typeof Memory>;

/** One review, as the history keeps it. `before` is what makes it undoable. */
export const Review = z.object({
  cardId: z.string().min(1),
  at: z.int(),
  rating: z.enum(RATINGS),
  before: Memory,
});
export type Review = z.infer<typeof Review>;

const scheduler = fsrs({ request_retention: 0.9, maximum_interval: 3650, enable_fuzz: true });
// Fuzz keeps cards that were learnt together from coming back together; seeded by the card, so that it is the same on every machine.
scheduler.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('id'));

const GRADES: Readonly<Record<ReviewRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const phaseOf = (state: State): Memory['learningPhase'] => LEARNING_PHASES[state] ?? 'new';

const cardOf = (id: string, memory: Memory, today: Day): CardInput & { readonly id: string } => ({
  ...createEmptyCard(utcMidnight(today)),
  id,
  stability: memory.stability,
  difficulty: memory.difficulty,
  scheduled_days: memory.interval,
  learning_steps: memory.step,
  reps: memory.repetitions,
  lapses: memory.lapses,
  state: PHASE_STATES[memory.learningPhase],
  last_review: memory.lastReviewedOn === null ? null : utcMidnight(memory.lastReviewedOn),
});

/** A card that has not been asked yet, due at once. */
export const newMemory = (now: number): Memory => ({
  learningPhase: 'new',
  dueAt: now,
  interval: 0,
  repetitions: 0,
  lapses: 0,
  stability: 0,
  difficulty: 0,
  step: 0,
  lastReviewedOn: null,
});

/**
 * One review of a card: its new memory, and the entry for the history. Times are epoch ms. While a card is learnt in minutes it is due so many minutes from now; after
 * that, at the beginning of the account's day `interval` days from today.
 */
export const reviewCard = (
  cardId: string,
  memory: Memory,
  rating: ReviewRating,
  now: number,
  calendar: AccountCalendar,
): { readonly memory: Memory; readonly review: Review } => {
  const today = dayOf(now, calendar);
  const { card } = scheduler.next(cardOf(cardId, memory, today), utcMidnight(today), GRADES[rating]);
  const inDays = card.scheduled_days > 0;
  return {
    review: { cardId, at: now, rating, before: memory },
    memory: {
      learningPhase: phaseOf(card.state),
      dueAt: inDays
        ? startOfDayAfter(now, card.scheduled_days, calendar)
        : now + (card.due.getTime() - utcMidnight(today)),
      interval: card.scheduled_days,
      repetitions: card.reps,
      lapses: card.lapses,
      stability: card.stability,
      difficulty: card.difficulty,
      step: card.learning_steps,
      lastReviewedOn: today,
    },
  };
};

/** The card as it was before a review: exactly, which FSRS's own rollback is not (it forgets when the card was due). */
export const undoReview = ({ before }: Review): Memory => before;

/** Seconds within which an answer counts as known at once, choosing and writing. */
const AT_ONCE_SECONDS = { choosing: 5, writing: 8 } as const;

/**
 * How well a judged answer shows that the card was remembered (one that nobody could judge is no review): wrong is `again`, close is `hard`, correct is `good`, and `easy` when it came at
 * once. `seconds` is measured by the server; a slow answer is no worse than another, for people think and are interrupted.
 */
export const ratingOf = (
  verdict: Exclude<Verdict['verdict'], 'unjudged'>,
  seconds: number,
  way: keyof typeof AT_ONCE_SECONDS,
): ReviewRating => {
  if (verdict === 'wrong') return 'again';
  if (verdict === 'close') return 'hard';
  return seconds <= AT_ONCE_SECONDS[way] ? 'easy' : 'good';
};

/** Review state, and at least 21 days until it is asked again (G-128). */
export const isMature = ({ learningPhase, interval }: Pick<Memory, 'learningPhase' | 'interval'>): boolean =>
  learningPhase === 'review' && interval >= MATURE_DAYS;

/** The chance that a card would be remembered now, 0 to 1; 0 for one that was never asked. */
export const recallChance = (memory: Memory, now: number, calendar: AccountCalendar): number => {
  if (memory.learningPhase === 'new') return 0;
  const today = dayOf(now, calendar);
  return scheduler.get_retrievability(cardOf('', memory, today), utcMidnight(today), false);
};

/** The cards to ask now: those being learnt first, then those most likely to be forgotten soonest; at most `limit`. New cards come last. */
export const dueCards = <T extends { readonly memory: Memory }>(
  cards: readonly T[],
  now: number,
  calendar: AccountCalendar,
  limit: number,
): readonly T[] => {
  const rank = ({ memory }: T): number => {
    if (memory.learningPhase === 'new') return 3;
    return memory.learningPhase === 'review' ? 2 + recallChance(memory, now, calendar) : 0;
  };
  return cards
    .filter(({ memory }) => memory.dueAt <= now)
    .map((card) => ({ card, rank: rank(card) }))
    .sort((a, b) => a.rank - b.rank || a.card.memory.dueAt - b.card.memory.dueAt)
    .slice(0, limit)
    .map(({ card }) => card);
};

/** The share of the last thirty days' reviews that were rated above Again, in percent, rounded; null when there were none (G-128). */
export const retention = (
  reviews: readonly Pick<Review, 'at' | 'rating'>[],
  now: number,
  calendar: AccountCalendar,
): number | null => {
  const since = startOfDayAfter(now, 1 - RETENTION_DAYS, calendar);
  const recent = reviews.filter(({ at }) => at >= since && at <= now);
  if (recent.length === 0) return null;
  return Math.round((100 * recent.filter(({ rating }) => rating !== 'again').length) / recent.length);
};

/**
 * How many cards a day keep the pile from growing: what is due now and falls due within the coming week, spread over the week, rounded up; at most sixty.
 */
export const recommendedDailyCards = (
  memories: readonly Pick<Memory, 'dueAt'>[],
  now: number,
  calendar: AccountCalendar,
): number => {
  const horizon = startOfDayAfter(now, PACE_DAYS, calendar);
  const coming = memories.filter(({ dueAt }) => dueAt < horizon).length;
  return Math.min(MOST_A_DAY, Math.ceil(coming / PACE_DAYS));
};

/** What the spaced-repetition panel shows (latin.md 2.4, 3.1). */
export interface SrsStats {
  readonly totalCards: number;
  readonly matureCards: number;
  /** Percent, or null before the first review of the month. */
  readonly overallRetention: number | null;
  readonly recommendedDailyCards: number;
  readonly dueCards: number;
  /** Due before the account's day ends, those due now among them. */
  readonly dueToday: number;
}

/** The panel's figures; `reviews` must hold at least the last thirty days. */
export const srsStats = (
  memories: readonly Pick<Memory, 'dueAt' | 'learningPhase' | 'interval'>[],
  reviews: readonly Pick<Review, 'at' | 'rating'>[],
  now: number,
  calendar: AccountCalendar,
): SrsStats => {
  const midnight = dayEnd(now, calendar);
  return {
    totalCards: memories.length,
    matureCards: memories.filter(isMature).length,
    overallRetention: retention(reviews, now, calendar),
    recommendedDailyCards: recommendedDailyCards(memories, now, calendar),
    dueCards: memories.filter(({ dueAt }) => dueAt <= now).length,
    dueToday: memories.filter(({ dueAt }) => dueAt < midnight).length,
  };
};

/** Turns for a finished session (latin.md 9.1): three a card, at most fifty. */
export const sessionReward = (cardsReviewed: number): number => Math.min(50, 3 * cardsReviewed);
