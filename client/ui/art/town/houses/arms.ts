// Houses of war, each grown level by level.

import { at, bar, disc, line, n1 as f, poly, shape, wash } from '../pen.ts';
import type { Marks } from '../pen.ts';
import { coneTower, merlonTower } from '../masonry/bodies.ts';
import { chimney, flag } from '../masonry/onTheRoof.ts';
import { door, opening, slits } from '../masonry/openings.ts';
import { slope } from '../masonry/roofs.ts';
import { BOARDS, crenels, wall } from '../masonry/walls.ts';
import { wheel } from '../masonry/yard.ts';
import type { Grown } from './house.ts';

const shields = (w: number, y: number, count: number, clear = 11): Marks =>
  Array.from({ length: count }, (_, i): Marks => {
    const x = -w / 2 + 10 + (i * (w - 20)) / Math.max(1, count - 1);
    if (Math.abs(x) < clear) return [];
    return [
      shape(`M${f(x - 5)} ${y}h10v6q0 5 -5 7q-5 -2 -5 -7Z`, i % 2 === 0 ? 'gold' : 'cloth', 1.1),
      line(
        i % 2 === 0 ? `M${f(x - 4)} ${y + 9}l4 -5l4 5` : `M${f(x)} ${y + 1}v10M${f(x - 4)} ${y + 5}h8`,
        i % 2 === 0 ? 'cloth' : 'gold-light',
        1.3,
      ),
    ];
  }).flat();

/** A long roof, shields along the wall, pikes leaning, and a straw man who has heard it all. */
export const barracks: Grown = (pen, level) => {
  const w = 66 + level * 13;
  return [
    ...(level >= 3
      ? at(w / 2 - 12, 0, 1, [
          ...merlonTower(pen, 0, 28, 66 + level * 5),
          ...slits([[0, -50]]),
          ...(level >= 4 ? flag(0, -75 - level * 5, 18, 20) : []),
        ])
      : []),
    ...wall(pen, -w / 2, w, 27),
    ...slope(pen, [-w / 2 - 6, w / 2 + 6], [-w / 2 + 8, w / 2 - 8], -25, 28, level > 1 ? 'tile' : 'thatch'),
    ...door(0, 14, 20),
    ...shields(w, -20, 2 + Math.min(5, level)),
    ...chimney(pen, -w * 0.28, -40, 20, true, -1),
    ...bar(`M${f(-w / 2 - 4)} 0l8 -54M${f(-w / 2 + 2)} 0l8 -56M${f(-w / 2 + 8)} 0l7 -53`, 'timber', 1.1),
    ...[
      [4, -54],
      [10, -56],
      [15, -53],
    ].map(([x = 0, y = 0]) =>
      shape(
        `M${f(-w / 2 + x - 1.6)} ${y}L${f(-w / 2 + x + 1)} ${y - 8}L${f(-w / 2 + x + 2)} ${y}Z`,
        'stone-light',
        0.9,
      ),
    ),
    ...at(w / 2 + 17, 2, 1, [
      ...bar('M0 0V-28M-9 -20H9', 'timber', 2.6),
      disc(0, -31, 4.6, 'straw', 1.1),
      shape('M-5 -24h10v12h-10Z', 'straw', 1.1),
      line('M-3 -22l5 4M-2 -15l4 -5', 'ink', 0.9),
    ]),
  ];
};

const HORSES = ['coat', 'hay', 'coat-dark', 'linen'] as const;

/** Half doors, and who looks over them. */
export const stable: Grown = (pen, level) => {
  const count = Math.min(6, Math.max(2, level + 1));
  const w = count * 20 + 10;
  const boards = Array.from({ length: Math.floor(w / 6) }, (_, i) => `M${f(-w / 2 + 4 + i * 6)} -1V-26`).join(
    '',
  );
  return [
    ...wall(pen, -w / 2, w, 27, BOARDS),
    line(boards, 'timber-dark', 0.9, 0.8),
    ...slope(pen, [-w / 2 - 8, w / 2 + 8], [-w / 2 + 12, w / 2 - 12], -24, 32, 'thatch'),
    ...Array.from({ length: count }, (_, i): Marks => {
      const x = -w / 2 + 15 + i * 20;
      return [
        shape(`M${f(x - 7.4)} 0V-22H${f(x + 7.4)}V0Z`, 'hall', 1.2),
        ...(i % 3 === 2
          ? []
          : [
              shape(
                `M${f(x - 6)} -10Q${f(x - 6)} -17 ${f(x - 1.4)} -20.4L${f(x - 1)} -23.4L${f(x + 1.2)} -20.6Q${f(x + 5)} -17.6 ${f(x + 8.4)} -12.6Q${f(x + 8.8)} -10 ${f(x + 6.4)} -9.6Q${f(x + 3)} -11 ${f(x + 1.6)} -12L${f(x + 1)} -8Z`,
                HORSES[(i * 2 + level) % 4] ?? 'coat',
                1.1,
              ),
              line(`M${f(x + 2.6)} -16.6v.1`, 'ink', 1.8),
              line(`M${f(x - 5)} -12q1 -6 4 -8`, 'ink', 1.8),
            ]),
        shape(`M${f(x - 7.4)} 0V-9.5H${f(x + 7.4)}V0Z`, 'timber', 1.2),
        line(`M${f(x - 6.4)} -1l12.8 -7.6M${f(x - 6.4)} -8.6l12.8 7.6`, 'timber-dark', 1.2),
      ];
    }).flat(),
    ...at(w / 2 + 14, 3, 1, [
      shape('M-12 0Q-13 -12 0 -18Q13 -12 12 0Z', 'hay'),
      line('M-6 -2l3 -8M0 -2v-10M6 -2l-2 -8', 'thatch-dark', 1.2),
      line('M8 2L14 -26', 'timber-dark', 1.8),
      line('M11.4 -27l1.2 -7M14 -26.6l1.2 -7.4M16.6 -26l1.4 -7M11.2 -27q3 2 5.6 1', 'ink', 1.4),
    ]),
    line('M0 -56v-10', 'ink', 1.6),
    shape('M-8 -66h10l4 -4l2 3l4 2l-3 2l-2 -1l-2 4l1 5h-2l-2 -4h-6l-1 4h-2l0 -6Z', 'gold', 0.9),
  ];
};

