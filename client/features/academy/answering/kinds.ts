// What the eight types of question are called, who made them, and what counts as an answer.
import type { QuestionView } from '@sigilla/engine/learning/views.ts';

/** Headings in the scribe's red, by type. */
export const KINDS: Readonly<Record<QuestionView['questionType'], string>> = {
  multiple_choice: 'Choose one',
  translation: 'Translate',
  type_response: 'Write the word',
  dialogue_completion: 'Complete the dialogue',
  text_reconstruction: 'Restore the text',
  grammar_transformation: 'Rewrite the sentence',
  creative_composition: 'Compose',
  cultural_context: 'Read and explain',
};

/** The badge by who made the question (latin.md 2.3); ours and whatever is not named is the codex. */
export const badgeOf = (generatedBy: string): string => {
  if (generatedBy === 'morpheus') return 'Ancient Oracle';
  if (generatedBy === 'claude') return 'Learned Scribe';
  return generatedBy === 'fallback' ? 'Temple Archive' : 'Sacred Codex';
};

/** Said under the badge of the archive (latin.md 2.3); true whether a model failed, has spent its day, or had nothing new of the kind. */
export const ARCHIVE_NOTE =
  'No language model had a fresh question of this kind, so this one was written before and kept for you.';

/** What of a question says in which language it is answered. */
export type Asked = Pick<QuestionView, 'questionType' | 'questionText'>;

/** Is the answer to be written in Latin? */
export const isLatinAnswer = ({ questionType, questionText }: Asked): boolean => {
  if (questionType === 'multiple_choice' || questionType === 'cultural_context') return false;
  if (questionType === 'translation') return questionText.includes('into Latin');
  return questionType !== 'type_response' || !/\bEnglish\b/.test(questionText);
};

/** A multiple choice without choices can't be answered (latin.md 2.3). */
export const isIncomplete = ({ questionType, multipleChoiceOptions }: QuestionView): boolean =>
  questionType === 'multiple_choice' && (multipleChoiceOptions ?? []).length === 0;

/** The words of a text, split on whitespace (latin.md 5). */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
