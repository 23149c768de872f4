// Judging an answer in one's own words, about a passage: each main point by its expressions, affirmed where the model answer affirms it,
// no misunderstanding, and hardly a word that has nothing to do with the question. What it cannot judge it does not praise, and says so.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../../analyse.ts';
import { withoutMacrons } from '../../fold.ts';
import {
  clausesOf,
  deniedDeeds,
  isDenied,
  isExcluded,
  isNegative,
  oppositeIn,
  placesOf,
} from '../../reading/denial.ts';
import { otherDoer } from '../../reading/doers.ts';
import { englishTokens, sameEnglish } from '../../reading/english.ts';
import { belonging, mannerOf } from './english/passageWords.ts';
import { areAlike } from '../../reading/meanings.ts';
import type { Fault, Verdict } from './verdict.ts';
import { correct, incorrect } from './verdict.ts';

type Clauses = readonly (readonly string[])[];

/** More than a few sentences is no answer but a copy. */
const MOST_WORDS = 45;

/** What is asked may itself be what is not so: then an answer may deny it, or name it bare. */
const ASKS_DENIED =
  /\b(?:what|which|whom|who|whose)\b[^,]*\b(?:not|no|cannot|never|forbids?|protected|as little as)\b/i;

/** How an answer stands to one point: it says it, denies it, or says nothing of it. */
const standing = (
  clauses: Clauses,
  expressions: readonly string[],
  mayDeny: (clause: readonly string[]) => boolean,
): 'said' | 'denied' | 'missing' => {
  let isNamed = false;
  for (const expression of expressions) {
    const words = englishTokens(expression);
    for (const clause of clauses)
      for (const place of placesOf(clause, words)) {
        isNamed = true;
        const isTurned = isNegative(words)
          ? false
          : mayDeny(clause)
            ? isExcluded(clause, place)
            : isDenied(clause, place);
        if (!isTurned) return 'said';
      }
  }
  return isNamed ? 'denied' : 'missing';
};

/** Expressions that deny, "not heavy": where one is found, the clause denies nothing else. */
const denials = (concepts: readonly (readonly string[])[]): Clauses =>
  concepts
    .flat()
    .map(englishTokens)
    .filter((words) => words.length > 1 && isNegative(words));

/** Words that keep something from being done as well as a "not". */
const HINDERS =
  /^(?:afraid|unable|forbidden|forbid|forbids|forbade|stop|stopped|prevent\w*|hard|hardly|difficult|impossible|dangerous|too|neither|few|little|seldom|rarely|instead|other|before|unless|only|broke|broken|break|fail\w*|miss\w*)$/;

/** How far an answer may lead away: the more of it belongs to the question, the farther. */
const ALLOWED = { phrase: 0.4, answer: 0.75, statement: 0.25 } as const;
const FOR_EACH = 0.3;

/** Whether an answer is the Latin of the source and not English; names and what else both languages share apart. */
const isLatin = (tokens: readonly string[], latin: string, english: string): boolean => {
  const shared = new Set(englishTokens(english));
  const source = new Set(englishTokens(withoutMacrons(latin)).filter((word) => !shared.has(word)));
  return (
    tokens.length > 2 && tokens.filter((word) => source.has(withoutMacrons(word))).length * 2 > tokens.length
  );
};

/** An answer, and the passage's question that it answers. */
interface Answered {
  readonly index: LatinIndex;
  readonly question: LatinQuestion;
  readonly answer: string;
  readonly tokens: readonly string[];
  /** From each list one expression must be said, of `contrary` none. */
  readonly concepts: readonly (readonly string[])[];
  readonly contrary: readonly string[];
  /** Whether what is not so is asked for. */
  readonly isAskedDenied: boolean;
}

/** What speaks against an answer, and the score that it has all the same. */
interface Against {
  readonly error: Fault;
  readonly score: number;
}
const against = (kind: Fault['kind'], message: string, score: number): Against => ({
  error: { kind, message },
  score,
});

const tooLong = ({ tokens }: Answered): Against | undefined =>
  tokens.length > MOST_WORDS
    ? against('length', 'I can judge a sentence or two, not so long a text.', 0)
    : undefined;

const inLatin = ({ question, tokens }: Answered): Against | undefined =>
  'primarySource' in question &&
  isLatin(tokens, question.primarySource.latin, `${question.correctAnswer} ${question.questionText}`)
    ? against('word', 'Say it in English, please.', 20)
    : undefined;

