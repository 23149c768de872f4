// What undoing and rating otherwise look at: the last step of a walk, and the card that it changed.
import { cardId, skillAfter } from '../../learning/palace/card.ts';
import type { Honors } from '../../honors/honors.ts';
import type { Card } from '../../learning/palace/card.ts';
import type { CardReview } from '../../learning/palace/review.ts';
import type { Palace } from '../../learning/palace/session.ts';
import type { Holder } from '../freeVerb.ts';
import { read } from '../load.ts';
import type { Load } from '../load.ts';

export interface LastReview {
  readonly palace: Palace | null;
  readonly review: CardReview | null;
  readonly card: Card | null;
  /** The card of the word's next skill. */
  readonly next: Card | null;
  readonly honors: Honors | null;
}

/** The last step of the walk of this id, ended or not. */
export function* readLastReview({ accountId }: Holder, walkId: string): Load<LastReview> {
  const palace = yield* read('palaces', accountId);
  const walk = palace?.walk ?? null;
  const last = walk?.id === walkId ? walk.done.at(-1) : undefined;
  const honors = yield* read('honors', accountId);
  if (last === undefined) return { palace, review: null, card: null, next: null, honors };
  const card = yield* read('cards', last.cardId);
  const skill = card === null ? null : skillAfter(card);
  return {
    palace,
    review: yield* read('reviews', last.reviewId),
    card,
    next:
      card === null || skill === null
        ? null
        : yield* read('cards', cardId(accountId, card.word.lexeme, skill)),
    honors,
  };
}

/** The card that a review brought about, as long as nobody has answered it. */
export const untouchedGrowth = ({ grew }: CardReview, next: Card | null): Card | null =>
  next !== null && next.id === grew && next.memory.repetitions === 0 ? next : null;
