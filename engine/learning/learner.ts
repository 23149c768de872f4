// The learner: one an account, whatever kingdoms it rules. What is known of their Latin, what today has brought, and the streak. Every
// change is a value made from the one before; who is paid, and in which kingdom, is the deed's affair.
// Invariants: a day's figures are those of the account's own day; no answer beyond the day's scrolls earns anything; skill stays 1 to 10.
import { z } from 'zod';
import type { StreakMilestone, StreakRules } from '@sigilla/content/schema/streak.ts';
import { AccountId } from '../core/brand.ts';
import { AccountCalendar, UTC_CALENDAR, calendarIn, changeZone, dayOf } from '../core/calendar.ts';
import { Day } from '../core/day.ts';
import type { Result } from '../core/result.ts';
import { ok, refuse } from '../core/result.ts';
import type { Verdict } from '../latin/academy.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import { chanceRight } from './placement.ts';
import type { Answered } from './placement.ts';
import { VERDICTS } from './views.ts';
import { WordsMet, metAmong, withMet } from './wordsMet.ts';
import { Streak, TURNS_PER_ANSWER, newStreak, recordActivity, streakTier } from './streak.ts';

/** Scrolls a day (latin.md 9.1). */
export const SCROLLS_A_DAY = 20;
/** Turns for an honest attempt that was wrong (G-073). */
export const TURNS_PER_ATTEMPT = 1;
/** The skill of whoever has not been placed yet (latin.md 9.1). */
const UNPLACED_SKILL = 6;
/** Questions of the assessment (latin.md 9.1). */
export const ASSESSMENT_QUESTIONS = 10;
/** How many of the words met last are shown. */
const WORDS_SHOWN = 28;
/** How far one answer moves the skill at most. */
const STEP = 0.16;

/** What one of the account's days has brought. */
const DayBook = z.object({
  day: Day,
  /** The scrolls answered, rightly or not, in their order: how each was judged. */
  scrolls: z.array(z.enum(VERDICTS)).max(SCROLLS_A_DAY),
  /** Turns earned by Latin, from any source. */
  turns: z.int().min(0),
});

/** One question of the assessment: put, and perhaps answered. */
const Sat = z.object({
  questionId: z.string(),
  level: z.int().min(1).max(10),
  way: z.enum(['choosing', 'writing']),
  answer: z
    .object({ isCorrect: z.boolean(), confidence: z.int().min(1).max(10), given: z.string() })
    .nullable(),
});
export type Sat = z.infer<typeof Sat>;

/** A word of the dictionary by its id, and its headword. */
export const WordMet = z.object({ id: z.string().max(64), latin: z.string().max(64) });
export type WordMet = z.infer<typeof WordMet>;

/** A learner as stored. Instants are epoch milliseconds. */
export const Learner = z.object({
  accountId: AccountId,
  calendar: AccountCalendar,
  /** The assessment as it was completed; null until then. */
  placement: z
    .object({ at: z.int(), skillLevel: z.int().min(1).max(10), confidenceCalibration: z.number() })
    .nullable(),
  /** The assessment under way, question by question. */
  sitting: z.array(Sat).max(ASSESSMENT_QUESTIONS),
  /** Moves with every answer; the level shown is the whole number nearest to it. */
  skill: z.number().min(1).max(10),
  today: DayBook,
  /** The latest day whose walk through the Memory Palace has been paid; it may end on a later one. */
  reviewPaidOn: Day.nullable(),
  totals: z.object({ answered: z.int().min(0), correct: z.int().min(0), turns: z.int().min(0) }),
  streak: Streak,
  /** Every word that stood in a scroll rightly answered. */
  words: WordsMet,
  /** The latest of them, the last one first; `isNew` when it was met for the first time. */
  lately: z.array(WordMet.extend({ isNew: z.boolean() })).max(WORDS_SHOWN),
  /** Questions drawn so far: the next one is drawn by this number, so that no retry draws another. */
  drawn: z.int().min(0),
});
export type Learner = z.infer<typeof Learner>;
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly learners: Learner;
  }
}

const emptyDay = (day: Day): Learner['today'] => ({ day, scrolls: [], turns: 0 });

/** Somebody who opens the first book now. */
export const newLearner = (accountId: AccountId, now: number, calendar = UTC_CALENDAR): Learner => ({
  accountId,
  calendar,
  placement: null,
  sitting: [],
  skill: UNPLACED_SKILL,
  today: emptyDay(dayOf(now, calendar)),
  reviewPaidOn: null,
  totals: { answered: 0, correct: 0, turns: 0 },
  streak: newStreak(),
  words: '',
  lately: [],
  drawn: 0,
});

/** The learner as of `now`: the day's figures begin anew when the account's day has turned. A clock set back opens no second day. */
export const learnerAt = (learner: Learner, now: number): Learner => {
  const day = dayOf(now, learner.calendar);
  return day <= learner.today.day ? learner : { ...learner, today: emptyDay(day) };
};

/** Are the day's scrolls all answered? */
const isDayDone = ({ today }: Pick<Learner, 'today'>): boolean => today.scrolls.length >= SCROLLS_A_DAY;

/** Has the walk of a day been paid? */
export const isReviewPaid = ({ reviewPaidOn }: Pick<Learner, 'reviewPaidOn'>, day: Day): boolean =>
  reviewPaidOn !== null && reviewPaidOn >= day;

/** The skill as a whole level, 1 to 10. */
export const skillLevel = ({ skill }: Pick<Learner, 'skill'>): number => Math.round(skill);

