// Things that roll and float: the throwing engine, the roofed ram, the galley. Invariant: shapes are listed back to front;
// wheels stand on y = 0, the galley's waterline is y = 0 and its keel hides below.

import { disc, path, poly, rect, rod, stroke } from './shapes.ts';
import { wheel } from './gear.ts';
import type { PuppetShape } from './shapes.ts';

export const catapult: readonly PuppetShape[] = [
  ...rod('M-1 -9 L4.6 -25.6', 'woodDark', 2.2),
  ...rod('M19.6 -7.6 L19.6 -31', 'woodDark', 1.1, 'banner'),
  poly([20.4, -31, 29.6, -28.2, 20.4, -25], 'side', { part: 'banner' }),
  rect(-19.4, -10.6, 40, 4.2, 'wood'),
  stroke('M-16 -8.4 L16 -8.4', 'woodDark', 0.8),
  ...rod('M-11.4 -9.6 L4.6 -25.6 L12.6 -9.6', 'wood', 2.2),
  // windlass
  disc(-9.6, -12.6, 2.6, 'woodDark'),
  stroke('M-9.6 -12.6 L-14.4 -30.4', 'linenDark', 0.9),
  // the arm, drawn down, with a stone in its spoon
  ...rod('M8.6 -17.4 L-17.6 -33', 'wood', 2.6, 'arm'),
  path('M-23.6 -34.6 Q-22.6 -29.4 -16.4 -31 L-15.6 -33.4 Q-19.6 -36.8 -23.6 -34.6 Z', 'leatherDark', {
    part: 'arm',
  }),
  disc(-20.2, -38, 4, 'stone', { part: 'arm' }),
  stroke('M-21.6 -39.4 Q-20.6 -40.4 -19.2 -40.2', 'linen', 0.8, 'arm'),
  rect(6.2, -20.4, 6, 5.6, 'stone', { part: 'arm' }),
  disc(4.6, -24.8, 1.8, 'steelDark'),
  ...wheel(-13.6, 6.2),
  ...wheel(14.2, 6.2),
];

export const ram: readonly PuppetShape[] = [
  ...rod('M-15.6 -6 L-15.6 -24 M15.6 -6 L15.6 -24', 'woodDark', 2),
  // the beam on its chains, and the bronze head
  ...rod('M-19.4 -13 L26 -13', 'wood', 4.4, 'weapon'),
  path('M24.4 -16.6 Q31.8 -18.6 33.6 -13.4 Q32.6 -8.4 24.4 -9.6 Z', 'gold', { part: 'weapon' }),
  path('M25.6 -16.6 Q22.2 -21.4 26.8 -22 Q31.2 -21.4 29.6 -17.4 Q27.8 -19.6 27.4 -16.8 Z', 'gold', {
    part: 'weapon',
  }),
  disc(29.8, -14.2, 0.7, 'ink', { bare: true, part: 'weapon' }),
  stroke('M-9 -24 L-9 -15.4 M9 -24 L9 -15.4', 'ink', 1.2),
  rect(-19, -9.4, 38.6, 3.8, 'wood'),
  // roof of hides
  path('M-23.4 -22.4 L-14.4 -35.6 Q0 -37.6 14.4 -35.6 L23.4 -22.4 Q0 -20.6 -23.4 -22.4 Z', 'leather'),
  path('M-23.4 -22.4 L-14.4 -35.6 Q-10 -36.4 -7 -36.6 L-9 -21.7 Q-17 -21.8 -23.4 -22.4 Z', 'leatherDark', {
    bare: true,
  }),
  stroke('M-7 -36.4 L-9 -22 M1 -36.8 L1 -21.6 M8.6 -36.4 L11 -22', 'leatherDark', 0.9),
  path('M-23.4 -22.4 L-14.4 -35.6 Q0 -37.6 14.4 -35.6 L23.4 -22.4 Q0 -20.6 -23.4 -22.4 Z'),
  path('M-6.6 -34.4 Q-2.8 -35 1 -34.6 L1 -29 Q-0.4 -25.4 -2.9 -24 Q-5.6 -25.4 -6.8 -29 Z', 'side'),
  stroke('M-2.8 -33.6 L-2.8 -26 M-5.6 -30.6 L0 -30.6', 'sideLight', 1.3),
  ...wheel(-12.4, 5.6),
  ...wheel(12.4, 5.6),
];