const misunderstood = ({ tokens, contrary }: Answered): Against | undefined => {
  const text = ` ${tokens.join(' ')}`;
  const wrong = contrary.filter((expression) => text.includes(` ${englishTokens(expression).join(' ')}`));
  return wrong.length > 0 ? against('concept', `"${wrong.join(', ')}" misses the point.`, 20) : undefined;
};

const pointMissed = ({ question, answer, concepts, isAskedDenied }: Answered): Against | undefined => {
  const model = clausesOf(question.correctAnswer);
  const clauses = clausesOf(answer);
  const negative = denials(concepts);
  const isSpent = (clause: readonly string[]): boolean =>
    negative.some((words) => placesOf(clause, words).length > 0);
  const stands = concepts.map((list) => {
    const mayDeny = isAskedDenied || standing(model, list, () => false) !== 'said';
    return standing(clauses, list, (clause) => mayDeny || isSpent(clause));
  });
  const met = stands.filter((one) => one === 'said').length;
  if (met === concepts.length) return undefined;
  return stands.includes('denied')
    ? against('negation', 'You deny what the text says, or I misread you.', 20)
    : against(
        'concept',
        'A main point is missing, or it was put in words that could not be matched.',
        (met * 55) / concepts.length,
      );
};

const opposed = ({ question, tokens }: Answered): Against | undefined => {
  const { correctAnswer, questionText } = question;
  const opposite = oppositeIn(tokens, englishTokens(correctAnswer), englishTokens(questionText));
  return opposite === undefined
    ? undefined
    : against('concept', `"${opposite}" is the opposite of what the text says.`, 20);
};

const deniedByText = ({ index, question, tokens, isAskedDenied }: Answered): Against | undefined =>
  !isAskedDenied &&
  !isNegative(tokens) &&
  !tokens.some((word) => HINDERS.test(word)) &&
  deniedDeeds(question.correctAnswer).some((word) => tokens.some((one) => areAlike(index, one, word)))
    ? against('negation', 'The text denies what you say, or I misread you.', 20)
    : undefined;

/** What the passage tells, beside what the question says of it. */
const toldBy = (question: LatinQuestion): readonly string[] =>
  'backgroundText' in question ? [question.backgroundText, question.primarySource.translation] : [];

const byAnother = ({ index, question, answer }: Answered): Against | undefined => {
  const { questionText, correctAnswer, explanation } = question;
  const passage = [...toldBy(question), explanation];
  const doer = otherDoer(index, answer, { question: questionText, model: correctAnswer, passage });
  return doer === undefined
    ? undefined
    : against(
        'order',
        `The right words are there, but look again at who does what: you make it "${doer}", or I misread you.`,
        40,
      );
};

const besideThePoint = ({ index, question, answer, concepts }: Answered): Against | undefined => {
  const { questionText, correctAnswer, explanation } = question;
  const { own, away, words } = belonging(index, answer, {
    own: [questionText, correctAnswer, explanation],
    points: concepts.flat(),
    told: toldBy(question),
  });
  if (away <= ALLOWED[mannerOf(index, answer, questionText)] + Math.max(0, own - 1) * FOR_EACH)
    return undefined;
  const strange = words.slice(0, 3).map((word) => `"${word}"`);
  return against(
    'unknown',
    `The right word is there, but I cannot judge what you say with ${strange.join(', ')}. Say it more plainly.`,
    40,
  );
};

/** What may speak against an answer; the first that does is told. */
const DOUBTS = [
  tooLong,
  inLatin,
  misunderstood,
  pointMissed,
  opposed,
  deniedByText,
  byAnother,
  besideThePoint,
];

/** Grades an answer by its main points: from each list of expressions one must be said, of `contrary` none. */
export const gradeConcepts = (
  index: LatinIndex,
  question: LatinQuestion,
  answer: string,
  concepts: readonly (readonly string[])[],
  contrary: readonly string[],
): Verdict => {
  const { correctAnswer, explanation, questionText } = question;
  const tokens = englishTokens(answer);
  if (tokens.length === 0 || /^i (?:do not know|have no idea)/.test(tokens.join(' ')))
    return incorrect([{ kind: 'empty', message: 'There is no answer.' }], 0, explanation);
  if (sameEnglish(answer, correctAnswer)) return correct(explanation);
  const isAskedDenied = ASKS_DENIED.test(questionText) && !/\band what\b/i.test(questionText);
  const answered = { index, question, answer, tokens, concepts, contrary, isAskedDenied };
  for (const doubt of DOUBTS) {
    const found = doubt(answered);
    if (found !== undefined)
      return incorrect([found.error], found.score, `A good answer: ${correctAnswer} ${explanation}`);
  }
  return correct(`${explanation} (Checked for the main points only.)`);
};
