// Where the fruits of a school's tree hang and how its limbs run. A spell hangs higher the greater it is, and every limb leads from what must
// be known before to what it opens, so that the tree says what the rules say.
// Invariants: the same spells always grow the same tree; no two fruits touch; all of it lies within the bay (tests/client/spellTree.test.ts).
import { openCurve, seeded } from '../curves.ts';
import { pigmentsOf } from './schools.ts';
import type { Growth } from './schools.ts';
import { tenth } from '../tenth.ts';

/** A bay of the arcade: the tree stands in its middle, on the ground line. */
export const BAY = { width: 170, height: 428, ground: 394, fruit: 17 } as const;

/** What of a spell its tree is grown from. */
export interface Grown {
  readonly id: string;
  readonly tier: number;
  /** Ids of what must be known before. */
  readonly after: readonly string[];
}

export interface Fruit {
  readonly id: string;
  /** From the foot of the tree; upwards is negative. */
  readonly x: number;
  readonly y: number;
  /** From the trunk, or from each fruit that comes before. */
  readonly limbs: readonly string[];
}

export interface TreePlan {
  readonly fruits: readonly Fruit[];
  readonly trunk: string;
  readonly roots: readonly string[];
  /** How far up it reaches; negative. */
  readonly top: number;
}

const LOWEST = 92;
const STEP = 55;
const SPREAD: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [-37, 37],
  3: [-58, 0, 58],
  4: [-62, -21, 21, 62],
};
const pair = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`;

const sway = (y: number): number => Math.sin(y / 40) * 11;

type Place = Pick<Fruit, 'x' | 'y'>;

/** Each row from left to right as those before it hang, so that limbs cross as little as may be. */
const inOrder = (row: readonly Grown[], placed: ReadonlyMap<string, Place>): readonly Grown[] => {
  const leaning = (one: Grown): number => {
    const parents = one.after.flatMap((id) => placed.get(id)?.x ?? []);
    return parents.length === 0 ? 0 : parents.reduce((sum, x) => sum + x, 0) / parents.length;
  };
  return row.toSorted((one, other) => leaning(one) - leaning(other));
};

const LIMB: Readonly<Record<Growth, (from: Place, to: Place) => string>> = {
  wood: (from, to) =>
    `M${pair(from.x, from.y)}C${pair(from.x, from.y - 26)} ${pair(to.x, to.y + 34)} ${pair(to.x, to.y)}`,
  thorn: (from, to) => {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    return `M${pair(from.x, from.y)}L${pair(from.x + dx * 0.5, from.y + dy * 0.3)}L${pair(from.x + dx * 0.45, from.y + dy * 0.55)}L${pair(to.x, to.y)}`;
  },
  candlestick: (from, to) =>
    `M${pair(from.x, from.y)}Q${pair(to.x, from.y)} ${pair(to.x, Math.max(to.y, from.y - Math.abs(to.x - from.x)))}V${tenth(to.y)}`,
  lattice: (from, to) => {
    const reach = Math.min(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) * 0.8;
    return `M${pair(from.x, from.y)}L${pair(to.x, Math.max(to.y, from.y - reach))}V${tenth(to.y)}`;
  },
  vine: (from, to) =>
    `M${pair(from.x, from.y)}C${pair(from.x + 10, from.y - 20)} ${pair(to.x - 8, to.y + 30)} ${pair(to.x, to.y)}`,
};

const trunkOf = (growth: Growth, top: number): string => {
  if (growth === 'vine')
    return openCurve(
      Array.from({ length: 12 }, (_, i) => {
        const y = (i * (top + 20)) / 11;
        return { x: i === 0 ? 0 : sway(y), y };
      }),
    );
  if (growth === 'thorn') return 'M0 0L-6 -40L5 -84L-6 -128L7 -170L0 -206';
  return `M0 0V${tenth(top + 10)}`;
};

const ROOTS = [
  [-34, 10],
  [-16, 16],
  [16, 16],
  [36, 9],
] as const;

/** The tree of a school. */
export const planTree = (school: string, spells: readonly Grown[]): TreePlan => {
  const { growth } = pigmentsOf(school);
  const random = seeded('tree', school);
  const placed = new Map<string, Place>();
  const tiers = [...new Set(spells.map(({ tier }) => tier))].toSorted((a, b) => a - b);
  for (const [floor, tier] of tiers.entries()) {
    const row = inOrder(
      spells.filter((one) => one.tier === tier),
      placed,
    );
    const spread = SPREAD[row.length] ?? row.map((_, i) => (i / (row.length - 1)) * 124 - 62);
    for (const [i, one] of row.entries()) {
      // The middle of a row hangs a little higher or lower than its sides; what is crooked is crooked everywhere.
      const isMiddle = row.length % 2 === 1 && row.length > 1 && i === (row.length - 1) / 2;
      const height = LOWEST + floor * STEP + (isMiddle ? 16 : 0);
      const crooked = growth === 'thorn' ? random.below(11) - 5 : 0;
      const swaying = growth === 'vine' && row.length < 3 ? sway(-height) : 0;
      placed.set(one.id, {
        x: tenth((spread[i] ?? 0) + crooked + swaying),
        y: tenth(-height + crooked * 0.6),
      });
    }
  }
  const top = Math.min(...[...placed.values()].map(({ y }) => y), -60);
  const fruits = spells.flatMap(({ id, after }) => {
    const place = placed.get(id);
    if (place === undefined) return [];
    const before = after.flatMap((one) => placed.get(one) ?? []);
    const from = before.length > 0 ? before : [{ x: 0, y: Math.min(-24, place.y + 52) }];
    return [{ id, ...place, limbs: from.map((one) => LIMB[growth](one, place)) }];
  });
  return {
    fruits,
    trunk: trunkOf(growth, top),
    roots: ROOTS.map(([x, y]) => `M${pair(x * 0.16, -8)}Q${pair(x * 0.4, y * 0.2)} ${pair(x, y)}`),
    top,
  };
};

/** Of those hanging here, the nearest in a direction; the one itself where there is none that way. */
export const neighbour = (
  fruits: readonly Fruit[],
  from: string,
  towards: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
): string => {
  const here = fruits.find(({ id }) => id === from);
  if (here === undefined) return fruits[0]?.id ?? from;
  const isUpright = towards === 'ArrowUp' || towards === 'ArrowDown';
  const sign = towards === 'ArrowUp' || towards === 'ArrowLeft' ? -1 : 1;
  const ranked = fruits.flatMap((one) => {
    const along = sign * (isUpright ? one.y - here.y : one.x - here.x);
    const aside = Math.abs(isUpright ? one.x - here.x : one.y - here.y);
    return along > 4 && (isUpright || aside < STEP * 0.6) ? [{ id: one.id, far: along + 2 * aside }] : [];
  });
  return ranked.toSorted((one, other) => one.far - other.far)[0]?.id ?? from;
};
