// Taking back an answer. What the walk has paid stays paid: it pays once a day; what was earned stays earned.
import { ok, refuse } from '../../core/result.ts';
import { countReview } from '../../honors/countReview.ts';
import { isLastOf, unreviewed } from '../../learning/palace/review.ts';
import { steppedBack } from '../../learning/palace/session.ts';
import { accountDeed } from '../deed.ts';
import { honorsKept, honorsOf } from '../learning/honoring.ts';
import { changed, removed } from '../outcome.ts';
import { untouchedGrowth } from './lastReview.ts';
import { undoReview } from './undoReview.ts';

export const undoReviewDeed = accountDeed(undoReview, ({ actor: { accountId }, loaded }) => {
  const { palace, review, card, next, honors: before } = loaded;
  if (palace === null || palace.walk === null || review === null || !isLastOf(card, review))
    return refuse({ code: 'nothing_to_undo', params: {} });
  const grown = untouchedGrowth(review, next);
  const back = unreviewed(card, review);
  const honors = countReview(honorsOf(before, accountId), { card, review }, { card: back, review: null });
  const walk = steppedBack(palace.walk);
  return ok({
    changes: [
      changed('cards', back),
      changed('palaces', { ...palace, walk }, accountId),
      removed('reviews', review.id),
      ...honorsKept(before, honors, accountId),
      ...(grown === null ? [] : [removed('cards', grown.id)]),
    ],
    message: { code: 'reviewUndone', params: { word: card.word.headword } },
    report: { cardId: card.id, cardsReviewed: walk.done.length },
  });
});
