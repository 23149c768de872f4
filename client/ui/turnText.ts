// What is said of the turn purse (latin.md §2.14), apart from how it is shown.

import { countdown } from './timeText.ts';

interface Purse {
  readonly turns: number;
  readonly maxTurns: number;
  /** Epoch milliseconds; null when the purse is full. */
  readonly nextTurnAt: number | null;
  /** Milliseconds one turn takes to come. */
  readonly turnMs: number;
}

/** Until the next turn, in words: "12:31", "Turn ready!" or "Full". `now` in epoch milliseconds. */
export function nextTurnText(purse: Purse, now: number): string {
  if (purse.turns >= purse.maxTurns || purse.nextTurnAt === null) return 'Full';
  return purse.nextTurnAt <= now ? 'Turn ready!' : countdown(purse.nextTurnAt - now);
}

/** How much of the coming turn has passed, 0 to 1; a full purse counts as 1. */
export function turnProgress(purse: Purse, now: number): number {
  if (purse.turns >= purse.maxTurns || purse.nextTurnAt === null) return 1;
  return Math.min(1, Math.max(0, 1 - (purse.nextTurnAt - now) / purse.turnMs));
}

/** Why the purse does not suffice, or undefined. `turns` is undefined while it is loading. */
export function turnShortage(cost: number, turns: number | undefined): string | undefined {
  return turns !== undefined && turns < cost ? `Not enough turns (need ${cost})` : undefined;
}
