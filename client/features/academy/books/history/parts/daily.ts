// Things of field, altar, stage, study and sickbed.
// Invariant: each is as large as the person who would use it, and needs nobody to be understood.

import {
  BLUE,
  flames,
  GOLD,
  GREEN,
  INK,
  IRON,
  PURPLE,
  RED,
  SHADE,
  SKIN,
  STONE,
  times,
  WHITE,
  WOOD,
} from './strokes.ts';
import type { Stroke } from './strokes.ts';

export const DAILY = {
  plough: [
    ['M-24 -26 Q-10 -22 -4 -4 L12 0 L-2 3 Q-14 0 -26 -22 Z', WOOD],
    ['M-6 -10 Q20 -18 52 -16', undefined, 3, '#6d4521'],
    ['M4 0 L14 -1 L8 6 Z', IRON],
  ],
  calendar: [
    ['M-34 0 V-62 Q0 -86 34 -62 V0 Z', STONE],
    [times(6, (at) => `M${-26 + at * 9} -10 v-44`), undefined, 0.9],
    ['M-28 -58 H28 M-28 -12 H28 M-28 -34 H28', undefined, 1.2],
    ['M0 -74 a4 4 0 1 0 .1 0 Z', RED, 1],
  ],
  altar: [
    ['M-17 0 V-6 H-12 V-26 H-18 V-33 H18 V-26 H12 V-6 H17 V0 Z', STONE],
    ['M-9 -20 Q0 -12 9 -20', undefined, 1.4, GREEN],
    ...flames([[0, -33, 0.9]]),
  ],
  sundial: [
    ['M-14 0 V-8 H-9 V-34 H9 V-8 H14 V0 Z', STONE],
    ['M-24 -34 a24 9 0 1 0 48 0 a24 9 0 1 0 -48 0 Z', SHADE],
    [
      times(
        9,
        (at) =>
          `M${(-20 * Math.cos((at * Math.PI) / 8)).toFixed(1)} ${(-34 - 7 * Math.sin((at * Math.PI) / 8)).toFixed(1)} l${(4 * Math.cos((at * Math.PI) / 8)).toFixed(1)} 2`,
      ),
      undefined,
      1,
    ],
    ['M0 -34 L12 -52 L6 -33 Z', GOLD, 1.2],
  ],
  mask: [
    ['M-18 -40 Q0 -50 18 -40 Q22 -16 0 0 Q-22 -16 -18 -40 Z', '#f0dcae'],
    ['M-11 -30 q4 -5 8 0 Z M3 -30 q4 -5 8 0 Z M-9 -16 Q0 -8 9 -16 Q6 -4 0 -4 Q-6 -4 -9 -16 Z', INK, 0.8],
    ['M-12 -35 q5 -4 9 -1 M3 -36 q5 -3 9 1', undefined, 1.3],
  ],
  grief: [
    ['M-18 -40 Q0 -50 18 -40 Q22 -16 0 0 Q-22 -16 -18 -40 Z', '#b8c4cc'],
    ['M-11 -27 q4 5 8 0 Z M3 -27 q4 5 8 0 Z M-8 -8 Q0 -18 8 -8 Q5 -12 0 -12 Q-5 -12 -8 -8 Z', INK, 0.8],
    ['M-13 -33 q5 -1 9 -5 M4 -38 q4 4 9 5', undefined, 1.3],
  ],
  circles: [
    ['M-60 6 Q0 -14 60 4 Q10 18 -60 6 Z', '#e6cf9c', 1.1],
    [
      'M-24 2 a18 6 0 1 0 36 0 a18 6 0 1 0 -36 0 Z M-14 2 a8 2.8 0 1 0 16 0 a8 2.8 0 1 0 -16 0 Z M12 2 L34 -3 L30 6 Z',
      undefined,
      1.2,
    ],
  ],
  thyrsus: [
    ['M0 0 V-58', undefined, 3, '#6d4521'],
    ['M0 -82 Q12 -70 7 -58 H-7 Q-12 -70 0 -82 Z', '#8a6a48', 1.2],
    ['M0 -54 q12 -2 14 -12 q-12 0 -14 12 M0 -46 q-12 -2 -14 -12 q12 0 14 12', GREEN, 1.1],
    ['M-4 -36 q8 -6 4 -14 M4 -22 q-8 -6 -4 -14', undefined, 1.6, PURPLE],
  ],
  books: [
    ['M-34 0 V-54 H34 V0 Z', '#6d4521'],
    ['M-30 -29 H30 V-50 H-30 Z M-30 -4 H30 V-25 H-30 Z', '#4a3320', 1],
    [
      [-23, -11, 1, 13, 24].map((x) => `M${x} -33 a5 5 0 1 0 .1 0 Z M${x} -8 a5 5 0 1 0 .1 0 Z`).join(' '),
      '#f0e0b4',
      1.1,
    ],
    [
      [-17, -5, 7, 19].map((x) => `M${x} -41 a5 5 0 1 0 .1 0 Z M${x} -16 a5 5 0 1 0 .1 0 Z`).join(' '),
      '#e2c98c',
      1.1,
    ],
  ],
  scroll: [
    ['M-26 0 V-34 H26 V0 Z', '#f3e4bd'],
    ['M-32 3 V-37 H-24 V3 Z M24 3 V-37 H32 V3 Z', WOOD],
    [times(5, (at) => `M-18 ${-28 + at * 6} h${36 - (at % 3) * 6}`), undefined, 1.1],
  ],
  desk: [
    ['M-24 0 V-26 M24 0 V-22', undefined, 3, '#6d4521'],
    ['M-30 -24 L30 -34 V-28 L-30 -18 Z', WOOD],
    ['M-18 -29 L10 -34 L14 -42 L-14 -37 Z', '#f3e4bd', 1.2],
    ['M12 -36 Q22 -50 26 -58 Q20 -56 15 -44 Z', WHITE, 1.1],
  ],
  bench: [
    ['M-22 0 V-10 M22 0 V-10', undefined, 2.6],
    ['M-28 -16 H28 V-10 H-28 Z', WOOD],
  ],
  die: [
    ['M-10 0 L-13 -18 L6 -22 L10 -4 Z', WHITE],
    ['M6 -22 L16 -15 L18 1 L10 -4 Z M-10 0 L10 -4 L18 1 L-1 6 Z', SHADE],
    ['M-7 -13 h.1 M1 -15 h.1 M-5 -6 h.1 M4 -8 h.1 M12 -10 h.1 M14 -4 h.1', undefined, 3],
  ],
  brazier: [
    ['M-14 0 L-8 -22 M14 0 L8 -22 M0 0 V-22', undefined, 2.4],
    ['M-19 -32 H19 L12 -20 H-12 Z', '#5c6068'],
    ...flames([[0, -32, 0.9]]),
  ],
  bed: [
    ['M-40 0 V-24 M36 0 V-18', undefined, 3.4, '#6d4521'],
    ['M-42 -8 H38 V-17 Q0 -24 -24 -18 L-42 -18 Z', BLUE],
    ['M-40 -18 q3 -9 14 -7 q4 4 0 7 Z', WHITE],
    ['M-26 -30 a7 7 0 1 0 .1 0 Z', SKIN],
  ],
  bier: [
    ['M-34 0 V-16 M30 0 V-16', undefined, 3, '#6d4521'],
    ['M-40 -16 H36 V-21 H-40 Z', WOOD],
    ['M-36 -21 Q-30 -32 -8 -30 L26 -26 Q32 -24 32 -21 Z', WHITE],
  ],
  pyre: [
    ['M-30 0 L26 -10 L28 -4 L-26 6 Z M-28 -8 L28 0 L26 6 L-30 -2 Z', WOOD],
    ...flames([
      [-14, -8, 1],
      [4, -8, 1.5],
      [18, -6, 0.8],
    ]),
    ['M2 -54 q-8 -9 2 -16 q8 -7 0 -14', undefined, 2, '#7d766c'],
  ],
} as const satisfies Record<string, readonly Stroke[]>;
