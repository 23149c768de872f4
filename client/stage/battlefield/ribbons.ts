// The ribbons below the bodies of both hosts: who stands there and how many they are. Which of them can be read at once on a cloth of this size.
// Invariants: no ribbon lies over another's words; where there is room for some alone, the larger bodies keep theirs.
import type { Body } from './bodies.ts';

/** `named`: the name and the count; `counted`: the count alone; `none`: neither can be read. */
export type RibbonForm = 'named' | 'counted' | 'none';

export interface Ribbon {
  form: RibbonForm;
  men: number;
  /** Its middle, and its upper edge. */
  x: number;
  y: number;
}

/** What ribbons take of the field, in its units. */
export interface RibbonRoom {
  readonly height: number;
  /** By body. */
  readonly named: readonly number[];
  readonly counted: number;
}

/** CSS pixels a unit from which on names can be written. */
const LEGIBLE = 0.58;

/** Height of a ribbon's letters in units, before a cloth of `scale` CSS pixels a unit: 12 pixels on one of a thousand, 14 at most, never less than 9. */
export const letterSize = (scale: number): number => Math.min(14, Math.max(9, 12.4 * scale)) / scale;

export const namesFit = (scale: number): boolean => scale >= LEGIBLE;

/** How far below the feet of its nearest row a ribbon hangs. */
export const BELOW = 3;

const half = (ribbon: Ribbon, room: RibbonRoom, body: number): number =>
  (ribbon.form === 'named' ? (room.named[body] ?? 0) : room.counted) / 2;

/** Whether a ribbon meets any of those that were placed before it. */
const meets = (
  ribbons: readonly Ribbon[],
  order: readonly number[],
  before: number,
  body: number,
  room: RibbonRoom,
): boolean => {
  const own = ribbons[body];
  if (own === undefined) return false;
  for (let k = 0; k < before; k += 1) {
    const other = order[k] ?? 0;
    const there = ribbons[other];
    if (there === undefined || there.form === 'none') continue;
    if (
      Math.abs(there.y - own.y) < room.height &&
      Math.abs(there.x - own.x) < half(own, room, body) + half(there, room, other)
    )
      return true;
  }
  return false;
};

/** What is written over the field keeps so far off a ribbon's upper edge. */
const GAP = 2;

/**
 * Where something is clear of every ribbon's words that is written `wide` to either side of `x` and reaches `tall` above its foot `y`: there, or just
 * above the ribbons in its way.
 */
export const clearOf = (
  ribbons: readonly Ribbon[],
  room: RibbonRoom,
  x: number,
  y: number,
  wide: number,
  tall: number,
): number => {
  let foot = y;
  // Whoever has made way for one may stand in another: each is passed but once, upwards.
  for (let pass = 0; pass < ribbons.length; pass += 1) {
    let highest = foot;
    for (let body = 0; body < ribbons.length; body += 1) {
      const ribbon = ribbons[body];
      if (ribbon === undefined || ribbon.form === 'none') continue;
      if (Math.abs(ribbon.x - x) >= half(ribbon, room, body) + wide) continue;
      if (foot <= ribbon.y || foot - tall >= ribbon.y + room.height) continue;
      highest = Math.min(highest, ribbon.y - GAP);
    }
    if (highest === foot) return foot;
    foot = highest;
  }
  return foot;
};

/** The bodies, the largest first: those who keep their ribbons where there is too little room. */
export const byWeight = (bodies: readonly Body[]): number[] =>
  bodies.map((_, i) => i).toSorted((a, b) => (bodies[b]?.figures ?? 0) - (bodies[a]?.figures ?? 0));

/**
 * Settles the form of ribbons whose places and counts are written in them. `order` is `byWeight`; `named` says whether names can be
 * written at all. Nothing is made: the forms are written into the ribbons.
 */
export function settle(
  ribbons: readonly Ribbon[],
  order: readonly number[],
  room: RibbonRoom,
  named: boolean,
): void {
  for (let k = 0; k < order.length; k += 1) {
    const body = order[k] ?? 0;
    const ribbon = ribbons[body];
    if (ribbon === undefined) continue;
    ribbon.form = 'none';
    if (ribbon.men === 0) continue;
    ribbon.form = named ? 'named' : 'counted';
    if (!meets(ribbons, order, k, body, room)) continue;
    if (named) {
      ribbon.form = 'counted';
      if (!meets(ribbons, order, k, body, room)) continue;
    }
    ribbon.form = 'none';
  }
}
