// An army as it stands on its field: every kind a company of puppets in the army's formation, missiles and engines behind, foot before them,
// horse at the front. Pure. Invariants: the same army stands the same way; no two men of a company share a place; a company shows as many
// figures as it has men, to the most that still reads.
import type { FormationId } from '@sigilla/content/schema/formation.ts';

/** The most figures drawn of one company. */
export const MOST = 24;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the figures of a company stand, about the middle of its front, for a man's breadth `dx` and depth `dy`. */
export const placesOf = (formation: FormationId, count: number, dx: number, dy: number): readonly Place[] => {
  if (formation === 'circle' && count > 5) {
    const ring = Math.min(count, 14);
    const inner = count - ring;
    const around = (n: number, radius: number): Place[] =>
      Array.from({ length: n }, (_, i) => {
        const angle = (i * Math.PI * 2) / n;
        return { x: Math.cos(angle) * radius * dx, y: Math.sin(angle) * radius * dy };
      });
    return [...around(ring, 2.5), ...around(inner, inner > 1 ? 1.2 : 0)].toSorted((a, b) => a.y - b.y);
  }
  if (formation === 'wedge' && count > 2) {
    const places: Place[] = [];
    for (let file = 0; places.length < count; file += 1)
      for (let man = 0; man <= file && places.length < count; man += 1)
        places.push({ x: -file * dx * 1.05 + dx * 2, y: (man - file / 2) * dy });
    return places.toSorted((a, b) => a.y - b.y);
  }
  const close = formation === 'phalanx' ? 0.8 : formation === 'scattered' ? 1.25 : 1;
  const depth = formation === 'line' ? 3 : 4;
  const rows = Math.max(1, Math.min(depth, Math.round(Math.sqrt(count))));
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
/** A company and its ribbon have room above the next. */
const LANES = [258, 398] as const;
const MIDDLE = 330;
export const FIELD_HEIGHT = 480;
const LEAST_WIDTH = 1072;

/** How much room a figure takes. */
const roomOf = (arm: Arm, puppet: string): { readonly dx: number; readonly dy: number } => {
  if (arm === 'horse') return { dx: 50, dy: 26 };
  return puppet === 'catapult' || puppet === 'ram' || puppet === 'galley'
    ? { dx: 74, dy: 34 }
    : { dx: 23, dy: 19 };
};

/** Fewer of what is large: a company is as broad as its column, not broader. */
const figuresOf = (company: Company<string>): number => {
  const { dx } = roomOf(company.arm, company.puppet);
  return Math.max(1, Math.min(company.men, dx > 60 ? 4 : dx > 40 ? 9 : MOST));
};

/** Draws an army up. */
export const drawnUp = <K extends string>(
  companies: readonly Company<K>[],
  formation: FormationId,
): { readonly width: number; readonly drawn: readonly Drawn<K>[] } => {
  const columns = ARMS.flatMap((arm) => {
    const own = companies.filter((company) => company.arm === arm);
    return Array.from({ length: Math.ceil(own.length / LANES.length) }, (_, i) =>
      own.slice(i * LANES.length, (i + 1) * LANES.length),
    );
  });
  const width = Math.max(LEAST_WIDTH, CAMP + columns.length * COLUMN + 40);
  const step = (width - CAMP - 40) / Math.max(1, columns.length);
  return {
    width,
    drawn: columns.flatMap((column, c) =>
      column.map((company, i) => {
        const { dx, dy } = roomOf(company.arm, company.puppet);
        return {
          ...company,
          x: Math.round(CAMP + step * (c + 0.5)),
          y: column.length === 1 ? MIDDLE : (LANES[i] ?? MIDDLE),
          places: placesOf(formation, figuresOf(company), dx, dy),
        };
      }),
    ),
  };
};
