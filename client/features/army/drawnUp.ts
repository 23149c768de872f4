// An army as it stands on its field: every kind a company of puppets in the army's formation, missiles and engines behind, foot before them,
// horse at the front. Pure. Invariants: the same army stands the same way; no two men of a company share a place; a company shows as many
// figures as it has men while they are few, and ever more of them, ever smaller, the more it has: a host looks larger than a troop.
import type { FormationId } from '@sigilla/content/schema/formation.ts';

/** Of a company of so many men on foot every one is drawn, and at full size. */
export const EACH = 24;
/** The most figures drawn of a whole army, but for those few of each company; and how small they become at most. */
const MOST = 640;
const SMALLEST = 0.4;
/** How large those of a few men are, who would be lost on the field; where two companies share a column there is less room. */
const LARGEST = { alone: 1.7, shared: 1.16 } as const;
const SMALLER = 0.94;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Rings of a circle, from within: how many stand in each, and its radius in men. */
const RINGS: readonly (readonly [men: number, radius: number])[] = [
  [10, 1.2],
  [14, 2.5],
  ...Array.from({ length: 12 }, (_, i) => [20 + 6 * i, 3.6 + 1.1 * i] as const),
];

/** Those in the outer rings first, evenly; who is left over stands within. */
const inRings = (count: number, dx: number, dy: number): readonly Place[] => {
  let rings = 0;
  for (let room = 0; room < count && rings < RINGS.length; rings += 1) room += RINGS[rings]?.[0] ?? 0;
  // As many as one ring holds leave the middle empty.
  rings = Math.max(rings, 2);
  let left = count;
  return RINGS.slice(0, rings)
    .toReversed()
    .flatMap(([men, radius], i) => {
      const here = i === rings - 1 ? left : Math.min(men, left);
      left -= here;
      const out = here > 1 ? radius : 0;
      return Array.from({ length: here }, (_, m) => {
        const angle = (m * Math.PI * 2) / here;
        return { x: Math.cos(angle) * out * dx, y: Math.sin(angle) * out * dy };
      });
    });
};

/**
 * Where the figures of a company stand, about the middle of its front, for a man's breadth `dx` and depth `dy`; no row is broader than
 * `broad` where more rows can help it.
 */
export const placesOf = (
  formation: FormationId,
  count: number,
  dx: number,
  dy: number,
  broad = Infinity,
): readonly Place[] => {
  if (formation === 'circle' && count > 5) return inRings(count, dx, dy).toSorted((a, b) => a.y - b.y);
  if (formation === 'wedge' && count > 2) {
    const places: Place[] = [];
    const depth = Math.ceil(Math.sqrt(2 * count)) / 2;
    for (let file = 0; places.length < count; file += 1)
      for (let man = 0; man <= file && places.length < count; man += 1)
        places.push({ x: (Math.max(2, depth) - file) * dx * 1.05, y: (man - file / 2) * dy });
    return places.toSorted((a, b) => a.y - b.y);
  }
  const close = formation === 'phalanx' ? 0.8 : formation === 'scattered' ? 1.25 : 1;
  const shallow = Math.max(1, Math.min(formation === 'line' ? 3 : 4, Math.round(Math.sqrt(count))));
  const rows = Math.max(shallow, Math.ceil(count / Math.max(1, Math.floor(broad / (dx * close)))));
  const files = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / files);
    const file = i % files;
    const stagger = formation === 'phalanx' ? 0 : (row % 2) * 0.45;
    return {
      x: (file - (files - 1) / 2 + stagger) * dx * close,
      y: (row - (rows - 1) / 2) * dy * close,
    };
  });
};

export type Arm = 'behind' | 'foot' | 'horse';

export interface Company<K extends string> {
  readonly key: string;
  readonly name: string;
  readonly men: number;
  readonly puppet: K;
  readonly arm: Arm;
}

export interface Drawn<K extends string> extends Company<K> {
  /** The middle of the company. */
  readonly x: number;
  readonly y: number;
  readonly places: readonly Place[];
}

