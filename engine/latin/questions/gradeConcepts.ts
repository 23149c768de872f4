// Judging an answer in one's own words, about a passage: each main point by its expressions, no misunderstanding, no denial.
// It cannot judge a wording that nobody listed, and says so.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { englishTokens, sameEnglish } from './englishTokens.ts';
import type { Verdict } from './verdict.ts';
import { correct, incorrect } from './verdict.ts';

const placesOf = (tokens: readonly string[], expression: readonly string[]): readonly number[] =>
  tokens.flatMap((_, at) => (expression.every((word, i) => (tokens[at + i] ?? '').startsWith(word)) ? [at] : [])); // prettier-ignore

const SHORT = 6;

/**
 * Whether an answer denies what it says: a short one with "not" before its point, or one with "not" right before each of several.
 * Longer answers deny and affirm in one breath; they are taken at their word.
 */
const isDenial = (tokens: readonly string[], said: readonly (readonly string[])[]): boolean => {
  const first = tokens.indexOf('not');
  if (first < 0) return false;
  const places = said.map((list) => list.flatMap((one) => placesOf(tokens, englishTokens(one))));
  if (tokens.length < SHORT) return places.every((list) => list.every((at) => at > first));
  return places.length > 1 && places.every((list) => list.length > 0 && list.every((at) => tokens[at - 1] === 'not')); // prettier-ignore
};

/** Grades an answer by its main points: from each list of expressions one must appear, of `contrary` none. */
export const gradeConcepts = (
  question: LatinQuestion,
  answer: string,
  concepts: readonly (readonly string[])[],
  contrary: readonly string[],
): Verdict => {
  const { correctAnswer, explanation } = question;
  const tokens = englishTokens(answer);
  const text = ` ${tokens.join(' ')}`;
  if (tokens.length === 0 || /^ i (?:do not know|have no idea)/.test(text))
    return incorrect([{ kind: 'empty', message: 'There is no answer.' }], 0, explanation);
  if (sameEnglish(answer, correctAnswer)) return correct(explanation);
  const says = (expression: string): boolean => text.includes(` ${englishTokens(expression).join(' ')}`);
  const solution = `A good answer: ${correctAnswer} ${explanation}`;
  const wrong = contrary.filter(says);
  if (wrong.length > 0)
    return incorrect([{ kind: 'concept', message: `"${wrong.join(', ')}" misses the point.` }], 20, solution);
  const said = concepts.map((list) => list.filter(says));
  const met = said.filter((list) => list.length > 0).length;
  if (met < concepts.length)
    return incorrect(
      [{ kind: 'concept', message: 'A main point is missing, or it was put in words that could not be matched.' }],
      (met * 80) / concepts.length,
      solution,
    ); // prettier-ignore
  const isNegative = said.flat().some((one) => /\b(?:not|no|n't)\b/.test(one)) || englishTokens(correctAnswer).includes('not'); // prettier-ignore
  return !isNegative && isDenial(tokens, said)
    ? incorrect([{ kind: 'negation', message: 'You deny what the text says.' }], 20, solution)
    : correct(`${explanation} (Checked for the main points only.)`);
};
