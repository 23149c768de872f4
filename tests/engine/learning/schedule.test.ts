// Memory cards over weeks and months, in every time zone.
import {
  calendarIn,
  changeZone,
  dayEnd,
  dayOf,
  dayStart,
  startOfDayAfter,
  UTC_CALENDAR,
} from '@sigilla/engine/core/calendar.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import type { DaysReviews, Memory, Review, ReviewRating } from '@sigilla/engine/learning/memory.ts';
import {
  isMature,
  Memory as MemoryShape,
  newMemory,
  RATINGS,
  ratingOf,
  recommendedDailyCards,
  retention,
  sessionReward,
  srsStats,
} from '@sigilla/engine/learning/memory.ts';
import { dueCards, recallChance, reviewCard, undoReview } from '@sigilla/engine/learning/schedule.ts';
import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '../../support/days.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21, 19);
const ZONES = Intl.supportedValuesOf('timeZone');
const rome = calendarIn('Europe/Rome');

const ratings = array(constantFrom(...RATINGS), { minLength: 1, maxLength: 15 });

/** Reviews a card each time it falls due, `late` ms after. */
const reviewed = (
  given: readonly ReviewRating[],
  { calendar = rome, id = 'card', late = 0 } = {},
): { readonly memory: Memory; readonly reviews: readonly Review[]; readonly now: number } => {
  let memory = newMemory(NOW);
  let now = NOW;
  const reviews: Review[] = [];
  for (const rating of given) {
    now = Math.max(now, memory.dueAt) + late;
    const result = reviewCard(id, memory, rating, now, calendar);
    memory = result.memory;
    reviews.push(result.review);
  }
  return { memory, reviews, now };
};

