// What the Memory Palace adds to the counters of honors: cards remembered, and cards that hold for three weeks. What an answer brought may be taken
// back until the walk is over, so gains and losses are kept apart, and the counters that earn are lifted to what stands when a walk ends.
// Invariants: no counter falls; the same answer, taken back and given again, counts once.
import type { Card } from '../learning/palace/card.ts';
import type { CardReview } from '../learning/palace/review.ts';
import { isMature } from '../learning/memory.ts';
import { counted, lifted } from './honors.ts';
import type { Honors } from './honors.ts';

/** The counters of the palace that honors want. */
const COUNTERS = ['reviews', 'mature'] as const;
type Counter = (typeof COUNTERS)[number];

/** A card, and the review that made it so; no review where it was taken back. */
export interface CardStanding {
  readonly card: Pick<Card, 'memory'>;
  readonly review: Pick<CardReview, 'rating'> | null;
}

const standing = ({ counts }: Honors, name: Counter): number =>
  (counts[`gained.${name}`] ?? 0) - (counts[`lost.${name}`] ?? 0);

const moved = (honors: Honors, name: Counter, was: boolean, is: boolean): Honors => {
  if (was === is) return honors;
  if (is) return counted(honors, { [`gained.${name}`]: 1 });
  // What was gained before anybody counted is not lost.
  return standing(honors, name) > 0 ? counted(honors, { [`lost.${name}`]: 1 }) : honors;
};

const isRemembered = ({ review }: CardStanding): boolean => review !== null && review.rating !== 'again';

/** The honors after a card was answered, rated otherwise, or taken back. The same object when nothing has moved. */
export const countReview = (honors: Honors, before: CardStanding, after: CardStanding): Honors =>
  moved(
    moved(honors, 'reviews', isRemembered(before), isRemembered(after)),
    'mature',
    isMature(before.card.memory),
    isMature(after.card.memory),
  );

/** How a walker has fared: cards remembered in walks that are over, in the one that is under way, and paid for though they were forgotten. */
export const faredBy = (honors: Honors) => {
  const before = honors.counts['reviews'] ?? 0;
  return {
    rememberedBefore: before,
    remembered: Math.max(0, standing(honors, 'reviews') - before),
    forgottenBefore: honors.counts['forgotten'] ?? 0,
  };
};

/** The honors when a walk is over: what stands now, counts, and so do the forgotten cards that were paid. */
export const countWalk = (honors: Honors, forgotten = 0): Honors =>
  COUNTERS.reduce(
    (sum, name) => lifted(sum, name, standing(sum, name)),
    forgotten === 0 ? honors : counted(honors, { forgotten }),
  );
