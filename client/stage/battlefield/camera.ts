// Where the eye stands before the hanging: it rests on the whole and leans in for what is being done, nearer where the cloth is small.
// Invariants: no edge of the field ever shows where there is more cloth, and whoever stands is in sight whole.
import { FIELD_HEIGHT, FIELD_WIDTH } from './field.ts';
import type { Box } from './room.ts';
import type { FieldState } from './fieldState.ts';

/** How much nearer the eye comes in a charge on a large cloth, and more on a small one, for every blow. */
const LEAN = 0.17;
const NEARER = 0.45;
/** CSS pixels a unit at which a cloth is large, and at which it is as small as can be. */
const LARGE = 0.8;
const SMALL = 0.34;
/** The share of the way it goes in a second, roughly: e to the minus this is left. */
const HASTE = 3.2;
/** Units that stay free around those who stand. */
const MARGIN = 3;

export interface Sight {
  /** The point of the field in the middle of the window, and how near. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const RESTING: Sight = { x: FIELD_WIDTH / 2, y: FIELD_HEIGHT / 2, zoom: 1 };

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

/** The sight nearest to this one in which all of `standing` is seen. */
export function covering(sight: Sight, standing: Box | null, width: number): Sight {
  if (standing === null || sight.zoom <= 1) return held({ ...sight, zoom: Math.max(1, sight.zoom) }, width);
  const fits = Math.min(
    width / (standing.right - standing.left + 2 * MARGIN),
    FIELD_HEIGHT / (standing.bottom - standing.top + 2 * MARGIN),
  );
  const zoom = Math.max(1, Math.min(sight.zoom, fits));
  const halfX = width / (2 * zoom);
  const halfY = FIELD_HEIGHT / (2 * zoom);
  return held(
    {
      zoom,
      x: between(standing.right + MARGIN - halfX, sight.x, standing.left - MARGIN + halfX),
      y: between(standing.bottom + MARGIN - halfY, sight.y, standing.top - MARGIN + halfY),
    },
    width,
  );
}

/** Where the eye wants to be before a cloth of `scale` CSS pixels a unit. */
export function wished(gaze: FieldState['gaze'], scale: number): Sight {
  const smallness = Math.min(1, Math.max(0, (LARGE - scale) / (LARGE - SMALL)));
  const lean = Math.max(gaze.lean, gaze.stir * smallness);
  return {
    zoom: 1 + (LEAN + NEARER * smallness) * lean,
    x: FIELD_WIDTH / 2 + (gaze.x - FIELD_WIDTH / 2) * lean,
    y: FIELD_HEIGHT / 2 + (gaze.y - FIELD_HEIGHT / 2) * lean,
  };
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
