// Whether the distractors of a choice are wrong: by every reading of their forms, and each in its own way.
// Invariant: an option that could be right refuses the question.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../../analyse.ts';
import { fold } from '../../fold.ts';
import { bareGloss } from '../../reading/english.ts';
import { grade, meaningsOf } from '../grading/grade.ts';
import { matchesEnglish } from '../grading/english/matchEnglish.ts';
import { matchLatin } from '../grading/latin/matchLatin.ts';
import { fails, OK } from './proof.ts';
import type { Proof } from './proof.ts';
import { grammarFault, sameWordsFault } from './proveGrammar.ts';

export const proveOptions = (
  index: LatinIndex,
  question: LatinQuestion & { readonly questionType: 'multiple_choice' },
): Proof => {
  const { multipleChoiceOptions: options, correctAnswer, judging } = question;
  if (new Set(options.map((option) => option.normalize('NFC').trim().toLowerCase())).size !== options.length)
    return fails('two options are the same');
  if (options.some((option) => option !== correctAnswer && fold(option) === fold(correctAnswer)))
    return fails('an option differs from the key by macrons only');
  if (options.filter((option) => option === correctAnswer).length !== 1)
    return fails(`correctAnswer "${correctAnswer}" is not exactly one of multipleChoiceOptions`);
  const others = options.filter((option) => option !== correctAnswer);
  const { form, meaning, english, latin } = judging ?? {};
  for (const option of others) {
    if (grade({ index, question, answer: option }).isCorrect) return fails(`"${option}" grades as right`);
    if (
      form &&
      index
        .analyse(option)
        .some(({ lexeme, key, exact }) => lexeme.id === form.lexeme && exact && form.cells.includes(key))
    )
      return fails(`${option} can be the form asked for too`);
    if (meaning && meaningsOf(index, meaning.form).has(bareGloss(option)))
      return fails(`"${option}" is another meaning of ${meaning.form}`);
    if (english && matchesEnglish(english, option)) return fails(`"${option}" renders the Latin too`);
    if (latin && matchLatin(index, latin, option, true).is === 'right')
      return fails(`"${option}" is right too`);
  }
  if (english && !matchesEnglish(english, correctAnswer)) return fails('the key does not render the Latin');
  if (latin && matchLatin(index, latin, correctAnswer, true).is !== 'right')
    return fails('the key is not the Latin asked for');
  const second = judging
    ? undefined
    : (sameWordsFault(index, options) ?? grammarFault(index, question, options));
  return second === undefined ? OK : fails(second);
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
