// Rulings: wordings of an answer that a moderator found right although the grader did not. A ruling belongs to what was asked, not to one asking of
// it, so that it counts for everyone from then on, whoever made the question. Invariant: wordings are compared as the grader compares, without macrons.
import { z } from 'zod';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { sha256Hex } from '../core/random.ts';
import { fold } from '../latin/academy.ts';
import { saidBy } from './asked.ts';

/** Wordings of one question; more than these are a question badly put. */
const MOST_WORDINGS = 20;

/** What counts as right for a question besides what the grader knows. */
export const Ruling = z.object({
  id: z.string(),
  /** As they are compared. */
  wordings: z.array(z.string().min(1)).max(MOST_WORDINGS),
  ruledAt: z.int(),
});
export type Ruling = z.infer<typeof Ruling>;
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly rulings: Ruling;
  }
}

/** The same for two askings of one thing: the same text, the same task, the same key. */
export const rulingId = (question: LatinQuestion): string =>
  sha256Hex(
    [question.questionType, saidBy(question), fold(question.questionText), fold(question.correctAnswer)].join(
      '|',
    ),
  ).slice(0, 24);

/** An answer as it is compared: words alone, macrons and case levelled. */
const wordingOf = (answer: string): string => (fold(answer).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Is an answer among the wordings that were ruled right? */
export const isRuledRight = (ruling: Ruling | null, answer: string): boolean =>
  ruling?.wordings.includes(wordingOf(answer)) ?? false;

/** A ruling with one more wording; the oldest makes room. An answer without a word in it changes nothing. */
export const ruledRight = (ruling: Ruling | null, id: string, answer: string, now: number): Ruling => {
  const wording = wordingOf(answer);
  const before = ruling?.wordings ?? [];
  const after = wording === '' || before.includes(wording) ? before : [...before, wording];
  return { id, wordings: after.slice(-MOST_WORDINGS), ruledAt: now };
};
