// Asking whether anything has been earned that was not given yet: by somebody who learned before an honor was thought of, say. Every deed of
// learning gives what it earns by itself.
import { z } from 'zod';
import { fine } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { read, readRuled, touchKingdom, touchOnly } from '../load.ts';

export const countHonors = accountVerb({
  id: 'count_honors',
  givenBy: 'people',
  isRepeatable: true,
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
  report: z.object({ unlocked: z.array(z.string()) }),
});
