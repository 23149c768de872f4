// Saying when the card just answered shall come back: later or sooner than the house thought, never later than the verdict allows.
import { z } from 'zod';
import { fine } from '../../core/result.ts';
import { RATINGS } from '../../learning/memory.ts';
import { UTC_CALENDAR } from '../../core/calendar.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';
import { readLastReview } from './lastReview.ts';

export const rateReview = accountVerb({
  id: 'rate_review',
  givenBy: 'people',
  isRepeatable: true,
  input: z.object({ walkId: z.string().max(64), questionId: z.string().max(64), rating: z.enum(RATINGS) }),
  *load(actor, { walkId }) {
    const last = yield* readLastReview(actor, walkId);
    const learner = yield* read('learners', actor.accountId);
    return { ...last, calendar: learner?.calendar ?? UTC_CALENDAR };
  },
  see: () => null,
  check: () => fine,
  report: z.object({ cardId: z.string(), rating: z.enum(RATINGS) }),
});
