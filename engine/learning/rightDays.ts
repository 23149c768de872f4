// What a wrong clock has made of a learner: days that have not come yet, in which nothing more can be learned until they do. Invariant: nothing
// that was earned is lost, and no day is opened twice: what that day has brought counts as today's.
import type { Day } from '../core/day.ts';
import { dayOf } from '../core/calendar.ts';
import type { Learner } from './learner.ts';

/** The learner with no day later than that of `now` (epoch milliseconds). One who has none stays as they are. */
export const withDaysRight = (learner: Learner, now: number): Learner => {
  const calendar = {
    ...learner.calendar,
    since: Math.min(learner.calendar.since, now),
    changedAt: learner.calendar.changedAt === null ? null : Math.min(learner.calendar.changedAt, now),
  };
  const today = dayOf(now, calendar);
  const notLater = (day: Day): Day => (day > today ? today : day);
  const { streak, placement } = learner;
  return {
    ...learner,
    calendar,
    placement: placement === null ? null : { ...placement, at: Math.min(placement.at, now) },
    today: { ...learner.today, day: notLater(learner.today.day) },
    reviewPaidOn: learner.reviewPaidOn === null ? null : notLater(learner.reviewPaidOn),
    streak: {
      ...streak,
      lastActiveDate: streak.lastActiveDate === null ? null : notLater(streak.lastActiveDate),
      protections: streak.protections.map(({ from, until }) =>
        from > now ? { from: now, until: now + (until - from) } : { from, until },
      ),
      lost:
        streak.lost === null
          ? null
          : { ...streak.lost, lastActiveDate: notLater(streak.lost.lastActiveDate) },
    },
  };
};
