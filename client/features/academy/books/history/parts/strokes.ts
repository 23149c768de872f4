// The inks and strokes of the parts, and what several of them share: a row of strokes, flames.
// Invariant: a stroke is plain data, painted or left in pen by whoever shows it.

/** A path, what fills it (nothing: a line alone), and its line where that is not the usual one. */
export type Stroke = readonly [d: string, fill?: string | undefined, width?: number, line?: string];

export const STONE = '#e6dcc4';
export const SHADE = '#cfc4a8';
export const WHITE = '#f6efdd';
export const TILE = '#b9662c';
export const WOOD = '#9a6530';
export const RED = '#9b2c22';
export const BLUE = '#27497a';
export const GREEN = '#5f8a52';
export const GOLD = '#dfa640';
export const PURPLE = '#643c74';
export const IRON = '#c9ccd2';
export const SKIN = '#e8c39a';
export const BROWN = '#8a6a48';
export const WATER = '#86a9c6';
export const FLAME = '#e77a2a';
const EMBER = '#ffe28a';
export const GREY = '#8d8a92';
export const INK = '#2a2018';

/** As many strokes as asked for, each by its place in the row. */
export const times = (count: number, stroke: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => stroke(at)).join(' ');

/** Fire at these spots, each its own size. */
export const flames = (spots: readonly (readonly [x: number, y: number, s: number])[]): readonly Stroke[] =>
  spots.flatMap(([x, y, s]): Stroke[] => [
    [
      `M${x} ${y} C${x - 11 * s} ${y - 4 * s} ${x - 9 * s} ${y - 15 * s} ${x - 3 * s} ${y - 22 * s} C${x - 2 * s} ${y - 16 * s} ${x + s} ${y - 16 * s} ${x + s} ${y - 30 * s} C${x + 10 * s} ${y - 20 * s} ${x + 11 * s} ${y - 6 * s} ${x} ${y} Z`,
      FLAME,
      1.2,
    ],
    [
      `M${x} ${y - 1} C${x - 5 * s} ${y - 5 * s} ${x - 3 * s} ${y - 9 * s} ${x} ${y - 15 * s} C${x + 5 * s} ${y - 9 * s} ${x + 5 * s} ${y - 3 * s} ${x} ${y - 1} Z`,
      EMBER,
      0.8,
    ],
  ]);

/** A line of water from (x, y), so many waves long. */
export const wave = (x: number, y: number, count: number): string =>
  `M${x} ${y} ${times(count, () => 'q6 -6 12 0 t12 0')}`;
