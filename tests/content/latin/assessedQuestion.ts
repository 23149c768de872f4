// Questions of the authored assessments as such that can be asked alone, for tests: the game's own assessment draws its questions from the engine.
import type { LatinAssessment } from '@sigilla/content/schema/latinAssessment.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';

type AssessmentQuestion = LatinAssessment['questions'][number];

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
