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
import type { Verdict } from './verdict.ts';
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
  const text = ` ${tokens.join(' ')}`;
  if (tokens.length === 0 || /^ i (?:do not know|have no idea)/.test(text))
    return incorrect([{ kind: 'empty', message: 'There is no answer.' }], 0, explanation);
  if (sameEnglish(answer, correctAnswer)) return correct(explanation);
  const solution = `A good answer: ${correctAnswer} ${explanation}`;
  if (tokens.length > MOST_WORDS)
    return incorrect(
      [{ kind: 'length', message: 'I can judge a sentence or two, not so long a text.' }],
      0,
      solution,
    );
  if (
    'primarySource' in question &&
    isLatin(tokens, question.primarySource.latin, `${correctAnswer} ${questionText}`)
  )
    return incorrect([{ kind: 'word', message: 'Say it in English, please.' }], 20, solution);
  const wrong = contrary.filter((expression) => text.includes(` ${englishTokens(expression).join(' ')}`));
  if (wrong.length > 0)
    return incorrect([{ kind: 'concept', message: `"${wrong.join(', ')}" misses the point.` }], 20, solution);
  const model = clausesOf(correctAnswer);
  const clauses = clausesOf(answer);
  const negative = denials(concepts);
  const isSpent = (clause: readonly string[]): boolean =>
    negative.some((words) => placesOf(clause, words).length > 0);
  const isAskedDenied = ASKS_DENIED.test(questionText) && !/\band what\b/i.test(questionText);
  const stands = concepts.map((list) => {
    const mayDeny = isAskedDenied || standing(model, list, () => false) !== 'said';
    return standing(clauses, list, (clause) => mayDeny || isSpent(clause));
  });
  const met = stands.filter((one) => one === 'said').length;
  if (met < concepts.length)
    return incorrect(
      [
        stands.includes('denied')
          ? { kind: 'negation', message: 'You deny what the text says, or I misread you.' }
          : {
              kind: 'concept',
              message: 'A main point is missing, or it was put in words that could not be matched.',
            },
      ],
      stands.includes('denied') ? 20 : (met * 55) / concepts.length,
      solution,
    );
  const meant = englishTokens(correctAnswer);
  const opposite = oppositeIn(tokens, meant, englishTokens(questionText));
  if (opposite !== undefined)
    return incorrect(
      [{ kind: 'concept', message: `"${opposite}" is the opposite of what the text says.` }],
      20,
      solution,
    );
  if (
    !isAskedDenied &&
    !isNegative(tokens) &&
    !tokens.some((word) => HINDERS.test(word)) &&
    deniedDeeds(correctAnswer).some((word) => tokens.some((one) => areAlike(index, one, word)))
  )
    return incorrect(
      [{ kind: 'negation', message: 'The text denies what you say, or I misread you.' }],
      20,
      solution,
    );
  const told =
    'backgroundText' in question ? [question.backgroundText, question.primarySource.translation] : [];
  const doer = otherDoer(index, answer, {
    question: questionText,
    model: correctAnswer,
    passage: [...told, explanation],
  });
  if (doer !== undefined)
    return incorrect(
      [
        {
          kind: 'order',
          message: `The right words are there, but look again at who does what: you make it "${doer}", or I misread you.`,
        },
      ],
      40,
      solution,
    );
  const { own, away, words } = belonging(index, answer, {
    own: [questionText, correctAnswer, explanation],
    points: concepts.flat(),
    told,
  });
  if (away > ALLOWED[mannerOf(index, answer, questionText)] + Math.max(0, own - 1) * FOR_EACH)
    return incorrect(
      [
        {
          kind: 'unknown',
          message: `The right word is there, but I cannot judge what you say with ${words
            .slice(0, 3)
            .map((word) => `"${word}"`)
            .join(', ')}. Say it more plainly.`,
        },
      ],
      40,
      solution,
    );
  return correct(`${explanation} (Checked for the main points only.)`);
};
