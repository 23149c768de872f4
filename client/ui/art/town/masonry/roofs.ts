// What covers a house: roofs from their long side, pointed ones over towers, gabled fronts, in tile, thatch, slate, copper or cloth.
// Invariant: a roof stands on its eaves and rises by its h; each kind has a bright pigment and the dark one of its shade.

import { bar, line, n1 as f, plainPoly, poly, shape, wash } from '../pen.ts';
import type { Marks, Pen, Pigment } from '../pen.ts';

export type Roof = 'tile' | 'thatch' | 'slate' | 'copper' | 'cloth' | 'other';

/** The bright pigment of a roof and the dark one of its shade. */
export const ROOFS: Readonly<Record<Roof, readonly [Pigment, Pigment]>> = {
  tile: ['tile', 'tile-dark'],
  thatch: ['thatch', 'thatch-dark'],
  slate: ['slate', 'slate-dark'],
  copper: ['copper', 'copper-dark'],
  cloth: ['cloth', 'cloth-dark'],
  other: ['other', 'other-dark'],
};

/** One row of a roof's cover. */
const roofRow = (pen: Pen, x1: number, x2: number, y: number, roof: Roof): string => {
  const w = x2 - x1;
  if (roof === 'thatch') {
    let d = '';
    for (let x = x1 + pen.chance() * 4; x < x2; x += 5 + pen.chance() * 5)
      d += `M${f(x)} ${f(y - 3)}l${f(pen.wobble(1))} ${f(3 + pen.chance() * 4)}`;
    return d;
  }
  if (roof === 'slate' || roof === 'copper') {
    const count = Math.max(2, Math.round(w / 8));
    return Array.from(
      { length: count },
      (_, i) => `M${f(x1 + (i * w) / count)} ${f(y)}h${f(w / count - 1.4)}`,
    ).join('');
  }
  const count = Math.max(2, Math.round(w / 7));
  return `M${f(x1)} ${f(y)}${`q${f(w / count / 2)} 3.4 ${f(w / count)} 0`.repeat(count)}`;
};

/** A roof from its long side: eaves from x1 to x2 at y, ridge from r1 to r2 at y - h. */
export const slope = (
  pen: Pen,
  [x1, x2]: readonly [number, number],
  [r1, r2]: readonly [number, number],
  y: number,
  h: number,
  roof: Roof = 'tile',
): Marks => {
  const [bright, dark] = ROOFS[roof];
  const rows = Math.max(2, Math.round(h / (roof === 'thatch' ? 8 : 7)));
  let d = '';
  for (let i = 1; i < rows; i += 1) {
    const t = i / rows;
    d += roofRow(pen, x1 + (r1 - x1) * t + 2, x2 + (r2 - x2) * t - 2, y - h * t, roof);
  }
  const fringe = Math.max(1, Math.round((x2 - x1) / 5));
  const step = (x2 - x1) / fringe;
  return [
    poly(
      pen,
      [
        [x1, y],
        [r1, y - h],
        [r2, y - h],
        [x2, y],
      ],
      bright,
      1.4,
      true,
    ),
    wash(
      `M${f(x1 + (x2 - x1) * 0.7)} ${f(y - 1)}L${f(r1 + (r2 - r1) * 0.72)} ${f(y - h + 1)}L${f(r2 - 0.6)} ${f(y - h + 1)}L${f(x2 - 1)} ${f(y - 1)}Z`,
      dark,
    ),
    line(d, 'ink', 0.75, 0.5),
    ...(roof === 'thatch'
      ? [
          shape(`M${f(x1)} ${f(y)}${`l${f(step / 2)} 2.6l${f(step / 2)} -2.6`.repeat(fringe)}`, bright, 1.1),
          line(`M${f(r1)} ${f(y - h)}q${f((r2 - r1) / 2)} -3 ${f(r2 - r1)} 0`, 'ink', 2.6),
          line(`M${f(r1)} ${f(y - h)}q${f((r2 - r1) / 2)} -3 ${f(r2 - r1)} 0`, dark, 1.2),
        ]
      : []),
  ];
};

/** A pointed roof over a round tower, `bend` leaning it. */
export const cone = (
  pen: Pen,
  x: number,
  w: number,
  y: number,
  h: number,
  roof: Roof = 'slate',
  bend = 0,
): Marks => {
  const [bright, dark] = ROOFS[roof];
  const a = w / 2;
  let d = '';
  for (let i = 1; i < h / 8; i += 1) {
    const t = (i * 8) / h;
    const half = a * (1 - t) * 0.94;
    const lean = bend * t * t;
    if (half > 4) d += roofRow(pen, x - half + lean, x + half + lean, y - h * t, 'tile');
  }
  return [
    shape(
      `M${f(x - a)} ${f(y)}Q${f(x - a * 0.35)} ${f(y - h * 0.42)} ${f(x + bend)} ${f(y - h)}Q${f(x + a * 0.35 + bend * 0.4)} ${f(y - h * 0.42)} ${f(x + a)} ${f(y)}Q${f(x)} ${f(y + 3)} ${f(x - a)} ${f(y)}Z`,
      bright,
      1.4,
      true,
    ),
    wash(
      `M${f(x + a * 0.3)} ${f(y + 0.6)}Q${f(x + a * 0.2 + bend * 0.3)} ${f(y - h * 0.42)} ${f(x + bend)} ${f(y - h + 2)}Q${f(x + a * 0.35 + bend * 0.4)} ${f(y - h * 0.42)} ${f(x + a - 1)} ${f(y)}Z`,
      dark,
    ),
    ...(d === '' ? [] : [line(d, 'ink', 0.7, 0.45)]),
  ];
};

/** A gabled front with its two slopes edged. */
export const gable = (
  pen: Pen,
  w: number,
  h: number,
  rise: number,
  face: Pigment,
  shade: Pigment,
  edge: Pigment,
): Marks => [
  poly(
    pen,
    [
      [-w / 2 - 5, -h + 2],
      [0, -h - rise],
      [w / 2 + 5, -h + 2],
    ],
    face,
    1.4,
    true,
  ),
  plainPoly(
    [
      [1, -h - rise + 4],
      [w / 2 + 3, -h + 1],
      [w * 0.22, -h + 1],
    ],
    shade,
  ),
  ...bar(`M${f(-w / 2 - 7)} ${f(-h + 3)}L0 ${f(-h - rise - 3)}L${f(w / 2 + 7)} ${f(-h + 3)}`, edge, 2.8),
];
