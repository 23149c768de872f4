// How the answers of freeAnswers.ts are judged, each asked as an author's or an AI's question: its list and nothing else. For tests and the bench.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { Academy } from '@sigilla/engine/latin/academy.ts';
import type { FreeAnswers } from './freeAnswers.ts';
import { INTO_ENGLISH, INTO_LATIN } from './freeAnswers.ts';
import { SECOND_INTO_ENGLISH, SECOND_INTO_LATIN } from './freeAnswersAgain.ts';
import { EIGHTH_INTO_ENGLISH } from './freeAnswersEighth.ts';
import { EIGHTH_HELD_INTO_ENGLISH } from './freeAnswersEighthHeld.ts';
import { ELEVENTH_INTO_ENGLISH } from './freeAnswersEleventh.ts';
import { ELEVENTH_HELD_INTO_ENGLISH } from './freeAnswersEleventhHeld.ts';
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
import { NINTH_INTO_LATIN, TENTH_INTO_ENGLISH } from './freeAnswersTenth.ts';
import { NINTH_HELD_INTO_LATIN, TENTH_HELD_INTO_ENGLISH } from './freeAnswersTenthHeld.ts';
import { FOURTEENTH_HELD_INTO_LATIN } from './freeAnswersFourteenthLatinHeld.ts';
import { FOURTEENTH_HELD_CLAUSES_INTO_LATIN } from './freeAnswersFourteenthLatinHeldClauses.ts';
import {
  FIFTEENTH_OF_AUTHORS_INTO_LATIN,
  FIFTEENTH_OF_MODELS_INTO_LATIN,
} from './freeAnswersFifteenthLatin.ts';
import {
  FIFTEENTH_HELD_OF_AUTHORS_INTO_LATIN,
  FIFTEENTH_HELD_OF_MODELS_INTO_LATIN,
} from './freeAnswersFifteenthLatinHeld.ts';
import { SIXTEENTH_INTO_LATIN } from './freeAnswersSixteenthLatin.ts';
import { SIXTEENTH_AGAIN_INTO_LATIN } from './freeAnswersSixteenthLatinAgain.ts';
import { SIXTEENTH_HELD_INTO_LATIN } from './freeAnswersSixteenthLatinHeld.ts';
import { SIXTEENTH_HELD_AGAIN_INTO_LATIN } from './freeAnswersSixteenthLatinHeldAgain.ts';
import { TENTH_INTO_LATIN } from './freeAnswersTenthLatin.ts';
import { TENTH_HELD_INTO_LATIN } from './freeAnswersTenthLatinHeld.ts';
import { ELEVENTH_HELD_INTO_LATIN, TWELFTH_HELD_INTO_ENGLISH } from './freeAnswersTwelfthHeld.ts';
import { THIRTEENTH_HELD_INTO_ENGLISH } from './freeAnswersThirteenthHeld.ts';
import { THIRTEENTH_HELD_CLAUSES_INTO_ENGLISH } from './freeAnswersThirteenthHeldClauses.ts';
import { THIRTEENTH_INTO_LATIN } from './freeAnswersThirteenthLatin.ts';
import { THIRTEENTH_CLAUSES_INTO_LATIN } from './freeAnswersThirteenthLatinClauses.ts';
import { TWELFTH_HELD_INTO_LATIN } from './freeAnswersTwelfthLatinHeld.ts';
import { TWELFTH_HELD_CLAUSES_INTO_LATIN } from './freeAnswersTwelfthLatinHeldClauses.ts';
import { THIRD_INTO_ENGLISH, THIRD_INTO_LATIN } from './freeAnswersThird.ts';

