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

/**
 * Today's tally, empty when the stored one is of another day. While processes are replaced one after another, a window may be told of its kingdom by one
 * of an earlier version: what that one did not count yet is none.
 */
export const tallyOf = (today: DayTally, now: number): DayTally => {
  const day = utcDay(now);
  const none = emptyTally(day);
  return today.day === day ? { ...none, ...today } : none;
};
