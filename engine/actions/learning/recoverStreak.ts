// Buying a lost streak back: a deed of the kingdom, whose turns pay for the account's missed days (G-157).
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { recoveryOf } from '../../learning/streak.ts';
import { FREE, declareVerb } from '../verb.ts';
import { read, touch, touchOnly } from '../load.ts';

export const recoverStreak = declareVerb({
  id: 'recover_streak',
  input: z.object({}),
  *load({ accountId }) {
    return { learner: yield* read('learners', accountId), honors: yield* read('honors', accountId) };
  },
  touches: ({ accountId }) => touchOnly(touch('accounts', accountId)),
  /** One's own streak is one's own to see. */
  see: ({ learner }) => learner,
  check: ({ seen: learner, now }) => {
    if (learner === null) return refuse({ code: 'streak_unbroken', params: {} });
    const recovery = recoveryOf(learner.streak, now, learner.calendar);
    return recovery.ok ? fine : recovery;
  },
  cost: ({ seen: learner, now }) => {
    const recovery = learner === null ? null : recoveryOf(learner.streak, now, learner.calendar);
    return recovery?.ok === true ? { turns: recovery.value.cost, resources: {} } : FREE;
  },
  report: z.object({ currentStreak: z.int(), reached: z.array(z.int()) }),
});