const ARMS: readonly Arm[] = ['behind', 'foot', 'horse'];
const COLUMN = 196;
/** Room at the left for tents and the wagon. */
const CAMP = 190;
/** A company and its ribbon have room above the next, and so much for its ranks; one that has a column to itself has more. */
const LANES = [258, 398] as const;
const LANE_DEPTH = 74;
const MIDDLE = 330;
const COLUMN_DEPTH = 190;
/** What stays free between two columns. */
const AISLE = 12;
export const FIELD_HEIGHT = 480;
/** How wide a field is at least: on a wide window men have room about them instead of growing beyond the window's height. */
export const LEAST_WIDTHS = { usual: 620, wide: 1080 } as const;

/** How much room a figure takes, and of how many every one is drawn: fewer of what is large. */
const roomOf = (
  arm: Arm,
  puppet: string,
): { readonly dx: number; readonly dy: number; readonly each: number } => {
  if (arm === 'horse') return { dx: 50, dy: 26, each: 9 };
  return puppet === 'catapult' || puppet === 'ram' || puppet === 'galley'
    ? { dx: 74, dy: 34, each: 4 }
    : { dx: 23, dy: 19, each: EACH };
};

/** Figures for so many men where every one of `each` is drawn: twice as many for four times the men. */
const figuresFor = (men: number, each: number): number =>
  Math.max(1, men <= each ? men : Math.round(each * Math.sqrt(men / each)));

/** How many figures each company has. */
const figuresOf = (companies: readonly Company<string>[]): readonly number[] => {
  const wished = companies.map(({ men, arm, puppet }) => figuresFor(men, roomOf(arm, puppet).each));
  const all = wished.reduce((sum, figures) => sum + figures, 0);
  return companies.map(({ men, arm, puppet }, i) => {
    const { each } = roomOf(arm, puppet);
    const share = Math.round(((wished[i] ?? 1) * MOST) / Math.max(MOST, all));
    return Math.max(Math.min(men, each), share);
  });
};

const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** Draws an army up on a field as wide as its columns, and no narrower than `least`. `scale` is the size of its figures beside that of a common troop. */
export const drawnUp = <K extends string>(
  companies: readonly Company<K>[],
  formation: FormationId,
  least: number = LEAST_WIDTHS.usual,
): { readonly width: number; readonly scale: number; readonly drawn: readonly Drawn<K>[] } => {
  const figures = new Map(figuresOf(companies).map((count, i) => [companies[i]?.key, count]));
  const columns = ARMS.flatMap((arm) => {
    const own = companies.filter((company) => company.arm === arm);
    return Array.from({ length: Math.ceil(own.length / LANES.length) }, (_, i) =>
      own.slice(i * LANES.length, (i + 1) * LANES.length),
    );
  });
  const width = Math.max(least, CAMP + columns.length * COLUMN + 40);
  const step = (width - CAMP - 40) / Math.max(1, columns.length);
  const broad = step - AISLE;

  const placed = (company: Company<K>, count: number, scale: number): readonly Place[] => {
    const { dx, dy } = roomOf(company.arm, company.puppet);
    return placesOf(formation, count, dx * scale, dy * scale, broad);
  };
  const finds = (places: readonly Place[], deep: number): boolean =>
    spanOf(places.map(({ x }) => x)) <= broad && spanOf(places.map(({ y }) => y)) <= deep;
  const deepIn = (column: readonly Company<K>[]): number => (column.length === 1 ? COLUMN_DEPTH : LANE_DEPTH);

  // All are drawn at one size: that at which the greatest company still finds room.
  let scale: number = columns.every(({ length }) => length === 1) ? LARGEST.alone : LARGEST.shared;
  const isTight = (): boolean =>
    columns.some((column) =>
      column.some((company) => !finds(placed(company, figures.get(company.key) ?? 1, scale), deepIn(column))),
    );
  while (scale > SMALLEST && isTight()) scale = Math.max(SMALLEST, scale * SMALLER);

  return {
    width,
    scale,
    drawn: columns.flatMap((column, c) =>
      column.map((company, i) => {
        let count = figures.get(company.key) ?? 1;
        while (count > 1 && !finds(placed(company, count, scale), deepIn(column))) count -= 1;
        return {
          ...company,
          x: Math.round(CAMP + step * (c + 0.5)),
          y: column.length === 1 ? MIDDLE : (LANES[i] ?? MIDDLE),
          places: placed(company, count, scale),
        };
      }),
    ),
  };
};
