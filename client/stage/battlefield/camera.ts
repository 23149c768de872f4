// Where the eye stands before the hanging: it rests on the whole, leans in for a charge, and on a narrow window follows what is
// being done unless the reader has pushed the cloth aside with a finger.
// Invariant: whatever it looks at, no edge of the field ever shows.
import { FIELD_HEIGHT, FIELD_WIDTH } from './field.ts';
import type { FieldState } from './stateAt.ts';

/** How much nearer the eye comes in a charge. */
const LEAN = 0.17;
/** The share of the way it goes in a second, roughly: e to the minus this is left. */
const HASTE = 3.2;

export interface Sight {
  /** The point of the field in the middle of the window, and how near. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const between = (low: number, n: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, n));

/** Keeps a sight within the field for a window `width` units wide. */
export function held(sight: Sight, width: number): Sight {
  const halfX = width / (2 * sight.zoom);
  const halfY = FIELD_HEIGHT / (2 * sight.zoom);
  return {
    zoom: sight.zoom,
    x: between(halfX, sight.x, FIELD_WIDTH - halfX),
    y: between(halfY, sight.y, FIELD_HEIGHT - halfY),
  };
}

/** Where the eye wants to be. `pushed` is the reader's own choice of x, or null. */
export function wished(gaze: FieldState['gaze'], width: number, pushed: number | null): Sight {
  const zoom = 1 + LEAN * gaze.lean;
  const narrow = width < FIELD_WIDTH - 1;
  const x = pushed ?? (narrow || gaze.lean > 0 ? gaze.x : FIELD_WIDTH / 2);
  return held({ x, y: FIELD_HEIGHT / 2 + (gaze.y - FIELD_HEIGHT / 2) * gaze.lean, zoom }, width);
}

/** One step of `seconds` from where the eye is to where it wants to be. */
export function follow(from: Sight, to: Sight, seconds: number): Sight {
  const share = 1 - Math.exp(-HASTE * seconds);
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    zoom: from.zoom + (to.zoom - from.zoom) * share,
  };
}
