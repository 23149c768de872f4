// People of the town, from the same limbs as the puppets of the hanging: what they carry says who they are. Feet at the origin, facing right.

import { arm, head, legs, tunic } from '../puppets/anatomy.ts';
import { hood, kettleHat, pole } from '../puppets/gear.ts';
import { path, poly } from '../puppets/shapes.ts';
import { puppetPalette } from '../puppets.ts';
import type { PuppetPalette } from '../puppets.ts';
import type { PuppetShape } from '../puppets/shapes.ts';

export type Villager = 'woman' | 'sack' | 'staff' | 'mason' | 'scribe' | 'guard' | 'child';

const dress = (): PuppetShape[] => [
  path('M-4.4 -22.8 Q0 -24 4.4 -22.8 L8.2 -1 Q0 1 -8.2 -1 Z', 'side'),
  path('M-4.4 -22.8 L-1.4 -23.4 L-2.4 -0.2 Q-6 -0.2 -8.2 -1 Z', 'sideDark', { bare: true }),
  path('M0.6 -14 L5.6 -14 L6.6 -4 L0.4 -4 Z', 'linen', { strokeWidth: 0.8 }),
];
const veil = path(
  'M-5.4 -20 Q-6.4 -28 -2.6 -31.4 Q2 -34 5 -30.4 Q2.4 -31 1 -28.6 Q0 -25.4 1.4 -22 Q-1.6 -18.4 -5.4 -20 Z',
  'linen',
);
const cap = path('M-3.8 -28.4 Q-4 -33.4 1 -33.6 Q5.4 -33.2 5.2 -28.8 Q1 -30.4 -3.8 -28.4 Z', 'leather');
const man = (): PuppetShape[] => [...legs(), ...tunic('side', 'sideDark'), ...head()];

const DRAWN: Readonly<Record<Villager, readonly PuppetShape[]>> = {
  woman: [
    ...dress(),
    ...head(),
    veil,
    ...arm(6.4, -13, 'side'),
    path('M2.4 -13.6 L11 -13.6 L9.6 -7 L3.8 -7 Z', 'wood'),
    path('M3 -13.6 Q5 -17.6 7 -15.4 Q9.4 -17.6 10.6 -13.6 Z', 'gold', { strokeWidth: 0.8 }),
  ],
  sack: [
    ...man(),
    cap,
    path('M-9 -31 Q-13 -24 -8 -19 Q-1 -18 1 -23 Q-1 -30 -5 -33 Z', 'linen'),
    ...arm(-4, -26, 'side'),
  ],
  staff: [
    ...legs(),
    ...tunic('side', 'sideDark', -5),
    ...head(),
    ...hood(),
    ...pole(9, 0, 8.4, -36),
    ...arm(8.4, -19, 'side'),
  ],
  mason: [
    ...man(),
    cap,
    ...pole(6, -17, 12, -27),
    poly([9, -30, 16, -27, 14.6, -24, 7.8, -27], 'steel'),
    ...arm(7, -18, 'side'),
  ],
  scribe: [
    path('M-4.4 -22.8 Q0 -24 4.4 -22.8 L6.4 -1 L-6.8 -1 Z', 'robe'),
    path('M-4.4 -22.8 L-1.4 -23.4 L-2.4 -1 L-6.8 -1 Z', 'robeDark', { bare: true }),
    ...head(),
    path('M-4.6 -28.8 L5.8 -28.8 L5 -33.4 L-4 -33.4 Z', 'robeDark'),
    poly([4, -19, 12, -21, 12.4, -14, 4.6, -12], 'linen'),
    ...arm(5.4, -15.4, 'robeDark'),
  ],
  guard: [
    ...man(),
    ...kettleHat(),
    ...pole(8.6, 0, 8.6, -46),
    poly([7.4, -45, 8.6, -53, 9.8, -45], 'steel'),
    ...arm(8.4, -18),
  ],
  child: [...man(), cap, ...arm(8, -24, 'side')],
};

const CLOTHES = [
  ['#6b7f4f', '#4e5f38'],
  ['#8a4b35', '#683626'],
  ['#4d6486', '#384b67'],
  ['#9a7b3c', '#75592a'],
  ['#7a5a78', '#5b4159'],
  ['#b09a70', '#8a7650'],
] as const;

export const villagerShapes = (kind: Villager): readonly PuppetShape[] => DRAWN[kind];

/** How a villager is dressed: by turn, and the guard in the realm's own colours. */
export const villagerPalette = (seed: number, livery?: readonly [string, string]): PuppetPalette => {
  const [side, sideDark] = livery ?? CLOTHES[seed % CLOTHES.length] ?? CLOTHES[0];
  return { ...puppetPalette('A', 'day'), side, sideDark };
};
