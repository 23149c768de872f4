// Walls, camps, standards and what lies about after a battle.
// Invariant: who fights is no part of it: men of the hanging march in (scenes/placed.ts).

import { GOLD, INK, IRON, RED, SHADE, times, WOOD } from './strokes.ts';
import type { Stroke } from './strokes.ts';

export const WAR = {
  turret: [
    ['M-14 0 V-16 H14 V0 Z', WOOD],
    ['M-14 -16 v-5 h6 v5 M-3 -16 v-5 h6 v5 M8 -16 v-5 h6 v5', '#6d4521', 1.2],
    ['M0 -20 V-34 l12 4 l-12 4', RED, 1.2],
  ],
  crane: [
    ['M-12 0 L0 -70 L12 0 M-8 -22 H8 M-5 -44 H5', undefined, 2.6, '#6d4521'],
    ['M-34 -50 L44 -84', undefined, 4, WOOD],
    ['M44 -84 V-58 q-1 8 6 7 q6 -1 4 -7', undefined, 2],
    ['M-40 -54 h14 v14 h-14 Z', SHADE],
  ],
  walls: [
    [`M-60 0 V-26 ${times(8, () => 'v-7 h8 v7 h7')} V0 Z`, SHADE],
    ['M-10 0 V-14 A10 10 0 0 1 10 -14 V0 Z', INK],
    ['M-50 -12 h9 M-32 -20 h9 M26 -10 h9 M40 -18 h9 M-44 -4 h8', undefined, 1],
  ],
  tower: [
    ['M-15 0 V-54 h-4 v-12 h7 v5 h7 v-5 h8 v5 h7 v-5 h9 v12 h-4 V0 Z', SHADE],
    ['M-3 -32 h6 v11 h-6 Z', INK, 0.8],
    ['M-9 -12 h8 M2 -42 h8 M-8 -46 h6', undefined, 1],
  ],
  palisade: [
    [times(13, (at) => `M${-78 + at * 12} 2 V-24 l5 -7 l5 7 V2 Z`), WOOD, 1.2],
    ['M-78 -10 H78', undefined, 2, '#6d4521'],
  ],
  hillfort: [
    ['M-64 0 Q-50 -34 -30 -36 H30 Q52 -32 64 0 Z', '#8fa272'],
    [times(7, (at) => `M${-28 + at * 8} -34 v-12 l4 -5 l4 5 v12 Z`), WOOD, 1.1],
    ['M-12 -50 Q0 -66 14 -50 Z', '#b18a45', 1.2],
  ],
  frontier: [
    [`M-118 8 L-118 -16 ${times(14, () => 'v-6 h8 v6 h8.8')} V8 Z`, '#b5aa98'],
    ['M-16 8 V-42 h6 v5 h6 v-5 h8 v5 h6 v-5 h6 V8 Z', '#a4968a'],
    ['M-4 8 V-8 A5 5 0 0 1 6 -8 V8 Z', INK],
    ['M-96 -4 h10 M-70 -10 h10 M-50 0 h9 M40 -8 h10 M66 0 h9 M86 -8 h9', undefined, 1],
  ],
  tent: [
    ['M-38 0 L-6 -48 L0 -54 L6 -48 L38 0 Z', '#efe3c8'],
    ['M-8 0 L0 -30 L8 0 Z', INK],
    ['M0 -54 V-68 l12 4 l-12 4', RED, 1.2],
  ],
  eagle: [
    ['M0 0 V-64', undefined, 2.8, '#6d4521'],
    [
      'M0 -66 Q-4 -74 -24 -84 Q-22 -70 -12 -62 Q-8 -56 0 -56 Q8 -56 12 -62 Q22 -70 24 -84 Q4 -74 0 -66 Z',
      GOLD,
    ],
    ['M-4 -68 Q0 -80 5 -76 l4 2 l-5 2 Z', GOLD, 1.2],
    ['M-12 -46 H12 V-30 H-12 Z', RED, 1.3],
  ],
  standard: [
    ['M0 0 V-72', undefined, 2.8, '#6d4521'],
    ['M-17 -66 H17 V-34 Q0 -26 -17 -34 Z', RED],
    ['M-10 -54 H10 M-10 -46 H10', undefined, 1.3, GOLD],
    ['M-9 -72 Q0 -84 9 -72 L0 -66 Z', GOLD, 1.2],
  ],
  pack: [
    ['M0 0 V-62', undefined, 2.6, '#6d4521'],
    ['M-12 -58 H12', undefined, 2.2, '#6d4521'],
    ['M-14 -58 q14 -12 28 0 v14 q-14 8 -28 0 Z', '#8a6a48', 1.3],
    ['M-16 -38 q6 -6 12 0 q2 10 -6 11 q-8 -1 -6 -11 Z', IRON, 1.1],
  ],
  arms: [
    ['M-22 2 L14 -8 L16 -4 L-20 7 Z', IRON, 1.2],
    ['M14 -10 L20 2 M17 -4 L28 -8', undefined, 2.4, '#6d4521'],
    ['M-12 6 a13 6 0 1 0 26 0 a13 6 0 1 0 -26 0 Z', '#8a5c30'],
    ['M-2 6 a3 1.6 0 1 0 6 0 a3 1.6 0 1 0 -6 0 Z', GOLD, 1],
  ],
  broken: [
    ['M-16 0 L-6 -24 L-1 -22 L-9 1 Z M4 1 L14 -20 L19 -17 L11 3 Z', WOOD],
    ['M-26 2 L26 -6 L27 -2 L-24 7 Z', '#6d4521'],
  ],
  chains: [
    [
      'M-40 -12 a9 6 0 1 0 18 0 a9 6 0 1 0 -18 0 M-25 -12 a9 6 0 1 0 18 0 a9 6 0 1 0 -18 0 M10 -6 a9 6 0 1 0 18 0 a9 6 0 1 0 -18 0 M25 -10 a9 6 0 1 0 18 0 a9 6 0 1 0 -18 0',
      undefined,
      3.4,
      '#5c6068',
    ],
    ['M-4 -16 l-3 -7 M2 -18 V-27 M8 -14 l5 -7', undefined, 1.5, RED],
  ],
  dagger: [
    ['M-4 -14 L0 -50 L4 -14 Z', IRON],
    ['M-10 -14 H10', undefined, 3.4, GOLD],
    ['M-2.6 -12 V0 H2.6 V-12 Z', RED],
  ],
} as const satisfies Record<string, readonly Stroke[]>;
