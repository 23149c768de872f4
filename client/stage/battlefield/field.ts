// The measures of the hanging's field, in its own units. Invariant: everything that is placed or painted is placed by these.
import type { Side } from '@sigilla/engine/battle/setup.ts';

export const FIELD_WIDTH = 1000;
export const FIELD_HEIGHT = 430;
/** Beyond either end of the hanging its mirror image goes on, this many times over: for windows wider than any hanging. */
export const WINGS = 2;
/** The farthest and the nearest feet. */
export const NORTH = 178;
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

/** Where a defender's wall gives way, in the order in which it does. */
export const BREACHES = [700, 884, 790, 655, 940, 838] as const;

/** How many gaps a wall shows of which such a share stands. */
export const gapsIn = (walls: number | null): number =>
  walls === null ? 0 : Math.max(0, Math.ceil((1 - walls) * BREACHES.length - 0.001));

/** 1 for the attacker, who stands on the left and looks right; -1 for the defender. */
export const facingOf = (side: Side): 1 | -1 => (side === 'attacker' ? 1 : -1);

/** What a side has of something that both have. Read by a name that is not written down, a fraction is wrapped up anew for whoever reads it. */
export const its = <T>(both: Readonly<Record<Side, T>>, side: Side): T =>
  side === 'attacker' ? both.attacker : both.defender;
