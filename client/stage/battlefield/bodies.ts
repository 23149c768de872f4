// A body of men: all companies of one unit that stand together, named by one ribbon and led by one standard.
// Invariant: every company belongs to exactly one body, and a body's measures hold all of its feet at deployment.
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { facingOf } from './field.ts';
import type { Footing, StandingCompany } from './standing.ts';

export interface Body {
  readonly side: Side;
  readonly rank: 'front' | 'rear';
  readonly footing: Footing;
  /** What its men are called, many of them. */
  readonly name: string;
  /** Indices of its companies. */
  readonly companies: readonly number[];
  readonly figures: number;
  /** As drawn up. */
  readonly men: number;
  /** Where feet stand: the middle, the ends and the nearest row. */
  readonly x: number;
  readonly left: number;
  readonly right: number;
  readonly south: number;
}

/** A standard's size beside a banner's. */
export const STANDARD = 0.86;

/** Where a body's standard is borne: at its nearest row, toward the end that it keeps from the enemy. */
export const standardOf = (body: Body): { readonly x: number; readonly y: number } => ({
  x: 0.6 * (facingOf(body.side) === 1 ? body.left : body.right) + 0.4 * body.x,
  y: body.south + 3,
});

/** The bodies of both sides; companies are given in the order of their indices. */
export const bodiesOf = (companies: readonly StandingCompany[]): Body[] => {
  const together = new Map<string, StandingCompany[]>();
  for (const standing of companies) {
    const key = `${standing.company.side} ${standing.block} ${standing.footing}`;
    const members = together.get(key);
    if (members === undefined) together.set(key, [standing]);
    else members.push(standing);
  }
  return [...together.values()].flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const feet = members.flatMap(({ x, y, slots }) =>
      slots.map((slot) => ({ x: x + slot.x, y: y + slot.y })),
    );
    const left = feet.reduce((least, one) => Math.min(least, one.x), Infinity);
    const right = feet.reduce((most, one) => Math.max(most, one.x), -Infinity);
    const { side, rank, plural } = first.company;
    return [
      {
        side,
        rank,
        footing: first.footing,
        name: plural,
        companies: members.map(({ company }) => company.index),
        figures: feet.length,
        men: members.reduce((sum, { company }) => sum + company.men, 0),
        x: (left + right) / 2,
        left,
        right,
        south: feet.reduce((most, one) => Math.max(most, one.y), -Infinity),
      },
    ];
  });
};
