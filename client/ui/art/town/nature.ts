// What grows, walks on four legs and rolls: trees of the season, geese, sheep, a dog, carts with their loads.

import { around, at, bar, disc, line, n1 as f, penFor, poly, shape, wash } from './pen.ts';
import type { Marks, Pigment } from './pen.ts';
import { sacks, wheel } from './masonry/yard.ts';

const LEAVES: readonly (readonly [Pigment, Pigment])[] = [
  ['oak', 'oak-dark'],
  ['gilt', 'gilt-dark'],
  ['rust', 'rust-dark'],
];

const leafy = (seed: number): Marks => {
  const pen = penFor('tree', seed % 12);
  const [bright, dark] = LEAVES[seed % 3] ?? ['oak', 'oak-dark'];
  const crown = Array.from({ length: 9 }, (_, i): readonly [number, number] => {
    const a = (i / 9) * Math.PI * 2;
    const r = 15 + pen.wobble(2.4);
    return [Math.cos(a) * r * 1.1, -30 + Math.sin(a) * r];
  });
  const lobes = Array.from({ length: 7 }, () => {
    const x = pen.wobble(11);
    const y = -30 + pen.wobble(10);
    return `M${f(x - 3)} ${f(y)}q1.5 3 3 0q1.5 3 3 0`;
  }).join('');
  return [
    shape('M-2.6 0Q-1.6 -9 -3.4 -18H3.4Q1.6 -9 2.6 0Z', 'timber-dark', 1.2),
    shape(around(crown), bright, 1.3),
    wash(around(crown.map(([x, y]) => [x * 0.6 + 5, y * 0.62 - 8] as const)), dark, 0.65),
    line(lobes, 'ink', 0.9, 0.6),
  ];
};

const pine: Marks = [
  line('M0 0V-8', 'timber-dark', 3),
  shape('M0 -46L9 -32H5L13 -19H7L16 -6H-16L-7 -19H-13L-5 -32H-9Z', 'pine', 1.2),
  line('M2 -38l4 7M4 -25l6 6M4 -12l8 5', 'ink', 0.9, 0.6),
];

const cypress: Marks = [
  line('M0 0V-6', 'timber-dark', 3),
  shape('M0 -50Q9 -30 7 -14Q6 -5 0 -5Q-6 -5 -7 -14Q-9 -30 0 -50Z', 'pine', 1.2),
  line('M2 -40q4 14 1 30M-2 -30q-2 8 -1 18', 'ink', 0.8, 0.5),
];

/** A tree by its seed: on the hill the evergreens, below them what turns with the year. */
export const treeMarks = (seed: number, onTheHill: boolean): Marks => {
  if (seed % 7 === 0) return pine;
  if (onTheHill) return seed % 2 === 0 ? cypress : pine;
  return leafy(seed);
};

export const goose: Marks = [
  shape('M-6 -3Q-8 -9 0 -9Q3 -9 4 -13Q4 -17 7 -17L10 -15L7 -14Q8 -8 5 -4Q0 -1 -6 -3Z', 'linen', 1),
  line('M-1 -2v3M2 -2v3', 'rust', 1.2),
];

export const sheep: Marks = [
  shape('M-10 -5Q-13 -13 -4 -13Q4 -17 9 -11Q14 -7 8 -4Q-2 -1 -10 -5Z', 'linen', 1.1),
  line('M-6 -4V1M5 -4V1', 'ink', 1.6),
  shape('M9 -12q5 -1 6 4q-3 3 -6 0Z', 'dark', 0.8),
  line('M-5 -10q2 2 4 0M0 -8q2 2 4 0', 'ink', 0.7),
];

export const dog: Marks = [
  shape('M-9 0V-6Q-10 -9 -7 -10H3L6 -14L8 -13L12 -11L11 -9L8 -8L7 -5V0H5V-5H-6V0Z', 'coat', 1),
  line('M-9 -9q-4 -2 -4 -6', 'ink', 1.6),
];

export type Load = 'bare' | 'grain' | 'wood' | 'gold' | 'hay' | 'books' | 'mana';

