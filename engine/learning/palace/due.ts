// Which cards are due, counted. What is set aside is never due.
import type { Card } from './card.ts';

/** How many of these cards are due now. */
export const dueAmong = (cards: readonly Pick<Card, 'memory' | 'isSuspended'>[], now: number): number =>
  cards.filter(({ memory, isSuspended }) => !isSuspended && memory.dueAt <= now).length;
