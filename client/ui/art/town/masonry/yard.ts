// What stands about a house: wheels, sacks, the scaffold of one that is going up.
// Invariant: what a pen gives to these is only their unsteadiness, never their measure.

import { at, bar, block, disc, line, n1 as f, shape } from '../pen.ts';
import type { Marks, Pen } from '../pen.ts';

/** A wheel with spokes, standing at x. */
export const wheel = (x: number, y: number, r: number, spokes = 4): Marks => {
  const d = Array.from({ length: spokes }, (_, i) => {
    const a = (i * Math.PI) / spokes;
    return `M${f(x - Math.cos(a) * r)} ${f(y - Math.sin(a) * r)}L${f(x + Math.cos(a) * r)} ${f(y + Math.sin(a) * r)}`;
  }).join('');
  const ring = `M${f(x - r)} ${f(y)}A${f(r)} ${f(r)} 0 1 0 ${f(x + r)} ${f(y)}A${f(r)} ${f(r)} 0 1 0 ${f(x - r)} ${f(y)}Z`;
  return [...bar(ring, 'timber', 2), line(d, 'timber-dark', 1.2), disc(x, y, r * 0.24, 'stone-dark', 1)];
};

/** Sacks heaped at (x, y). */
export const sacks = (x: number, y: number, places: readonly (readonly [number, number])[]): Marks =>
  places.map(([a, b]) =>
    shape(
      `M${f(x + a - 5)} ${f(y + b)}Q${f(x + a - 6)} ${f(y + b - 7)} ${f(x + a - 2)} ${f(y + b - 8)}l-.6 -2.4h5.2l-.6 2.4Q${f(x + a + 6)} ${f(y + b - 7)} ${f(x + a + 5)} ${f(y + b)}Z`,
      'linen',
      1,
    ),
  );

/** Poles, boards, ladder and crane about a house that is going up. */
export const scaffold = (pen: Pen, w: number, h: number): Marks => {
  const rungs = Math.max(2, Math.round(h / 30));
  const bays = Math.max(3, Math.round(w / 28));
  const poles = Array.from(
    { length: bays + 1 },
    (_, i) => `M${f(-w / 2 + (i * w) / bays)} 4V${f(-h - 6 + pen.wobble(4))}`,
  ).join('');
  const braces = Array.from(
    { length: rungs },
    (_, i) =>
      `M${f(-w / 2 + ((i % bays) * w) / bays)} ${f((-h * i) / rungs)}L${f(-w / 2 + (((i % bays) + 1) * w) / bays)} ${f((-h * (i + 1)) / rungs)}`,
  ).join('');
  const crane = `M${f(w / 2)} ${f(-h - 4)}V${f(-h - 34)}M${f(w / 2)} ${f(-h - 30)}L${f(w / 2 - 38)} ${f(-h - 20)}M${f(w / 2)} ${f(-h - 14)}L${f(w / 2 - 17)} ${f(-h - 25)}`;
  return [
    ...bar(poles, 'timber', 1.9),
    ...Array.from({ length: rungs }, (_, i) => {
      const y = (-h * (i + 1)) / rungs;
      return block(pen, [-w / 2 - 6, w / 2 + 6], [y, y - 3.4], 'straw', 1.1);
    }),
    ...bar(braces, 'timber', 1.2),
    line(
      `M${f(-w / 2 - 8)} 4L${f(-w / 2 + 4)} ${f(-h * 0.5 - 10)}M${f(-w / 2 - 1)} 4L${f(-w / 2 + 11)} ${f(-h * 0.5 - 10)}`,
      'timber-dark',
      1.8,
    ),
    line(
      Array.from(
        { length: 9 },
        (_, i) => `M${f(-w / 2 - 7 + (12 * i) / 9)} ${f(-2 - (h * 0.5 * i) / 9)}h7`,
      ).join(''),
      'timber-dark',
      1.4,
    ),
    ...bar(crane, 'timber', 2.2),
    line(`M${f(w / 2 - 37)} ${f(-h - 20)}V${f(-h + 8)}`, 'ink', 1.1),
    ...at(w / 2 - 37, -h + 18, 1, [block(pen, [-8, 8], [0, -10], 'stone-light', 1.2)]),
  ];
};
