// What was built along the road, and what became of it.
// Invariant: a building stands on its ground line, seen from the front.

import {
  flames,
  GOLD,
  GREEN,
  INK,
  RED,
  SHADE,
  STONE,
  TILE,
  times,
  WATER,
  wave,
  WHITE,
  WOOD,
} from './strokes.ts';
import type { Stroke } from './strokes.ts';

const columns = (from: number, to: number, count: number, top: number): string =>
  times(count, (at) => {
    const x = from + ((to - from) / (count - 1)) * at;
    return `M${x - 3} -6 V${top} H${x + 3} V-6 Z`;
  });

const house = (x: number, wall: string, roof: string, high = 16): readonly Stroke[] => [
  [`M${x - 13} 0 V${-high} H${x + 13} V0 Z`, wall],
  [`M${x - 17} ${-high + 1} L${x} ${-high - 15} L${x + 17} ${-high + 1} Z`, roof],
  [`M${x - 3} 0 V-9 H${x + 3} V0 Z`, INK, 0.6],
];

export const BUILDINGS = {
  hut: [
    ['M-20 0 V-18 H20 V0 Z', '#e0bf83'],
    ['M-28 -16 Q0 -56 28 -16 Z', '#b18a45'],
    ['M-16 -22 L-6 -36 M0 -20 L0 -38 M16 -22 L7 -36', undefined, 1],
    ['M-6 0 V-13 H6 V0 Z', INK],
  ],
  temple: [
    ['M-38 0 V-6 H38 V0 Z M-34 -6 V-10 H34 V-6 Z', SHADE],
    [columns(-27, 27, 4, -46), WHITE, 1.3],
    ['M-36 -46 H36 V-53 H-36 Z M-36 -53 L0 -76 L36 -53 Z', STONE],
    ['M-4 -60 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0 Z', GOLD, 1],
  ],
  curia: [
    ['M-44 0 V-5 H44 V0 Z M-40 -5 V-10 H40 V-5 Z', SHADE],
    ['M-34 -10 V-54 H34 V-10 Z', TILE],
    ['M-38 -54 H38 V-60 H-38 Z M-38 -60 L0 -82 L38 -60 Z', STONE],
    ['M-9 -10 V-36 H9 V-10 Z', '#6d4521'],
    ['M0 -10 V-36 M-24 -40 h8 v10 h-8 Z M16 -40 h8 v10 h-8 Z', undefined, 1.1],
  ],
  drain: [
    ['M-30 0 V-30 H30 V0 H20 A20 20 0 0 0 -20 0 Z', SHADE],
    ['M-20 0 A20 20 0 0 1 20 0 Z', INK],
    [
      'M-27 -6 L-19 -10 M-22 -20 L-14 -15 M-8 -29 L-6 -20 M8 -29 L6 -20 M22 -20 L14 -15 M27 -6 L19 -10',
      undefined,
      1,
    ],
    ['M-14 -2 Q-6 4 -10 14 H14 Q8 4 12 -2 Z', WATER, 1],
  ],
  road: [
    ['M-60 8 L-8 -46 H8 L64 8 Z', '#d9cdb0'],
    [
      'M-40 6 L-30 -6 M-18 6 L-12 -8 M6 6 L6 -8 M30 6 L24 -8 M-26 -10 L-18 -20 M0 -10 V-22 M24 -10 L18 -22 M-12 -24 L-8 -34 M8 -24 L6 -36',
      undefined,
      1,
    ],
    ['M-64 8 L-10 -46 M68 8 L10 -46', undefined, 2],
  ],
  aqueduct: [
    [
      'M-66 0 V-52 H66 V0 H52 V-22 A11 11 0 0 0 30 -22 V0 H22 V-22 A11 11 0 0 0 0 -22 V0 H-8 V-22 A11 11 0 0 0 -30 -22 V0 H-38 V-22 A11 11 0 0 0 -60 -22 V0 Z',
      STONE,
    ],
    ['M-68 -52 H68 V-60 H-68 Z', SHADE],
    ['M-66 -56 H66', undefined, 2.2, '#35608a'],
  ],
  stage: [
    ['M-56 0 V-12 H56 V0 Z', WOOD],
    ['M-52 -12 V-70 M52 -12 V-70 M-56 -70 H56', undefined, 3, '#6d4521'],
    ['M-56 -70 Q-38 -56 -19 -70 Q0 -56 19 -70 Q38 -56 56 -70 V-76 H-56 Z', RED, 1.2],
  ],
  arch: [
    ['M-40 0 V-72 H40 V0 H19 V-28 A19 19 0 0 0 -19 -28 V0 Z', STONE],
    ['M-44 -72 H44 V-80 H-44 Z M-42 -50 H42 V-55 H-42 Z', SHADE],
    ['M-26 -64 H26', undefined, 1.6],
    ['M-31 -2 V-48 M31 -2 V-48', undefined, 1.1],
  ],
  arena: [
    ['M-78 0 V-46 Q-78 -52 -70 -54 L70 -66 Q78 -66 78 -58 V0 Z', STONE],
    [times(9, (at) => `M${-72 + at * 17} 0 v-12 a5 5 0 0 1 10 0 V0 Z`), INK, 0.8],
    [times(9, (at) => `M${-72 + at * 17} -26 v-9 a5 5 0 0 1 10 0 v9 Z`), '#6a5a46', 0.8],
    ['M-78 -21 H78 M-78 -43 L78 -46', undefined, 1.3],
  ],
  column: [
    ['M-11 0 V-96 H11 V0 Z', STONE],
    [times(7, (at) => `M-11 ${-8 - at * 13} L11 ${-17 - at * 13}`), undefined, 1.2],
    ['M-17 0 V8 H17 V0 Z M-17 -96 H17 V-104 H-17 Z', SHADE],
    ['M0 -128 a4 4 0 1 0 .1 0 M-6 -104 Q-7 -116 0 -121 Q7 -116 6 -104 Z', GOLD, 1.2],
  ],
  bridge: [
    ['M-78 8 V-14 Q0 -44 78 -14 V8 H58 A21 21 0 0 0 16 8 H-16 A21 21 0 0 0 -58 8 Z', STONE],
    ['M-78 -20 Q0 -50 78 -20 V-12 Q0 -42 -78 -12 Z', SHADE],
    [`${wave(-70, 18, 6)} ${wave(-52, 26, 4)}`, undefined, 1.8, '#35608a'],
  ],
  domes: [
    ['M-50 0 V-30 H50 V0 Z', STONE],
    ['M-26 -30 V-44 H26 V-30 Z', SHADE],
    ['M-28 -44 Q-26 -76 0 -78 Q26 -76 28 -44 Z', '#7fa0a8'],
    ['M-50 -30 Q-49 -44 -38 -44 Q-27 -44 -26 -30 Z M26 -30 Q27 -44 38 -44 Q49 -44 50 -30 Z', '#7fa0a8', 1.3],
    ['M0 -78 V-90 M-5 -86 H5', undefined, 2, GOLD],
    [
      'M-38 -6 v-12 a4 4 0 0 1 8 0 v12 Z M-4 -4 v-16 a6 6 0 0 1 12 0 v16 Z M30 -6 v-12 a4 4 0 0 1 8 0 v12 Z',
      INK,
      0.8,
    ],
  ],
  town: [
    ...house(-40, STONE, TILE, 18),
    ...house(-8, '#e0bf83', '#a4562a', 28),
    ...house(28, STONE, TILE, 20),
  ],
  burning: [
    ...house(-34, '#d9b98a', TILE, 20),
    ...house(2, STONE, '#a4562a', 26),
    ...house(36, '#d9b98a', TILE, 18),
    ...flames([
      [-38, -26, 1.1],
      [-22, -12, 0.7],
      [4, -38, 1.4],
      [28, -20, 0.8],
      [42, -26, 1],
    ]),
    ['M-14 -62 q-8 -8 0 -16 q8 -7 2 -14 M26 -52 q9 -8 0 -16 q-8 -7 0 -14', undefined, 2, '#7d766c'],
  ],
  ruins: [
    ['M-54 0 V-44 L-42 -40 L-38 -58 L-24 -54 L-20 -34 L-6 -42 L4 -16 L8 0 Z', '#b8aa98'],
    ['M26 0 V-50 L38 -44 V0 Z', STONE],
    ['M46 0 L50 -8 H84 L80 0 Z', STONE],
    ['M-46 -14 h12 M-28 -28 h10 M-36 -6 h14 M28 -14 h8 M28 -30 h8', undefined, 1],
    ['M-54 -20 q-8 4 -4 12 M8 -2 q4 -8 10 -4', undefined, 1.4, GREEN],
  ],
} as const satisfies Record<string, readonly Stroke[]>;
