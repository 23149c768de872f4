// Houses that feed and pay a realm, each grown level by level.

import { around, at, bar, disc, discPath, glow, line, n1 as f, poly, shape, wash } from '../pen.ts';
import type { Marks } from '../pen.ts';
import {
  beams,
  BOARDS,
  chimney,
  cone,
  courses,
  door,
  flag,
  gableHouse,
  opening,
  PALE,
  PLASTER,
  sacks,
  slope,
  wall,
  wheel,
} from '../masonry.ts';
import type { Roof } from '../masonry.ts';
import type { Grown } from './house.ts';

const GABLES: readonly (readonly [x: number, w: number, storeys: number, roof: Roof])[] = [
  [0, 40, 1, 'thatch'],
  [-44, 38, 1, 'tile'],
  [43, 40, 2, 'tile'],
  [-84, 36, 2, 'slate'],
  [84, 36, 1, 'thatch'],
  [-22, 34, 2, 'tile'],
  [22, 36, 2, 'slate'],
];

/** Roofs, a square, and the well that everyone blames. */
export const town: Grown = (pen, level) => {
  const front = GABLES.slice(0, Math.min(5, level + 1)).toSorted((a, b) => a[0] - b[0]);
  const behind = GABLES.slice(5, 5 + Math.max(0, level - 3));
  return [
    ...behind.flatMap(([x, w, storeys, roof]) =>
      at(x, -2, 0.86, gableHouse(pen, w, storeys + 1, roof).marks),
    ),
    ...front.flatMap(([x, w, storeys, roof], i) => {
      const { marks, top } = gableHouse(pen, w, storeys, roof);
      return at(x, 0, 0.92, [
        ...(i % 2 === 0 ? chimney(pen, w * 0.34, top * 0.72, 26, true, i % 4 === 0 ? -1 : 1) : []),
        ...marks,
      ]);
    }),
    ...at(26, 8, 1, [
      poly(
        pen,
        [
          [-9, 0],
          [-8, -9],
          [8, -9],
          [9, 0],
        ],
        'stone',
      ),
      line('M-7 -9V-24M7 -9V-24M-7 -18H7M0 -18v8', 'timber-dark', 1.8),
      poly(
        pen,
        [
          [-11, -23],
          [0, -31],
          [11, -23],
        ],
        'tile',
        1.2,
      ),
    ]),
  ];
};

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

/** A hall on the water, its wheel, and logs. */
export const sawmill: Grown = (pen, level) => {
  const w = 44 + level * 5;
  const x = -w / 2 - 13;
  const blades = Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5 + 0.2;
    return `M${f(x + Math.cos(a) * 17)} ${f(-8 + Math.sin(a) * 17)}L${f(x + Math.cos(a) * 23)} ${f(-8 + Math.sin(a) * 23)}`;
  }).join('');
  return [
    ...wall(pen, -w / 2, w, 24, BOARDS),
    line(
      `M${f(-w / 2 + 2)} -6H${f(w / 2 - 2)}M${f(-w / 2 + 2)} -12H${f(w / 2 - 2)}M${f(-w / 2 + 2)} -18H${f(w / 2 - 2)}`,
      'timber-dark',
      1,
    ),
    ...slope(pen, [-w / 2 - 6, w / 2 + 6], [-w / 2 + 8, w / 2 - 8], -22, 24 + level * 2, 'tile'),
    shape('M2 0V-17H16V0Z', 'hall'),
    ...chimney(pen, -w * 0.2, -36, 12, false),
    line(blades, 'ink', 3),
    ...wheel(x, -8, 19, 5),
    ...Array.from({ length: Math.min(6, level + 2) }, (_, i) => {
      const col = i % 3;
      const row = Math.floor(i / 3);
      return [
        disc(w / 2 + 12 + col * 10 + row * 5, 4 - row * 8.6, 4.8, 'straw', 1.1),
        line(discPath(w / 2 + 12 + col * 10 + row * 5, 4 - row * 8.6, 2.1), 'timber-dark', 0.8),
      ];
    }).flat(),
  ];
};

