// What a deed of learning adds to the counters of honors, and all counters together. Nothing here earns anything. Invariant: whatever is
// done, no counter that is kept falls.
import { QUESTION_TYPES } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { dayOf, hourOf } from '../core/calendar.ts';
import type { Verdict } from '../latin/academy.ts';
import { SCROLLS_A_DAY, skillLevel } from '../learning/learner.ts';
import type { Learner } from '../learning/learner.ts';
import { countMet } from '../learning/wordsMet.ts';
import type { Counters } from './evaluate.ts';
import { counted, lifted } from './honors.ts';
import type { Honors } from './honors.ts';
import type { HonorRules } from './rules.ts';

/** A scroll as it was answered. */
export interface AnsweredScroll {
  readonly question: Pick<LatinQuestion, 'questionType' | 'conceptTags' | 'grammarFocus' | 'difficulty'> & {
    readonly culturalTopic?: string | undefined;
  };
  /** The skill level that it asked for. */
  readonly level: number;
  readonly verdict: Verdict['verdict'];
  readonly given: string;
}

const LONG_VOWEL = /[āēīōūȳ]/iu;
/** How far feeling may be from knowing, and still be called just. */
const JUST = 0.1;

/** Scrolls after which a rank is believed: an assessment alone earns none. */
const PROVED_BY = 50;

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

/** The families of grammar that a question says it is about. */
const familiesOf = (
  { conceptTags, grammarFocus }: AnsweredScroll['question'],
  families: HonorRules['families'],
): readonly string[] => {
  const about = [...conceptTags, grammarFocus].join('\n').toLowerCase();
  return families.filter(({ says }) => says.some((words) => about.includes(words))).map(({ id }) => id);
};

/** Days of the year that are counted by themselves. */
const DATES: Readonly<Record<string, string>> = { '03-15': 'ides', '02-29': 'leap', '01-01': 'newYear' };

const ofTheMoment = (learner: Learner, now: number): Readonly<Record<string, number>> => {
  const hour = hourOf(now, learner.calendar);
  const date = DATES[dayOf(now, learner.calendar).slice(5)];
  return {
    ...(hour < 4 ? { nights: 1 } : hour < 7 ? { dawns: 1 } : {}),
    ...(date === undefined ? {} : { [date]: 1 }),
  };
};

/** What a right answer adds. */
const ofRight = (
  { question, level, given }: AnsweredScroll,
  skill: number,
  families: HonorRules['families'],
): Readonly<Record<string, number>> => {
  const { questionType, conceptTags, difficulty, culturalTopic } = question;
  const isWritten = questionType !== 'multiple_choice';
  return {
    [questionType]: 1,
    ...(difficulty >= 5 ? { hard: 1 } : {}),
    ...(level > skill ? { above: 1 } : {}),
    ...(isWritten && LONG_VOWEL.test(given) ? { macrons: 1 } : {}),
    ...(conceptTags.includes('vocabulary') ? { vocabulary: 1 } : {}),
    ...(questionType === 'creative_composition' ? { penned: wordsIn(given) } : {}),
    ...(culturalTopic === undefined ? {} : { [`topic.${culturalTopic}`]: 1 }),
    ...Object.fromEntries(familiesOf(question, families).map((id) => [`family.${id}`, 1])),
  };
};

/** What the end of a whole rack adds. */
const ofTheDay = ({ today }: Learner): Readonly<Record<string, number>> => {
  const right = today.scrolls.filter((verdict) => verdict === 'correct').length;
  return {
    fullDays: 1,
    ...(right >= SCROLLS_A_DAY - 2 ? { goodDays: 1 } : {}),
    ...(right >= SCROLLS_A_DAY ? { perfectDays: 1 } : {}),
  };
};

/** The honors after a scroll; `before` and `after` are the learner around it. */
export const countScroll = (
  honors: Honors,
  scroll: AnsweredScroll,
  { before, after }: { readonly before: Learner; readonly after: Learner },
  now: number,
  { families }: Pick<HonorRules, 'families'>,
): Honors => {
  const isRight = scroll.verdict === 'correct';
  const run = isRight ? honors.run + 1 : 0;
  const grown = counted(honors, {
    ...ofTheMoment(after, now),
    ...(isRight ? ofRight(scroll, skillLevel(before), families) : {}),
    ...(scroll.verdict === 'close' ? { almost: 1 } : {}),
    ...(scroll.verdict === 'wrong' ? { wrong: 1 } : {}),
    ...(after.today.scrolls.length === SCROLLS_A_DAY ? ofTheDay(after) : {}),
  });
  const longest =
    isRight && scroll.question.questionType === 'creative_composition' ? wordsIn(scroll.given) : 0;
  return lifted(lifted({ ...grown, run }, 'bestRun', run), 'longest', longest);
};

/** How many of the counters there are of each of these kinds. */
const kinds = (
  counts: Counters,
): { readonly families: number; readonly topics: number; readonly feasts: number } => {
  let [families, topics, feasts] = [0, 0, 0];
  for (const name of Object.keys(counts)) {
    if (name.startsWith('family.')) families += 1;
    else if (name.startsWith('topic.')) topics += 1;
    else if (name.startsWith('won.feast-')) feasts += 1;
  }
  return { families, topics, feasts };
};

/** All counters of somebody: those kept with the honors, and those that the learner tells. A rank may be lost again; what it earned is not. */
export const countersOf = ({ counts }: Pick<Honors, 'counts'>, learner: Learner): Counters => {
  const { placement, totals, streak, words } = learner;
  const isJust = placement !== null && Math.abs(placement.confidenceCalibration) <= JUST;
  return {
    ...counts,
    placed: Number(placement !== null),
    calibrated: Number(isJust),
    answered: totals.answered,
    right: totals.correct,
    turns: totals.turns,
    words: countMet(words),
    level: placement === null || totals.answered < PROVED_BY ? 0 : skillLevel(learner),
    streak: streak.longestStreak,
    days: streak.totalDaysActive,
    types: QUESTION_TYPES.filter((type) => (counts[type] ?? 0) > 0).length,
    ...kinds(counts),
  };
};
