// Which kingdoms have nobody on the throne: a guest's, when no turn of it was spent for a week. Lists leave them out, so that nobody
// challenges an empty chair. Invariant: `forsaken` is set by housekeeping alone, and the ruler's next turn takes it away.
import type { Kingdom } from './kingdom.ts';

/** How long a guest's kingdom stands on the lists after its last turn. */
export const FORSAKEN_AFTER_MS = 7 * 24 * 3_600_000;

type Ruled = Pick<Kingdom, 'isGuest' | 'foundedAt' | 'lastTurnUsedAt'>;

/** When its ruler last spent a turn, or else founded it. Epoch milliseconds. */
export const lastRuledAt = ({ lastTurnUsedAt, foundedAt }: Ruled): number => lastTurnUsedAt ?? foundedAt;

/** Guests are looked for by the hour: by the moment, every deed of theirs would move them in that list. */
export const RULED_IN_MS = 3_600_000;

/** The hour in which its ruler last spent a turn, by its beginning. Epoch milliseconds. */
export const lastRuledIn = (kingdom: Ruled): number =>
  Math.floor(lastRuledAt(kingdom) / RULED_IN_MS) * RULED_IN_MS;

/** Whether a kingdom is to leave the lists. */
export const isForsaken = (kingdom: Ruled, now: number): boolean =>
  kingdom.isGuest && now - lastRuledAt(kingdom) >= FORSAKEN_AFTER_MS;

/** What a turn that is spent leaves on its kingdom. */
export const ruledAt = (now: number): Pick<Kingdom, 'forsaken' | 'lastTurnUsedAt'> => ({
  forsaken: false,
  lastTurnUsedAt: now,
});
