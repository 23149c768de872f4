// Asking whether a kingdom has reached a feat that it was not told of: one written down before any were counted, say. Every change of a kingdom is
// celebrated by itself, in its own commit.
import { z } from 'zod';
import { fine } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { readRuled, touchKingdom, touchOnly } from '../load.ts';

export const countFeats = accountVerb({
  id: 'count_feats',
  givenBy: 'people',
  isRepeatable: true,
  input: z.object({}),
  *load({ accountId }) {
    return yield* readRuled(accountId);
  },
  touches: (actor) => touchOnly(touchKingdom(actor)),
  see: () => null,
  check: () => fine,
  report: z.object({}),
});
