// What a wrong clock has made of a card: reviewed on a day that has not come, and asleep until long after it. Invariants: a card that lies as far ahead as it
// may stays as it is; what was learnt is kept, and the card comes back after its own interval from today.
import type { AccountCalendar } from '../../core/calendar.ts';
import { dayOf, startOfDayAfter } from '../../core/calendar.ts';
import type { Memory } from '../memory.ts';
import type { Card } from './card.ts';

/** What one day's growth hangs is asked from the next day on, and no new card later. */
const NEW_CARD_DAYS = 1;

const memoryRight = (memory: Memory, now: number, calendar: AccountCalendar): Memory => {
  const today = dayOf(now, calendar);
  const { lastReviewedOn, interval, dueAt } = memory;
  const days = lastReviewedOn === null ? NEW_CARD_DAYS : interval;
  const isAhead =
    lastReviewedOn === null ? dueAt > startOfDayAfter(now, NEW_CARD_DAYS, calendar) : lastReviewedOn > today;
  if (!isAhead) return memory;
  const again = days === 0 || lastReviewedOn === null ? now : startOfDayAfter(now, days, calendar);
  return {
    ...memory,
    lastReviewedOn: lastReviewedOn === null ? null : today,
    dueAt: Math.min(dueAt, again),
  };
};

/** The card with nothing of it later than `now` (epoch milliseconds) but what is to come. One that is right is answered as it is. */
export const withCardRight = (card: Card, now: number, calendar: AccountCalendar): Card => {
  const memory = memoryRight(card.memory, now, calendar);
  return memory === card.memory ? card : { ...card, memory, addedAt: Math.min(card.addedAt, now) };
};
