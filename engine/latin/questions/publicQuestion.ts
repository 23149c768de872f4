// A question as a player sees it before answering. Invariant: what may be seen is listed here; whatever else a question holds, its key and
// how it is judged above all, stays with the server (G-016).
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { Asks } from './asks.ts';
import { asksOf } from './asks.ts';

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

/** A question without its answer. Its task and its sentence are told apart whenever it was made: they are read off what it shows. */
export type PublicQuestion = Shows<LatinQuestion> & { readonly asks?: Asks };

/** What of a question may leave the server before it is answered. */
export const publicQuestion = (question: LatinQuestion): PublicQuestion => {
  const asks = asksOf(question);
  const shown = Object.fromEntries(
    Object.entries(question).filter(([field]) => (SHOWN as readonly string[]).includes(field)),
  ) as Shows<LatinQuestion>;
  return asks === undefined ? shown : { ...shown, asks };
};
