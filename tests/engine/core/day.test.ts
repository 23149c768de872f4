// The realm's days and an account's are the same wherever the account lives by UTC: one is told without a library, the other with it.
import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { UTC_CALENDAR, dayOf, dayStart } from '@sigilla/engine/core/calendar.ts';
import { utcDay, utcMidnight, utcMonth } from '@sigilla/engine/core/day.ts';

const at = (text: string): number => Date.parse(text);

it('G-183 a day of the realm is the date of UTC', () => {
  expect(utcDay(at('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
  expect(utcDay(at('2026-11-22T00:00:00Z'))).toBe('2026-11-22');
  expect(utcDay(0)).toBe('1970-01-01');
  expect(utcMonth(at('2028-02-29T12:00:00Z'))).toBe(2);
  expect(utcMonth(at('2026-12-31T23:59:59Z'))).toBe(12);
});

it('G-183 a day of the realm is the day of whoever lives by UTC, from its midnight on', () => {
  assert(
    property(integer({ min: 0, max: 4_102_444_800 }), (seconds) => {
      const moment = seconds * 1000;
      expect(utcDay(moment)).toBe(dayOf(moment, UTC_CALENDAR));
      expect(utcMidnight(utcDay(moment))).toBe(dayStart(moment, UTC_CALENDAR));
    }),
  );
});
