// Having looked at the feats earned so far: they are not shown as new again, in any window.
import { z } from 'zod';
import { fine } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';

export const seeFeats = accountVerb({
  id: 'see_feats',
  givenBy: 'people',
  isRepeatable: true,
  input: z.object({
    /** How many of one's feats were looked at, the oldest first: one earned in this moment is still new. */
    seen: z.int().min(0).max(1000),
  }),
  *load({ accountId }) {
    return yield* read('renown', accountId);
  },
  see: () => null,
  check: () => fine,
  report: z.object({ seen: z.int() }),
});
