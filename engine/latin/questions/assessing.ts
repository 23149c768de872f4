// Grading an assessment: ten questions in a row, from which a newcomer's skill is estimated elsewhere.
// Invariant: each answer is judged as it would be as a question of its own; one that is not given is wrong.
import type { LatinAssessment } from '@sigilla/content/schema/latinAssessment.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { Verdict } from './grading/verdict.ts';

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

/** How an assessment went: a verdict for each question, in their order, and how many of each difficulty (1 to 3) were right. */
export type Assessed = {
  readonly verdicts: readonly Verdict[];
  readonly right: Readonly<Record<1 | 2 | 3, number>>;
};

/** Grades an assessment; `answers` by the id of the question. */
export const assess = (
  judge: (question: LatinQuestion, answer: string) => Verdict,
  { questions }: LatinAssessment,
  answers: Readonly<Record<string, string>>,
): Assessed => {
  const verdicts = questions.map((question) => {
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    return judge(assessedQuestion(question, ''), answer ?? '');
  });
  const rightAt = (difficulty: number): number =>
    verdicts.filter(({ isCorrect }, at) => isCorrect && questions[at]?.difficulty === difficulty).length;
  return { verdicts, right: { 1: rightAt(1), 2: rightAt(2), 3: rightAt(3) } };
};
