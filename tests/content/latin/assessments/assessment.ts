// A set of ten questions from easy to hard, as an author would place a newcomer by.
// To write one: four questions of difficulty 1, three of 2, three of 3, in that order, about different things (words, cases, tenses,
// syntax, a sentence, culture). Multiple choice has four options, exactly one right, and the right one in varying places; others take a
// short answer in Latin or English with every wording one should accept. Whatever second reading a form has (puellae, rosā without
// macrons) must not make another option right: name the sense in the question.
import { z } from 'zod';

const AssessmentQuestion = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]*$/),
    questionText: z.string().min(10),
    difficulty: z.int().min(1).max(3),
    multipleChoiceOptions: z.array(z.string().min(1)).length(4).optional(),
    correctAnswer: z.string().min(1),
    acceptableAnswers: z.array(z.string().min(1)).default([]),
    answer: z.enum(['latin', 'english', 'option']),
    explanation: z.string().min(10),
    /** What it tests: "accusative", "vocabulary", "perfect tense". */
    concept: z.string().min(3),
  })
  .refine(
    ({ answer, multipleChoiceOptions, correctAnswer }) =>
      (answer === 'option') === (multipleChoiceOptions !== undefined) &&
      (multipleChoiceOptions === undefined ||
        multipleChoiceOptions.filter((option) => option === correctAnswer).length === 1),
    { message: 'the right answer must stand exactly once among the options' },
  );

export const LatinAssessment = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: z.string().min(3),
  questions: z.array(AssessmentQuestion).length(10),
});
export type AssessmentQuestion = z.output<typeof AssessmentQuestion>;
export type LatinAssessmentInput = z.input<typeof LatinAssessment>;