/** A shed too low for what comes out of it. */
export const workshop: Grown = (pen, level) => {
  const w = 58 + level * 8;
  return at(-12, 0, 1, [
    ...wall(pen, -w / 2, w, 24, BOARDS),
    ...slope(pen, [-w / 2 - 8, w / 2 + 8], [-w / 2 + 8, w / 2 - 8], -22, 26, level >= 3 ? 'tile' : 'thatch'),
    shape('M-22 0V-18H8V0Z', 'hall'),
    ...chimney(pen, -w * 0.3, -36, 14),
    ...at(w / 2 + 22, 2, 0.8 + level * 0.08, [
      ...bar('M-20 -8H22M-14 -8L2 -36L16 -8', 'timber', 2.4),
      ...bar('M-14 -54L2 -36L26 -20', 'timber', 2),
      shape('M-20 -58q6 -4 10 2q-2 6 -8 4Z', 'stone-dark', 1.1),
      shape('M20 -26h13v12h-13Z', 'iron', 1.2),
      ...wheel(-14, -6, 6, 2),
      ...wheel(16, -6, 6, 2),
    ]),
    ...(level >= 2
      ? [
          disc(-w / 2 - 2, -5, 5, 'stone', 1.2),
          disc(-w / 2 + 9, -5, 5, 'stone-dark', 1.2),
          disc(-w / 2 + 4, -13, 5, 'stone-light', 1.2),
        ]
      : []),
  ]);
};

/** A round hall for a round table, and its banners in council. */
export const council: Grown = (pen, level) => {
  const w = 64 + level * 12;
  const h = 36 + level * 4;
  return [
    ...(level >= 2
      ? [-1, 1].flatMap((side) =>
          at(
            side * (w / 2 + 4),
            0,
            1,
            coneTower(pen, {
              w: 22,
              h: h + 18,
              rise: 28,
              roof: 'cloth',
              banner: { pole: 12, cloth: 'other' },
            }),
          ),
        )
      : []),
    ...wall(pen, -w / 2, w, h, { fill: 'stone-light', dark: 'stone' }),
    ...slope(pen, [-w / 2 - 6, w / 2 + 6], [-w * 0.16, w * 0.16], -h + 2, 34, 'slate'),
    ...shields(w, -h + 12, 4 + level, 14),
    shape(`M-12 0V-14Q-12 -22 0 -28Q12 -22 12 -14V0Z`, 'stone'),
    shape('M-8 0V-13Q-8 -18 0 -23Q8 -18 8 -13V0Z', 'timber'),
    ...[-1, 1].flatMap((side) => flag(side * w * 0.14, -h - 32, 18, side * 20, side < 0 ? 'cloth' : 'other')),
    ...(level >= 3 ? [line('M0 -72v-14', 'ink', 2), disc(0, -88, 4, 'gold', 1)] : []),
    ...opening(-w * 0.3, -8, 7, 13, 'point'),
    ...opening(w * 0.3, -8, 7, 13, 'point'),
  ];
};

/** Towers, a wall between them, a gate that is shut at sunset. */
export const fortress: Grown = (pen, level) => {
  const half = 44 + level * 9;
  return [
    ...(level >= 3
      ? at(
          4,
          0,
          1,
          coneTower(pen, {
            w: 36,
            h: 92 + level * 8,
            rise: 44,
            roof: 'cloth',
            banner: { pole: 18, cloth: 'other' },
          }),
        )
      : []),
    ...wall(pen, -half, half * 2, 46),
    ...crenels(pen, -half, half, -46),
    ...slits([-0.66, -0.33, 0.33, 0.66].map((x) => [x * half, -24] as const)),
    ...merlonTower(pen, -half, 28, 66 + level * 5),
    ...merlonTower(pen, half, 28, 70 + level * 5),
    ...slits([
      [-half, -44],
      [half, -44],
    ]),
    ...(level >= 2 ? flag(half, -79 - level * 5, 20, 20) : []),
    ...(level >= 5 ? flag(-half, -75 - level * 5, 20, 20, 'other') : []),
    ...at(0, 0, 1, [
      ...wall(pen, -17, 34, 56, { fill: 'stone-light', dark: 'stone' }),
      ...crenels(pen, -17, 17, -56, 'stone-light', 6),
      shape('M-11 0V-24A11 11 0 0 1 11 -24V0Z', 'hall'),
      line('M-6 0V-32M0 0V-34M6 0V-32M-11 -8H11M-11 -18H11', 'timber', 1.4),
      shape('M-7 -52h14v8q0 7 -7 9q-7 -2 -7 -9Z', 'cloth', 1),
    ]),
    poly(
      pen,
      [
        [-half + 8, 0],
        [-half + 20, -6],
        [-half + 30, 0],
      ],
      'rock',
      1,
    ),
    wash('M0 0Z', 'stone'),
  ];
};
