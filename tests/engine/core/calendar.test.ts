// Days in every time zone there is. The property tests walk through real zones with their summer times and date lines.
import { Temporal } from 'temporal-polyfill';
import { assert, constantFrom, integer, property, record, array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountCalendar } from '@sigilla/engine/core/calendar.ts';
import {
  calendarIn,
  changeZone,
  dayEnd,
  dayOf,
  daysLivedSince,
  dayStart,
  startOfDayAfter,
  UTC_CALENDAR,
} from '@sigilla/engine/core/calendar.ts';
import { daysBetween } from '../../support/days.ts';
import { LONG, often } from '../../support/tier.ts';
import { longIt } from '../../support/longIt.ts';

const HOUR = 3_600_000;
const ZONES = Intl.supportedValuesOf('timeZone');
const at = (text: string): number => Temporal.Instant.from(text).epochMilliseconds;

const zone = constantFrom(...ZONES);
/** Any second from 2024 to 2036. */
const moment = integer({ min: 1_704_067_200, max: 2_082_758_400 }).map((seconds) => seconds * 1000);

const accepted = (calendar: AccountCalendar, to: string, now: number): AccountCalendar => {
  const changed = changeZone(calendar, to, now);
  if (!changed.ok) throw new Error(changed.refusal.code);
  return changed.value;
};

/** A calendar that was changed once, somewhere in the middle of what is looked at. */
const moved = record({ home: zone, abroad: zone, now: moment }).map(({ home, abroad, now }) => ({
  now,
  calendar: accepted(calendarIn(home), abroad, now),
}));

