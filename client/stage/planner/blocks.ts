// The companies of one unit as one thing to be taken by hand, and the order of an army after it was put down elsewhere. Pure.
// Invariant: a unit moves within its own rank alone, and every unit keeps a place.
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import type { Deployment } from '../battlefield/deployment.ts';
import type { StandingCompany } from '../battlefield/standing.ts';

/** All companies of one unit: what is taken by hand. */
export interface Block {
  readonly key: string;
  readonly side: Side;
  readonly unit: number;
  readonly rank: 'front' | 'rear';
  readonly companies: readonly StandingCompany[];
  readonly x: number;
  readonly y: number;
}

/** The blocks of both sides. */
export const blocksOf = (setup: BattleSetup, { companies }: Deployment): Block[] => {
  const blocks = new Map<string, StandingCompany[]>();
  for (const standing of companies) {
    const { side, unit } = standing.company;
    const { unitId = '', veteranLevel = '' } = setup[side].units[unit] ?? {};
    const key = `${side} ${unitId} ${veteranLevel}`;
    blocks.set(key, [...(blocks.get(key) ?? []), standing]);
  }
  return [...blocks].flatMap(([key, members]) => {
    const [first] = members;
    if (first === undefined) return [];
    const mean = (of: (one: StandingCompany) => number): number =>
      members.reduce((sum, one) => sum + of(one), 0) / members.length;
    const { side, unit, rank } = first.company;
    return [{ key, side, unit, rank, companies: members, x: mean(({ x }) => x), y: mean(({ y }) => y) }];
  });
};

/** The units of a block's side, by their indices, in the order they have once it was put down at `y`. */
export const orderAfter = (
  setup: BattleSetup,
  blocks: readonly Block[],
  block: Block,
  y: number,
): readonly number[] => {
  const rank = blocks.filter((one) => one.side === block.side && one.rank === block.rank);
  const ordered = rank
    .map((one) => ({ unit: one.unit, y: one === block ? y : one.y }))
    .toSorted((a, b) => a.y - b.y)
    .map(({ unit }) => unit);
  // The places that this rank has among the army's entries, filled anew.
  const places = rank.map(({ unit }) => unit).toSorted((a, b) => a - b);
  const order = setup[block.side].units.map((_, i) => {
    const at = places.indexOf(i);
    return at === -1 ? i : (ordered[at] ?? i);
  });
  return order;
};