/** No zone has been set, and nothing that a day could be counted by has been done, so that no day can be lived twice. */
const isUntouched = ({ placement, sitting, totals, streak, reviewPaidOn, calendar }: Learner): boolean =>
  placement === null &&
  sitting.length === 0 &&
  totals.answered === 0 &&
  streak.totalDaysActive === 0 &&
  reviewPaidOn === null &&
  calendar.zone === 'UTC';

/** The learner in another time zone; refuses as `changeZone` does. The first zone of one who has done nothing yet counts at once. */
export const moveTo = (learner: Learner, zone: string, now: number): Result<Learner> => {
  const changed = changeZone(learner.calendar, zone, now);
  if (!changed.ok) return changed;
  if (!isUntouched(learner)) return ok({ ...learner, calendar: changed.value });
  const calendar = calendarIn(changed.value.zone);
  return ok({ ...learner, calendar, today: emptyDay(dayOf(now, calendar)) });
};

/** What can be said of an answer that was judged. */
type JudgedVerdict = Exclude<Verdict['verdict'], 'unjudged'>;

/** An answer as it was judged. */
export interface JudgedAnswer {
  readonly verdict: JudgedVerdict;
  /** The skill level that the question asked for. */
  readonly level: number;
  readonly way: Answered['way'];
}

/** What an answer has brought. `reached` are milestones whose turns are among `turns`. */
export interface AnswerBrought {
  readonly learner: Learner;
  /** Turns in all: for the answer, the streak's bonus and milestones. */
  readonly turns: number;
  readonly forAnswer: number;
  readonly streakBonus: number;
  readonly reached: readonly StreakMilestone[];
}

const WORTH: Readonly<Record<JudgedVerdict, number>> = { correct: 1, close: 0.5, wrong: 0 };

/** The skill after an answer: towards it, the further the less it was expected. Two decimals. */
const skillAfter = (skill: number, { verdict, level, way }: JudgedAnswer): number => {
  const surprise = WORTH[verdict] - chanceRight(skill, level, way);
  return Math.round(100 * Math.min(10, Math.max(1, skill + STEP * surprise))) / 100;
};

/** The learner with turns that Latin has earned. */
export const earnedTurns = (learner: Learner, turns: number): Learner => ({
  ...learner,
  today: { ...learner.today, turns: learner.today.turns + turns },
  totals: { ...learner.totals, turns: learner.totals.turns + turns },
});

/** The streak with today in it, and what its milestones pay. */
export const practised = (
  learner: Learner,
  now: number,
  rules: StreakRules,
): { readonly learner: Learner; readonly reached: readonly StreakMilestone[]; readonly turns: number } => {
  const { streak, reached } = recordActivity(learner.streak, now, learner.calendar, rules);
  const turns = reached.reduce((sum, { reward }) => sum + reward.turns, 0);
  return { learner: earnedTurns({ ...learner, streak }, turns), reached, turns };
};

/** What a right answer at `now` brings by itself, the streak's bonus with it. */
export const rightAnswerPays = ({ streak, calendar }: Learner, now: number, rules: StreakRules): number =>
  TURNS_PER_ANSWER +
  streakTier(recordActivity(streak, now, calendar, rules).streak.currentStreak, rules).bonusPerQuestion;

/** A scroll was answered and judged at `now`. Refuses `scrolls_done` when the day's twenty are. */
export const answerScroll = (
  given: Learner,
  judged: JudgedAnswer,
  now: number,
  rules: StreakRules,
): Result<AnswerBrought> => {
  const learner = learnerAt(given, now);
  if (isDayDone(learner)) return refuse({ code: 'scrolls_done', params: { limit: SCROLLS_A_DAY } });
  const isCorrect = judged.verdict === 'correct';
  const practice = practised(learner, now, rules);
  const streakBonus = isCorrect
    ? streakTier(practice.learner.streak.currentStreak, rules).bonusPerQuestion
    : 0;
  const forAnswer = isCorrect ? TURNS_PER_ANSWER : TURNS_PER_ATTEMPT;
  const after = earnedTurns(practice.learner, forAnswer + streakBonus);
  return ok({
    learner: {
      ...after,
      skill: skillAfter(learner.skill, judged),
      today: { ...after.today, scrolls: [...after.today.scrolls, judged.verdict] },
      totals: {
        ...after.totals,
        answered: after.totals.answered + 1,
        correct: after.totals.correct + Number(isCorrect),
      },
    },
    turns: forAnswer + streakBonus + practice.turns,
    forAnswer,
    streakBonus,
    reached: practice.reached,
  });
};

/** A scroll that nobody could judge is given up: one of the day's, and nothing else. Refuses as `answerScroll`. */
export const layAsideScroll = (given: Learner, now: number): Result<Learner> => {
  const learner = learnerAt(given, now);
  const { today } = learner;
  return isDayDone(learner)
    ? refuse({ code: 'scrolls_done', params: { limit: SCROLLS_A_DAY } })
    : ok({ ...learner, today: { ...today, scrolls: [...today.scrolls, 'unjudged'] } });
};

/** The learner with the words of a scroll rightly answered, which may have one in several forms. */
export const metWords = (
  learner: Learner,
  met: readonly WordMet[],
  { wordNumbers }: Pick<KingdomContent, 'wordNumbers'>,
): Learner => {
  const ids = met.map(({ id }) => id);
  const known = metAmong(learner.words, ids, wordNumbers);
  const lately = new Map<string, Learner['lately'][number]>();
  for (const word of [...met.map((one) => ({ ...one, isNew: !known.has(one.id) })), ...learner.lately])
    if (!lately.has(word.id)) lately.set(word.id, word);
  const fresh = ids.flatMap((id) => (known.has(id) ? [] : (wordNumbers.get(id) ?? [])));
  return {
    ...learner,
    words: withMet(learner.words, fresh),
    lately: [...lately.values()].slice(0, WORDS_SHOWN),
  };
};
