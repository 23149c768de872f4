// What power is seen by: seats and crowns, laws, money, spoils, images.
// Invariant: each can stand beside any ruler, and names none.

import { FLAME, GOLD, GREEN, IRON, PURPLE, RED, SHADE, SKIN, STONE, times, WATER, WHITE } from './strokes.ts';
import type { Stroke } from './strokes.ts';

export const POWER = {
  crown: [
    ['M-22 0 L-25 -24 L-11 -11 L0 -30 L11 -11 L25 -24 L22 0 Z', GOLD],
    ['M-22 -1 H22 V7 H-22 Z', '#c8962f'],
    ['M-11 3 h.1 M0 3 h.1 M11 3 h.1', undefined, 3.4, RED],
  ],
  chair: [
    ['M-18 -22 H18 V-28 H-18 Z', RED],
    ['M-16 -22 Q0 -4 15 0 M16 -22 Q0 -4 -15 0', undefined, 3],
    ['M-18 0 H-10 M10 0 H18', undefined, 2.4],
  ],
  throne: [
    ['M-18 0 V-26 H18 V0 Z', PURPLE],
    ['M-16 -26 V-62 Q0 -74 16 -62 V-26 Z', '#7d5290'],
    ['M-22 0 V-34 H-16 V0 Z M16 0 V-34 H22 V0 Z', GOLD],
    ['M0 -64 l3 6 l7 1 l-5 5 l1 7 l-6 -3 l-6 3 l1 -7 l-5 -5 l7 -1 Z', GOLD, 1],
  ],
  scales: [
    ['M0 0 V-54 M-26 -48 H26 M-11 0 H11', undefined, 2.6],
    ['M-37 -22 Q-26 -10 -15 -22 L-26 -47 Z M15 -26 Q26 -14 37 -26 L26 -47 Z', GOLD],
  ],
  gold: [
    ['M-22 0 Q-20 -14 0 -16 Q20 -14 22 0 Z', GOLD],
    [
      'M-12 -4 a5 3 0 1 0 .1 0 Z M4 -6 a5 3 0 1 0 .1 0 Z M-3 -12 a5 3 0 1 0 .1 0 Z M12 -4 a4 2.4 0 1 0 .1 0 Z',
      '#f3dc94',
      1,
    ],
  ],
  coin: [
    ['M-34 -34 a34 34 0 1 0 68 0 a34 34 0 1 0 -68 0 Z', IRON],
    ['M-29 -34 a29 29 0 1 0 58 0 a29 29 0 1 0 -58 0 Z', undefined, 0.9],
    [
      'M-20 -28 Q-22 -44 -6 -44 H8 L16 -48 L22 -42 L18 -36 L12 -36 L10 -24 H6 L4 -32 H-10 L-13 -24 H-17 Z',
      '#8f949b',
      1.2,
    ],
    ['M-14 -18 q10 -8 20 -2 l6 -4 l2 6 l-8 4 q-12 4 -20 -4 Z', '#8f949b', 1.1],
  ],
  tablets: [
    ['M-38 0 V-60 Q-20 -70 -3 -60 V0 Z M3 0 V-60 Q20 -70 38 -60 V0 Z', '#c58f4a'],
    [
      times(7, (at) => `M-32 ${-52 + at * 7} h${20 + (at % 3) * 3} M9 ${-52 + at * 7} h${22 - (at % 3) * 3}`),
      undefined,
      1.3,
      '#6a4318',
    ],
    ['M-42 0 H42 V6 H-42 Z', SHADE],
  ],
  decree: [
    ['M-26 0 V-54 H26 V0 Z', '#c58f4a'],
    [times(6, (at) => `M-19 ${-46 + at * 7} h${38 - (at % 2) * 9}`), undefined, 1.3, '#6a4318'],
    ['M-22 -50 h.1 M22 -50 h.1 M-22 -4 h.1 M22 -4 h.1', undefined, 3],
  ],
  notice: [
    ['M-30 0 V-78 M30 0 V-78', undefined, 3, '#6d4521'],
    ['M-36 -18 V-74 H36 V-18 Z', WHITE],
    [
      times(
        6,
        (at) => `M-28 ${-66 + at * 8} h${24 + ((at * 7) % 11)} M4 ${-66 + at * 8} h${14 + ((at * 5) % 10)}`,
      ),
      undefined,
      1.5,
    ],
    ['M-30 -44 H12 M-30 -28 H20', undefined, 2, RED],
  ],
  lamps: [
    ['M0 0 V-22 M-11 0 H11', undefined, 3.4, GOLD],
    [
      'M-30 -58 Q-30 -22 0 -22 Q30 -22 30 -58 M-20 -58 Q-20 -32 0 -32 Q20 -32 20 -58 M-10 -58 Q-10 -42 0 -42 Q10 -42 10 -58 M0 -22 V-58',
      undefined,
      3.2,
      GOLD,
    ],
    [times(7, (at) => `M${-30 + at * 10} -60 q-4 -6 0 -11 q4 5 0 11 Z`), FLAME, 1],
  ],
  plinth: [
    ['M-24 0 V-5 H-19 V-24 H-24 V-29 H24 V-24 H19 V-5 H24 V0 Z', STONE],
    ['M-12 -18 h24 M-9 -12 h18', undefined, 1.1],
  ],
  statue: [
    ['M-12 0 L-15 -38 Q0 -50 15 -38 L12 0 Z', WHITE],
    ['M-15 -36 Q-6 -14 12 -4 L14 -18 Q2 -28 -2 -44 Z', RED, 1.2],
    ['M13 -38 Q26 -42 31 -58 L35 -56 Q32 -36 15 -30 Z', SKIN, 1.2],
    ['M0 -66 a10 10 0 1 0 .1 0 Z', SKIN],
    ['M-10 -58 Q-4 -69 6 -66 Q12 -62 10 -56 Q0 -63 -10 -58 Z', GOLD, 1.1],
  ],
  bust: [
    ['M-9 0 V-7 H9 V0 Z', SHADE],
    ['M-12 -7 Q-13 -18 -4 -20 H4 Q13 -18 12 -7 Z', WHITE],
    ['M0 -37 a8.5 8.5 0 1 0 .1 0 Z', WHITE],
    ['M-9 -30 Q-3 -40 4 -38 Q10 -36 9 -28 Q0 -35 -9 -30 Z', GOLD, 1],
  ],
  globe: [
    ['M-28 -34 a28 28 0 1 0 56 0 a28 28 0 1 0 -56 0 Z', WATER],
    ['M-16 -52 Q-4 -60 10 -52 Q18 -44 8 -36 Q12 -26 2 -18 Q-6 -26 -4 -34 Q-18 -38 -16 -52 Z', GREEN, 1.2],
    ['M-14 0 V-5 H-4 V-8 H4 V-5 H14 V0 Z', GOLD],
  ],
  sign: [
    ['M0 -34 V6 M-15 -26 L15 -2 M15 -26 L-15 -2', undefined, 4, GOLD],
    ['M0 -34 q13 -1 12 8 q-1 8 -12 7', undefined, 4, GOLD],
    [
      times(10, (at) => {
        const a = (at * Math.PI) / 5;
        return `M${(26 * Math.cos(a)).toFixed(1)} ${(-14 + 26 * Math.sin(a)).toFixed(1)} L${(34 * Math.cos(a)).toFixed(1)} ${(-14 + 34 * Math.sin(a)).toFixed(1)}`;
      }),
      undefined,
      1.6,
      GOLD,
    ],
  ],
} as const satisfies Record<string, readonly Stroke[]>;
