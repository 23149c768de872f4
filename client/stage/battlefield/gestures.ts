// What a commander does with the banner at the beginning of a round: an order shown, or the host called together.
// Invariant: a gesture begins and ends with the banner upright.
import type { Side, Stance } from '@sigilla/engine/battle/setup.ts';
import type { RoundTimeline } from './score.ts';

/** Seconds of an order's gesture, and of a banner's call. */
const GESTURE = 1.4;
export const CALL = 2;

/** A commander's size beside a man's, and how far a commander turns what the bearer of the banner turns a little. */
export const COMMANDER = 1.06;
export const SHOWN = 1.7;

/** How a commander shows an order with the banner. */
const GESTURES: Readonly<Record<Stance, (share: number) => { turn: number; forward: number }>> = {
  press: (share) => ({ turn: 0.5 * Math.sin(share * Math.PI), forward: 12 * Math.sin(share * Math.PI) }),
  hold: (share) => ({ turn: -0.2 * Math.sin(share * Math.PI), forward: 0 }),
  feint: (share) => ({
    turn: 0.34 * Math.sin(share * Math.PI * 2),
    forward: 5 * Math.sin(share * Math.PI * 2),
  }),
  fall_back: (share) => ({ turn: -0.6 * Math.sin(share * Math.PI), forward: -8 * Math.sin(share * Math.PI) }),
};
/** The banner as it stands. */
export const STILL = { turn: 0, forward: 0 };

/** The banner of a side, `local` seconds into a round. */
export const gestureAt = (
  round: RoundTimeline | null,
  side: Side,
  local: number,
): { turn: number; forward: number } => {
  if (round === null) return STILL;
  const calls = round.powers.some((one) => one.side === side && one.power === 'rally');
  if (calls && local < CALL) return { turn: 0.55 * Math.sin((local / CALL) * Math.PI * 6), forward: 0 };
  return local < GESTURE ? GESTURES[round.stances[side]](local / GESTURE) : STILL;
};
