// What the road runs through: hills, waters, mountains, trees, the last sun.
// Invariant: nothing here was built; what men have put there stands in buildings.ts.

import { GREEN, PURPLE, times, WATER, wave, WHITE } from './strokes.ts';
import type { Stroke } from './strokes.ts';

export const LAND = {
  furrow: [['M-60 4 Q-20 14 30 6 T90 6 M-56 9 Q-18 18 32 11 T92 10', undefined, 1.5, '#7a5a2c']],
  marsh: [
    ['M-52 0 Q-20 -12 20 -8 Q54 -6 58 2 Q20 12 -20 10 Q-50 10 -52 0 Z', WATER, 1.2],
    [
      'M-40 2 v-16 M-36 3 l-6 -12 M-36 3 l3 -14 M40 3 v-15 M44 4 l5 -11 M36 4 l-4 -11',
      undefined,
      1.5,
      '#4c6b3c',
    ],
  ],
  capitol: [
    ['M-58 0 Q-48 -24 -40 -26 H40 Q50 -22 58 0 Z', '#a9a08c'],
    ['M-30 -16 l8 -2 M10 -14 l9 2 M-8 -8 l9 -1 M32 -12 l8 3', undefined, 1],
  ],
  sea: [
    ['M-112 6 Q-60 -8 0 -3 T110 2 Q122 22 84 31 Q10 38 -82 32 Q-122 26 -112 6 Z', WATER, 1.2],
    [`${wave(-96, 12, 8)} ${wave(-76, 22, 7)}`, undefined, 1.6, '#35608a'],
  ],
  vesuvius: [
    ['M-84 0 L-24 -84 Q-8 -76 8 -84 L84 0 Z', '#8a7a6c'],
    ['M-20 -70 L-42 -22 M0 -76 V-26 M18 -70 L40 -22', undefined, 1.2],
  ],
  eruption: [
    ['M-84 0 L-24 -84 Q-8 -76 8 -84 L84 0 Z', '#8a7a6c'],
    ['M-18 -80 Q-10 -50 -26 -16 M2 -82 Q0 -44 10 -20 M10 -78 Q24 -46 28 -26', undefined, 3, '#d4581f'],
    [
      'M-20 -84 Q-16 -110 -40 -118 Q-66 -128 -44 -146 Q-40 -166 -12 -158 Q14 -174 30 -154 Q58 -146 40 -128 Q24 -112 6 -84 Z',
      '#cfc8bb',
    ],
    ['M-30 -134 q8 -8 16 0 M4 -142 q8 -8 16 0 M-8 -118 q6 -6 12 0', undefined, 1.2],
  ],
  alps: [
    ['M-92 0 L-52 -66 L-32 -42 L2 -106 L40 -44 L58 -62 L96 0 Z', '#cfc7b4'],
    [
      'M2 -106 L-14 -76 L-4 -66 L4 -76 L14 -68 L19 -78 Z M-52 -66 L-62 -49 L-52 -44 L-44 -52 Z M58 -62 L50 -53 L58 -46 L66 -50 Z',
      WHITE,
      1.2,
    ],
    ['M-40 -34 l8 18 M22 -52 l8 20 M-66 -30 l6 16 M66 -36 l8 16', undefined, 1],
  ],
  river: [
    ['M-20 -34 Q-36 -14 -18 2 Q0 18 -22 40 H28 Q44 20 22 2 Q4 -14 18 -34 Z', WATER, 1.2],
    ['M-6 -24 q6 -5 11 0 M-4 -6 q7 -5 12 0 M2 12 q7 -5 12 0 M-4 26 q7 -5 12 0', undefined, 1.4, '#35608a'],
  ],
  forest: [
    [
      [-58, -22, 14, 52]
        .map(
          (x, at) =>
            `M${x} -${78 + (at % 2) * 14} L${x + 17} -48 H${x + 9} L${x + 22} -24 H${x + 11} L${x + 25} 0 H${x - 25} L${x - 11} -24 H${x - 22} L${x - 9} -48 H${x - 17} Z`,
        )
        .join(' '),
      '#3f5c41',
    ],
    [
      [-40, -4, 34]
        .map((x) => `M${x} -58 L${x + 13} -34 H${x + 7} L${x + 18} 0 H${x - 18} L${x - 7} -34 H${x - 13} Z`)
        .join(' '),
      '#4f7350',
    ],
  ],
  sunset: [
    ['M-34 0 A34 34 0 0 1 34 0 Z', '#e8873a', 1.2],
    [
      times(7, (at) => {
        const a = (Math.PI * (at + 0.5)) / 7;
        return `M${(-40 * Math.cos(a)).toFixed(1)} ${(-40 * Math.sin(a)).toFixed(1)} L${(-54 * Math.cos(a)).toFixed(1)} ${(-54 * Math.sin(a)).toFixed(1)}`;
      }),
      undefined,
      1.8,
      '#c8662a',
    ],
  ],
  oak: [
    ['M-3 0 L-2 -22 H2 L3 0 Z', '#8a6138'],
    ['M-20 -24 Q-26 -38 -13 -44 Q-9 -58 6 -52 Q22 -52 20 -38 Q28 -25 13 -21 Q-3 -15 -20 -24 Z', GREEN],
    ['M-11 -32 q4 -4 8 0 M0 -41 q4 -4 8 0 M3 -28 q4 -4 8 0', undefined, 1],
  ],
  cypress: [
    ['M-1.500 0 H1.500 V-10 H-1.500 Z', '#8a6138'],
    ['M0 -70 Q11 -44 8 -16 Q0 -6 -8 -16 Q-11 -44 0 -70 Z', '#3f5c41'],
    ['M-3 -24 q3 -3 6 0 M-3 -38 q3 -3 6 0 M-2 -50 q2 -3 4 0', undefined, 0.9],
  ],
  pine: [
    ['M-3 0 Q-4 -30 -8 -44 H8 Q3 -30 3 0 Z', '#8a6138'],
    ['M-34 -46 Q-34 -62 -10 -64 Q0 -72 12 -64 Q34 -62 34 -46 Q20 -40 0 -43 Q-20 -40 -34 -46 Z', '#4c6b3c'],
    ['M-22 -50 q4 -4 8 0 M-4 -55 q4 -4 8 0 M14 -50 q4 -4 8 0', undefined, 1],
  ],
  vine: [
    ['M0 0 V-34 M-12 -30 H12', undefined, 2, '#6d4521'],
    [
      'M-12 -30 q-8 2 -7 10 q8 0 7 -10 M12 -30 q8 2 7 10 q-8 0 -7 -10 M0 -34 q8 -8 12 0 q-6 6 -12 0',
      GREEN,
      1,
    ],
    [
      'M-6 -24 h.1 M-3 -21 h.1 M-8 -20 h.1 M-5 -16 h.1 M5 -24 h.1 M8 -20 h.1 M5 -17 h.1',
      undefined,
      4.5,
      PURPLE,
    ],
  ],
} as const satisfies Record<string, readonly Stroke[]>;
