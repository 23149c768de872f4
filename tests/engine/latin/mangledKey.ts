// A question's key made wrong, whatever its type: what no grader may take.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { wordsOf } from '@sigilla/engine/latin/analyse.ts';

/** The key made wrong: Latin loses its last word, all else gains one that is none; undefined where that may be no mistake. */
export const mangledKey = ({
  questionType,
  correctAnswer,
  acceptableAnswers,
  judging,
}: LatinQuestion): string | undefined => {
  if (questionType === 'creative_composition' || questionType === 'cultural_context') return undefined;
  const mangled =
    judging?.answer === 'latin' && wordsOf(correctAnswer).length > 1
      ? wordsOf(correctAnswer.replace(/ esse\.$/, ''))
          .slice(0, -1)
          .join(' ')
      : `${correctAnswer} zzz`;
  // An authored blank may accept a part of its key.
  return acceptableAnswers.includes(mangled) ? undefined : mangled;
};
