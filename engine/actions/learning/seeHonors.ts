// Having looked at the honors earned so far: they are not shown as new again, in any window.
import { z } from 'zod';
import { fine } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';

export const seeHonors = accountVerb({
  id: 'see_honors',
  givenBy: 'people',
  isRepeatable: true,
  input: z.object({
    /** How many of one's honors were looked at, the oldest first: one earned in this moment is still new. */
    seen: z.int().min(0).max(1000),
  }),
  *load({ accountId }) {
    return yield* read('honors', accountId);
  },
  see: () => null,
  check: () => fine,
  report: z.object({ seen: z.int() }),
});
