// What one ruler still has to teach another within a week (docs/RULES.md, "War"). A second account that lays down its arms costs nobody anything, and
// was a school without end; whoever meets several rivals, or the realm's own, meets no bound.
// Invariant: the lessons of another week count as none.
import type { EventText } from '@sigilla/content/texts/events.ts';
import { utcDay } from '../core/day.ts';
import type { Kingdom, WeekLessons } from '../kingdom/kingdom.ts';
import { LEAST_LEARNT } from './rulerExperience.ts';

/** Battles in earnest a week with one player's kingdom that teach in full, and after them those that teach the least there is. */
const WHOLE_LESSONS = 3;
const SMALL_LESSONS = 3;

const DAY = 24 * 60 * 60 * 1000;
/** The first of January 1970 was a Thursday: so many days after a Monday. */
const THURSDAY = 3;

/** The Monday (UTC) of the week of the instant `at`. */
const weekOf = (at: number): string => utcDay(at - ((Math.floor(at / DAY) + THURSDAY) % 7) * DAY);

/** This week's lessons, none when the stored ones are of another week. */
const lessonsOf = (lessons: WeekLessons, now: number): WeekLessons => {
  const week = weekOf(now);
  return lessons.week === week ? lessons : { week, taught: {} };
};

/** Both are players' own: what the realm's rulers teach is bound by the hosts that they keep. */
const isBound = (kingdom: Pick<Kingdom, 'npc'>, rival: Pick<Kingdom, 'npc'>): boolean =>
  kingdom.npc === null && rival.npc === null;

/** How many lessons the rival has taught this kingdom this week. */
const taughtBy = (kingdom: Kingdom, rival: Kingdom, now: number): number =>
  isBound(kingdom, rival) ? (lessonsOf(kingdom.lessons, now).taught[rival.id] ?? 0) : 0;

/** Has a battle in earnest with this rival anything left to teach this week, to a ruler or to whoever leads for them? */
export const hasMoreToTeach = (kingdom: Kingdom, rival: Kingdom, now: number): boolean =>
  taughtBy(kingdom, rival, now) < WHOLE_LESSONS + SMALL_LESSONS;

/** What is learnt of a battle worth `points`, by how often these two have met in earnest this week. */
export const learntFrom = (kingdom: Kingdom, rival: Kingdom, points: number, now: number): number => {
  if (!hasMoreToTeach(kingdom, rival, now)) return 0;
  return taughtBy(kingdom, rival, now) < WHOLE_LESSONS ? points : Math.min(points, LEAST_LEARNT);
};

/** The kingdom's lessons after one that taught something. */
export const lessonLearnt = (kingdom: Kingdom, rival: Kingdom, now: number): WeekLessons => {
  const lessons = lessonsOf(kingdom.lessons, now);
  if (!isBound(kingdom, rival)) return lessons;
  return { ...lessons, taught: { ...lessons.taught, [rival.id]: taughtBy(kingdom, rival, now) + 1 } };
};

/**
 * The word to a ruler who has had the last of a rival's lessons this week; null at any other battle's end. Both
 * kingdoms as they were, and the own one after it.
 */
export const lastLesson = (before: Kingdom, after: Kingdom, rival: Kingdom, now: number): EventText | null =>
  hasMoreToTeach(before, rival, now) && !hasMoreToTeach(after, rival, now)
    ? { code: 'lessonsSpent', params: { kingdom: rival.name } }
    : null;
