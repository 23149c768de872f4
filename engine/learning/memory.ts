// What is remembered about a card, and what is reckoned from it without the algorithm: the window needs these, and not FSRS.
// Invariant: a memory is a value; days are the account's own. When a card comes back is schedule.ts's.
import { z } from 'zod';
import type { AccountCalendar } from '../core/calendar.ts';
import { dayEnd, startOfDayAfter } from '../core/calendar.ts';
import { Day } from '../core/day.ts';
import type { Verdict } from '../latin/academy.ts';

/** How well a card was remembered, worst first. */
export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
export type ReviewRating = (typeof RATINGS)[number];

/** Where a card stands: never seen, being learnt in minutes, reviewed in days, or being learnt again after a lapse. */
export const LEARNING_PHASES = ['new', 'learning', 'review', 'relearning'] as const;

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

/** What was reviewed on a day, and how much of it was rated above Again. */
export interface DaysReviews {
  readonly reviewed: number;
  readonly kept: number;
}

/** The share of the last thirty days' reviews that were rated above Again, in percent, rounded; null when there were none (G-128). */
export const retention = (days: readonly DaysReviews[]): number | null => {
  const recent = days.slice(-RETENTION_DAYS);
  const reviewed = recent.reduce((sum, day) => sum + day.reviewed, 0);
  if (reviewed === 0) return null;
  return Math.round((100 * recent.reduce((sum, day) => sum + day.kept, 0)) / reviewed);
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

/** The panel's figures; `days` are the last thirty at least, today last. */
export const srsStats = (
  memories: readonly Pick<Memory, 'dueAt' | 'learningPhase' | 'interval'>[],
  days: readonly DaysReviews[],
  now: number,
  calendar: AccountCalendar,
): SrsStats => {
  const midnight = dayEnd(now, calendar);
  return {
    totalCards: memories.length,
    matureCards: memories.filter(isMature).length,
    overallRetention: retention(days),
    recommendedDailyCards: recommendedDailyCards(memories, now, calendar),
    dueCards: memories.filter(({ dueAt }) => dueAt <= now).length,
    dueToday: memories.filter(({ dueAt }) => dueAt < midnight).length,
  };
};

/** Turns for a finished session (latin.md 9.1): three a card, at most fifty. */
export const sessionReward = (cardsReviewed: number): number => Math.min(50, 3 * cardsReviewed);
