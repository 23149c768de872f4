// Reviews of cards as they are kept, one for each answer (engine/learning/palace/review.ts says what one is). Never changed but by whoever answered last.
import { only } from '@sigilla/engine/core/only.ts';
import { CardReview } from '@sigilla/engine/learning/palace/review.ts';
import { aggregate, listed } from '../aggregate.ts';

export const reviews = listed(
  aggregate({
    name: 'reviews',
    shape: CardReview,
    versions: [],
    indexes: {
      account: (review) => [review.accountId, review.at],
      /** Rated above Again. */
      remembered: (review) => (review.rating === 'again' ? null : [review.accountId, review.at]),
    },
    unique: {},
    told: 'none',
    owner: {
      by: 'account',
      found: ['account'],
      leaves: 'after the account',
      isHeld: 'never',
      shown: (review) =>
        only(review, { cardId: true, at: true, rating: true, verdict: true, seconds: true, skill: true }),
    },
  }),
  1,
  ({ at, rating, cardId }) => ({ at, rating, cardId }),
);
