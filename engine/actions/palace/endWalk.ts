// Ending a walk through the Memory Palace before its last card. What was answered is paid for.
import { z } from 'zod';
import { fine } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { read, readRuled, touchKingdom, touchOnly } from '../load.ts';

export const endWalk = accountVerb({
  id: 'end_walk',
  givenBy: 'people',
  input: z.object({ walkId: z.string().max(64) }),
  *load({ accountId }) {
    return {
      palace: yield* read('palaces', accountId),
      learner: yield* read('learners', accountId),
      honors: yield* read('honors', accountId),
      kingdom: yield* readRuled(accountId),
    };
  },
  touches: (actor) => touchOnly(touchKingdom(actor)),
  see: () => null,
  check: () => fine,
  report: z.object({ cardsReviewed: z.int(), turnsAwarded: z.int(), reached: z.array(z.int()) }),
});
