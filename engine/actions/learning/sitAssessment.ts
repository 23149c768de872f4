// Sitting the assessment: one or several answers, judged by the scholars and given by the house like those of scrolls; with `isFinal` it ends, the
// learner is placed, and it pays once. A question answered before keeps its first answer.
import { z } from 'zod';
import type { AskedQuestion } from '../../learning/asked.ts';
import { ASSESSMENT_QUESTIONS } from '../../learning/learner.ts';
import { fine, refuse } from '../../core/result.ts';
import { VERDICTS } from '../../learning/views.ts';
import { accountVerb } from '../freeVerb.ts';
import { read, readRuled, touchKingdom, touchOnly } from '../load.ts';

export const sitAssessment = accountVerb({
  id: 'sit_assessment',
  givenBy: 'envoys',
  input: z.object({
    answers: z
      .array(
        z.object({
          questionId: z.string().max(64),
          given: z.string().max(4000),
          verdict: z.enum(VERDICTS),
          score: z.int().min(0).max(100),
          confidence: z.int().min(1).max(10),
        }),
      )
      .max(ASSESSMENT_QUESTIONS),
    isFinal: z.boolean(),
  }),
  *load({ accountId }, { answers }) {
    const questions = new Map<string, AskedQuestion>();
    for (const { questionId } of answers) {
      const question = yield* read('questions', questionId);
      if (question?.purpose === 'assessment') questions.set(questionId, question);
    }
    const learner = yield* read('learners', accountId);
    const honors = yield* read('honors', accountId);
    return { questions, learner, honors, kingdom: yield* readRuled(accountId) };
  },
  touches: (actor) => touchOnly(touchKingdom(actor)),
  see: ({ learner }) => ({ isPlaced: (learner?.placement ?? null) !== null }),
  check: ({ seen }) => (seen.isPlaced ? refuse({ code: 'assessment_done', params: {} }) : fine),
  report: z.object({
    turnsAwarded: z.int(),
    skillLevel: z.int().nullable(),
    confidenceCalibration: z.number().nullable(),
    questionIds: z.array(z.string()),
    /** Ids of the honors that were earned by it. */
    unlocked: z.array(z.string()).default([]),
    /** What the honors have paid. */
    honorTurns: z.int().default(0),
  }),
});
