// Burning a freeze scroll, which keeps a streak over a missed day (G-075).
import { z } from 'zod';
import { fine } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { read, readRuled, touchKingdom, touchOnly } from '../load.ts';

export const burnFreezeScroll = accountVerb({
  id: 'burn_freeze_scroll',
  givenBy: 'people',
  input: z.object({}),
  *load({ accountId }) {
    return {
      learner: yield* read('learners', accountId),
      honors: yield* read('honors', accountId),
      kingdom: yield* readRuled(accountId),
    };
  },
  touches: (actor) => touchOnly(touchKingdom(actor)),
  see: () => null,
  check: () => fine,
  report: z.object({ left: z.int() }),
});
