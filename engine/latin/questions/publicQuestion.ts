// A question as a player sees it before answering. Invariant: what may be seen is listed here; whatever else a question holds, its key and
// how it is judged above all, stays with the server (G-016).
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';

const SHOWN = [
  'id',
  'questionType',
  'questionText',
  'difficulty',
  'conceptTags',
  'grammarFocus',
  'generatedBy',
  'generatedAt',
  'multipleChoiceOptions',
  'baseText',
  'scenario',
  'dialogue',
  'reconstructionType',
  'scrambledWords',
  'transformationType',
  'writingPrompt',
  'minimumWords',
  'requiredVocabulary',
  'backgroundText',
  'primarySource',
  'culturalTopic',
] as const;
type Shown = (typeof SHOWN)[number];

type Shows<Question> = Question extends unknown ? Pick<Question, Extract<keyof Question, Shown>> : never;

/** A question without its answer. */
export type PublicQuestion = Shows<LatinQuestion>;

/** What of a question may leave the server before it is answered. */
export const publicQuestion = (question: LatinQuestion): PublicQuestion =>
  Object.fromEntries(
    Object.entries(question).filter(([field]) => (SHOWN as readonly string[]).includes(field)),
  ) as PublicQuestion;
