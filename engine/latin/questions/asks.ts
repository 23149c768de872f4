// What a question asks, apart: what is to be done, and the sentence that it is done to. A question's text tells both in a line, as it always has; windows
// set them apart and need not guess where one ends. Invariant: all of it stands in the text and the sentence that are shown anyway.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';

/** What is to be done, and to which sentence. */
export type Asks = {
  readonly task: string;
  readonly sentence: string;
  readonly isLatin: boolean;
  /** What the sentence says in English, where that is told. */
  readonly means?: string;
};

/** How makers of questions begin those of which a Latin sentence is the rest. */
const MEANING = ['What does this mean', 'What, then, does this mean'] as const;
/** … and those that tell a sentence in English, then in Latin with a gap. */
const COMPLETING = ['Which form completes', 'Which word completes'] as const;
const FILLING = 'Fill the gaps, in order, to say';

export const meaningAsked = (latin: string, opening: (typeof MEANING)[number] = MEANING[0]): string =>
  `${opening}: ${latin}`;
export const completionAsked = (
  opening: (typeof COMPLETING)[number],
  english: string,
  gapped: string,
): string => `${opening} "${english}" – ${gapped}`;
export const fillingAsked = (english: string, gapped: string): string => `${FILLING} "${english}": ${gapped}`;

/** What a text goes on with behind its beginning; undefined where it begins otherwise. */
const behind = (text: string, beginning: string): string | undefined =>
  text.startsWith(beginning) ? text.slice(beginning.length) : undefined;

const ofChoice = (text: string): Asks | undefined => {
  for (const opening of MEANING) {
    const sentence = behind(text, `${opening}: `);
    if (sentence !== undefined) return { task: `${opening}?`, sentence, isLatin: true };
  }
  for (const opening of COMPLETING) {
    const [means, sentence, ...more] = behind(text, `${opening} "`)?.split('" – ') ?? [];
    if (means !== undefined && sentence !== undefined && more.length === 0)
      return { task: `${opening} the sentence?`, sentence, isLatin: true, means };
  }
  return undefined;
};

/** What stands before and behind a sentence in the text that tells it; all of the text is the task where it does not. */
const about = (text: string, sentence: string): readonly [task: string, rest: string] => {
  const at = text.lastIndexOf(sentence);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + sentence.length)];
};

/** What a question asks, where its text is a task and a sentence; undefined for one that is a single line, a passage, a dialogue. */
export const asksOf = (question: LatinQuestion): Asks | undefined => {
  const { questionText: text } = question;
  if (question.questionType === 'multiple_choice') return ofChoice(text);
  if (!('baseText' in question)) return undefined;
  const sentence = question.baseText;
  const [before, after] = about(text, sentence);
  const task = before.trim().replace(/:$/, '');
  const isGapped =
    question.questionType === 'text_reconstruction' && question.reconstructionType === 'missing_words';
  const filling = isGapped ? behind(task, `${FILLING} "`) : undefined;
  if (filling !== undefined)
    return { task: FILLING, sentence, isLatin: true, means: filling.replace(/"$/, '') };
  const means = after.trim().replaceAll(/^\(|\)$/g, '');
  return {
    task: task === '' ? text : task,
    sentence,
    isLatin:
      isGapped ||
      question.questionType === 'grammar_transformation' ||
      (question.questionType === 'translation' && !text.includes('into Latin')),
    ...(means === '' ? {} : { means }),
  };
};
