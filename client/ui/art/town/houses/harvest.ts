// Houses of bread: fields with their barn and mill, and the bins their grain is kept in.
// Invariant: no level takes a strip or a bin away.

import { at, disc, line, n1 as f, poly, shape, wash } from '../pen.ts';
import type { Marks } from '../pen.ts';
import { cone, slope } from '../masonry/roofs.ts';
import { beams, PLASTER, wall } from '../masonry/walls.ts';
import { sacks } from '../masonry/yard.ts';
import type { Grown } from './house.ts';

const STRIPS = ['straw', 'green', 'earth', 'hay', 'green', 'straw'] as const;

/** Fields, a barn, one argument about a boundary stone. */
export const farm: Grown = (pen, level) => {
  const strips = Array.from({ length: Math.min(4, level) + 1 }, (_, i): Marks => {
    const x = -52 - i * 22;
    const crop = STRIPS[i % 6] ?? 'straw';
    const furrows = [1, 2, 3, 4].map((k) => `M${f(x + k * 4.6)} 12L${f(x + 20 + k * 4.2)} -14`).join('');
    const sheaves = crop === 'straw' || crop === 'hay' ? [0, 1, 2] : [];
    return [
      shape(`M${x} 12L${x + 20} -14h21L${x + 23} 12Z`, crop, 1.1, true),
      line(furrows, 'ink', 0.8, 0.55),
      ...sheaves.flatMap((k) => {
        const sx = x + 14 + k * 8;
        const sy = 6 - k * 7;
        return [
          shape(
            `M${sx - 3} ${sy}Q${f(sx - 1.4)} ${sy - 5} ${sx - 5} ${sy - 11}Q${sx} ${sy - 9} ${sx + 5} ${sy - 11}Q${f(sx + 1.4)} ${sy - 5} ${sx + 3} ${sy}Z`,
            'straw',
            1,
          ),
          line(`M${sx - 2} ${sy - 5}h4`, 'cloth', 1.6),
        ];
      }),
    ];
  }).flat();
  const w = 48 + level * 3;
  return at(28, 0, 1, [
    ...strips,
    ...wall(pen, -w / 2, w, 26, PLASTER),
    ...beams(-w / 2, 0, w, 26),
    ...slope(pen, [-w / 2 - 8, w / 2 + 8], [-w / 2 + 10, w / 2 - 10], -23, 34, 'thatch'),
    shape('M-10 0V-20H10V0Z', 'timber'),
    line('M-10 0L0 -20L10 0M0 0V-20', 'timber-dark', 1.5),
    ...(level >= 2
      ? at(w / 2 + 20, 2, 1, [
          shape('M-15 0Q-18 -20 0 -30Q18 -20 15 0Z', 'hay'),
          line('M-9 -3q2 -10 7 -18M0 -2q1 -12 1 -20M8 -3q-1 -8 -5 -16M0 -30v-6', 'thatch-dark', 1.3),
        ])
      : []),
    ...(level >= 4 ? at(-w / 2 - 4, -8, 1, windmill(pen, level)) : []),
  ]);
};

const windmill: Grown = (pen) => [
  poly(
    pen,
    [
      [-11, 8],
      [-8, -38],
      [8, -38],
      [11, 8],
    ],
    'plaster',
    1.4,
    true,
  ),
  wash('M3 7V-37h4.6l3 44Z', 'plaster-dark'),
  ...cone(pen, 0, 22, -37, 18, 'tile'),
  line('M-24 -66L24 -18M24 -66L-24 -18', 'ink', 2.6),
  shape(
    'M-6 -48L-24 -66L-20 -68L-3 -51ZM6 -48L24 -66L26 -62L9 -45ZM6 -36L24 -18L20 -16L3 -33ZM-6 -36L-24 -18L-26 -22L-9 -39Z',
    'linen',
    0.9,
  ),
  disc(0, -42, 2.4, 'timber-dark', 0.8),
];

const SILOS = [0, -36, 36, -70] as const;

/** Dry boards, a cat on the payroll, and bins that stand on mushrooms of stone against the mice. */
export const granary: Grown = (pen, level) => {
  const count = Math.min(4, level);
  const bins = SILOS.slice(0, count).toReversed();
  return at(count === 4 ? 14 : 0, 0, 1, [
    ...bins.flatMap((x) => {
      const h = x === 0 ? 46 + level * 3 : 36;
      return at(x, x === 0 ? 2 : -3, x === 0 ? 1 : 0.9, [
        ...[-13, 0, 13].flatMap((a) => [
          poly(
            pen,
            [
              [a - 2.6, 0],
              [a - 1.8, -8],
              [a + 1.8, -8],
              [a + 2.6, 0],
            ],
            'stone',
            1.1,
          ),
          poly(
            pen,
            [
              [a - 5, -8],
              [a - 4, -11],
              [a + 4, -11],
              [a + 5, -8],
            ],
            'stone-light',
            1.1,
          ),
        ]),
        shape(`M-18 -11Q-21 ${f(-h * 0.6)} -17 ${-h - 6}H17Q21 ${f(-h * 0.6)} 18 -11Z`, 'plaster', 1.4, true),
        wash(`M8 -12Q11 ${f(-h * 0.6)} 9 ${-h - 6}H16Q20 ${f(-h * 0.6)} 17 -12Z`, 'plaster-dark'),
        line('M-19 -22H19M-19.5 -36H19.5', 'timber-dark', 1.8),
        ...cone(pen, 0, 48, -h - 3, 30, 'thatch'),
        shape('M-5 -16V-29H5V-16Z', 'timber', 1.2),
        line('M-9 0L-3 -15M-3 0L3 -15M-7.5 -4H-1.5M-5.6 -9H.6', 'timber-dark', 1.3),
      ]);
    }),
    ...at(24, 4, 1, [
      shape('M-5 0Q-6 -7 -1 -9Q-2 -13 0 -15L1.6 -13.4L4 -13.4L5 -15Q7 -11 4.6 -9.4Q6 -4 5 0Z', 'dark', 1),
      line('M-5 -1q-6 0 -5 -7q1 -2 3 -1', 'dark', 2),
    ]),
    ...sacks(-22, 6, [
      [-4, 0],
      [5, 0],
      [0.5, -7],
    ]),
  ]);
};
