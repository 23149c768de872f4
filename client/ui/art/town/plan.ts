// Where things stand in a town: every building of the realm's rolls has its plot, built or not, on the ground it likes; the seat of the realm
// rises among those on the hill. Pure. Invariants: the same town is the same picture; no two plots of a row and none of their labels touch;
// a house at any level and number stays on its plot; the land is as wide as its fullest row asks, so that a hundred still read.

import { seeded } from '../curves.ts';
import type { Box } from './bounds.ts';
import { groundOf, kindBox } from './catalogue.ts';
import type { TownKind } from './catalogue.ts';
import type { Ground } from './houses/house.ts';

/** A broad window shows four rows one behind the other; a narrow one two, to be travelled along. */
export type TownForm = 'broad' | 'narrow';

/** One building of the rolls. */
export interface TownEntry {
  readonly kind: TownKind;
  readonly name: string;
}

export interface Plot {
  readonly kind: TownKind;
  readonly name: string;
  readonly row: number;
  /** The middle of the house's foot. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The ground that is the house's own, with room for its label. */
  readonly left: number;
  readonly right: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface TownPlan {
  readonly form: TownForm;
  readonly width: number;
  readonly height: number;
  /** Where the feet of each row stand, back to front. */
  readonly rows: readonly number[];
  readonly plots: readonly Plot[];
  readonly seat: Spot;
  readonly trees: readonly (Spot & { readonly row: number; readonly seed: number })[];
}

interface Frame {
  readonly height: number;
  readonly width: number;
  readonly rows: readonly { readonly y: number; readonly scale: number; readonly of: readonly Ground[] }[];
  readonly seat: number;
  /** How much larger than on the drawing’s own measure its names are written. */
  readonly names: number;
}

/** A narrow window shows the town at this part of its measure. */
export const NARROW_SCALE = 0.72;

const FRAMES: Readonly<Record<TownForm, Frame>> = {
  broad: {
    height: 730,
    width: 1072,
    seat: 0.9,
    names: 1,
    rows: [
      { y: 296, scale: 0.98, of: ['hill'] },
      { y: 426, scale: 1, of: ['street'] },
      { y: 548, scale: 1.02, of: ['yard'] },
      { y: 660, scale: 1, of: ['bank'] },
    ],
  },
  narrow: {
    height: 340,
    width: 640,
    seat: 0.64,
    names: 1 / NARROW_SCALE,
    rows: [
      { y: 178, scale: 0.82, of: ['hill', 'bank'] },
      { y: 290, scale: 1.06, of: ['street', 'yard'] },
    ],
  },
};

/** Between two plots. */
const GAP = 14;
const EDGE = 26;
/** Half the seat’s breadth at full size, its rock with it. */
const SEAT_HALF = 150;

/** How wide the ribbon with a name, a numeral and a count is. */
export const labelWidth = (name: string): number => Math.round(name.length * 7.4 + 62);

interface Slot {
  readonly entry: TownEntry | null;
  readonly width: number;
  readonly box: Box;
}

const slotOf = (entry: TownEntry, scale: number, names: number): Slot => {
  const box = kindBox(entry.kind);
  return {
    entry,
    box,
    width: Math.max((box.right - box.left) * scale, labelWidth(entry.name) * names) + GAP,
  };
};

const widthOf = (slots: readonly Slot[]): number => slots.reduce((sum, { width }) => sum + width, 0);

/** Entries by row, the overfull giving to whoever has most room, last come first moved. */
const sharedOut = (entries: readonly TownEntry[], frame: Frame): Slot[][] => {
  const rows = frame.rows.map(({ of, scale }): Slot[] =>
    entries
      .filter(({ kind }) => of.includes(groundOf(kind)))
      .map((entry) => slotOf(entry, scale, frame.names)),
  );
  const seat: Slot = {
    entry: null,
    width: SEAT_HALF * 2 * frame.seat,
    box: { left: -SEAT_HALF, right: SEAT_HALF, top: -260, bottom: 60 },
  };
  const first = rows[0] ?? [];
  first.splice(Math.min(1, first.length), 0, seat);
  const fair = Math.max(
    frame.width - 2 * EDGE,
    (rows.reduce((sum, row) => sum + widthOf(row), 0) / rows.length) * 1.22,
  );
  for (let tries = entries.length; tries > 0; tries -= 1) {
    const fullest = rows.reduce((most, row) => (widthOf(row) > widthOf(most) ? row : most));
    const emptiest = rows.reduce((least, row) => (widthOf(row) < widthOf(least) ? row : least));
    const moved = fullest.at(-1);
    if (
      moved === undefined ||
      moved.entry === null ||
      widthOf(fullest) <= fair ||
      widthOf(emptiest) + moved.width > fair
    )
      break;
    fullest.pop();
    emptiest.push(moved);
  }
  return rows;
};

/** As large as its row draws houses, but no higher than the sky. */
const scaleIn = (box: Box, { y, scale }: { readonly y: number; readonly scale: number }): number =>
  Math.min(scale, (y - 12) / Math.max(1, -box.top));

const plotsOf = (
  slots: readonly Slot[],
  row: number,
  frame: Frame,
  width: number,
): { plots: Plot[]; seat: Spot | null } => {
  const ground = frame.rows[row] ?? { y: 0, scale: 1 };
  const { y } = ground;
  const spare = (width - 2 * EDGE - widthOf(slots)) / Math.max(1, slots.length);
  let left = EDGE;
  let seat: Spot | null = null;
  const plots = slots.flatMap(({ entry, width: own, box }): Plot[] => {
    const from = left;
    left += own + spare;
    if (entry === null) {
      seat = { x: from + (own + spare) / 2, y: y - 8, scale: frame.seat };
      return [];
    }
    const wander = seeded('plot', entry.kind.id);
    const side = Math.min(spare / 2, 22);
    const middle = from + (own + spare) / 2 + (side * (wander.below(201) - 100)) / 100;
    const scale = scaleIn(box, ground);
    const half = ((box.right - box.left) * scale) / 2;
    return [
      {
        kind: entry.kind,
        name: entry.name,
        row,
        x: Math.round(middle - half - box.left * scale),
        y: y + wander.below(11) - 5,
        scale,
        left: middle - own / 2 + GAP / 2,
        right: middle + own / 2 - GAP / 2,
      },
    ];
  });
  return { plots, seat };
};

/** Trees where nobody builds: between plots, at their backs and along the front. */
const treesOf = (plots: readonly Plot[], seat: Spot, frame: Frame, width: number): TownPlan['trees'] => {
  const draw = seeded('trees', plots.length, width);
  return frame.rows.flatMap(({ y }, row) => {
    // Where names are written large, a plot is much wider than its house: trees stand on what is left of it.
    const taken = plots
      .filter((plot) => plot.row === row)
      .map(({ kind, x, scale, left, right }): [number, number] => {
        const box = kindBox(kind);
        return frame.names === 1 ? [left, right] : [x + box.left * scale, x + box.right * scale];
      });
    if (row === 0) taken.push([seat.x - SEAT_HALF * frame.seat, seat.x + SEAT_HALF * frame.seat]);
    const places: (Spot & { row: number; seed: number })[] = [];
    for (let x = 12 + draw.below(30); x < width - 8; x += 34 + draw.below(44)) {
      const free = taken.every(([from, to]) => x < from - 6 || x > to + 6);
      if (free)
        places.push({
          x,
          y: y - 4 + draw.below(14),
          scale: (row === 0 ? 62 : 78) / 100 + draw.below(20) / 100,
          row,
          seed: draw.below(1000),
        });
    }
    return places;
  });
};

/** Plans the town of these rolls. */
export const planTown = (entries: readonly TownEntry[], form: TownForm): TownPlan => {
  const frame = FRAMES[form];
  const shared = sharedOut(entries, frame);
  const width = Math.ceil(Math.max(frame.width, ...shared.map((row) => widthOf(row) + 2 * EDGE)));
  const laid = shared.map((slots, row) => plotsOf(slots, row, frame, width));
  const plots = laid.flatMap((row) => row.plots);
  const seat = laid.map((row) => row.seat).find((spot) => spot !== null) ?? {
    x: width / 2,
    y: 290,
    scale: frame.seat,
  };
  return {
    form,
    width,
    height: frame.height,
    rows: frame.rows.map(({ y }) => y),
    plots,
    seat,
    trees: treesOf(plots, seat, frame, width),
  };
};