describe('G-128 reviewing a card', () => {
  it('asks a new card again within minutes, then in days, ever further apart', () => {
    const first = reviewCard('card', newMemory(NOW), 'good', NOW, rome).memory;
    expect(first).toMatchObject({ learningPhase: 'learning', interval: 0, repetitions: 1 });
    expect(first.dueAt - NOW).toBe(10 * 60_000);
    const intervals = [2, 3, 4, 5, 6].map(
      (times) => reviewed(Array<ReviewRating>(times).fill('good')).memory,
    );
    for (const [index, memory] of intervals.entries()) {
      expect(memory).toMatchObject({ learningPhase: 'review', repetitions: index + 2 });
      expect(memory.interval).toBeGreaterThan(intervals[index - 1]?.interval ?? 0);
    }
  });

  it('is due from the first moment of its day', () => {
    const { memory, now } = reviewed(['good', 'good']);
    expect(memory.dueAt).toBe(startOfDayAfter(now, memory.interval, rome));
    expect(dayStart(memory.dueAt, rome)).toBe(memory.dueAt);
  });

  it('asks a forgotten card again in minutes and counts the lapse', () => {
    const { memory } = reviewed(['good', 'good', 'good', 'again']);
    expect(memory).toMatchObject({ learningPhase: 'relearning', interval: 0, lapses: 1, repetitions: 4 });
  });

  it('a better answer never brings a card back sooner', () => {
    assert(
      property(ratings, (given) => {
        const { memory, now } = reviewed(given);
        const at = Math.max(now, memory.dueAt);
        const next = RATINGS.map((rating) => reviewCard('card', memory, rating, at, rome).memory.dueAt);
        expect(next).toEqual([...next].sort((a, b) => a - b));
      }),
    );
  });

  it('gives the same intervals for the same evenings in every time zone', () => {
    assert(
      property(
        constantFrom(...ZONES),
        array(tuple(constantFrom(...RATINGS), integer({ min: 1, max: 40 })), { minLength: 1, maxLength: 10 }),
        (zone, evenings) => {
          const intervalsIn = (name: string): number[] => {
            const calendar = calendarIn(name);
            let memory = newMemory(NOW);
            let day = dayStart(NOW + 12 * HOUR, calendarIn('UTC'));
            return evenings.map(([rating, wait]) => {
              day += wait * DAY;
              // Half past seven in the evening, on the same date wherever that is.
              const evening =
                startOfDayAfter(
                  dayStart(day, calendar),
                  daysBetween(dayOf(day, calendar), utcDay(day)),
                  calendar,
                ) +
                19.5 * HOUR;
              memory = reviewCard('card', memory, rating, evening, calendar).memory;
              return memory.interval;
            });
          };
          expect(intervalsIn(zone)).toEqual(intervalsIn('UTC'));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('comes back on a day that the account will live, also after a change of zone', () => {
    assert(
      property(constantFrom(...ZONES), constantFrom(...ZONES), ratings, (home, abroad, given) => {
        const moved = changeZone(calendarIn(home), abroad, NOW);
        const calendar = moved.ok ? moved.value : calendarIn(home);
        const { memory, now } = reviewed(given, { calendar });
        expect(memory.dueAt).toBeGreaterThan(now);
        if (memory.interval === 0) return;
        const waited = daysBetween(dayOf(now, calendar), dayOf(memory.dueAt, calendar));
        // A date may be left out by the journey; then the card comes with the next one.
        expect(waited - memory.interval).toBeGreaterThanOrEqual(0);
        expect(waited - memory.interval).toBeLessThanOrEqual(1);
      }),
      { numRuns: 400 },
    );
  });

  it('is answered again on a day before that of its last review: the first zone of an account, and a clock that is set right, take a day back', () => {
    const now = Date.UTC(2026, 10, 29, 1);
    const evening = calendarIn('America/Los_Angeles');
    for (const rating of RATINGS) {
      const { memory } = reviewCard('card', newMemory(now), rating, now, UTC_CALENDAR);
      for (const again of RATINGS) {
        const after = reviewCard('card', memory, again, now + HOUR, evening).memory;
        expect(after.lastReviewedOn).toBe('2026-11-28');
        expect(after.repetitions).toBe(2);
        expect(after.stability).toBeGreaterThan(0);
      }
      expect(recallChance(memory, now + HOUR, evening)).toBe(1);
    }
  });

  it('spreads cards that were learnt together', () => {
    const same = Array<ReviewRating>(6).fill('good');
    const intervals = new Set(
      Array.from({ length: 20 }, (_, card) => reviewed(same, { id: `card ${card}` }).memory.interval),
    );
    expect(intervals.size).toBeGreaterThan(3);
    expect(reviewed(same, { id: 'x' }).memory).toEqual(reviewed(same, { id: 'x' }).memory);
  });

  it('survives the store', () => {
    assert(
      property(ratings, (given) => {
        const { memory } = reviewed(given);
        expect(MemoryShape.parse(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
      }),
    );
  });
});

describe('undoReview', () => {
  it('restores the card exactly, review by review', () => {
    assert(
      property(ratings, integer({ min: 0, max: 90 }), (given, days) => {
        const { reviews } = reviewed(given, { late: days * DAY });
        const before = reviewed(given.slice(0, -1), { late: days * DAY }).memory;
        const last = reviews.at(-1);
        expect(last && undoReview(last)).toEqual(before);
      }),
    );
  });
});

describe('ratingOf', () => {
  it.each([
    ['wrong', 1, 'again'],
    ['close', 1, 'hard'],
    ['correct', 9, 'good'],
    ['correct', 9000, 'good'],
    ['correct', 3, 'easy'],
  ] as const)('rates a %s answer after %i seconds as %s', (verdict, seconds, rating) => {
    expect(ratingOf(verdict, seconds, 'writing')).toBe(rating);
  });
});

describe('the figures of the panel', () => {
  const mature = reviewed(['easy', 'easy', 'easy', 'easy']).memory;
  const young = reviewed(['good', 'good']).memory;

  it('G-128 calls a card mature in review from 21 days', () => {
    expect(mature.interval).toBeGreaterThanOrEqual(21);
    expect([isMature(mature), isMature(young)]).toEqual([true, false]);
    expect(isMature({ ...mature, interval: 20 })).toBe(false);
    expect(isMature({ ...mature, interval: 21 })).toBe(true);
    expect(isMature({ ...mature, learningPhase: 'relearning' })).toBe(false);
  });

  it('G-128 counts retention over the reviews of thirty days', () => {
    const none = { reviewed: 0, kept: 0 };
    const month = (...days: readonly DaysReviews[]) => [
      ...days,
      ...Array.from({ length: 30 - days.length }, () => none),
    ];
    expect(retention([])).toBeNull();
    expect(retention(month({ reviewed: 1, kept: 0 }, { reviewed: 2, kept: 2 }))).toBe(67);
    expect(retention([{ reviewed: 9, kept: 0 }, ...month({ reviewed: 1, kept: 1 })])).toBe(100);
    expect(retention([{ reviewed: 9, kept: 9 }, ...month()])).toBeNull();
  });

  it('recommends a pace that clears what is due and what falls due within a week', () => {
    const due = (days: number): Memory => ({ ...young, dueAt: NOW + days * DAY });
    expect(recommendedDailyCards([], NOW, rome)).toBe(0);
    expect(recommendedDailyCards([due(0)], NOW, rome)).toBe(1);
    expect(
      recommendedDailyCards(
        [...Array(20).keys()].map((n) => due(n / 3)),
        NOW,
        rome,
      ),
    ).toBe(3);
    expect(recommendedDailyCards([due(8), due(30)], NOW, rome)).toBe(0);
    expect(recommendedDailyCards(Array<Memory>(5000).fill(due(-1)), NOW, rome)).toBe(60);
  });

  it('counts what is due now and what today will still bring', () => {
    const soon: Memory = { ...young, learningPhase: 'learning', interval: 0, dueAt: NOW + 60_000 };
    const tomorrow: Memory = { ...young, dueAt: dayEnd(NOW, rome) };
    expect(
      srsStats([young, mature, soon, tomorrow, newMemory(NOW)], [{ reviewed: 1, kept: 1 }], NOW, rome),
    ).toEqual({
      totalCards: 5,
      matureCards: 1,
      overallRetention: 100,
      recommendedDailyCards: 1,
      dueCards: 1,
      dueToday: 2,
    });
  });

  it('LR-023 pays three turns a card and never more than fifty', () => {
    expect([0, 1, 10, 16, 17, 400].map(sessionReward)).toEqual([0, 3, 30, 48, 50, 50]);
  });
});

describe('dueCards', () => {
  it('asks what is being learnt first, then what is most likely forgotten, new cards last, and nothing before its time', () => {
    const { memory, now } = reviewed(['good', 'good', 'good']);
    const later = now + 200 * DAY;
    const long = reviewed(['easy', 'easy']).memory;
    const cards = [
      { id: 'new', memory: newMemory(now) },
      { id: 'long', memory: long },
      { id: 'short', memory },
      { id: 'learning', memory: reviewCard('l', newMemory(now), 'again', now, rome).memory },
      { id: 'future', memory: { ...memory, dueAt: later + 1 } },
    ];
    expect(recallChance(memory, later, rome)).toBeLessThan(recallChance(long, later, rome));
    expect(dueCards(cards, later, rome, 10).map(({ id }) => id)).toEqual([
      'learning',
      'short',
      'long',
      'new',
    ]);
    expect(dueCards(cards, later, rome, 2).map(({ id }) => id)).toEqual(['learning', 'short']);
  });

  it('is less and less likely to be remembered', () => {
    const { memory, now } = reviewed(['good', 'good', 'good']);
    const chances = [0, 5, 20, 80, 300].map((days) => recallChance(memory, now + days * DAY, rome));
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(chances[0]).toBe(1);
    expect(recallChance(newMemory(now), now, rome)).toBe(0);
  });
});