const loads: Readonly<Record<Load, () => Marks>> = {
  bare: () => [],
  grain: () =>
    sacks(0, -16, [
      [-14, 0],
      [-5, 0],
      [4, 0],
      [-9, -8],
      [0, -8],
      [-5, -15],
    ]),
  wood: () =>
    [
      [-15, 0],
      [-6, 0],
      [3, 0],
      [-10, -8],
      [-1, -8],
      [-6, -15],
    ].map(([x = 0, y = 0]) => disc(x, y - 20, 4.6, 'straw', 1.1)),
  gold: () => [
    shape('M-18 -16V-28Q-5 -37 8 -28V-16Z', 'timber'),
    line('M-18 -27H8M-12 -32V-17M2 -32V-17', 'gold', 2),
    shape('M-8 -28V-22H-2V-28Z', 'gold', 1),
  ],
  hay: () => [
    shape('M-22 -16Q-26 -32 -8 -38Q10 -38 13 -16Z', 'hay'),
    line('M-14 -20l3 -10M-6 -20v-13M3 -20l-2 -11', 'thatch-dark', 1.2),
  ],
  books: () => [
    shape('M-20 -17V-23H2V-17Z', 'cloth', 1.1),
    shape('M-17 -23V-28H6V-23Z', 'other', 1.1),
    shape('M-19 -28V-33H0V-28Z', 'green', 1.1),
    line('M-16 -33q4 -8 10 -4q-2 5 -10 4', 'linen', 2),
  ],
  mana: () => [
    shape('M-14 -17L-17 -28L-11 -38L-6 -27L-8 -17Z', 'water', 1.1),
    shape('M-4 -17L-6 -26L1 -34L5 -25L3 -17Z', 'water', 1.1),
    line('M-11 -38V-17M1 -34V-17', 'gold-light', 1),
  ],
};

/** An ox with opinions before a cart with its load, facing right. */
export const cart = (load: Load): Marks => {
  const pen = penFor('cart', load);
  return [
    ...loads[load](),
    poly(
      pen,
      [
        [-24, -19],
        [14, -19],
        [12, -9],
        [-22, -9],
      ],
      'timber',
    ),
    line('M-22 -14H12', 'timber-dark', 1.1),
    ...wheel(-6, -8.6, 8.6),
    shape(
      'M22 -8Q20 -20 28 -22Q40 -24 50 -22Q55 -27 60 -25Q64 -22 63 -17Q60 -14 56 -15Q54 -10 52 -8V0H48V-7H32V0H28V-7Z',
      'coat',
      1.2,
    ),
    line('M58 -26q4 -5 7 -2M56 -26q-3 -5 0 -7M22 -16q-4 6 -2 12', 'ink', 1.5),
    wash('M59 -22h1.6v1.8h-1.6ZM36 -22q6 6 4 13h-6q-4 -7 -4 -13Z', 'linen'),
    line('M50 -14L16 -12', 'timber-dark', 2.4),
  ];
};

/** A torch on its pole, with a pool of light by night. */
export const torch: Marks = [
  ...bar('M0 0V-24', 'timber', 1.8),
  { ...shape('M0 -38q6 7 3 13h-6q-3 -6 3 -13Z', 'glow', 1), part: 'glow' as const },
  {
    d: 'M-44 -26A44 44 0 1 0 44 -26A44 44 0 1 0 -44 -26Z',
    fill: 'glow' as const,
    faint: 0.1,
    part: 'glow' as const,
  },
  {
    d: 'M-24 -26A24 24 0 1 0 24 -26A24 24 0 1 0 -24 -26Z',
    fill: 'glow' as const,
    faint: 0.12,
    part: 'glow' as const,
  },
];

export const stones: Marks = at(0, 0, 1, [
  shape('M-16 0V-8H0V0Z', 'stone-light', 1.1),
  shape('M0 0V-8H16V0Z', 'stone', 1.1),
  shape('M-8 -8V-16H8V-8Z', 'stone-light', 1.1),
]);