/** A hill with a hole in it, and who comes out of the hole. */
export const mine: Grown = (pen, level) => {
  const W = 60 + level * 7;
  const cracks = Array.from({ length: 14 + level * 3 }, () => {
    const x = pen.wobble(0.8) * W;
    const y = -8 - pen.chance() * 44 * (1 - Math.abs(x) / W);
    return `M${f(x)} ${f(y)}l${f(3 + pen.chance() * 4)} ${f(5 + pen.chance() * 6)}`;
  }).join('');
  const adit = (x: number, s: number, y: number): Marks =>
    at(x, y, s, [
      shape('M-14 0L-11 -27H11L14 0Z', 'dark'),
      ...glow(0, -12, 20, 0.16),
      ...bar('M-13 0L-10.6 -27M13 0L10.6 -27M-15 -28H15', 'timber', 3.2),
    ]);
  return [
    shape(
      around([
        [-W, 4],
        [-W * 0.7, -24 - level * 2],
        [-W * 0.36, -54 - level * 5],
        [-W * 0.05, -72 - level * 6],
        [W * 0.22, -62 - level * 5],
        [W * 0.5, -66 - level * 5],
        [W * 0.8, -36],
        [W, 4],
      ]),
      'rock',
      1.6,
      true,
    ),
    line(cracks, 'ink', 0.9, 0.5),
    line(
      `M${f(-W * 0.36)} ${-50 - level * 5}l9 20l-6 12M${f(W * 0.22)} ${-58 - level * 5}l-6 22l8 14M${f(W * 0.5)} ${-62 - level * 5}l8 24`,
      'ink',
      1.2,
      0.7,
    ),
    ...(level >= 3
      ? at(W * 0.1, -64 - level * 5, 1, [
          ...bar('M-16 6L-3 -36M16 6L3 -36M-11 -8H11M-7 -22H7M-11 -8L7 -22M11 -8L-7 -22', 'timber', 1.5),
          ...wheel(0, -38, 9, 2),
          line('M9 -38V10', 'ink', 1.1),
        ])
      : []),
    ...adit(-W * 0.3, 1.05, 2),
    ...(level >= 4 ? adit(W * 0.42, 0.86, 1) : []),
    line(`M${f(-W * 0.3 - 5)} 3l-14 8M${f(-W * 0.3 + 5)} 3l-12 8`, 'ink', 1.3),
    ...at(-W * 0.3 - 8, 10, 0.95, [
      poly(
        pen,
        [
          [-12, -14],
          [12, -14],
          [9, -4],
          [-9, -4],
        ],
        'timber',
      ),
      shape('M-11 -14q2 -6 6 -4q3 -6 7 -2q5 -3 8 2q3 1 1 4Z', 'gold', 1.1),
      disc(-6, -2.4, 3.4, 'stone-dark', 1),
      disc(6, -2.4, 3.4, 'stone-dark', 1),
    ]),
    ...Array.from({ length: Math.min(5, level) }, (_, i) =>
      at(W * 0.08 + i * 12, 7 - (i % 2) * 3, 1, [
        shape('M-9 0Q-5 -9 0 -10Q6 -9 9 0Z', i % 2 === 0 ? 'gold' : 'stone-dark', 1.1),
      ]),
    ).flat(),
  ];
};

