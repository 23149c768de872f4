// What a portrait is drawn with: marks of ink and pigment, one path each, in the order in which they are painted.
// Invariant: marks are data; the same choices always give the same marks.

/** One stroke of the pen or the brush. */
export interface Mark {
  readonly d: string;
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly opacity: number;
}

export const INK = '#2a2018';
const GOLD = '#c8962f';

/** A shape, filled and outlined. */
export const shape = (d: string, fill: string, width = 1.8): Mark => ({
  d,
  fill,
  stroke: INK,
  width,
  opacity: 1,
});
/** A line. */
export const line = (d: string, width = 1.2, stroke = INK, opacity = 1): Mark => ({
  d,
  fill: 'none',
  stroke,
  width,
  opacity,
});
/** Pigment without an outline. */
export const wash = (d: string, fill: string, opacity = 1): Mark => ({
  d,
  fill,
  stroke: 'none',
  width: 0,
  opacity,
});
/** The path of a circle. */
export const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`;
export const gem = (x: number, y: number, r: number, fill = GOLD): Mark => shape(round(x, y, r), fill, 1.4);
/** How far a surface reaches at a height: from the left to the right. */
export type Edge = readonly [y: number, left: number, right: number];

const RING = 9;

/** Mail over a surface whose edges are given from its top down: rings in rows, none beyond the edges. */
export const mail = (edges: readonly Edge[]): string => {
  let d = '';
  let odd = 0;
  for (const [index, [y1, left1, right1]] of edges.entries()) {
    const [y2, left2, right2] = edges[index + 1] ?? [y1, left1, right1];
    for (let y = y1; y < y2; y += 8) {
      const part = (y - y1) / (y2 - y1);
      const right = right1 + (right2 - right1) * part - 3;
      const left = left1 + (left2 - left1) * part + 3;
      odd = RING / 2 - odd;
      for (let x = Math.ceil((left - odd) / RING) * RING + odd; x + RING <= right; x += RING)
        d += `M${x} ${y}Q${x + RING / 2} ${y - 7} ${x + RING} ${y}`;
    }
  }
  return d;
};

/** A small star of four points. */
export const star = (x: number, y: number, s: number): Mark => {
  const near = s * 0.3;
  return wash(
    `M${x} ${y - s}L${x + near} ${y - near}L${x + s} ${y}L${x + near} ${y + near}L${x} ${y + s}L${x - near} ${y + near}L${x - s} ${y}L${x - near} ${y - near}Z`,
    '#f3dc94',
  );
};
