// What the gate asks of a question's words, whatever its type: plain text of a sensible length, an answer that is not in the question,
// and nothing for the grader to work from that only our own generators may write.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { fold } from '../fold.ts';

/** Longest text of a field; a passage and a model composition may be this long, nothing else comes near. */
const MOST_LETTERS = 2000;
/** Of all fields together. */
const MOST_LETTERS_IN_ALL = 20_000;
const MOST_ANSWERS = 20;

const MARKUP =
  /<\/?[a-z!][^>]*>|&(?:[a-z]+|#\d+);|\*\*|`|(?:^|\n)#{1,6} |\[[^\]]*\]\([^)]*\)|\bjavascript:/iu;
const LINK = /\bhttps?:\/\/|\bwww\./iu;

/** Hands that write questions from outside; the gate reads them without their own judging. */
const OUTSIDE = new Set(['AI', 'claude', 'morpheus']);

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(textsOf)
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsOf)
        : [];

/** Words alone, macrons and all: rosā is not given away by rosa. */
const said = (text: string): string =>
  ` ${(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu) ?? []
  ).join(' ')} `;

/** What a player reads before answering, apart from what the answer is made from. */
const askedText = (question: LatinQuestion): string => {
  const hints = question.questionType === 'dialogue_completion' ? question.dialogue.flatMap(({ hints: own }) => own) : []; // prettier-ignore
  return said([question.questionText, ...hints].join(' . '));
};

/** The first reason against a question's words, or undefined. */
export const textFault = (question: LatinQuestion): string | undefined => {
  const { judging, acceptableAnswers, correctAnswer, generatedBy, questionType } = question;
  const { judging: _, ...shown } = question;
  const texts = textsOf(shown);
  if (texts.some((text) => text.length > MOST_LETTERS)) return 'a text is too long';
  if (acceptableAnswers.length > MOST_ANSWERS) return 'there are too many accepted answers';
  if (texts.reduce((sum, text) => sum + text.length, 0) > MOST_LETTERS_IN_ALL)
    return 'there is too much text';
  if (texts.some((text) => MARKUP.test(text))) return 'there is markup in the text';
  if (texts.some((text) => LINK.test(text))) return 'there is a link in the text';
  if (judging && OUTSIDE.has(generatedBy)) return 'a question from outside brings no judging of its own';
  const asked = askedText(question);
  const answer = said(correctAnswer);
  const isWholeText = questionType === 'text_reconstruction' || questionType === 'grammar_transformation' || questionType === 'creative_composition'; // prettier-ignore
  if (OUTSIDE.has(generatedBy) && !isWholeText && questionType !== 'translation' && asked.includes(answer))
    return 'the question gives its answer away';
  if (questionType === 'translation' && [correctAnswer, ...acceptableAnswers].some((one) => fold(said(one)) === fold(said(question.baseText)))) return 'an answer repeats the question'; // prettier-ignore
  return undefined;
};
