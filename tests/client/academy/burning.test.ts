// The lamp's week: which days it has burnt, Monday to Sunday, over the ends of months and years.
import { describe, expect, it } from 'vitest';
import { burntOn, dayNumber, weekOf } from '@sigilla/client/features/academy/streak/burning.ts';

const lit = (today: string, lastDay: string | null, days: number): string =>
  weekOf(today)
    .map((day) => (burntOn(day, lastDay, days) ? 'x' : '.'))
    .join('');

describe('the lamp’s week', () => {
  it.each([
    ['2026-11-29', '2026-11-29', 23, 'xxxxxxx'],
    ['2026-11-29', '2026-11-28', 2, '....xx.'],
    ['2026-11-30', '2026-11-29', 9, '.......'],
    ['2027-01-01', '2027-01-01', 3, '..xxx..'],
    ['2026-12-02', null, 0, '.......'],
    ['2026-12-02', '2026-11-20', 0, '.......'],
  ] as const)('on %s, with a last day of %s and %i days, is %s', (today, lastDay, days, week) => {
    expect(lit(today, lastDay, days)).toBe(week);
  });

  it('begins on a Monday whatever day it is', () => {
    for (let day = 0; day < 14; day += 1) {
      const [monday = 0] = weekOf(`2026-11-${day + 10}`);
      expect(new Date(monday * 86_400_000).getUTCDay()).toBe(1);
      expect(dayNumber(`2026-11-${day + 10}`) - monday).toBeLessThan(7);
    }
  });
});
