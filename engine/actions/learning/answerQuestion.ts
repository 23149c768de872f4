// Answering a scroll. The house gives this command when the scholars have judged the answer (server/app/academy): a verdict is nobody's own to
// send. Two answers to one scroll, from two windows say, come here one after another, and the second is refused.
import { z } from 'zod';
import { refuse } from '../../core/result.ts';
import { WordMet } from '../../learning/learner.ts';
import { MOST_SCROLL_WORDS, ScrollWord } from '../../learning/palace/fromScroll.ts';
import { mayAnswer } from '../../learning/asked.ts';
import { VERDICTS } from '../../learning/views.ts';
import { accountVerb } from '../freeVerb.ts';
import { read, readRuled, touchKingdom, touchOnly } from '../load.ts';
import { readFirstCards } from '../palace/firstCards.ts';

export const answerQuestion = accountVerb({
  id: 'answer_question',
  givenBy: 'envoys',
  input: z.object({
    questionId: z.string().max(64),
    given: z.string().max(4000),
    verdict: z.enum(VERDICTS),
    score: z.int().min(0).max(100),
    words: z.array(WordMet).max(40),
    /** Words that may be hung in the Memory Palace. */
    hung: z.array(ScrollWord).max(MOST_SCROLL_WORDS),
    /** The scroll is given up, after a wording of it that nobody could judge. */
    layAside: z.boolean().default(false),
  }),
  *load({ accountId }, { questionId, verdict, hung }, content) {
    const learner = yield* read('learners', accountId);
    return {
      question: yield* read('questions', questionId),
      learner,
      honors: yield* read('honors', accountId),
      kingdom: yield* readRuled(accountId),
      cards: yield* readFirstCards(accountId, learner, hung, verdict === 'correct', content),
    };
  },
  touches: (actor) => touchOnly(touchKingdom(actor)),
  see: ({ question, learner }, { accountId }) => {
    const allowed = mayAnswer(question, accountId);
    if (!allowed.ok) return allowed;
    if (question?.purpose !== 'scroll') return refuse({ code: 'question_unknown', params: {} });
    return (learner?.placement ?? null) === null
      ? refuse({ code: 'assessment_needed', params: {} })
      : allowed;
  },
  check: ({ seen }) => seen,
  report: z.object({
    turnsAwarded: z.int(),
    forAnswer: z.int(),
    streakBonus: z.int(),
    /** Days of the milestones reached. */
    reached: z.array(z.int()),
    /** Ids of the honors that were earned by it. */
    unlocked: z.array(z.string()).default([]),
    /** The challenge that it met, and what that has paid. */
    challengeMet: z.object({ id: z.string(), turns: z.int() }).nullable().default(null),
    /** What the honors have paid. */
    honorTurns: z.int().default(0),
    /** Whether there is a kingdom that was paid. */
    isPaid: z.boolean(),
    /** Nobody could judge it, and the scroll waits for another wording: its key is not told yet. */
    stays: z.boolean().default(false),
  }),
});
