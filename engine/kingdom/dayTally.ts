// What a kingdom has done today of that which is counted by the day. Invariant: the tally of another day counts as empty.
import { utcDay } from '../core/day.ts';
import type { DayTally } from './kingdom.ts';

/** The tally of a day on which nothing has been done. */
export const emptyTally = (day: string): DayTally => ({
  day,
  sparringPartners: [],
  ranked: {},
  raids: 0,
  names: 0,
  heralds: {},
});

/** Today's tally, empty when the stored one is of another day. */
export const tallyOf = (today: DayTally, now: number): DayTally => {
  const day = utcDay(now);
  return today.day === day ? today : emptyTally(day);
};
