// What rises over a roof: flags on their poles, chimneys and their smoke.
// Invariant: whatever moves or comes and goes by itself is marked as such (the part of a mark, pen.ts).

import { spiral } from '../../curves.ts';
import { block, disc, line, n1 as f, shape } from '../pen.ts';
import type { Marks, Pen, Pigment } from '../pen.ts';

/** A swallow-tailed flag on its pole, `length` long. */
export const flag = (
  x: number,
  y: number,
  pole: number,
  length: number,
  cloth: Pigment = 'cloth',
  h = 10,
): Marks => [
  line(`M${f(x)} ${f(y)}v${f(-pole)}`, 'ink', 2),
  disc(x, y - pole - 1.5, 1.9, 'gold', 0.8),
  {
    ...shape(
      `M${f(x + 1)} ${f(y - pole + 1)}q${f(length * 0.35)} -3.5 ${f(length * 0.6)} 0t${f(length * 0.4)} 0l${f(-length * 0.16)} ${f(h / 2)}l${f(length * 0.16)} ${f(h / 2)}q${f(-length * 0.3)} 3 ${f(-length * 0.5)} .4t${f(-length * 0.5)} -.4Z`,
      cloth,
      1.1,
    ),
    part: 'flag',
  },
];

/** Smoke from (x, y): there while there is bread to bake. */
const smoke = (x: number, y: number, h = 46, to = 1): Marks => [
  {
    ...line(
      `M${f(x)} ${f(y)}q${f(8 * to)} ${f(-h * 0.18)} ${f(2 * to)} ${f(-h * 0.36)}t${f(5 * to)} ${f(-h * 0.34)}q${f(7 * to)} ${f(-h * 0.12)} ${f(12 * to)} ${f(-h * 0.2)}${spiral({ x: x + 19 * to, y: y - h * 0.98 }, 6.5, Math.PI * 0.6, -5.5 * to)}`,
      'smoke',
      1.8,
      0.6,
    ),
    part: 'smoke',
  },
];

export const chimney = (pen: Pen, x: number, y: number, h = 14, smoking = true, to = 1): Marks => [
  block(pen, [x - 3.4, x + 3.4], [y, y - h], 'tile-dark', 1.2),
  block(pen, [x - 4.6, x + 4.6], [y - h, y - h - 3], 'stone', 1.1),
  ...(smoking ? smoke(x, y - h - 5, 44, to) : []),
];
