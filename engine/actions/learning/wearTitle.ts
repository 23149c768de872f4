// Wearing a title that has been earned, or none.
import { z } from 'zod';
import { fine } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';

export const wearTitle = accountVerb({
  id: 'wear_title',
  givenBy: 'people',
  input: z.object({ titleId: z.string().max(64).nullable() }),
  *load({ accountId }) {
    return { learner: yield* read('learners', accountId), honors: yield* read('honors', accountId) };
  },
  see: () => null,
  check: () => fine,
  report: z.object({ titleId: z.string().nullable() }),
});