/** A translation as an author or a model puts it, with nothing but its author's wordings behind it. */
export const questionOf = (
  answer: 'english' | 'latin',
  { prompt, references }: Pick<FreeAnswers, 'prompt' | 'references'>,
): LatinQuestion => {
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

/** How the answers of a list in one language are judged. */
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

/** The rows of a list, by the language of its answers; what is held out is measured and told of, never tuned upon. */
export type FreeList = {
  readonly isHeld?: boolean;
  readonly english?: readonly FreeAnswers[];
  readonly latin?: readonly FreeAnswers[];
};

/** Every list, in the order in which they were written. */
export const FREE_LISTS = {
  first: { english: INTO_ENGLISH, latin: INTO_LATIN },
  second: { english: SECOND_INTO_ENGLISH, latin: SECOND_INTO_LATIN },
  third: { english: THIRD_INTO_ENGLISH, latin: THIRD_INTO_LATIN },
  fourth: { english: FOURTH_INTO_ENGLISH, latin: FOURTH_INTO_LATIN },
  fifth: { english: FIFTH_INTO_ENGLISH, latin: FIFTH_INTO_LATIN },
  fifthHeld: { isHeld: true, english: HELD_INTO_ENGLISH },
  fifthOpened: { latin: HELD_INTO_LATIN },
  sixth: { english: SIXTH_INTO_ENGLISH, latin: SIXTH_INTO_LATIN },
  sixthHeld: { isHeld: true, english: SIXTH_HELD_INTO_ENGLISH },
  sixthOpened: { latin: SIXTH_HELD_INTO_LATIN },
  seventh: { english: SEVENTH_INTO_ENGLISH, latin: SEVENTH_INTO_LATIN },
  seventhHeld: { isHeld: true, english: SEVENTH_HELD_INTO_ENGLISH },
  seventhOpened: { latin: SEVENTH_HELD_INTO_LATIN },
  eighth: { english: EIGHTH_INTO_ENGLISH, latin: EIGHTH_INTO_LATIN },
  eighthHeld: { english: EIGHTH_HELD_INTO_ENGLISH, latin: EIGHTH_HELD_INTO_LATIN },
  ninth: { english: NINTH_INTO_ENGLISH, latin: NINTH_INTO_LATIN },
  ninthOpened: { latin: NINTH_HELD_INTO_LATIN },
  tenth: { english: TENTH_INTO_ENGLISH, latin: TENTH_INTO_LATIN },
  tenthHeld: { isHeld: true, english: TENTH_HELD_INTO_ENGLISH },
  tenthOpened: { latin: TENTH_HELD_INTO_LATIN },
  eleventh: { english: ELEVENTH_INTO_ENGLISH },
  eleventhHeld: { isHeld: true, english: ELEVENTH_HELD_INTO_ENGLISH },
  eleventhOpened: { latin: ELEVENTH_HELD_INTO_LATIN },
  twelfthHeld: { isHeld: true, english: TWELFTH_HELD_INTO_ENGLISH },
  thirteenthHeld: {
    isHeld: true,
    english: [...THIRTEENTH_HELD_INTO_ENGLISH, ...THIRTEENTH_HELD_CLAUSES_INTO_ENGLISH],
  },
  twelfthOpened: { latin: [...TWELFTH_HELD_INTO_LATIN, ...TWELFTH_HELD_CLAUSES_INTO_LATIN] },
  thirteenth: { latin: [...THIRTEENTH_INTO_LATIN, ...THIRTEENTH_CLAUSES_INTO_LATIN] },
  fourteenthOpened: { latin: [...FOURTEENTH_HELD_INTO_LATIN, ...FOURTEENTH_HELD_CLAUSES_INTO_LATIN] },
  fifteenth: { latin: [...FIFTEENTH_OF_MODELS_INTO_LATIN, ...FIFTEENTH_OF_AUTHORS_INTO_LATIN] },
  fifteenthOpened: {
    latin: [...FIFTEENTH_HELD_OF_MODELS_INTO_LATIN, ...FIFTEENTH_HELD_OF_AUTHORS_INTO_LATIN],
  },
  sixteenth: { latin: [...SIXTEENTH_INTO_LATIN, ...SIXTEENTH_AGAIN_INTO_LATIN] },
  sixteenthHeld: {
    isHeld: true,
    latin: [...SIXTEENTH_HELD_INTO_LATIN, ...SIXTEENTH_HELD_AGAIN_INTO_LATIN],
  },
} as const satisfies Readonly<Record<string, FreeList>>;

export type FreeListName = keyof typeof FREE_LISTS;

export const FREE_LIST_NAMES = Object.keys(FREE_LISTS) as readonly FreeListName[];

/** The rates of a list; of a language that it has not, nothing is counted. */
export const freeRates = (
  academy: Academy,
  name: FreeListName,
): { readonly english: FreeRate; readonly latin: FreeRate } => {
  const { english = [], latin = [] }: FreeList = FREE_LISTS[name];
  return { english: ratesOf(academy, 'english', english), latin: ratesOf(academy, 'latin', latin) };
};
