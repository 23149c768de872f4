// The streak, day by day: what lengthens it, what shields it, what breaks it, and what buys it back.
import { readStreakRules } from '@sigilla/content/learning/streak.ts';
import { sentence } from '@sigilla/content/texts/errors.ts';
import type { AccountCalendar } from '@sigilla/engine/core/calendar.ts';
import { calendarIn, changeZone, dayEnd, dayStart } from '@sigilla/engine/core/calendar.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { Streak } from '@sigilla/engine/learning/streak.ts';
import {
  newStreak,
  recordActivity,
  recoverStreak,
  recoveryOf,
  streakTier,
  streakView,
  burnFreezeScroll,
} from '@sigilla/engine/learning/streak.ts';
import { array, assert, constantFrom, double, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const rules = readStreakRules();
const rome = calendarIn('Europe/Rome');
/** Noon in Rome on Monday, 2 November 2026. */
const MONDAY = Date.UTC(2026, 10, 2, 11);

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(sentence(result.refusal));
  return result.value;
};
const code = (result: Result<unknown>): string => (result.ok ? 'ok' : result.refusal.code);
const active = (streak: Streak, now: number, calendar = rome): Streak =>
  recordActivity(streak, now, calendar, rules).streak;
/** A streak of `days` that was active on MONDAY last. */
const streakOf = (days: number, more: Partial<Streak> = {}): Streak => {
  let streak = newStreak();
  for (let day = days - 1; day >= 0; day -= 1) streak = active(streak, MONDAY - day * DAY);
  return { ...streak, ...more };
};

