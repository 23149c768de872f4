// Rating the last answer otherwise: the same review, reckoned again from the memory before it.
import { ok, refuse } from '../../core/result.ts';
import { countReview } from '../../honors/countReview.ts';
import { isLastOf, ratedAs } from '../../learning/palace/review.ts';
import { accountDeed } from '../deed.ts';
import { honorsKept, honorsOf } from '../learning/honoring.ts';
import { changed, created, removed } from '../outcome.ts';
import { untouchedGrowth } from './lastReview.ts';
import { rateReview } from './rateReview.ts';

export const rateReviewDeed = accountDeed(
  rateReview,
  ({ actor: { accountId }, loaded }, { questionId, rating }) => {
    const { review, card, next, calendar } = loaded;
    if (review === null || review.id !== questionId || !isLastOf(card, review))
      return refuse({ code: 'nothing_to_undo', params: {} });
    const before = untouchedGrowth(review, next);
    const rated = ratedAs(card, review, rating, calendar, before === null ? next : null);
    if (!rated.ok) return rated;
    const { grown } = rated.value;
    const honors = countReview(honorsOf(loaded.honors, accountId), { card, review }, rated.value);
    return ok({
      changes: [
        changed('cards', rated.value.card),
        changed('reviews', rated.value.review),
        ...honorsKept(loaded.honors, honors, accountId),
        ...(grown !== null && before === null ? [created('cards', grown)] : []),
        ...(grown === null && before !== null ? [removed('cards', before.id)] : []),
      ],
      message: { code: 'reviewRated', params: { word: card.word.headword } },
      report: { cardId: card.id, rating },
    });
  },
);