/** Stepped gables, an anvil over the door, and the apprentices’ wing. */
export const guild: Grown = (pen, level) => {
  const w = 54 + level * 8;
  const h = 32 + level * 5;
  const rise = w * 0.6;
  const steps = 4;
  let d = `M${f(-w / 2)} ${-h}`;
  for (let i = 0; i < steps; i += 1)
    d += `V${f(-h - ((i + 1) * rise) / steps)}H${f(-w / 2 + ((i + 1) * w) / 2 / steps - 3)}`;
  d += `V${f(-h - rise - 8)}H4V${f(-h - rise)}`;
  for (let i = steps - 1; i >= 0; i -= 1)
    d += `H${f(w / 2 - (i * w) / 2 / steps)}V${f(-h - (i * rise) / steps)}`;
  const panes = Math.max(2, Math.min(5, level));
  const arches = Math.max(2, Math.round(w / 22));
  const wing =
    level >= 4
      ? at(w / 2 + 14, 0, 1, [
          ...wall(pen, -15, 30, h * 0.9, PLASTER),
          ...beams(-15, 0, 30, h * 0.9, 'knee'),
          ...slope(pen, [-18, 18], [-11, 11], -h * 0.9 + 2, 20, 'tile'),
          ...opening(0, -h * 0.4, 9, 12, 'square'),
          ...chimney(pen, 8, -h * 0.9 - 12, 16),
        ])
      : [];
  const y = -h - rise * 0.45;
  return at(level >= 4 ? -13 : 0, 0, 1, [
    ...wing,
    ...wall(pen, -w / 2, w, h, PLASTER),
    shape(`${d}Z`, 'tile', 1.4, true),
    ...courses(pen, -w / 4, -h - rise * 0.6, w / 2, rise * 0.6, 7, 0.5),
    wash(
      `M${f(w * 0.2)} ${-h - 1}V${f(-h - rise * 0.55)}H${f(w * 0.34)}V${f(-h - rise * 0.28)}H${f(w / 2 - 1)}V${-h - 1}Z`,
      'tile-dark',
    ),
    disc(0, y, 8 + level * 0.8, 'gold-light', 1.3),
    shape(
      `M-7 ${f(y - 4)}H5Q8 ${f(y - 4)} 9 ${f(y - 1)}Q4 ${f(y - 1)} 3 ${f(y + 2)}L4 ${f(y + 5)}H-5L-4 ${f(y + 2)}Q-6 ${f(y + 1)} -7 ${f(y - 4)}Z`,
      'dark',
      0.6,
    ),
    ...Array.from({ length: panes }, (_, i) =>
      opening(-w / 2 + (w * (i + 0.5)) / panes, -h + 24, (w / panes) * 0.42, 18, 'point'),
    ).flat(),
    ...Array.from({ length: arches }, (_, i) => {
      const x = -w / 2 + (w * (i + 0.5)) / arches;
      return shape(
        `M${f(x - 8)} 0V-9A8 8 0 0 1 ${f(x + 8)} -9V0Z`,
        i === Math.floor(arches / 2) ? 'timber' : 'hall',
        1.2,
      );
    }),
    ...(level >= 3 ? flag(0, -h - rise - 8, 16, 20, 'other') : []),
  ]);
};

