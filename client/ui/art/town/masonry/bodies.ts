// Whole bodies of houses and towers, put together from walls, roofs and openings.
// Invariant: a body stands on the ground; who draws a house adds only what makes it that house.

import { block, line, n1 as f, poly, wash } from '../pen.ts';
import type { Marks, Pen, Pigment } from '../pen.ts';
import { flag } from './onTheRoof.ts';
import { door, opening, slits } from './openings.ts';
import { cone, ROOFS, slope } from './roofs.ts';
import type { Roof } from './roofs.ts';
import { beams, crenels, PALE, PLASTER, wall } from './walls.ts';

/** A house with its eaves to the street. */
export const sideHouse = (pen: Pen, w: number, h: number, rise: number, roof: Roof = 'tile'): Marks => [
  ...wall(pen, -w / 2, w, h, PLASTER),
  ...beams(-w / 2, 0, w, h),
  ...slope(pen, [-w / 2 - 6, w / 2 + 6], [-w / 2 + 6, w / 2 - 6], -h + 3, rise, roof),
];

/** A house with its gable to the street, each storey jutting out over the one below. `top` is its ridge. */
export const gableHouse = (
  pen: Pen,
  w: number,
  storeys: number,
  roof: Roof = 'tile',
): { readonly marks: Marks; readonly top: number } => {
  const marks = [
    ...wall(pen, -w / 2, w, 22, PALE),
    ...door(-w * 0.2, 10, 16),
    ...opening(w * 0.2, -6, 8, 9, 'square'),
  ];
  let y = -22;
  let wide = w;
  for (let storey = 0; storey < storeys; storey += 1) {
    wide = w + 6 * (storey + 1);
    const x = -wide / 2;
    marks.push(
      block(pen, [x, x + wide], [y, y - 19], 'plaster', 1.4, true),
      wash(`M${f(x + wide * 0.66)} ${f(y - 1)}v-17.4h${f(wide * 0.33)}v17.4Z`, 'plaster-dark'),
      ...beams(x, y, wide, 19, storey % 2 === 0 ? 'cross' : 'knee'),
      ...opening(-wide * 0.17, y - 4, 7, 10, 'square'),
      ...opening(wide * 0.17, y - 4, 7, 10, 'square'),
    );
    y -= 19;
  }
  const rise = w * 0.82;
  const half = wide / 2;
  const [bright, dark] = ROOFS[roof];
  marks.push(
    poly(
      pen,
      [
        [-half, y],
        [0, y - rise],
        [half, y],
      ],
      'plaster',
    ),
    line(
      `M${f(-half * 0.55)} ${f(y - rise * 0.44)}H${f(half * 0.55)}M0 ${f(y)}V${f(y - rise + 4)}M${f(-half * 0.5)} ${f(y)}L0 ${f(y - rise * 0.44)}L${f(half * 0.5)} ${f(y)}`,
      'timber-dark',
      1.9,
    ),
    ...opening(0, y - 5, 6, 8, 'square'),
    poly(
      pen,
      [
        [-half - 6, y + 3],
        [0, y - rise - 5],
        [half + 6, y + 3],
        [half, y + 3],
        [0, y - rise + 5],
        [-half, y + 3],
      ],
      bright,
      1.4,
      true,
    ),
    wash(`M1 ${f(y - rise - 3)}L${f(half + 5)} ${f(y + 2)}h-5L1 ${f(y - rise + 4)}Z`, dark),
  );
  return { marks, top: y - rise };
};

/** A square tower with merlons. */
export const merlonTower = (pen: Pen, x: number, w: number, h: number): Marks => [
  ...wall(pen, x - w / 2, w, h, { fill: 'stone' }),
  block(pen, [x - w / 2 - 4, x + w / 2 + 4], [-h, -h - 9], 'stone'),
  line(
    `M${f(x - w / 2 - 2)} ${f(-h + 1)}l3 5M${f(x - w / 2 + 6)} ${f(-h + 1)}l2 5M${f(x + w / 2 - 6)} ${f(-h + 1)}l-2 5M${f(x + w / 2 + 2)} ${f(-h + 1)}l-3 5`,
    'ink',
    1.1,
  ),
  ...crenels(pen, x - w / 2 - 4, x + w / 2 + 4, -h - 9, 'stone'),
];

/** A round tower under a pointed roof, with a flag when asked. */
export const coneTower = (
  pen: Pen,
  {
    x = 0,
    w,
    h,
    rise,
    roof,
    banner,
  }: {
    readonly x?: number;
    readonly w: number;
    readonly h: number;
    readonly rise: number;
    readonly roof: Roof;
    readonly banner?: { readonly pole: number; readonly cloth: Pigment };
  },
): Marks => [
  ...(banner === undefined ? [] : flag(x, -h - rise + 3, banner.pole, banner.pole * 1.25, banner.cloth)),
  ...wall(pen, x - w / 2, w, h),
  poly(
    pen,
    [
      [x - w / 2 - 3, -h + 5],
      [x - w / 2 - 4, -h - 1],
      [x + w / 2 + 4, -h - 1],
      [x + w / 2 + 3, -h + 5],
    ],
    'stone-light',
    1.2,
  ),
  ...cone(pen, x, w + 13, -h, rise, roof),
  ...slits(
    h > 90
      ? [
          [x, -h + 33],
          [x - w * 0.12, -h + 67],
        ]
      : [[x, -h + 33]],
  ),
];