describe('G-183 a day of the account', () => {
  it('is the UTC date until a zone is set', () => {
    expect(dayOf(at('2026-11-21T23:59:59Z'), UTC_CALENDAR)).toBe('2026-11-21');
    expect(dayOf(at('2026-11-22T00:00:00Z'), UTC_CALENDAR)).toBe('2026-11-22');
    expect(dayOf(at('1970-01-01T00:00:00Z'), UTC_CALENDAR)).toBe('1970-01-01');
  });

  it('is the local date in the zone of the account', () => {
    const auckland = calendarIn('Pacific/Auckland');
    expect(dayOf(at('2026-11-21T10:59:59Z'), auckland)).toBe('2026-11-21');
    expect(dayOf(at('2026-11-21T11:00:00Z'), auckland)).toBe('2026-11-22');
  });

  it('has 23 or 25 hours when the clocks change', () => {
    const rome = calendarIn('Europe/Rome');
    const spring = at('2026-03-29T10:00:00Z');
    expect(dayEnd(spring, rome) - dayStart(spring, rome)).toBe(23 * HOUR);
    const autumn = at('2026-10-25T10:00:00Z');
    expect(dayEnd(autumn, rome) - dayStart(autumn, rome)).toBe(25 * HOUR);
    // Santiago puts its clocks forward at midnight: the day begins at one o'clock.
    const santiago = calendarIn('America/Santiago');
    expect(dayStart(at('2026-09-06T12:00:00Z'), santiago)).toBe(at('2026-09-06T04:00:00Z'));
  });

  it('contains its moment, ends where the next begins, and has no gap, in every zone', () => {
    assert(
      property(zone, moment, (name, now) => {
        const calendar = calendarIn(name);
        const [start, end] = [dayStart(now, calendar), dayEnd(now, calendar)];
        expect(start).toBeLessThanOrEqual(now);
        expect(end).toBeGreaterThan(now);
        expect(dayStart(end, calendar)).toBe(end);
        expect(dayOf(end, calendar) > dayOf(now, calendar)).toBe(true);
        expect(dayOf(start - 1, calendar) < dayOf(now, calendar)).toBe(true);
        expect(dayOf(start, calendar)).toBe(dayOf(end - 1, calendar));
        expect(startOfDayAfter(now, 1, calendar)).toBe(end);
      }),
      { numRuns: often(300, 2000) },
    );
  });

  longIt('follows its yesterday around every change of the clocks for years', () => {
    const faults: string[] = [];
    for (const name of ZONES) {
      const calendar = calendarIn(name);
      let change = Temporal.Instant.from('2024-01-01T00:00:00Z')
        .toZonedDateTimeISO(name)
        .getTimeZoneTransition('next');
      for (
        ;
        change !== null && change.year < (LONG ? 2036 : 2028);
        change = change.getTimeZoneTransition('next')
      ) {
        let now = change.epochMilliseconds - 48 * HOUR;
        for (let count = 0; count < 4; count += 1) {
          const next = dayEnd(now, calendar);
          if (daysBetween(dayOf(now, calendar), dayOf(next, calendar)) !== 1)
            faults.push(`${name}: ${dayOf(now, calendar)}, then ${dayOf(next, calendar)}`);
          now = next;
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('G-183 a change of zone', () => {
  const rome = calendarIn('Europe/Rome');
  const noon = at('2026-11-21T11:00:00Z');

  it('takes effect at the next local midnight', () => {
    const calendar = accepted(rome, 'America/New_York', noon);
    expect(calendar.since).toBe(at('2026-11-21T23:00:00Z'));
    expect(dayOf(at('2026-11-21T22:59:59Z'), calendar)).toBe('2026-11-21');
    // In New York it is still the 21st, which ends there.
    expect(dayOf(at('2026-11-22T04:59:59Z'), calendar)).toBe('2026-11-21');
    expect(dayOf(at('2026-11-22T05:00:00Z'), calendar)).toBe('2026-11-22');
  });

  it('is refused twice in seven days, and says from when it is possible', () => {
    const calendar = accepted(rome, 'America/New_York', noon);
    expect(changeZone(calendar, 'Asia/Tokyo', noon + 7 * 24 * HOUR - 1)).toEqual({
      ok: false,
      refusal: { code: 'time_zone_changed_lately', params: { day: '2026-11-28' } },
    });
    expect(changeZone(calendar, 'Asia/Tokyo', noon + 7 * 24 * HOUR).ok).toBe(true);
  });

  it('costs nothing when the zone is the same', () => {
    expect(changeZone(rome, 'Europe/Rome', noon)).toEqual({ ok: true, value: rome });
    expect(changeZone(rome, 'europe/rome', noon)).toEqual({ ok: true, value: rome });
    const moved = accepted(rome, 'America/New_York', noon);
    expect(changeZone(moved, 'America/New_York', noon)).toEqual({ ok: true, value: moved });
  });

  it.each(['', 'Atlantis/Poseidonia', '+02:00', 'Europe/Rome\n', '__proto__', '🕰️'])(
    'refuses the zone %j',
    (name) => {
      expect(changeZone(UTC_CALENDAR, name, noon)).toEqual({
        ok: false,
        refusal: { code: 'unknown_time_zone', params: { zone: name } },
      });
    },
  );

  it('never turns the calendar back, wherever one goes', () => {
    assert(
      property(
        moved,
        array(integer({ min: -72 * 60, max: 96 * 60 }), { minLength: 2, maxLength: 12 }),
        ({ calendar, now }, minutes) => {
          const moments = minutes.map((minute) => now + minute * 60_000).sort((a, b) => a - b);
          const days = moments.map((each) => dayOf(each, calendar));
          expect(days).toEqual([...days].sort());
        },
      ),
      { numRuns: often(300, 2000) },
    );
  });

  it('leaves every moment within a day that begins and ends around it', () => {
    assert(
      property(moved, integer({ min: -72 * 60, max: 96 * 60 }), ({ calendar, now }, minutes) => {
        const then = now + minutes * 60_000;
        const [start, end] = [dayStart(then, calendar), dayEnd(then, calendar)];
        expect(start <= then && then < end).toBe(true);
        expect(dayOf(start, calendar)).toBe(dayOf(then, calendar));
        expect(dayOf(end - 1, calendar)).toBe(dayOf(then, calendar));
        expect(dayOf(start - 1, calendar) < dayOf(then, calendar)).toBe(true);
        expect(dayOf(end, calendar) > dayOf(then, calendar)).toBe(true);
      }),
      { numRuns: often(300, 2000) },
    );
  });

  it('gives nobody more than one day over what the sun gives in ten', () => {
    assert(
      property(moved, ({ calendar, now }) => {
        const days = new Set<string>();
        let cursor = dayStart(now - 5 * 24 * HOUR, calendar);
        while (cursor < now + 5 * 24 * HOUR) {
          cursor = dayEnd(cursor, calendar);
          days.add(dayOf(cursor - 1, calendar));
        }
        expect(days.size).toBeLessThanOrEqual(12);
      }),
      { numRuns: often(150, 500) },
    );
  });

  it('counts as missed only days that came', () => {
    // From Niue to Kiritimati, 25 hours ahead: the 22nd never comes.
    const niue = calendarIn('Pacific/Niue');
    const evening = at('2026-11-22T05:00:00Z');
    expect(dayOf(evening, niue)).toBe('2026-11-21');
    const calendar = accepted(niue, 'Pacific/Kiritimati', evening);
    const after = calendar.since;
    expect(dayOf(after, calendar)).toBe('2026-11-23');
    expect(daysLivedSince('2026-11-21', after, calendar)).toEqual([]);
    expect(daysLivedSince('2026-11-20', after, calendar)).toEqual(['2026-11-21']);
    // Samoa leapt over 30 December 2011.
    expect(daysLivedSince('2011-12-29', at('2011-12-31T08:00:00Z'), calendarIn('Pacific/Apia'))).toEqual([]);
  });

  it('counts the same missed days as walking from midnight to midnight does', () => {
    assert(
      property(
        moved,
        integer({ min: 0, max: 9 }),
        integer({ min: -20, max: 96 }),
        ({ calendar, now }, back, forth) => {
          const [from, to] = [now - back * 24 * HOUR, now + forth * HOUR];
          if (to < from) return;
          const walked: string[] = [];
          const today = dayOf(to, calendar);
          for (
            let cursor = dayEnd(from, calendar);
            dayOf(cursor, calendar) < today;
            cursor = dayEnd(cursor, calendar)
          )
            walked.push(dayOf(cursor, calendar));
          expect(daysLivedSince(dayOf(from, calendar), to, calendar)).toEqual(walked);
        },
      ),
      { numRuns: often(200, 1000) },
    );
  });
});
