// Houses of spell, prayer and learning, and of those who go abroad, each grown level by level.

import { at, bar, block, disc, discPath, glow, line, n1 as f, poly, shape, wash } from '../pen.ts';
import type { Marks, Pen } from '../pen.ts';
import { coneTower } from '../masonry/bodies.ts';
import { chimney, flag } from '../masonry/onTheRoof.ts';
import { colonnade, door, opening } from '../masonry/openings.ts';
import { cone, gable, slope } from '../masonry/roofs.ts';
import { beams, courses, crenels, PALE, PLASTER, wall } from '../masonry/walls.ts';
import type { Grown } from './house.ts';

/** Rays about a point, long and short in turn. */
export const rays = (x: number, y: number, from: number, to: number, count = 12): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (i * Math.PI * 2) / count;
    const r = i % 2 === 0 ? to : to - 4;
    return `M${f(x + Math.cos(a) * from)} ${f(y + Math.sin(a) * from)}L${f(x + Math.cos(a) * r)} ${f(y + Math.sin(a) * r)}`;
  }).join('');

/** It leans, it is lit at the wrong hours, and at the top something turns. */
export const mageTower: Grown = (pen, level) => {
  const H = 36 + level * 34;
  const bands = Array.from({ length: level - 1 }, (_, i): Marks => {
    const y = (-H * (i + 1)) / level;
    const half = 22 - (9 * (i + 1)) / level;
    return [block(pen, [-half - 4, half + 4], [y + 3, y - 2], 'stone-light', 1.1)];
  }).flat();
  return [
    ...glow(10, -H - 74, 40, 0.12),
    shape(`M-24 0Q-15 ${f(-H * 0.5)} -13 ${-H}H15Q17 ${f(-H * 0.5)} 24 0Z`, 'stone', 1.4, true),
    wash(`M8 -1Q9 ${f(-H * 0.5)} 7 ${-H}H14Q16 ${f(-H * 0.5)} 23 -1Z`, 'stone-dark'),
    ...courses(pen, -13, -H, 24, H, 8, 0.4),
    ...bands,
    poly(
      pen,
      [
        [-17, -H + 6],
        [-21, -H - 3],
        [-21, -H - 12],
        [23, -H - 12],
        [23, -H - 3],
        [19, -H + 6],
      ],
      'stone',
      1.4,
      true,
    ),
    ...crenels(pen, -21, 23, -H - 12, 'stone', 5),
    ...cone(pen, 1, 38, -H - 12, 58, 'slate', 9),
    line(`M-14 ${-H - 24}q14 6 30 0`, 'gold', 2),
    ...door(0, 12, 19),
    ...Array.from({ length: level }, (_, i) =>
      opening(i % 2 === 0 ? -5 : 6, (-H * (i + 0.55)) / level - 6, 7, 13, 'point'),
    ).flat(),
    ...(level >= 2
      ? at(20, -H * 0.52, 1, [
          line('M-4 8L8 0', 'ink', 1.4),
          poly(
            pen,
            [
              [-2, 0],
              [16, 0],
              [14, 6],
              [0, 6],
            ],
            'timber',
            1.2,
          ),
          line('M0 0v-9M5 0v-9M10 0v-9M15 0v-9M-1 -9h17', 'timber-dark', 1.3),
        ])
      : []),
    disc(10, -H - 76, 6, 'gold-light', 1.2),
    line(rays(10, -H - 76, 9, 17), 'gold', 1.7),
  ];
};

/** Crystals in a ring of stones: the earth hums there, and so do those who stand too long. */
export const node: Grown = (pen, level) => {
  const shard = (x: number, h: number, lean: number, w = 9): Marks => [
    shape(
      `M${f(x - w)} 0L${f(x - w + lean * 0.6)} ${f(-h * 0.7)}L${f(x + lean)} ${-h}L${f(x + w + lean * 0.5)} ${f(-h * 0.66)}L${f(x + w)} 0Z`,
      'water',
      1.3,
      true,
    ),
    wash(
      `M${f(x + 1)} -1L${f(x + lean)} ${-h + 3}L${f(x + w + lean * 0.5 - 1)} ${f(-h * 0.66)}L${f(x + w - 1)} -1Z`,
      'slate',
      0.7,
    ),
    line(`M${f(x)} 0L${f(x + lean)} ${-h}`, 'gold-light', 1.1),
  ];
  const tall = 44 + level * 12;
  return [
    ...glow(0, -tall * 0.5, tall * 0.8, 0.12),
    ...[-40, -24, 26, 42].map((x) =>
      shape(`M${x - 6} 0L${x - 5} -16Q${x} -20 ${x + 5} -15L${x + 6} 0Z`, 'stone-dark', 1.2),
    ),
    ...(level >= 2 ? shard(-20, tall * 0.6, -8, 7) : []),
    ...(level >= 3 ? shard(21, tall * 0.7, 9, 7) : []),
    ...shard(0, tall, 3),
    line(rays(3, -tall, 6, 15, 8), 'gold', 1.5),
    line('M-46 5q12 -4 24 0t24 0t24 0t20 0', 'water-line', 1.4),
    ...(pen.chance() < 2 ? [shape('M-34 6Q-28 -4 -20 4Z', 'stone', 1)] : []),
  ];
};

