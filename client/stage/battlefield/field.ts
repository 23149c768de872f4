// The measures of the hanging's field, in its own units. Invariant: everything that is placed or painted is placed by these.
import type { Side } from '@sigilla/engine/battle/setup.ts';

export const FIELD_WIDTH = 1000;
export const FIELD_HEIGHT = 430;
/** Beyond either end of the hanging its mirror image goes on, this many times over: for windows wider than any hanging. */
export const WINGS = 2;
/** The farthest and the nearest feet. */
export const NORTH = 186;
export const SOUTH = 410;
/** Where the feet of men on a wall-walk stand, and where the wall meets the ground. */
export const WALL_WALK = 158;
export const WALL_FOOT = 196;
/** Where ships ride off a shore. */
export const SEA_ROAD = 142;
/** Nearest edge of a front rank to the middle of the field at deployment. */
export const HALF_GAP = 122;

/** The farthest a front falls back from where it was drawn up, and the share of a front's way that the rear goes with it. */
export const RETREAT = 36;
export const REAR_FOLLOWS = 0.34;

/** 1 for the attacker, who stands on the left and looks right; -1 for the defender. */
export const facingOf = (side: Side): 1 | -1 => (side === 'attacker' ? 1 : -1);
