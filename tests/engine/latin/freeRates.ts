// How the answers of freeAnswers.ts are judged, each asked as an author's or an AI's question: its list and nothing else. For tests and the bench.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { Academy } from '@sigilla/engine/latin/academy.ts';
import type { FreeAnswers } from './freeAnswers.ts';
import { INTO_ENGLISH, INTO_LATIN } from './freeAnswers.ts';
import { SECOND_INTO_ENGLISH, SECOND_INTO_LATIN } from './freeAnswersAgain.ts';
import { EIGHTH_INTO_ENGLISH } from './freeAnswersEighth.ts';
import { EIGHTH_HELD_INTO_ENGLISH } from './freeAnswersEighthHeld.ts';
import {
  FIFTH_INTO_ENGLISH,
  FIFTH_INTO_LATIN,
  HELD_INTO_ENGLISH,
  HELD_INTO_LATIN,
} from './freeAnswersFifth.ts';
import { EIGHTH_INTO_LATIN } from './freeAnswersEighthLatin.ts';
import { EIGHTH_HELD_INTO_LATIN } from './freeAnswersEighthLatinHeld.ts';
import { FOURTH_INTO_ENGLISH, FOURTH_INTO_LATIN } from './freeAnswersFourth.ts';
import { NINTH_INTO_ENGLISH } from './freeAnswersNinth.ts';
import { SEVENTH_INTO_ENGLISH, SEVENTH_INTO_LATIN } from './freeAnswersSeventh.ts';
import { SEVENTH_HELD_INTO_ENGLISH, SEVENTH_HELD_INTO_LATIN } from './freeAnswersSeventhHeld.ts';
import { SIXTH_INTO_ENGLISH, SIXTH_INTO_LATIN } from './freeAnswersSixth.ts';
import { SIXTH_HELD_INTO_ENGLISH, SIXTH_HELD_INTO_LATIN } from './freeAnswersSixthHeld.ts';
import { THIRD_INTO_ENGLISH, THIRD_INTO_LATIN } from './freeAnswersThird.ts';

const questionOf = (answer: 'english' | 'latin', { prompt, references }: FreeAnswers): LatinQuestion => {
  const [correctAnswer = '', ...acceptableAnswers] = references;
  return {
    id: 'free',
    questionType: 'translation',
    questionText: `Translate into ${answer === 'english' ? 'English' : 'Latin'}: ${prompt}`,
    baseText: prompt,
    correctAnswer,
    acceptableAnswers,
    difficulty: 2,
    explanation: 'So its author wrote.',
    conceptTags: [],
    grammarFocus: '',
    generatedBy: 'AI',
    generatedAt: '2026-01-01T00:00:00Z',
  };
};

export type FreeRate = {
  readonly good: number;
  readonly accepted: number;
  readonly wrong: number;
  /** Wrong answers that did not pass: called wrong, close or unjudged. */
  readonly refused: number;
  /** Those of them that were left unjudged. */
  readonly undecided: number;
  /** Good answers that were called wrong, neither accepted nor left unjudged. */
  readonly wronged: readonly string[];
  /** Good answers that were left unjudged. */
  readonly unjudged: readonly string[];
  readonly passed: readonly string[];
};

const ratesOf = (academy: Academy, answer: 'english' | 'latin', rows: readonly FreeAnswers[]): FreeRate => {
  const judged = rows.flatMap((row) =>
    ([...row.good.map((text) => [text, true]), ...row.wrong.map((text) => [text, false])] as const).map(
      ([text, isGood]) => ({
        isGood,
        said: `${row.prompt} – ${String(text)}`,
        verdict: academy.grade(questionOf(answer, row), String(text)).verdict,
      }),
    ),
  );
  const good = judged.filter(({ isGood }) => isGood);
  const wrong = judged.filter(({ isGood }) => !isGood);
  const passed = wrong.filter(({ verdict }) => verdict === 'correct').map(({ said }) => said);
  return {
    good: good.length,
    accepted: good.filter(({ verdict }) => verdict === 'correct').length,
    wrong: wrong.length,
    refused: wrong.length - passed.length,
    undecided: wrong.filter(({ verdict }) => verdict === 'unjudged').length,
    wronged: good.filter(({ verdict }) => verdict === 'wrong' || verdict === 'close').map(({ said }) => said),
    unjudged: good.filter(({ verdict }) => verdict === 'unjudged').map(({ said }) => said),
    passed,
  };
};

