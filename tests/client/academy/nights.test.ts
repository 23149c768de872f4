// The row of evenings to the next milestone: it never grows past what a phone shows, and always ends with what one goes for.
import { describe, expect, it } from 'vitest';
import { nightsTo } from '@sigilla/client/features/academy/scrolls/nights.ts';

const row = (days: number, milestone?: number): string =>
  nightsTo(days, milestone)
    .map(
      ({ day, state, isMilestone }) =>
        `${day ?? '…'}${{ lit: '*', tomorrow: '?', ahead: '' }[state]}${isMilestone ? '!' : ''}`,
    )
    .join(' ');

describe('the evenings to the next milestone', () => {
  it.each([
    [1, 3, '1* 2? 3!'],
    [2, 3, '1* 2* 3?!'],
    [3, 7, '1* 2* 3* 4? 5 6 7!'],
    [7, 14, '5* 6* 7* 8? 9 … 14!'],
    [0, 3, '1? 2 3!'],
    [12, 14, '10* 11* 12* 13? 14!'],
    [400, undefined, '398* 399* 400* 401?'],
  ])('from %i to %s', (days, milestone, expected) => {
    expect(row(days, milestone)).toBe(expected);
  });

  it('are seven at most', () => {
    for (let days = 0; days < 400; days += 1)
      for (const milestone of [days + 1, days + 5, days + 200])
        expect(nightsTo(days, milestone).length).toBeLessThanOrEqual(7);
  });
});
