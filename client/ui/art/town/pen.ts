// What a house is drawn with: flat marks, each a path filled by a pigment and inked, in an order from back to front. A pigment is a name;
// day, night and the pen that has not painted yet are palettes (town.module.css), so one drawing serves them all.
// Invariants: the middle of the foot at the origin, y downwards; the same words draw the same marks; a mark's path keeps to M L H V Q C T A Z.

import type { Random } from '@sigilla/engine/core/random.ts';
import { closedCurve, seeded } from '../curves.ts';
import { tenth } from '../tenth.ts';

export const PIGMENTS = [
  'ink',
  'stone',
  'stone-dark',
  'stone-light',
  'rock',
  'plaster',
  'plaster-dark',
  'tile',
  'tile-dark',
  'thatch',
  'thatch-dark',
  'slate',
  'slate-dark',
  'copper',
  'copper-dark',
  'timber',
  'timber-dark',
  'gold',
  'gold-light',
  'cloth',
  'cloth-dark',
  'other',
  'other-dark',
  'green',
  'green-dark',
  'dark',
  'window',
  'hall',
  'linen',
  'straw',
  'hay',
  'earth',
  'smoke',
  'glow',
  'iron',
  'coat',
  'coat-dark',
  'oak',
  'oak-dark',
  'gilt',
  'gilt-dark',
  'rust',
  'rust-dark',
  'pine',
  'water',
  'water-line',
  'robe',
] as const;
export type Pigment = (typeof PIGMENTS)[number];

/** What moves or comes and goes by itself. */
export type MarkPart = 'smoke' | 'glow' | 'flag';

export interface Mark {
  readonly d: string;
  readonly fill?: Pigment;
  readonly line?: Pigment;
  readonly width?: number;
  readonly faint?: number;
  /** An outline that makes out the house by itself: what a plot shows before anything is built. */
  readonly mass?: boolean;
  readonly part?: MarkPart;
}

export type Marks = readonly Mark[];
type Pair = readonly [number, number];

/** A number as it stands in a path. */
export const n1 = (value: number): string => String(tenth(value));

/** The pen of one drawing: its own small unsteadiness, the same each time. */
export interface Pen {
  /** From 0 up to 1. */
  readonly chance: () => number;
  /** Between minus and plus `by`. */
  readonly wobble: (by?: number) => number;
}

export const penFor = (...words: readonly (string | number)[]): Pen => {
  const draw: Random = seeded('pen', ...words);
  const chance = (): number => draw.below(1000) / 1000;
  return { chance, wobble: (by = 0.6) => (chance() - 0.5) * 2 * by };
};

/** A filled and inked path. */
export const shape = (d: string, fill: Pigment, width = 1.4, mass = false): Mark => ({
  d,
  fill,
  line: 'ink',
  width,
  ...(mass ? { mass } : {}),
});

/** A filled path without ink. */
export const wash = (d: string, fill: Pigment, faint?: number): Mark => ({
  d,
  fill,
  ...(faint === undefined ? {} : { faint }),
});

/** A line alone. */
export const line = (d: string, colour: Pigment = 'ink', width = 1, faint?: number): Mark => ({
  d,
  line: colour,
  width,
  ...(faint === undefined ? {} : { faint }),
});

/** A coloured bar over a wider ink one: beams, poles, spokes. */
export const bar = (d: string, colour: Pigment, width: number): Marks => [
  line(d, 'ink', width + 1.7),
  line(d, colour, width),
];

const pointsOf = (points: readonly Pair[]): string =>
  `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`;

/** A closed, filled and inked polygon, a little unsteady. */
export const poly = (pen: Pen, points: readonly Pair[], fill: Pigment, width = 1.4, mass = false): Mark =>
  shape(pointsOf(points.map(([x, y]) => [x + pen.wobble(), y + pen.wobble()] as const)), fill, width, mass);