export const galley: readonly PuppetShape[] = [
  // mast, yard and striped sail
  ...rod('M-2 -8 L-2 -49', 'wood', 1.8),
  path('M-16.6 -44 Q-2 -46 12.6 -44 Q17 -33 12.8 -20.4 Q-2 -17 -16.8 -20.4 Q-13 -33 -16.6 -44 Z', 'linen', {
    bare: true,
    part: 'banner',
  }),
  path(
    'M-16.6 -44 Q-12 -44.8 -8.6 -45 Q-5.4 -33 -8.6 -18.6 Q-13 -19.2 -16.8 -20.4 Q-13 -33 -16.6 -44 Z',
    'side',
    {
      bare: true,
      part: 'banner',
    },
  ),
  path('M4.4 -45 Q9 -44.6 12.6 -44 Q17 -33 12.8 -20.4 Q9 -19.2 4.6 -18.6 Q8.4 -33 4.4 -45 Z', 'side', {
    bare: true,
    part: 'banner',
  }),
  path('M-16.6 -44 Q-2 -46 12.6 -44 Q17 -33 12.8 -20.4 Q-2 -17 -16.8 -20.4 Q-13 -33 -16.6 -44 Z', undefined, {
    part: 'banner',
  }),
  ...rod('M-18.4 -44 L14.4 -44', 'wood', 1.5),
  path('M-2 -53.4 L8.6 -51.2 L-2 -48.6 Z', 'side', { part: 'banner' }),
  stroke('M-16.6 -43 L-24.6 -10 M12.8 -43 L24 -12', 'ink', 0.7),
  // hull: curled stern, bronze beak at the bow
  path('M28 -5.4 L39.6 -1.6 L28 1.2 Z', 'gold'),
  path(
    'M-30 -22.6 Q-35 -20.4 -32.6 -14 Q-30.6 -3 -21 3 L25.4 3 Q30.6 0 31 -9.6 Q31.4 -16.4 29.4 -19.6 Q28.4 -13.4 24.4 -10.6 L-22.4 -10.6 Q-27.6 -12.6 -27.8 -18.4 Q-29.8 -20.6 -30 -22.6 Z',
    'wood',
  ),
  stroke('M-27 -7.6 L27.8 -7.6', 'gold', 1.3),
  stroke('M-25.4 -2.6 L28.6 -2.6', 'woodDark', 0.9),
  // shields along the rail
  ...[-17, -8.6, -0.2, 8.2, 16.6].flatMap((x, i): PuppetShape[] => [
    disc(x, -10.8, 3.6, i % 2 === 0 ? 'side' : 'sideLight', { part: 'shield' }),
    disc(x, -10.8, 1.1, 'steel', { part: 'shield', strokeWidth: 0.7 }),
  ]),
  // the eye by which a ship finds its way
  disc(24.4, -5.2, 1.9, 'linen', { strokeWidth: 0.9 }),
  disc(24.8, -5.2, 0.8, 'ink', { bare: true }),
  ...rod('M-15 -4 L-21 6 M-7 -4 L-13 6 M1 -4 L-5 6 M9 -4 L3 6 M17 -4 L11 6', 'wood', 1, 'arm'),
  // the water over keel and oar blades
  stroke(
    'M-35 4 Q-31.6 1.6 -28 4 Q-24.6 6.4 -21 4 Q-17.6 1.6 -14 4 Q-10.6 6.4 -7 4 Q-3.6 1.6 0 4 Q3.4 6.4 7 4 Q10.4 1.6 14 4 Q17.4 6.4 21 4 Q24.4 1.6 28 4 Q31.4 6.4 35 4',
    'steelLight',
    1.6,
  ),
];
