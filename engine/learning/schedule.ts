// Spaced repetition: when a memory card is asked again. The algorithm is FSRS by ts-fsrs (G-128); here are the product's terms for it
// and the account's own days. Invariant: a review looks only at days as the account lived them, so the same evenings give
// the same intervals in every time zone; a card that is due some day is due from that day's first moment.
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
import type { AccountCalendar } from '../core/calendar.ts';
import { dayOf, startOfDayAfter } from '../core/calendar.ts';
import { utcMidnight } from '../core/day.ts';
import type { Day } from '../core/day.ts';
import { LEARNING_PHASES } from './memory.ts';
import type { Memory, Review, ReviewRating } from './memory.ts';

const PHASE_STATES = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;

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

/** FSRS refuses a review before the last one. Days run backwards where an account's first zone, or a clock that is set right, takes one back: then it was today. */
const lastReviewOf = ({ lastReviewedOn }: Memory, today: Day): number | null => {
  if (lastReviewedOn === null) return null;
  return utcMidnight(lastReviewedOn > today ? today : lastReviewedOn);
};

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
  last_review: lastReviewOf(memory, today),
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
