// Burning a freeze scroll, which keeps a streak over a missed day (G-075).
import { z } from 'zod';
import { fine } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';

export const burnFreezeScroll = accountVerb({
  id: 'burn_freeze_scroll',
  givenBy: 'people',
  input: z.object({}),
  *load({ accountId }) {
    return yield* read('learners', accountId);
  },
  see: () => null,
  check: () => fine,
  report: z.object({ left: z.int() }),
});
