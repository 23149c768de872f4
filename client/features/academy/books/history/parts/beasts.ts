// Beasts of the road, from the she-wolf to the raven.
// Invariant: feet at (0, 0); they look to the right, but for the lion, who looks at whoever comes.

import { FLAME, GREY, WHITE } from './strokes.ts';
import type { Stroke } from './strokes.ts';

export const BEASTS = {
  wolf: [
    [
      'M-26 -2 L-24 -16 Q-30 -18 -31 -26 Q-26 -23 -22 -24 H8 L16 -32 L18 -38 L22 -34 L27 -34 L35 -27 L34 -23 H24 L17 -14 L18 0 H13 L10 -12 H-12 L-16 -1 H-20 L-21 -11 L-22 -2 Z',
      '#6f665c',
    ],
    ['M26 -30 h.1', undefined, 2.4],
    ['M-6 -12 v3 M0 -12 v3 M6 -12 v3', undefined, 1.4],
  ],
  ox: [
    [
      'M-26 0 V-16 Q-28 -32 -12 -32 H10 L18 -36 L28 -32 L31 -22 L25 -18 L18 -20 L14 -12 V0 H8 V-12 H-14 L-17 0 Z',
      '#b89a72',
    ],
    ['M19 -36 Q19 -44 26 -44 M24 -35 Q28 -42 33 -40', undefined, 2],
    ['M25 -28 h.1', undefined, 2.4],
  ],
  goose: [
    [
      'M-18 -10 Q-26 -14 -28 -20 Q-16 -24 -4 -18 Q6 -18 8 -28 Q8 -38 14 -39 Q19 -39 20 -34 L26 -32 L19 -30 Q16 -24 15 -16 Q12 -6 0 -5 Q-12 -4 -18 -10 Z',
      WHITE,
    ],
    ['M20 -34 L26 -32 L19 -30 Z', FLAME, 1],
    ['M-4 -5 V0 h4 M4 -5 V0 h4', undefined, 1.6, FLAME],
    ['M-14 -14 Q-4 -18 2 -11', undefined, 1.1],
    ['M16 -35 h.1', undefined, 2],
  ],
  elephant: [
    [
      'M-30 0 V-25 Q-30 -46 -6 -46 H10 Q22 -54 30 -44 Q40 -35 36 -16 Q35 -6 42 -3 Q33 3 28 -11 L26 -19 Q22 -11 16 -14 V0 H7 V-14 H-11 V0 Z',
      GREY,
    ],
    ['M12 -41 Q1 -30 12 -18 Q23 -25 19 -38 Z', '#a19ea6'],
    ['M29 -35 h.1', undefined, 2.6],
    ['M33 -22 Q44 -20 46 -28 Q38 -22 34 -28 Z', WHITE, 1.2],
  ],
  lion: [
    ['M-30 0 V-12 Q-30 -24 -14 -24 H8 L12 -6 H20 V0 H4 L0 -10 H-14 L-18 0 Z', '#d2a25a'],
    ['M4 -18 Q-2 -36 14 -42 Q32 -44 34 -28 Q34 -14 20 -10 Q6 -8 4 -18 Z', '#9c6a2c'],
    ['M12 -24 Q12 -36 22 -36 Q31 -34 30 -25 Q28 -15 21 -15 Q13 -16 12 -24 Z', '#e2b878', 1.2],
    ['M18 -27 h.1 M25 -27 h.1', undefined, 2.4],
    ['M19 -20 q2.500 3 5 0', undefined, 1.2],
    ['M-30 -12 Q-44 -12 -42 -28', undefined, 2.4, '#9c6a2c'],
    ['M-42 -28 q-6 -5 0 -10 q6 5 0 10 Z', '#9c6a2c', 1.1],
  ],
  raven: [
    [
      'M-15 -6 Q-10 -15 2 -17 Q8 -17 9 -21 Q12 -26 18 -22 L26 -20 L18 -17 Q14 -8 5 -5 L-6 -4 L-22 2 Z',
      '#231d1a',
    ],
    ['M0 -5 V0 M5 -5 V0', undefined, 1.5],
  ],
} as const satisfies Record<string, readonly Stroke[]>;