/** The rates of the second list, which was not chosen for what the judge can do. */
export const freeRatesAgain = (academy: Academy) => ({
  english: ratesOf(academy, 'english', SECOND_INTO_ENGLISH),
  latin: ratesOf(academy, 'latin', SECOND_INTO_LATIN),
});

/** The rates of the third list, written as learners of several countries answer. */
export const freeRatesThird = (academy: Academy) => ({
  english: ratesOf(academy, 'english', THIRD_INTO_ENGLISH),
  latin: ratesOf(academy, 'latin', THIRD_INTO_LATIN),
});

/** The rates of the fourth list, which was measured before anything was mended by it. */
export const freeRatesFourth = (academy: Academy) => ({
  english: ratesOf(academy, 'english', FOURTH_INTO_ENGLISH),
  latin: ratesOf(academy, 'latin', FOURTH_INTO_LATIN),
});

/** The rates of the fifth list: of the half that the judge was mended by, and of the half that was held out. */
export const freeRatesFifth = (academy: Academy) => ({
  english: ratesOf(academy, 'english', FIFTH_INTO_ENGLISH),
  latin: ratesOf(academy, 'latin', FIFTH_INTO_LATIN),
});

export const freeRatesHeld = (academy: Academy) => ({
  english: ratesOf(academy, 'english', HELD_INTO_ENGLISH),
  latin: ratesOf(academy, 'latin', HELD_INTO_LATIN),
});

/** The rates of the sixth list: of the half that the judge was mended by, and of the half that was held out. */
export const freeRatesSixth = (academy: Academy) => ({
  english: ratesOf(academy, 'english', SIXTH_INTO_ENGLISH),
  latin: ratesOf(academy, 'latin', SIXTH_INTO_LATIN),
});

export const freeRatesSixthHeld = (academy: Academy) => ({
  english: ratesOf(academy, 'english', SIXTH_HELD_INTO_ENGLISH),
  latin: ratesOf(academy, 'latin', SIXTH_HELD_INTO_LATIN),
});

/** The rates of the seventh list: of the half that the judge was mended by, and of the half that was held out. */
export const freeRatesSeventh = (academy: Academy) => ({
  english: ratesOf(academy, 'english', SEVENTH_INTO_ENGLISH),
  latin: ratesOf(academy, 'latin', SEVENTH_INTO_LATIN),
});

export const freeRatesSeventhHeld = (academy: Academy) => ({
  english: ratesOf(academy, 'english', SEVENTH_HELD_INTO_ENGLISH),
  latin: ratesOf(academy, 'latin', SEVENTH_HELD_INTO_LATIN),
});

/** The rates of the eighth list, which is into English alone: of the half that the judge was mended by, and of the half that was held out. */
export const freeRatesEighth = (academy: Academy) => ({
  english: ratesOf(academy, 'english', EIGHTH_INTO_ENGLISH),
});

export const freeRatesEighthHeld = (academy: Academy) => ({
  english: ratesOf(academy, 'english', EIGHTH_HELD_INTO_ENGLISH),
});

/** The rates of the eighth list of Latin: of the half that the judge was mended by, and of the half that was held out. */
export const freeRatesEighthLatin = (academy: Academy) => ({
  latin: ratesOf(academy, 'latin', EIGHTH_INTO_LATIN),
});

export const freeRatesEighthLatinHeld = (academy: Academy) => ({
  latin: ratesOf(academy, 'latin', EIGHTH_HELD_INTO_LATIN),
});

/** The rates of the ninth list, into English alone, by which the judge was mended once it had been measured. */
export const freeRatesNinth = (academy: Academy) => ({
  english: ratesOf(academy, 'english', NINTH_INTO_ENGLISH),
});

/** The rates of both languages. */
export const freeRates = (academy: Academy) => ({
  english: ratesOf(academy, 'english', INTO_ENGLISH),
  latin: ratesOf(academy, 'latin', INTO_LATIN),
});
