// Whoever walks along the road, in gowns, as children, or struck down.
// Invariant: hands where they are needed belong to what they hold; a part that is nobody stands elsewhere.

import { BLUE, BROWN, GOLD, PURPLE, RED, SHADE, SKIN, WHITE } from './strokes.ts';
import type { Stroke } from './strokes.ts';

/** Somebody standing: gown, a fold across it, a head; hands where they are needed belong to what they hold. */
const person = (gown: string, fold: string, hair: string): readonly Stroke[] => [
  ['M-10 0 Q-12 -24 -6 -31 H6 Q12 -24 10 0 Z', gown],
  ['M-7 -30 Q4 -22 9 -6 L5 0 Q0 -18 -8 -24 Z', fold, 1],
  ['M0 -46 a7 7 0 1 0 .1 0 Z', SKIN],
  ['M-7 -40 Q-6 -49 1 -48 Q8 -47 7 -40 Q3 -44 -7 -40 Z', hair, 1],
];

export const PEOPLE_DRAWN = {
  senator: person(WHITE, RED, '#5a4634'),
  consul: person(WHITE, PURPLE, '#3c3026'),
  emperor: [
    ...person(PURPLE, GOLD, '#5a4634'),
    ['M-8 -45 Q0 -55 8 -45 Q4 -49 0 -49 Q-4 -49 -8 -45 Z', GOLD, 1.1],
  ],
  matron: person(BLUE, '#8fb0e2', '#3a2a20'),
  peasant: person(BROWN, '#6e5238', '#6d4521'),
  plebeian: person('#7f8d62', '#5f6b48', '#2f241c'),
  priest: person(WHITE, SHADE, '#f3ead2'),
  slave: person('#b9a27a', '#9a855f', '#2f241c'),
  boy: [
    ['M-7 0 Q-8 -16 -4 -21 H4 Q8 -16 7 0 Z', PURPLE],
    ['M0 -33 a6 6 0 1 0 .1 0 Z', SKIN],
    ['M-6 -27 Q-4 -35 1 -34 Q7 -33 6 -27 Q2 -31 -6 -27 Z', GOLD, 1],
  ],
  twins: [
    ['M-9 0 Q-10 -8 -5 -9 Q0 -8 -1 0 Z M3 0 Q2 -8 7 -9 Q12 -8 11 0 Z', SKIN, 1.1],
    ['M-5 -15 a3.6 3.6 0 1 0 .1 0 Z M7 -15 a3.6 3.6 0 1 0 .1 0 Z', SKIN, 1.1],
  ],
  fallen: [
    ['M-34 0 Q-30 -14 -10 -13 L22 -9 Q30 -6 32 0 Z', WHITE],
    ['M-22 -11 Q-4 -2 16 0 L8 -11 Z', PURPLE, 1],
    ['M-40 -9 a7 7 0 1 0 .1 0 Z', SKIN],
    ['M-46 -5 Q-44 -12 -38 -10', undefined, 2, '#3f6b3c'],
  ],
} as const satisfies Record<string, readonly Stroke[]>;
