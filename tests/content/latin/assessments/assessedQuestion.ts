// Questions of the assessment sets as such that can be asked alone.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { AssessmentQuestion } from './assessment.ts';

/** A question of an assessment as one that can be asked alone. */
export const assessedQuestion = (
  { answer, concept, multipleChoiceOptions, ...own }: AssessmentQuestion,
  generatedAt: string,
): LatinQuestion => {
  const shared = {
    ...own,
    conceptTags: [concept],
    grammarFocus: '',
    generatedBy: 'engine' as const,
    generatedAt,
  };
  return multipleChoiceOptions
    ? { ...shared, questionType: 'multiple_choice', multipleChoiceOptions }
    : { ...shared, questionType: 'type_response', judging: { answer } };
};