/** An upright rectangle of the same hand, from one side to the other, from its foot to its top. */
export const block = (
  pen: Pen,
  [left, right]: Pair,
  [foot, top]: Pair,
  fill: Pigment,
  width = 1.4,
  mass = false,
): Mark =>
  poly(
    pen,
    [
      [left, foot],
      [left, top],
      [right, top],
      [right, foot],
    ],
    fill,
    width,
    mass,
  );

export const plainPoly = (points: readonly Pair[], fill: Pigment): Mark => wash(pointsOf(points), fill);

export const discPath = (x: number, y: number, r: number): string =>
  `M${n1(x - r)} ${n1(y)}A${n1(r)} ${n1(r)} 0 1 0 ${n1(x + r)} ${n1(y)}A${n1(r)} ${n1(r)} 0 1 0 ${n1(x - r)} ${n1(y)}Z`;

export const disc = (x: number, y: number, r: number, fill: Pigment, width = 1.2): Mark =>
  shape(discPath(x, y, r), fill, width);

/** Rings of light about what is lit: seen by night alone. */
export const glow = (x: number, y: number, r: number, faint = 0.12): Marks =>
  [1, 0.66, 0.38].map((part) => ({
    d: discPath(x, y, r * part),
    fill: 'glow' as const,
    faint,
    part: 'glow' as const,
  }));

const pairs = (points: readonly Pair[]): { x: number; y: number }[] => points.map(([x, y]) => ({ x, y }));
export const around = (points: readonly Pair[]): string => closedCurve(pairs(points));

const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/g;
/** Which numbers of a command are x, y, or neither (a length, a flag). */
const PLACES: Readonly<Record<string, string>> = { H: 'x', V: 'y', A: 'rr000xy' };

/** A path carried to (x, y) and scaled; `flip` mirrors it. */
export const carriedPath = (d: string, x: number, y: number, scale: number, flip = false): string =>
  d.replaceAll(COMMAND, (_, command: string, rest: string) => {
    const numbers = rest.match(NUMBER) ?? [];
    const isRelative = command === command.toLowerCase();
    const upper = command.toUpperCase();
    const places = PLACES[upper] ?? 'xy';
    const said = numbers.map((text, index) => {
      const value = Number(text);
      const place = places[index % places.length];
      if (place === 'x') return n1((flip ? -1 : 1) * value * scale + (isRelative ? 0 : x));
      if (place === 'y') return n1(value * scale + (isRelative ? 0 : y));
      if (place === 'r') return n1(value * scale);
      // The way an arc turns is the other way round in a mirror.
      return upper === 'A' && index % 7 === 4 && flip ? String(1 - value) : text;
    });
    return `${command}${said.join(' ')}`;
  });

/** Marks carried to (x, y), scaled by `scale`: their lines grow finer with them, but not as fast. */
export const at = (x: number, y: number, scale: number, marks: Marks, flip = false): Marks =>
  x === 0 && y === 0 && scale === 1 && !flip
    ? marks
    : marks.map((mark) => ({
        ...mark,
        d: carriedPath(mark.d, x, y, scale, flip),
        ...(mark.width === undefined ? {} : { width: Math.round(mark.width * scale ** 0.7 * 100) / 100 }),
      }));

/** The outlines alone: the house before it stands. */
export const outlineOf = (marks: Marks): readonly string[] =>
  marks.filter(({ mass }) => mass === true).map(({ d }) => d);

/** Neighbours of one look drawn in one stroke, so that a town is a few thousand paths and not ten. */
export const gathered = (marks: Marks): Marks => {
  const sheet: Mark[] = [];
  for (const mark of marks) {
    const last = sheet.at(-1);
    const same =
      last !== undefined &&
      last.fill === undefined &&
      mark.fill === undefined &&
      last.line === mark.line &&
      last.width === mark.width &&
      last.faint === mark.faint &&
      last.part === mark.part;
    if (same) sheet[sheet.length - 1] = { ...last, d: `${last.d}${mark.d}` };
    else sheet.push(mark);
  }
  return sheet;
};
