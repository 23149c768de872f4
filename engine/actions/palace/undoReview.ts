// Taking back the last answer of a walk: the card is as it was before, and is asked once more, with another question.
import { z } from 'zod';
import { fine } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { readLastReview } from './lastReview.ts';

export const undoReview = accountVerb({
  id: 'undo_review',
  givenBy: 'people',
  input: z.object({ walkId: z.string().max(64) }),
  load: (actor, { walkId }) => readLastReview(actor, walkId),
  see: () => null,
  check: () => fine,
  report: z.object({ cardId: z.string(), cardsReviewed: z.int() }),
});