/** A nave, a bell, glass that has a whole chapter to itself. */
export const sanctuary: Grown = (pen, level) => {
  const w = 44 + level * 8;
  const h = 34 + level * 4;
  const rose = 8 + level * 1.6;
  const y = -h - 3;
  const bell = 66 + level * 13;
  return at(level >= 2 ? 6 : 0, 0, 1, [
    ...(level >= 2
      ? at(-w / 2 - 4, 0, 1, [
          ...wall(pen, -13, 26, bell, PALE),
          ...opening(0, -bell + 26, 9, 18),
          line(`M-13 ${-bell + 32}h26`, 'ink', 1),
          ...cone(pen, 0, 36, -bell, 38, 'copper'),
          line(`M0 ${-bell - 38}v-8`, 'ink', 1.6),
          disc(0, -bell - 49, 4, 'gold-light', 1),
        ])
      : []),
    ...(level >= 3
      ? at(w / 2 + 8, 0, 1, [
          shape(`M-14 0V${f(-h * 0.72)}A14 14 0 0 1 14 ${f(-h * 0.72)}V0Z`, 'stone-light', 1.4, true),
          ...slope(pen, [-16, 16], [-6, 6], -h * 0.72 - 6, 13, 'copper'),
          ...opening(0, -12, 7, 15, 'point'),
        ])
      : []),
    ...wall(pen, -w / 2, w, h, PALE),
    ...gable(pen, w, h, w * 0.55, 'stone-light', 'stone', 'copper'),
    ...glow(0, y, rose * 2.4, 0.12),
    disc(0, y, rose, 'window', 1.4),
    ...Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4;
      return disc(
        Math.cos(a) * rose * 0.62,
        y + Math.sin(a) * rose * 0.62,
        rose * 0.21,
        i % 2 === 0 ? 'gold-light' : 'cloth',
        0.6,
      );
    }),
    disc(0, y, rose * 0.26, 'gold-light', 0.7),
    shape('M-10 0V-14Q-10 -21 0 -26Q10 -21 10 -14V0Z', 'stone'),
    shape('M-7 0V-13Q-7 -18 0 -22Q7 -18 7 -13V0Z', 'timber'),
    ...opening(-w * 0.34, -8, 6, 15, 'point'),
    ...opening(w * 0.34, -8, 6, 15, 'point'),
  ]);
};

/** A drum with a dome on it, standing at y: an observatory, a council of the learned. */
export const dome = (pen: Pen, w: number, h: number): Marks => {
  const a = w / 2;
  return [
    ...wall(pen, -a, w, h, PALE),
    shape(
      `M${f(-a - 2)} ${-h}Q${f(-a - 1)} ${f(-h - a * 1.3)} 0 ${f(-h - a * 1.55)}Q${f(a + 1)} ${f(-h - a * 1.3)} ${f(a + 2)} ${-h}Z`,
      'copper',
      1.4,
      true,
    ),
    wash(
      `M${f(a * 0.28)} ${-h - 1}Q${f(a * 0.5)} ${f(-h - a * 1.1)} ${f(a * 0.12)} ${f(-h - a * 1.5)}Q${f(a)} ${f(-h - a * 1.3)} ${f(a + 1)} ${-h - 1}Z`,
      'copper-dark',
    ),
    line(
      `M${f(-a * 0.55)} ${-h}Q${f(-a * 0.5)} ${f(-h - a * 1.1)} -3 ${f(-h - a * 1.5)}M${f(a * 0.55)} ${-h}Q${f(a * 0.5)} ${f(-h - a * 1.1)} 3 ${f(-h - a * 1.5)}`,
      'ink',
      0.9,
      0.7,
    ),
  ];
};

