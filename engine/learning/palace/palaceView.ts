// The Memory Palace as its owner sees it: rooms with what hangs in them, what is due in the coming weeks, how well it holds, and the card lines that
// lists show. Invariant: allow-lists; nothing here tells what will be asked about a card.
import { z } from 'zod';
import { ROOM_IDS, RoomId } from '@sigilla/content/schema/palace.ts';
import type { AccountCalendar } from '../../core/calendar.ts';
import { dayEnd, dayOf, startOfDayAfter } from '../../core/calendar.ts';
import { Moment } from '../../core/instant.ts';
import { LEARNING_PHASES, isMature, srsStats } from '../memory.ts';
import type { DaysReviews } from '../memory.ts';
import { SOURCES, Skill, isLeech } from './card.ts';
import type { Card } from './card.ts';
import { openWalk, targetOf } from './session.ts';
import type { Palace } from './session.ts';
import type { ShelfLine } from './shelf.ts';

/** A card as a list shows it. */
export const CardLine = z.object({
  cardId: z.string(),
  lexeme: z.string(),
  headword: z.string(),
  latin: z.string(),
  meaning: z.string(),
  room: RoomId,
  skill: Skill,
  learningPhase: z.enum(LEARNING_PHASES),
  interval: z.int(),
  repetitions: z.int(),
  lapses: z.int(),
  dueAt: Moment,
  isSuspended: z.boolean(),
  isLeech: z.boolean(),
  source: z.enum(SOURCES),
  addedAt: Moment,
});
export type CardLine = z.infer<typeof CardLine>;

export const cardLine = (card: Card): CardLine => ({
  cardId: card.id,
  lexeme: card.word.lexeme,
  headword: card.word.headword,
  latin: card.word.latin,
  meaning: card.word.meaning,
  room: card.word.room,
  skill: card.skill,
  learningPhase: card.memory.learningPhase,
  interval: card.memory.interval,
  repetitions: card.memory.repetitions,
  lapses: card.memory.lapses,
  dueAt: card.memory.dueAt,
  isSuspended: card.isSuspended,
  isLeech: isLeech(card.memory),
  source: card.source,
  addedAt: card.addedAt,
});

/** How a word stands: `grown` when all its cards are reviewed in days, `wandering` when one slipped or will not stay. */
const STANDINGS = ['grown', 'learning', 'due', 'wandering'] as const;
type Standing = (typeof STANDINGS)[number];

const RoomView = z.object({
  id: RoomId,
  /** Words that hang here; those that wander are in the cellar meanwhile. */
  words: z.int(),
  grown: z.int(),
  learning: z.int(),
  due: z.int(),
  wandering: z.int(),
});

export const PalaceView = z.object({
  stats: z.object({
    totalCards: z.int(),
    matureCards: z.int(),
    /** Percent; null before the first review of the month. */
    overallRetention: z.int().nullable(),
    recommendedDailyCards: z.int(),
    dueCards: z.int(),
    /** Due before the learner's day ends, those due now among them. */
    dueToday: z.int(),
  }),
  /** As set, or as recommended. */
  dailyTarget: z.int(),
  isTargetOwn: z.boolean(),
  reviewedToday: z.int(),
  /** Whether a walk of today has been paid. */
  isPaidToday: z.boolean(),
  words: z.int(),
  rooms: z.array(RoomView),
  /** The crypt: words that hold for half a year, once the palace has enough of them to dig. */
  crypt: z.object({ opensWith: z.int(), words: z.int() }),
  /** Cards that fall due, day by day, today and what is overdue first. */
  forecast: z.array(z.object({ day: z.string(), due: z.int() })),
  /** Reviews day by day, the earliest first, and how many of them were remembered. */
  history: z.array(z.object({ day: z.string(), reviewed: z.int(), kept: z.int() })),
  leeches: z.array(CardLine),
  suspended: z.int(),
  walk: z.object({ id: z.string(), cardsReviewed: z.int(), total: z.int() }).nullable(),
});
export type PalaceView = z.infer<typeof PalaceView>;

/** Days of the forecast, and of the history. */
const FORECAST_DAYS = 28;
const HISTORY_DAYS = 30;
const CRYPT_OPENS_AT = 400;
const CRYPT_DAYS = 180;
const LEECHES_SHOWN = 40;

