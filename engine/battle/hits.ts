// How a blow is written in a round log: three integers, so that a round of eighty blows is a few hundred bytes of JSON.
// Invariant: company indices fit 7 bits (two sides of at most 40).
import type { Armies } from './armies.ts';

/** Integers a blow. */
export const HIT_WIDTH = 3;

/** The blow followed the side's order whom to strike. */
export const AS_ORDERED = 1;
/** The blow was a charge. */
export const CHARGED = 2;
/** The blow destroyed the company it struck. */
export const DESTROYED = 4;

/** The blow was struck by a reserve in the round it went in. */
export const RESTED_BLOW = 8;

export interface Hit {
  readonly actor: number;
  readonly target: number;
  /** AS_ORDERED, CHARGED, DESTROYED and RESTED_BLOW, or 0. */
  readonly flags: number;
  /** Thousandths of a point actually taken. */
  readonly damage: number;
  readonly fallen: number;
}

/** Packs who struck whom, and how, into one integer. */
export const packHit = (actor: number, target: number, flags: number): number =>
  actor | (target << 7) | (flags << 14);

/** Writes a blow down, where anybody will read it. */
export const tell = (armies: Armies, packed: number, damage: number, fallen: number): void => {
  const { hits, used } = armies;
  hits[used] = packed;
  hits[used + 1] = damage;
  hits[used + 2] = fallen;
  armies.used = used + HIT_WIDTH;
};

/** The company that struck, the one it struck, and how, out of a packed integer. */
const actorOf = (packed: number): number => packed & 127;
const targetOf = (packed: number): number => (packed >> 7) & 127;
const flagsOf = (packed: number): number => packed >> 14;

/** The blow at `offset` (a multiple of HIT_WIDTH) of a log's `hits`. */
export const hitAt = (hits: readonly number[], offset: number): Hit => {
  const packed = hits[offset] ?? 0;
  return {
    actor: actorOf(packed),
    target: targetOf(packed),
    flags: flagsOf(packed),
    damage: hits[offset + 1] ?? 0,
    fallen: hits[offset + 2] ?? 0,
  };
};
