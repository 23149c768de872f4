// What is counted by the day: the tally of another day, earlier or later, counts as empty.
import { expect, it } from 'vitest';
import { emptyTally, tallyOf } from '@sigilla/engine/kingdom/dayTally.ts';
import { NOW } from '../../support/builders.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';

const DAY = 86_400_000;
const today = { ...emptyTally(utcDay(NOW)), raids: 3 };

it('is today’s as it stands, and what an earlier version did not count is none', () => {
  expect(tallyOf(today, NOW)).toEqual(today);
  const { names: _, ...older } = today;
  expect(tallyOf(older as typeof today, NOW)).toEqual(today);
});

it.each([
  ['yesterday', DAY],
  ['tomorrow, by a clock that has been set back since', -DAY],
])('of %s counts as empty', (_day, later) => {
  expect(tallyOf(today, NOW + later)).toEqual(emptyTally(utcDay(NOW + later)));
});
