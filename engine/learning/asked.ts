// A question that was put to a learner, as the server keeps it: with its key, for one answer by one account. Invariant: it is answered at
// most once, and until then nothing of it but its public view is shown to anyone (engine/latin, publicView).
import { z } from 'zod';
import { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import { AccountId } from '../core/brand.ts';
import type { Random } from '../core/random.ts';
import { sha256Hex } from '../core/random.ts';
import type { Result } from '../core/result.ts';
import { fine, refuse } from '../core/result.ts';
import { fold } from '../latin/academy.ts';
import { SCROLLS_A_DAY } from './learner.ts';
import type { Memory } from './memory.ts';
import type { Answered } from './placement.ts';
import { VERDICTS } from './views.ts';

export const PURPOSES = ['scroll', 'review', 'assessment'] as const;

/** A question as put, and its answer once there is one. Instants are epoch milliseconds. */
export const AskedQuestion = z.object({
  id: z.string(),
  accountId: AccountId,
  purpose: z.enum(PURPOSES),
  /** The game server whose kingdom is paid for it. */
  paysOn: z.string(),
  question: LatinQuestion,
  /** The skill level that it asks for. */
  level: z.int().min(1).max(10),
  /** What it says, told apart from what was said before (`saidBy`). */
  said: z.string(),
  /** The card of the Memory Palace that it asks about. */
  cardId: z.string().nullable(),
  /** The writing of the archive that it was copied from; null for what was made for this learner. */
  writingId: z.string().nullable(),
  askedAt: z.int(),
  /** The latest answer that nobody could judge; the question waits for another, or to be laid aside. */
  unjudged: z.string().nullable(),
  answer: z
    .object({
      at: z.int(),
      given: z.string(),
      verdict: z.enum(VERDICTS),
      score: z.int().min(0).max(100),
      turns: z.int().min(0),
    })
    .nullable(),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly questions: AskedQuestion;
  }
}

/** Questions that only pick among what is shown, against those that are written. */
export const wayOf = (type: QuestionType): Answered['way'] =>
  type === 'multiple_choice' ? 'choosing' : 'writing';

/** The same for two questions that say the same sentence or text, however they ask about it. */
export const saidBy = (question: LatinQuestion): string => {
  const text =
    'primarySource' in question
      ? question.primarySource.latin
      : 'baseText' in question
        ? question.baseText
        : 'dialogue' in question
          ? question.dialogue.map(({ text: line }) => line).join(' ')
          : 'writingPrompt' in question
            ? question.writingPrompt
            : question.questionText;
  return sha256Hex(fold(text)).slice(0, 16);
};

/** May this account answer it? Somebody else's is as unknown as one that never was. */
export const mayAnswer = (asked: AskedQuestion | null, accountId: AccountId): Result<void> => {
  if (asked === null || asked.accountId !== accountId)
    return refuse({ code: 'question_unknown', params: {} });
  return asked.answer === null ? fine : refuse({ code: 'question_answered', params: {} });
};

/**
 * What a day's twenty hold, by skill: beginners choose and translate (the 40/40/20 of latin.md 9.1, with a little of the
 * rest, so that no day is all of one kind), readers transform, reconstruct and compose.
 */
const MIX: readonly { readonly from: number; readonly weights: Readonly<Record<QuestionType, number>> }[] = [
  {
    from: 1,
    weights: {
      multiple_choice: 8,
      translation: 5,
      type_response: 2,
      dialogue_completion: 1,
      text_reconstruction: 2,
      grammar_transformation: 1,
      creative_composition: 0,
      cultural_context: 1,
    },
  },
  {
    from: 3,
    weights: {
      multiple_choice: 5,
      translation: 6,
      type_response: 3,
      dialogue_completion: 2,
      text_reconstruction: 2,
      grammar_transformation: 1,
      creative_composition: 0,
      cultural_context: 1,
    },
  },
  {
    from: 6,
    weights: {
      multiple_choice: 3,
      translation: 6,
      type_response: 3,
      dialogue_completion: 2,
      text_reconstruction: 2,
      grammar_transformation: 2,
      creative_composition: 1,
      cultural_context: 1,
    },
  },
];

/**
 * The type and level of the next scroll for one of skill level `skill` (1 to 10), `asked` being the types of the day's scrolls so far. The mix is dealt
 * like a deck, so that what is rare comes on its day instead of by luck; where all of it is dealt, it is dealt anew.
 */
export const drawScroll = (
  skill: number,
  asked: readonly QuestionType[],
  random: Random,
): { readonly type: QuestionType; readonly level: number } => {
  const weights = MIX.findLast(({ from }) => from <= skill)?.weights;
  if (weights === undefined) throw new Error(`no mix of scrolls for skill ${skill}`);
  const types = Object.keys(weights) as QuestionType[];
  const left = types.map((type) => Math.max(0, weights[type] - asked.filter((one) => one === type).length));
  const dealt = left.some((one) => one > 0) ? left : types.map((type) => weights[type]);
  const type = types[random.weighted(dealt)] ?? 'multiple_choice';
  // Half of them where one stands, a quarter each a step easier and harder.
  const step = random.pick([-1, 0, 0, 1]);
  return { type, level: Math.min(10, Math.max(1, skill + step)) };
};

/** Of the day's scrolls so many at most come back to what is weak. */
const MOST_WEAK = 5;
/** Of the cards that are due so many are looked at for what is weak, those that fell due last: what was missed today is among them. */
export const WEAK_LOOKED_AT = 24;

/**
 * The card that the next scroll comes back to, of those that are due; null when it asks for something else. Of the day's twenty scrolls about as many
 * come back as cards are due, five at most; a card is the likelier the oftener it was forgotten, and none is left out.
 */
export const drawWeak = <T extends { readonly memory: Pick<Memory, 'lapses'> }>(
  due: readonly T[],
  random: Random,
): T | null => {
  if (random.between(1, SCROLLS_A_DAY) > Math.min(due.length, MOST_WEAK)) return null;
  return due[random.weighted(due.map(({ memory }) => 1 + memory.lapses))] ?? null;
};
