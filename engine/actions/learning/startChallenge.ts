// Beginning the challenge of the day, or beginning it anew. The house gives this command, for it alone knows which challenge the day has
// (server/app/academy/challenges.ts); `day` is the learner's own, so that none begins on the wrong side of midnight.
import { z } from 'zod';
import { Day } from '../../core/day.ts';
import { fine, refuse } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';

export const startChallenge = accountVerb({
  id: 'start_challenge',
  givenBy: 'envoys',
  input: z.object({ challengeId: z.string().max(64), day: Day }),
  *load({ accountId }) {
    return { learner: yield* read('learners', accountId), honors: yield* read('honors', accountId) };
  },
  see: ({ learner }) => ({ isPlaced: (learner?.placement ?? null) !== null }),
  check: ({ seen }) => (seen.isPlaced ? fine : refuse({ code: 'assessment_needed', params: {} })),
  report: z.object({ challengeId: z.string() }),
});