const standingOf = (cards: readonly ShelfLine[], now: number): Standing => {
  if (cards.some((card) => card.learningPhase === 'relearning' || card.isLeech)) return 'wandering';
  if (cards.some(({ dueAt }) => dueAt <= now)) return 'due';
  return cards.every(({ learningPhase }) => learningPhase === 'review') ? 'grown' : 'learning';
};

/** A day of the learner's, from its first moment (of today: from whenever it is asked) up to the next day's. */
export interface PalaceDay {
  readonly day: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The days from `from` on, `count` of them. */
const days = (from: number, count: number, calendar: AccountCalendar): readonly PalaceDay[] =>
  Array.from({ length: count }, (_, at) => {
    const startsAt = at === 0 ? from : startOfDayAfter(from, at, calendar);
    return { day: dayOf(startsAt, calendar), startsAt, endsAt: dayEnd(startsAt, calendar) };
  });

/** The days whose reviews are told, the earliest first and today last. */
export const historyDays = (now: number, calendar: AccountCalendar): readonly PalaceDay[] =>
  days(startOfDayAfter(now, 1 - HISTORY_DAYS, calendar), HISTORY_DAYS, calendar);

const perDay = (
  moments: readonly number[],
  span: readonly { readonly day: string; readonly endsAt: number }[],
): readonly number[] => {
  const counts = span.map(() => 0);
  for (const moment of moments) {
    const at = span.findIndex(({ endsAt }) => moment < endsAt);
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
};

/** The leeches that are shown, the most often forgotten first. */
export const leechesAmong = (cards: readonly ShelfLine[]): readonly ShelfLine[] =>
  cards
    .filter((card) => card.isLeech)
    .toSorted((a, b) => b.lapses - a.lapses || (a.lexeme < b.lexeme ? -1 : 1))
    .slice(0, LEECHES_SHOWN);

/** What is read of a palace to be shown. */
interface ReadPalace {
  readonly palace: Palace;
  readonly cards: readonly ShelfLine[];
  /** Those of `leechesAmong`, as lists show them. */
  readonly leeches: readonly CardLine[];
  /** What was reviewed on each of `historyDays`. */
  readonly history: readonly DaysReviews[];
  readonly isPaidToday: boolean;
}

/** The palace now. */
export const palaceView = (
  { palace, cards, leeches, history, isPaidToday }: ReadPalace,
  now: number,
  calendar: AccountCalendar,
): PalaceView => {
  const asked = cards.filter(({ isSuspended }) => !isSuspended);
  const byWord = Map.groupBy(asked, ({ lexeme }) => lexeme);
  const rooms = new Map(
    ROOM_IDS.map((id) => [id, { id, words: 0, grown: 0, learning: 0, due: 0, wandering: 0 }]),
  );
  let inCrypt = 0;
  for (const own of byWord.values()) {
    const room = own[0] === undefined ? undefined : rooms.get(own[0].room);
    if (room === undefined) continue;
    room.words += 1;
    room[standingOf(own, now)] += 1;
    if (own.every(({ interval }) => interval >= CRYPT_DAYS)) inCrypt += 1;
  }
  const ahead = days(now, FORECAST_DAYS, calendar);
  const dues = perDay(
    asked.map(({ dueAt }) => dueAt),
    ahead,
  );
  const stats = srsStats(asked, history, now, calendar);
  const walk = openWalk(palace);
  return {
    // What is set aside counts as kept, and is never due.
    stats: { ...stats, totalCards: cards.length, matureCards: cards.filter(isMature).length },
    dailyTarget: targetOf(palace, stats.recommendedDailyCards),
    isTargetOwn: palace.dailyTarget !== null,
    reviewedToday: history.at(-1)?.reviewed ?? 0,
    isPaidToday,
    words: byWord.size,
    rooms: [...rooms.values()],
    crypt: { opensWith: CRYPT_OPENS_AT, words: byWord.size >= CRYPT_OPENS_AT ? inCrypt : 0 },
    forecast: ahead.map(({ day }, at) => ({ day, due: dues[at] ?? 0 })),
    history: historyDays(now, calendar).map(({ day }, at) => ({
      day,
      reviewed: history[at]?.reviewed ?? 0,
      kept: history[at]?.kept ?? 0,
    })),
    leeches: [...leeches],
    suspended: cards.length - asked.length,
    walk: walk === null ? null : { id: walk.id, cardsReviewed: walk.done.length, total: walk.cardIds.length },
  };
};
