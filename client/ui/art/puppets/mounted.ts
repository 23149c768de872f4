// Riders: a running horse with javelin and round shield, a horse in trappings with mace, a knight in full trappings with
// couched lance and crest. Invariant: shapes are listed back to front; hooves touch y = 0.

import { bridle, head, horse, raised, riderBody } from './anatomy.ts';
import { greatHelm, hood, longShield, nasalHelm, pennon, roundShield } from './gear.ts';
import { disc, path, poly, rod, stroke } from './shapes.ts';
import type { PuppetShape } from './shapes.ts';

/** The near leg in its stirrup. */
const riderLeg = (cloth: 'leather' | 'steel'): PuppetShape[] => [
  path('M-3.6 -20.4 L3.4 -20.4 Q5.4 -15.6 3.6 -9.6 L0.2 -9.8 Q0.6 -14 -3.6 -16.4 Z', cloth),
  path('M0 -10.4 L3.8 -10.2 L6.8 -8 L0 -8 Z', cloth === 'steel' ? 'steelDark' : 'leatherDark'),
];

/** Saddle with high cantle and pommel. */
const saddle: PuppetShape[] = [
  path('M-8.4 -23.6 Q-6.4 -19.4 0 -19.2 Q5 -19.4 7 -23.4 L7.6 -17.6 Q0 -15.6 -8 -17.6 Z', 'leatherDark'),
];

/** Cloth trappings over the horse; `full` covers neck and chest as well. */
function trappings(full: boolean): PuppetShape[] {
  const body = full
    ? 'M-16 -18 Q-14 -22 -7 -20.8 Q1 -19.2 7 -21.8 Q10.6 -25.2 13 -29.4 L17.2 -25.6 Q16.8 -20.4 16.4 -16 Q17 -9.6 16 -4.6 Q11.8 -3 8.4 -5.4 Q0 -1.8 -8 -4.6 Q-13.6 -2 -17 -4.4 Q-17 -12.6 -16 -18 Z'
    : 'M-16 -18 Q-14 -22 -7 -20.8 Q1 -19.2 7.4 -21.6 L8.4 -8 Q0 -4.6 -8 -7 Q-13.6 -5 -16.4 -7.2 Q-17 -12.6 -16 -18 Z';
  const hem = full
    ? 'M-16.6 -6.6 Q-12.6 -4.4 -8 -6.8 Q0 -4 8.4 -7.6 Q12 -5.4 15.9 -6.8'
    : 'M-16.2 -9.4 Q-12.6 -7.4 -8 -9.2 Q0 -6.8 8.2 -10.2';
  const bars = full
    ? 'M-11.4 -20 L-12 -5.6 M-5.4 -19.6 L-5.4 -6 M7.6 -18 L8 -7.4 M13 -22.4 L12.6 -6.6'
    : 'M-11.4 -20 L-12 -8 M-5.4 -19.6 L-5.4 -8.4 M5.2 -18 L5.6 -9';
  return [
    path(body, 'side', { bare: true, part: 'mount' }),
    stroke(bars, 'sideLight', 1.7, 'mount'),
    stroke(hem, 'gold', 1.1, 'mount'),
    path(body, undefined, { part: 'mount' }),
  ];
}

export const lightCavalry: readonly PuppetShape[] = [
  ...horse('horse', 'horseDark'),
  ...bridle(5.6, -24),
  ...saddle,
  ...riderLeg('leather'),
  ...riderBody('side', 'sideDark'),
  ...raised(head(), -0.8, -9.6),
  ...raised(hood('leather', 'leatherDark'), -0.8, -9.6),
  // javelin poised above the shoulder
  ...rod('M-16.6 -42.6 L14.6 -47.6', 'wood', 1.3, 'weapon'),
  poly([14, -49.2, 20.4, -48.6, 14.4, -45.8], 'steel', { part: 'weapon' }),
  ...rod('M-1.6 -30.4 Q-8.8 -33 -6.6 -43.6', 'side', 2.4),
  disc(-6.6, -44.2, 1.6, 'skin', { strokeWidth: 0.8 }),
  ...roundShield(3.8, -25.6, 5.4),
];

export const heavyCavalry: readonly PuppetShape[] = [
  ...horse('horse', 'horseDark'),
  ...trappings(false),
  ...bridle(5.6, -24),
  ...saddle,
  ...riderLeg('steel'),
  ...riderBody('side', 'sideDark'),
  ...raised(head(), -0.8, -9.6),
  ...raised(nasalHelm(), -0.8, -9.6),
  // mace swung back
  ...rod('M-1.6 -30.4 Q-8.4 -30.8 -8.6 -36.4', 'side', 2.4),
  ...rod('M-7.6 -34.6 L-12.4 -45.4', 'wood', 1.4, 'weapon'),
  poly([-15.6, -47, -12.6, -50.6, -9.6, -48.6, -10.4, -44.4, -14, -43.4], 'steel', { part: 'weapon' }),
  stroke('M-14.4 -48.4 L-11.2 -44.4 M-11 -49 L-13.8 -44.2', 'steelDark', 0.8, 'weapon'),
  disc(-8.4, -36.6, 1.6, 'skin', { strokeWidth: 0.8 }),
  ...longShield(3.8, -31, 0.95),
];

export const knights: readonly PuppetShape[] = [
  ...horse('horse', 'horseDark'),
  ...trappings(true),
  // chamfron on the horse's face
  path('M15 -32 L18 -32.4 Q21 -30 23 -26.4 L19 -25.2 Q17.6 -28.6 15 -32 Z', 'steel', {
    part: 'mount',
    strokeWidth: 0.9,
  }),
  disc(18.6, -28.8, 0.7, 'ink', { bare: true, part: 'mount' }),
  stroke('M20 -24.6 Q14 -20.4 6 -24', 'leatherDark', 1, 'mount'),
  ...saddle,
  ...riderLeg('steel'),
  ...riderBody('side', 'sideDark'),
  stroke('M-0.4 -32 L-0.2 -22', 'gold', 1.1),
  ...raised(greatHelm(), -0.8, -9.6),
  // crest: a fan in the side's colour
  path('M-3.6 -43 Q-4.6 -49.6 -0.4 -51.4 Q4 -49.6 3 -43 Q0 -44 -3.6 -43 Z', 'sideLight'),
  stroke('M-0.4 -50.4 L-0.2 -44.4 M-2.6 -48.4 L-1.4 -44.2 M1.8 -48.4 L1 -44.2', 'sideDark', 0.9),
  // couched lance with its pennon behind the head
  ...rod('M-11 -25.4 L36 -35', 'wood', 1.7, 'weapon'),
  poly([35.4, -36.8, 42, -36.2, 36, -33.2], 'steel', { part: 'weapon' }),
  { ...pennon(33.6, -34, 9, 6.4, 'weapon') },
  ...rod('M-1.8 -30 Q-4.6 -25 0.8 -27.6', 'steel', 2.6),
  path('M1.8 -31.2 L5 -28.6 L3.4 -25.6 L0.8 -26 Z', 'steelDark', { part: 'weapon' }),
  ...longShield(6.4, -31.6, 0.8),
];
