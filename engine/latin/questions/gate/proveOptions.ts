// Whether the distractors of a choice are wrong: by every reading of their forms, and each in its own way.
// Invariant: an option that could be right refuses the question.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../../analyse.ts';
import { wordsOf } from '../../analyse.ts';
import { fold } from '../../fold.ts';
import { bareGloss } from '../../reading/english.ts';
import { isLatin } from '../../reading/latin.ts';
import { grade, meaningsOf } from '../grading/grade.ts';
import { matchesEnglish } from '../grading/english/matchEnglish.ts';
import { matchLatin } from '../grading/latin/matchLatin.ts';
import { fails, OK } from './proof.ts';
import type { Proof } from './proof.ts';
import { grammarFault } from './proveGrammar.ts';

/** Two options that are one sentence in two orders. */
const sameWordsFault = (index: LatinIndex, options: readonly string[]): string | undefined => {
  const sorted = options
    .filter((option) => wordsOf(option).length > 1 && isLatin(index, option))
    .map((option) => wordsOf(option).map(fold).toSorted().join(' '));
  return new Set(sorted).size < sorted.length ? 'two options are the same words in another order' : undefined;
};

type Choice = LatinQuestion & { readonly questionType: 'multiple_choice' };

/** What is wrong with the options as a list: two that are one, or a key that is not one of them. */
const listFault = (options: readonly string[], key: string): string | undefined => {
  if (new Set(options.map((option) => option.normalize('NFC').trim().toLowerCase())).size !== options.length)
    return 'two options are the same';
  if (options.some((option) => option !== key && fold(option) === fold(key)))
    return 'an option differs from the key by macrons only';
  return options.filter((option) => option === key).length === 1
    ? undefined
    : `correctAnswer "${key}" is not exactly one of multipleChoiceOptions`;
};

/** Why a distractor could be right, by what the question is judged by. */
const rightToo = (index: LatinIndex, question: Choice, option: string): string | undefined => {
  const { form, meaning, english, latin } = question.judging ?? {};
  if (grade({ index, question, answer: option }).isCorrect) return `"${option}" grades as right`;
  const isForm = form
    ? index
        .analyse(option)
        .some(({ lexeme, key, exact }) => lexeme.id === form.lexeme && exact && form.cells.includes(key))
    : false;
  if (isForm) return `${option} can be the form asked for too`;
  if (meaning && meaningsOf(index, meaning.form).has(bareGloss(option)))
    return `"${option}" is another meaning of ${meaning.form}`;
  if (english && matchesEnglish(english, option)) return `"${option}" renders the Latin too`;
  return latin && matchLatin(index, latin, option, true).is === 'right'
    ? `"${option}" is right too`
    : undefined;
};

/** What the key itself lacks of what it is judged by. */
const keyFault = (index: LatinIndex, { correctAnswer, judging }: Choice): string | undefined => {
  const { english, latin } = judging ?? {};
  if (english && !matchesEnglish(english, correctAnswer)) return 'the key does not render the Latin';
  return latin && matchLatin(index, latin, correctAnswer, true).is !== 'right'
    ? 'the key is not the Latin asked for'
    : undefined;
};

export const proveOptions = (index: LatinIndex, question: Choice): Proof => {
  const { multipleChoiceOptions: options, correctAnswer, judging } = question;
  const listed = listFault(options, correctAnswer);
  if (listed !== undefined) return fails(listed);
  for (const option of options.filter((one) => one !== correctAnswer)) {
    const second = rightToo(index, question, option);
    if (second !== undefined) return fails(second);
  }
  const fault =
    keyFault(index, question) ??
    (judging ? undefined : (sameWordsFault(index, options) ?? grammarFault(index, question, options)));
  return fault === undefined ? OK : fails(fault);
};

/** The first word that only one of two lists has, or has oftener. */
export const unlike = (own: readonly string[], key: readonly string[]): string => {
  const count = (list: readonly string[], word: string): number =>
    list.filter((one) => fold(one) === fold(word)).length;
  const word = [...own, ...key].find((one) => count(own, one) !== count(key, one)) ?? '';
  return count(own, word) > count(key, word)
    ? `"${word}" is not in the key`
    : `"${word}" of the key is missing`;
};