/** Arches, a dome, and an armillary sphere that is nearly right. */
export const academy: Grown = (pen, level) => {
  const w = 68 + level * 14;
  const h = 30 + level * 2;
  const drum = h + 24 + level * 7;
  const top = -drum - 39;
  return [
    ...(level >= 2
      ? [
          ...dome(pen, 50, drum),
          line(`M0 ${top}v-9`, 'ink', 1.6),
          line(discPath(0, top - 16, 8), 'ink', 3.4),
          line(discPath(0, top - 16, 8), 'gold', 1.8),
          line(`M-8 ${top - 13}Q0 ${top - 8} 8 ${top - 19}`, 'gold', 1.6),
          disc(0, top - 16, 2.2, 'gold-light', 0.7),
          ...[-14, 0, 14].flatMap((x) => opening(x, -drum + 24, 7, 16)),
        ]
      : []),
    ...(level >= 4
      ? [-1, 1].flatMap((side) =>
          at(side * (w / 2 - 8), 0, 1, coneTower(pen, { w: 22, h: h + 24, rise: 26, roof: 'slate' })),
        )
      : []),
    ...wall(pen, -w / 2, w, h, PALE),
    ...slope(pen, [-w / 2 - 5, w / 2 + 5], [-w / 2 + 7, w / 2 - 7], -h + 2, 17, 'slate'),
    ...colonnade(-w / 2, w / 2, h, 3 + level),
    poly(
      pen,
      [
        [-15, -h - 4],
        [0, -h - 19],
        [15, -h - 4],
      ],
      'stone-light',
      1.4,
      true,
    ),
    shape(`M-6 ${-h - 11}q3 -2 6 0q3 -2 6 0v5q-3 -2 -6 0q-3 -2 -6 0Z`, 'cloth', 0.8),
  ];
};

/** A slate roof with a weathercock, and instruments set out to be seen. */
export const lodge: Grown = (pen, level) => {
  const w = 50 + level * 8;
  return [
    ...wall(pen, -w / 2, w, 24, PLASTER),
    ...beams(-w / 2, 0, w, 24, 'knee'),
    ...slope(pen, [-w / 2 - 6, w / 2 + 6], [-w / 2 + 8, w / 2 - 8], -21, 26 + level * 2, 'slate'),
    ...door(-w * 0.2, 12, 18),
    ...opening(w * 0.2, -6, 9, 11, 'square'),
    ...chimney(pen, w * 0.28, -38, 16),
    ...(level >= 2
      ? at(
          -w * 0.22,
          0,
          1,
          coneTower(pen, { w: 20, h: 56, rise: 26, roof: 'other', banner: { pole: 12, cloth: 'cloth' } }),
        )
      : []),
    ...at(w / 2 + 14, 2, 1, [
      ...bar('M0 -24L-10 0M0 -24L10 0M0 -24V0', 'timber', 1.6),
      shape('M-9 -30L9 -26L8 -22L-10 -26Z', 'gold', 1.1),
      disc(0, -24, 3, 'iron', 1),
    ]),
  ];
};

/** Glass, gilding and four flags of which only one is ours. */
export const embassy: Grown = (pen, level) => {
  const w = 66 + level * 10;
  const h = 44 + level * 4;
  return [
    ...wall(pen, -w / 2, w, h, PALE),
    ...slope(pen, [-w / 2 - 6, w / 2 + 6], [-w / 2 + 12, w / 2 - 12], -h + 2, 24, 'copper'),
    ...colonnade(-w * 0.26, w * 0.26, 30, 3),
    ...[-0.38, 0.38].flatMap((x) => opening(w * x, -8, 9, 16)),
    ...[-0.36, -0.12, 0.12, 0.36].flatMap((x) => opening(w * x, -h + 16, 8, 12)),
    poly(
      pen,
      [
        [-18, -h + 4],
        [0, -h - 14],
        [18, -h + 4],
      ],
      'stone-light',
      1.4,
      true,
    ),
    disc(0, -h - 2, 4, 'gold', 1),
    ...(['cloth', 'other', 'green', 'gold'] as const)
      .slice(0, Math.min(4, level + 1))
      .flatMap((cloth, i) =>
        flag(-w / 2 + 14 + (i * (w - 28)) / Math.max(1, Math.min(3, level)), -h - 20, 18, 17, cloth),
      ),
    line(`M${f(-w / 2)} ${f(-h * 0.56)}H${f(w / 2)}`, 'gold', 1.6),
  ];
};
