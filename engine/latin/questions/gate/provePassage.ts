// Whether a question about a passage can be answered from it: what is asked or answered must be told there.
// Invariant: one word in common is enough, since an answer may be said in other words; a year that the passage does not give is not.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { englishTokens, FUNCTION_WORDS } from '../../reading/english.ts';

/** What any question about Rome may say. */
const GENERAL = new Set(
  'roman romans rome latin passage text according author line lines source background quotation quote which why did does use used from with about for into when year many much their people'.split(
    ' ',
  ),
);

const counted = (text: string): readonly string[] =>
  englishTokens(text).filter(
    (token) => token.length > 2 && !FUNCTION_WORDS.has(token) && !GENERAL.has(token),
  );

/** Why a question cannot be answered from its passage, or undefined. */
export const passageFault = (question: LatinQuestion): string | undefined => {
  if (question.questionType !== 'cultural_context') return undefined;
  const { backgroundText, primarySource, questionText, correctAnswer } = question;
  const told = counted(
    [
      backgroundText,
      primarySource.latin,
      primarySource.translation,
      primarySource.author,
      primarySource.work,
    ].join(' '),
  );
  const isTold = (token: string): boolean => told.some((one) => one.slice(0, 4) === token.slice(0, 4));
  const year = /\b\d{2,4}\b/.exec(correctAnswer)?.[0];
  if (
    year !== undefined &&
    !told.includes(year) &&
    !`${backgroundText} ${primarySource.translation}`.includes(year)
  )
    return `the passage does not tell of ${year}`;
  const [asked, answered] = [counted(questionText), counted(correctAnswer)];
  if (asked.length + answered.length > 0 && !answered.some(isTold) && !asked.some(isTold))
    return 'the passage does not tell what is asked';
  return undefined;
};