/** Awnings, scales over the gable, and a clock that agrees with the merchants. */
export const merchants: Grown = (pen, level) => {
  const w = 58 + level * 8;
  const h = 46 + level * 5;
  const bays = 2 + Math.ceil(Math.min(5, level) / 2);
  const bay = (i: number): number => -w / 2 + (w * (i + 0.5)) / bays;
  return [
    ...(level >= 3
      ? at(w / 2 - 6, 0, 1, [
          ...wall(pen, -14, 28, h + 36, PLASTER),
          ...beams(-14, -h, 28, 36, 'knee'),
          ...cone(pen, 0, 38, -h - 36, 32, 'copper'),
          disc(0, -h - 18, 9, 'gold-light', 1.3),
          line(`M0 ${-h - 18}v-6M0 ${-h - 18}l4 2`, 'ink', 1.4),
        ])
      : []),
    ...wall(pen, -w / 2, w, 24, PALE),
    poly(
      pen,
      [
        [-w / 2 - 5, -24],
        [-w / 2 - 5, -h],
        [w / 2 + 5, -h],
        [w / 2 + 5, -24],
      ],
      'plaster',
      1.4,
      true,
    ),
    wash(`M${f(w * 0.2)} -25V${-h + 1}H${f(w / 2 + 4)}V-25Z`, 'plaster-dark'),
    ...beams(-w / 2 - 5, -24, w + 10, h - 24),
    ...slope(pen, [-w / 2 - 12, w / 2 + 12], [-w / 2 + 10, w / 2 - 10], -h + 3, 32 + level * 2),
    ...Array.from({ length: bays }, (_, i) => opening(bay(i), -h * 0.5 - 6, 9, 12, 'square')).flat(),
    ...Array.from({ length: bays }, (_, i): Marks => {
      const x = bay(i);
      if (i === 0) return door(x, 12, 19);
      return [
        shape(`M${f(x - 8)} 0V-15H${f(x + 8)}V0Z`, 'hall', 1.1),
        shape(
          `M${f(x - 11)} -12L${f(x - 8)} -20H${f(x + 8)}L${f(x + 11)} -12q-2.7 3 -5.5 0q-2.7 3 -5.5 0q-2.7 3 -5.5 0q-2.7 3 -5.5 0Z`,
          i % 2 === 0 ? 'other' : 'cloth',
          1.1,
        ),
        line(`M${f(x - 3)} -20L${f(x - 4)} -12M${f(x + 3)} -20L${f(x + 4)} -12`, 'linen', 1.6),
      ];
    }).flat(),
    ...at(0, -h - 12, 1, [
      poly(
        pen,
        [
          [-13, 0],
          [-13, -20],
          [13, -20],
          [13, 0],
        ],
        'plaster',
      ),
      poly(
        pen,
        [
          [-18, -18],
          [0, -36],
          [18, -18],
        ],
        'tile',
        1.4,
        true,
      ),
      line('M0 -17V-5M-7 -14H7M-7 -14l-3 6h6ZM7 -14l-3 6h6ZM-4 -4h8', 'ink', 1.2),
    ]),
    ...(level >= 2 ? flag(-w / 2 + 12, -h - 30, 14, 16, 'green') : []),
  ];
};

/** Covered rows of stalls about a market cross: more rows, more streets, more voices. */
export const market: Grown = (pen, level) => {
  const rows = Math.min(5, level + 1);
  const stall = (x: number, i: number): Marks =>
    at(x, 0, 1, [
      ...bar('M-15 0V-28M15 0V-28', 'timber', 1.8),
      shape('M-15 -6H15V0H-15Z', 'timber', 1.2),
      wash(
        'M-12 -6q3 -6 6 0q3 -6 6 0q3 -6 6 0q3 -6 6 0Z',
        (['gold', 'rust', 'green', 'straw'] as const)[i % 4] ?? 'gold',
      ),
      shape(
        'M-20 -26L-14 -40H14L20 -26q-5 4 -10 0q-5 4 -10 0q-5 4 -10 0q-5 4 -10 0Z',
        i % 2 === 0 ? 'cloth' : 'other',
        1.3,
        true,
      ),
      line('M-9 -39L-11 -26M0 -39V-25M9 -39L11 -26', 'linen', 2.4),
    ]);
  const span = rows * 36;
  return [
    ...(level >= 3 ? at(-span * 0.22, -4, 0.9, gableHouse(pen, 34, 2, 'slate').marks) : []),
    ...(level >= 2 ? at(span * 0.2, -4, 0.86, gableHouse(pen, 36, level >= 4 ? 3 : 2, 'tile').marks) : []),
    ...Array.from({ length: rows }, (_, i) => stall(-span / 2 + 18 + i * 36, i)).flat(),
    ...at(0, 8, 1, [
      shape('M-12 0L-8 -6H8L12 0Z', 'stone', 1.2),
      ...bar('M0 -6V-40', 'stone-light', 3),
      line('M-6 -34H6', 'ink', 3),
      disc(0, -44, 3.4, 'gold', 1),
    ]),
  ];
};