describe('recordActivity', () => {
  it('counts a day once, however much is done in it', () => {
    const once = active(newStreak(), MONDAY);
    expect(once).toMatchObject({
      currentStreak: 1,
      longestStreak: 1,
      totalDaysActive: 1,
      lastActiveDate: '2026-11-02',
    });
    expect(active(once, MONDAY + 11 * HOUR)).toEqual(once);
  });

  it('lengthens the streak on the next day and begins anew after a missed one', () => {
    const two = active(active(newStreak(), MONDAY), MONDAY + DAY);
    expect(two.currentStreak).toBe(2);
    const anew = active(two, MONDAY + 3 * DAY);
    expect(anew).toMatchObject({ currentStreak: 1, longestStreak: 2, totalDaysActive: 3 });
  });

  it('pays each milestone once in a lifetime', () => {
    const { streak, reached } = recordActivity(streakOf(6), MONDAY + DAY, rome, rules);
    expect(reached.map(({ days }) => days)).toEqual([7]);
    expect(streak.freezeScrollsAvailable).toBe(1);
    const again = recordActivity(
      { ...streak, currentStreak: 6, lastActiveDate: '2026-11-03' },
      MONDAY + 2 * DAY,
      rome,
      rules,
    );
    expect(again.reached).toEqual([]);
    expect(again.streak.freezeScrollsAvailable).toBe(1);
  });

  it('grows by one a day for whoever does something every day at any hour, in every zone', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    assert(
      property(
        constantFrom(...zones),
        integer({ min: 0, max: 3650 }),
        array(double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 40 }),
        (zone, from, hours) => {
          const calendar = calendarIn(zone);
          let streak = newStreak();
          let start = dayStart(MONDAY + from * DAY, calendar);
          for (const [index, share] of hours.entries()) {
            const end = dayEnd(start, calendar);
            streak = active(streak, start + Math.floor(share * (end - start)), calendar);
            expect(streak.currentStreak).toBe(index + 1);
            start = end;
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('counts as one would by hand, whatever days are missed and shielded, in every zone and through every change of the clocks', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const deeds = ['practises', 'practises and burns', 'misses'] as const;
    assert(
      property(
        constantFrom(...zones),
        integer({ min: 0, max: 3650 }),
        array(tuple(constantFrom(...deeds), double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), {
          minLength: 2,
          maxLength: 40,
        }),
        (zone, from, days) => {
          const calendar = calendarIn(zone);
          let streak = newStreak();
          let start = dayStart(MONDAY + from * DAY, calendar);
          // By hand: how long it is, the days missed since, and the scrolls, each of which shields one missed day that its 24 hours touch.
          let length = 0;
          let missed: { readonly start: number; readonly end: number }[] = [];
          let burning: number[] = [];
          for (const [deed, share] of days) {
            const end = dayEnd(start, calendar);
            const now = start + Math.floor(share * (end - start));
            if (deed === 'misses') missed.push({ start, end });
            start = end;
            if (deed === 'misses') continue;
            const open = missed.filter((day) => {
              const scroll = burning.find((at) => at < day.end && at + DAY > day.start);
              burning = burning.filter((at) => at !== scroll);
              return scroll === undefined;
            });
            length = open.length === 0 ? length + 1 : 1;
            missed = [];
            streak = active(streak, now, calendar);
            expect(streak.currentStreak).toBe(length);
            if (deed !== 'practises and burns') continue;
            const burnt = burnFreezeScroll({ ...streak, freezeScrollsAvailable: 1 }, now, calendar);
            if (!burnt.ok) continue;
            streak = burnt.value;
            burning.push(now);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is never eaten by a journey: one deed in each of one’s own days is enough', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    assert(
      property(
        array(tuple(constantFrom(...zones), double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), {
          minLength: 2,
          maxLength: 30,
        }),
        (days) => {
          let calendar: AccountCalendar = calendarIn('UTC');
          let streak = newStreak();
          let start = dayStart(MONDAY, calendar);
          for (const [index, [zone, share]] of days.entries()) {
            const now = start + Math.floor(share * (dayEnd(start, calendar) - start));
            const changed = changeZone(calendar, zone, now);
            streak = active(streak, now, calendar);
            if (changed.ok) calendar = changed.value;
            expect(streak.currentStreak).toBe(index + 1);
            start = dayEnd(now, calendar);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a freeze scroll', () => {
  it('LR-031 is refused without a scroll and while one is burning', () => {
    const streak = streakOf(5);
    expect(code(burnFreezeScroll(streak, MONDAY, rome))).toBe('no_freeze_scroll');
    const burning = value(burnFreezeScroll({ ...streak, freezeScrollsAvailable: 2 }, MONDAY, rome));
    expect(burning.freezeScrollsAvailable).toBe(1);
    expect(code(burnFreezeScroll(burning, MONDAY + 24 * HOUR - 1, rome))).toBe('streak_protected');
    expect(code(burnFreezeScroll(burning, MONDAY + 24 * HOUR, rome))).toBe('ok');
  });

  it('G-075 burns for 24 hours and shields one missed day, whether it was lit before that day or in it', () => {
    const streak = streakOf(5, { freezeScrollsAvailable: 1 });
    for (const lit of [MONDAY, MONDAY + 11 * HOUR, MONDAY + 13 * HOUR, MONDAY + 35 * HOUR]) {
      const shielded = value(burnFreezeScroll(streak, lit, rome));
      expect(streakView(shielded, lit, rome, rules)).toMatchObject({
        streakProtectionActive: true,
        streakProtectionExpiresAt: lit + 24 * HOUR,
      });
      expect(active(shielded, MONDAY + 2 * DAY).currentStreak).toBe(6);
      expect(active(shielded, MONDAY + 3 * DAY).currentStreak).toBe(1);
    }
  });

  it('shields two missed days when two are burnt, one after the other', () => {
    const first = value(
      burnFreezeScroll(streakOf(5, { freezeScrollsAvailable: 2 }), MONDAY + 20 * HOUR, rome),
    );
    const second = value(burnFreezeScroll(first, MONDAY + 45 * HOUR, rome));
    expect(active(second, MONDAY + 3 * DAY).currentStreak).toBe(6);
    expect(active(first, MONDAY + 3 * DAY).currentStreak).toBe(1);
  });

  it('is kept in mind until it has burnt down, and no longer', () => {
    const lit = value(burnFreezeScroll(streakOf(5, { freezeScrollsAvailable: 1 }), MONDAY + HOUR, rome));
    expect(active(lit, MONDAY + DAY).protections).toHaveLength(1);
    expect(active(lit, MONDAY + DAY + HOUR).protections).toEqual([]);
    const broken = value(recoverStreak(lit, MONDAY + 4 * DAY, rome, rules));
    expect(broken.streak.protections).toEqual([]);
  });

  it('is not wasted on a streak that is broken, or on none', () => {
    const streak = streakOf(5, { freezeScrollsAvailable: 1 });
    expect(code(burnFreezeScroll(streak, MONDAY + 2 * DAY, rome))).toBe('streak_already_broken');
    expect(code(burnFreezeScroll({ ...newStreak(), freezeScrollsAvailable: 1 }, MONDAY, rome))).toBe(
      'no_streak',
    );
  });
});

describe('recovery', () => {
  it.each([
    [2, 1, 20],
    [4, 3, 60],
    [7, 6, 120],
  ])(
    'LR-033 G-157 %i days after the last active one, %i missed days cost %i turns',
    (daysAgo, missedDays, cost) => {
      const recovery = value(recoveryOf(streakOf(9), MONDAY + daysAgo * DAY, rome));
      expect(recovery).toMatchObject({ missedDays, cost, restores: 9 });
    },
  );

  it('says until when it is possible: the end of the seventh day', () => {
    const { until } = value(recoveryOf(streakOf(9), MONDAY + 2 * DAY, rome));
    expect(until + 1).toBe(Date.UTC(2026, 10, 9, 23));
    expect(code(recoveryOf(streakOf(9), until, rome))).toBe('ok');
    expect(code(recoveryOf(streakOf(9), until + 1, rome))).toBe('streak_too_old');
  });

  it('LR-032 is refused with a reason when the last active day is more than seven days ago, and when nothing is broken', () => {
    const old = recoveryOf(streakOf(9), MONDAY + 8 * DAY, rome);
    expect(!old.ok && sentence(old.refusal)).toBe(
      'The last day of that streak is more than 7 days ago. Begin a new one.',
    );
    expect(code(recoveryOf(streakOf(9), MONDAY + DAY, rome))).toBe('streak_unbroken');
    expect(code(recoveryOf(newStreak(), MONDAY, rome))).toBe('streak_unbroken');
  });

  it('brings the streak back to life, to be continued today', () => {
    const { streak, cost } = value(recoverStreak(streakOf(9), MONDAY + 4 * DAY, rome, rules));
    expect(cost).toBe(60);
    expect(streakView(streak, MONDAY + 4 * DAY, rome, rules)).toMatchObject({
      currentStreak: 9,
      isBroken: false,
      isActiveToday: false,
    });
    expect(active(streak, MONDAY + 4 * DAY).currentStreak).toBe(10);
    expect(active(streak, MONDAY + 5 * DAY).currentStreak).toBe(1);
  });

  it('joins the lost streak to one begun since, and pays a milestone reached by that', () => {
    const resumed = active(active(streakOf(12), MONDAY + 3 * DAY), MONDAY + 4 * DAY);
    expect(resumed.currentStreak).toBe(2);
    const { streak, cost, reached } = value(recoverStreak(resumed, MONDAY + 4 * DAY, rome, rules));
    expect([streak.currentStreak, streak.longestStreak, cost]).toEqual([14, 14, 40]);
    expect(reached.map(({ days }) => days)).toEqual([14]);
    expect(code(recoveryOf(streak, MONDAY + 4 * DAY, rome))).toBe('streak_unbroken');
  });

  it('LR-033 G-157 of a streak begun anew is possible to the end of the seventh day after the lost one, and no longer', () => {
    let resumed = streakOf(9);
    for (let day = 3; day <= 8; day += 1) resumed = active(resumed, MONDAY + day * DAY);
    const { until, restores } = value(recoveryOf(resumed, MONDAY + 7 * DAY, rome));
    expect([until + 1, restores]).toEqual([Date.UTC(2026, 10, 9, 23), 15]);
    expect(code(recoveryOf(resumed, until, rome))).toBe('ok');
    expect(code(recoveryOf(resumed, until + 1, rome))).toBe('streak_unbroken');
  });

  it('asks nothing for days that a scroll has shielded', () => {
    const shielded = value(
      burnFreezeScroll(streakOf(9, { freezeScrollsAvailable: 1 }), MONDAY + 20 * HOUR, rome),
    );
    expect(value(recoveryOf(shielded, MONDAY + 4 * DAY, rome))).toMatchObject({ missedDays: 2, cost: 40 });
  });
});

describe('streak rules', () => {
  it('G-127 rise: milestones in days and turns, tiers in days and bonus', () => {
    for (const rising of [
      rules.milestones.map(({ days }) => days),
      rules.milestones.map(({ reward }) => reward.turns),
      rules.tiers.map(({ fromDays }) => fromDays),
      rules.tiers.map(({ bonusPerQuestion }) => bonusPerQuestion),
    ])
      expect(rising).toEqual([...new Set(rising)].sort((a, b) => a - b));
    expect(rules.milestones.length).toBeGreaterThanOrEqual(8);
    expect(rules.tiers[0]?.fromDays).toBe(0);
  });

  it.each([
    [0, 0, 1000],
    [6, 0, 1000],
    [7, 1, 1200],
    [100, 3, 1600],
    [4000, 5, 2000],
  ])('give a streak of %i days %i turns more an answer', (days, bonusPerQuestion, multiplierPermille) => {
    expect(streakTier(days, rules)).toMatchObject({ bonusPerQuestion, multiplierPermille });
  });
});
