// The room a figure takes on the cloth, and how both hosts are brought within it: nobody is ever cut off by the hanging's edge.
// Invariant: a box holds all of a figure that stands, hopping, striking or afraid; leaving the field for good is another matter.
import type { PuppetKey } from '../../ui/art/puppets.ts';
import { puppet } from '../../ui/art/puppets.ts';
import { FIELD_HEIGHT, FIELD_WIDTH, NORTH, SOUTH } from './field.ts';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What stays free at the edges of the field. */
const EDGE = 3;
/** A figure leans, hops and jolts by as much. */
const SWAY = 6;
const HOP = 5;

/** How much larger the nearest feet are than the farthest, in shares of the deployment's scale. */
const DEPTH = 0.28;

/** Units a puppet pixel for feet at `y`: those far away are smaller. `scale` is the deployment's. */
export const sizeAt = (scale: number, y: number): number => {
  const share = (y - NORTH) / (SOUTH - NORTH);
  return scale * (0.84 + DEPTH * Math.max(-0.3, Math.min(1.2, share)));
};

/** Units a puppet pixel by which a figure grows at most, wherever it stands, when it comes `nearer` by so many units. */
export const growthOf = (scale: number, nearer: number): number =>
  Math.max(0, (scale * DEPTH * nearer) / (SOUTH - NORTH));

/** The box of one figure about its feet, `facing` the enemy. */
export const figureBox = (key: PuppetKey, facing: 1 | -1, y: number, scale: number): Box => {
  const { left, right, top, bottom } = puppet(key);
  const size = sizeAt(scale, y);
  const [west, east] = facing === 1 ? [left, right] : [-right, -left];
  return {
    left: west * size - SWAY,
    right: east * size + SWAY,
    top: top * size - HOP * scale,
    bottom: bottom * size,
  };
};

/** A box that is measured from a point, as it lies on the field. */
export const around = (box: Box, x: number, y: number): Box => ({
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
});

/** The smallest box that holds all of them; null for none. */
export const union = (boxes: readonly Box[]): Box | null =>
  boxes.length === 0
    ? null
    : boxes.reduce((all, box) => ({
        left: Math.min(all.left, box.left),
        right: Math.max(all.right, box.right),
        top: Math.min(all.top, box.top),
        bottom: Math.max(all.bottom, box.bottom),
      }));

/** Where the feet of a figure with this box may stand, if `spare` units behind it stay free for falling back. */
export const footing = (
  box: Box,
  facing: 1 | -1,
  spare: number,
): { readonly west: number; readonly east: number; readonly north: number; readonly south: number } => ({
  west: EDGE - box.left + (facing === 1 ? spare : 0),
  east: FIELD_WIDTH - EDGE - box.right - (facing === -1 ? spare : 0),
  north: EDGE - box.top,
  south: FIELD_HEIGHT - EDGE - box.bottom,
});

/** The nearest number to `n` between `low` and `high`. */
export const within = (low: number, n: number, high: number): number => Math.max(low, Math.min(high, n));

/** The share of its distance from `centre` at which `n` lies between `low` and `high`; 1 when it does already. */
export const shareWithin = (centre: number, low: number, n: number, high: number): number => {
  if (n < low) return Math.max(0, (centre - low) / (centre - n));
  if (n > high) return Math.max(0, (high - centre) / (n - centre));
  return 1;
};
