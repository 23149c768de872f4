// Men and women on foot, one silhouette a trade: pike forest, bow arc, crossbow bar, kite shield, leaf-bladed spear, halberd, pitchfork,
// tall hat and lit staff, leafy branch, banner. Invariant: shapes are listed back to front.

import { arm, device, head, legs, tunic } from './anatomy.ts';
import {
  greatHelm,
  hood,
  kettleHat,
  longShield,
  nasalHelm,
  pauldron,
  pole,
  roundShield,
  sword,
} from './gear.ts';
import { disc, onlyFor, path, poly, rod, stroke } from './shapes.ts';
import type { PuppetShape } from './shapes.ts';

export const militia: readonly PuppetShape[] = [
  ...pole(6.6, -1, 8.4, -37, 'weapon', 1.5),
  stroke('M5 -43.6 L5.6 -38 Q8.4 -35.8 11.2 -38 L11.6 -43.6 M8.4 -37 L8.4 -44.4', 'ink', 2.1, 'weapon'),
  stroke('M5 -43.4 L5.6 -38 Q8.4 -35.8 11.2 -38 L11.6 -43.4 M8.4 -37 L8.4 -44.2', 'steel', 0.9, 'weapon'),
  ...legs('leather', 'leatherDark'),
  ...tunic('side', 'sideDark'),
  path('M-6.3 -8.5 L-5 -6.4 L-3.4 -8.2 L-1.4 -6 L0.4 -8 L2.4 -6 L4 -8.2 L5.6 -6.6 L6.3 -8.5 Z', 'side', {
    strokeWidth: 0.8,
  }),
  ...head(),
  ...hood('leather', 'leatherDark'),
  ...arm(7.2, -16.4, 'side'),
  ...roundShield(0.4, -15.4, 4.6),
];

export const spearmen: readonly PuppetShape[] = [
  ...pole(7.4, -1, 9.4, -39, 'weapon', 1.5),
  // a leaf of a blade
  poly([9, -38.4, 7.2, -42.6, 9.9, -50.6, 12, -42.4], 'steel', { part: 'weapon' }),
  ...legs('steelDark', 'leatherDark'),
  ...tunic('side', 'sideDark'),
  ...head(),
  ...nasalHelm(),
  ...arm(8.2, -17.4, 'side'),
  ...roundShield(0.8, -15.8, 5.6),
];

export const swordsmen: readonly PuppetShape[] = [
  ...rod('M3.4 -20.6 Q7.4 -19.6 8.6 -23', 'sideDark', 2.4),
  ...sword(8.6, -23.4, 15.8, -38),
  disc(8.6, -23.2, 1.5, 'skin', { strokeWidth: 0.8 }),
  ...legs('steelDark', 'leatherDark'),
  ...tunic('side', 'sideDark'),
  ...head(),
  ...nasalHelm(),
  ...longShield(3.4, -21.2),
];

export const pikemen: readonly PuppetShape[] = [
  ...legs('leather', 'leatherDark'),
  ...tunic('side', 'sideDark'),
  ...device(0.6, -18),
  ...head(),
  ...kettleHat(),
  ...pole(2.6, -4, 15.6, -49, 'weapon', 1.5),
  poly([15, -48, 14.6, -51.2, 17.8, -57.4, 18.4, -50.2], 'steel', { part: 'weapon' }),
  ...arm(6.6, -17.6),
  disc(9, -25.6, 1.5, 'skin', { strokeWidth: 0.8 }),
];

export const archers: readonly PuppetShape[] = [
  // quiver with its feathers
  poly([-8.6, -24, -5, -26.4, -1.4, -13, -4.6, -11.6], 'leatherDark'),
  stroke('M-8.2 -24.4 L-9.6 -28.6 M-6.8 -25.4 L-7.4 -29.6 M-5.4 -26.2 L-5.2 -29.6', 'linen', 1.1),
  ...legs('leather', 'leatherDark'),
  ...tunic('side', 'sideDark'),
  ...head(),
  ...hood('leather', 'leatherDark'),
  // the bow bends to the right, the string comes back to the cheek
  ...rod('M7.6 -35 Q15.6 -28.4 14.6 -21 Q13.8 -13 7 -7.4', 'wood', 1.6, 'weapon'),
  stroke('M7.6 -35 L3.2 -21.4 L7 -7.4', 'ink', 0.7, 'weapon'),
  stroke('M1.8 -21.4 L20 -21', 'ink', 1.1, 'weapon'),
  poly([19.2, -22.6, 23.2, -20.9, 19.2, -19.4], 'steelDark', { part: 'weapon', strokeWidth: 0.6 }),
  ...rod('M-0.8 -20.4 L-3.4 -21.6 L2.4 -21.6', 'sideDark', 2.3),
  ...rod('M3 -20 L13.2 -21', 'side', 2.2),
  disc(13.8, -21, 1.4, 'skin', { strokeWidth: 0.8 }),
];

export const crossbowmen: readonly PuppetShape[] = [
  // the pavise on the back: paled for A, bent for B
  path('M-13.4 -27.6 Q-9.4 -30 -5.4 -27.6 L-5.4 -8.4 L-13.4 -8.4 Z', 'sideLight', { part: 'shield' }),
  ...onlyFor('A', [
    stroke('M-9.4 -27.6 L-9.4 -9.4', 'sideDark', 2.2, 'shield'),
    stroke('M-12.4 -20 L-6.4 -20', 'sideDark', 2.2, 'shield'),
  ]),
  ...onlyFor('B', [stroke('M-12 -24.4 L-7 -19 M-12 -16.4 L-7 -11', 'sideDark', 2.2, 'shield')]),
  ...legs('leather', 'leatherDark'),
  ...tunic('side', 'sideDark'),
  stroke(
    'M-1 -22.8 L-1.2 -15.4 M1.6 -23 L2 -15.4 M-1.6 -12.6 L-2.2 -9.2 M2 -12.6 L2.8 -9.2',
    'sideDark',
    0.8,
  ),
  ...head(),
  ...kettleHat(),
  // stock, prod, string, stirrup
  ...rod('M0.8 -18 L15.6 -21.4', 'wood', 2, 'weapon'),
  ...rod('M11.4 -30 Q17.4 -27.4 16.2 -21.4 Q16.2 -15.4 9.6 -12', 'steelDark', 1.5, 'weapon'),
  stroke('M11.4 -30 L9.4 -20.2 L9.6 -12', 'ink', 0.7, 'weapon'),
  ...rod('M16.6 -22.8 Q20.4 -22.6 16.8 -20', 'steel', 0.7, 'weapon'),
  ...arm(4.8, -18),
  disc(10.2, -19.4, 1.4, 'skin', { strokeWidth: 0.8 }),
];

export const eliteGuard: readonly PuppetShape[] = [
  // cloak
  path('M-4.4 -23 Q-10 -14 -9.4 -3.6 L-2.4 -4.6 L-2 -22 Z', 'sideDark'),
  ...pole(8.4, -0.6, 9.6, -46, 'weapon', 1.6),
  // halberd: blade forward, hook behind, spike above
  path('M9 -38.6 L14.6 -42.4 Q18 -37.6 15 -32.4 L9.2 -34.4 Z', 'steelLight', { part: 'weapon' }),
  poly([8.6, -38.2, 4.6, -39.8, 8.4, -34.6], 'steel', { part: 'weapon' }),
  poly([8.4, -45.4, 9.8, -53.6, 11, -45.4], 'steelLight', { part: 'weapon' }),
  ...legs('steel', 'steelDark'),
  ...tunic('side', 'sideDark', -9),
  stroke('M-5.8 -10 Q0 -8.6 5.8 -10', 'gold', 1.3),
  stroke('M0.4 -22.6 L0.6 -15.4', 'gold', 1.2),
  ...pauldron(-1.6, -21.2),
  ...greatHelm(),
  // plume
  path('M-0.4 -34 Q-4.4 -42.4 -10.6 -40.4 Q-7 -38.6 -7 -34.6 Q-4.6 -36.4 -3 -33 Z', 'side'),
  ...rod('M0.4 -20 Q5.4 -16.4 8.8 -20.4', 'steel', 2.5),
  disc(9, -20.6, 1.7, 'steelDark', { strokeWidth: 0.8 }),
];

/** Rays about a light at (x, y): gold leaf, so that a staff reads as lit. */
function rays(x: number, y: number, inner: number, outer: number): PuppetShape {
  const lines: string[] = [];
  for (let i = 0; i < 8; i += 1) {
    const angle = (Math.PI / 4) * i;
    const at = (r: number): string =>
      `${Math.round((x + Math.cos(angle) * r) * 10) / 10} ${Math.round((y + Math.sin(angle) * r) * 10) / 10}`;
    lines.push(`M${at(inner)} L${at(outer)}`);
  }
  return stroke(lines.join(' '), 'gold', 1, 'glow');
}

export const mage: readonly PuppetShape[] = [
  ...pole(10.6, -0.4, 10, -36, 'weapon', 1.5),
  rays(10, -39.4, 5.2, 7.8),
  disc(10, -39.4, 3.4, 'goldLight', { part: 'glow' }),
  // trailing robe with a border in the side's colour
  path('M-4 -22.8 Q0.4 -24.2 4.4 -22.8 L8 0 L-8.6 0 Z', 'robe', { bare: true }),
  path('M-4 -22.8 Q-2.6 -23.4 -1.2 -23.4 L-3 0 L-8.6 0 Z', 'robeDark', { bare: true }),
  path('M-7.9 -3 L7.4 -3 L8 0 L-8.6 0 Z', 'side', { bare: true }),
  path('M-4 -22.8 Q0.4 -24.2 4.4 -22.8 L8 0 L-8.6 0 Z'),
  stroke('M-7.9 -3 L7.4 -3', 'ink', 0.8),
  ...head(-26.4),
  // grey beard
  path('M1 -24.6 Q4.6 -24.6 4.8 -23 Q4.6 -18.6 2 -16.4 Q-0.4 -20 -0.6 -23.6 Z', 'linen', {
    strokeWidth: 0.9,
  }),
  // hat: tall, its tip bent back
  path('M-4.6 -29.4 Q-2.4 -38.6 -5.4 -45.4 Q2.6 -41 5.4 -29.6 Z', 'robe'),
  stroke('M-4 -31.4 Q0.8 -32.8 5 -31.4', 'gold', 1.3),
  path('M-7.4 -28.6 Q0.6 -32 8.6 -28.8 Q0.6 -28.4 -7.4 -28.6 Z', 'robeDark'),
  // wide sleeve
  path('M-1.8 -21 Q4 -20.4 9.6 -20 L8.8 -14.4 Q3 -15.6 -1.6 -17.6 Z', 'robe'),
  path('M8.4 -20.2 L9.8 -20 L9 -14.2 L7.6 -14.6 Z', 'side', { strokeWidth: 0.8 }),
  disc(10.3, -18, 1.5, 'skin', { strokeWidth: 0.8 }),
];

export const healer: readonly PuppetShape[] = [
  // habit and scapular
  path('M-4.2 -22.8 Q0.4 -24.2 4.4 -22.8 L7.4 -0.6 L-7.8 -0.6 Z', 'linen', { bare: true }),
  path('M-4.2 -22.8 Q-2.8 -23.4 -1.4 -23.4 L-3 -0.6 L-7.8 -0.6 Z', 'linenDark', { bare: true }),
  path('M-4.2 -22.8 Q0.4 -24.2 4.4 -22.8 L7.4 -0.6 L-7.8 -0.6 Z'),
  path('M-0.6 -22.6 L3.4 -22.6 L5 -3.4 L-0.4 -3.4 Z', 'side', { strokeWidth: 0.9 }),
  stroke('M-5.8 -13.6 Q0 -12.4 5.8 -13.6', 'leatherDark', 1.4),
  ...head(),
  ...hood('linen', 'linenDark'),
  // satchel of simples
  stroke('M2.6 -22.4 L-6 -10.4', 'leatherDark', 1.2),
  path('M-10.4 -11.4 L-4 -11.4 L-3.4 -5 Q-7 -3.8 -10.8 -5 Z', 'leather'),
  path('M-10.4 -11.4 L-4 -11.4 L-4.2 -8.4 Q-7.2 -7 -10.4 -8.4 Z', 'leatherDark', { strokeWidth: 0.8 }),
  // branch of leaves, held up
  ...rod('M7.6 -17 Q10.4 -26 9.6 -38', 'wood', 1.1, 'weapon'),
  ...[
    [9.8, -26, 4.6, -2.6],
    [9.8, -28.6, -4.4, -3.2],
    [10, -31.4, 4.6, -3],
    [9.8, -34, -4.2, -3.4],
    [9.7, -36.4, 3.8, -3.6],
    [9.6, -37.6, -0.4, -5.4],
  ].map(([x = 0, y = 0, dx = 0, dy = 0]) =>
    path(
      `M${x} ${y} Q${x + dx * 0.2 - dy * 0.5} ${y + dy * 0.9} ${x + dx} ${y + dy} Q${x + dx * 0.9} ${y + dy * 0.1 + 1} ${x} ${y} Z`,
      'leaf',
      { part: 'weapon', strokeWidth: 0.8 },
    ),
  ),
  path('M-1.6 -21 Q3 -20.6 7.4 -20 L7 -14.6 Q2.6 -15.6 -1.6 -17.4 Z', 'linen'),
  disc(7.8, -17.4, 1.5, 'skin', { strokeWidth: 0.8 }),
];

export const banner: readonly PuppetShape[] = [
  ...legs('leather', 'leatherDark'),
  ...tunic('side', 'sideDark'),
  ...device(0.6, -18),
  ...head(),
  ...kettleHat(),
  ...pole(8.6, 0, 8.6, -60, 'banner', 1.8),
  disc(8.6, -61.2, 1.7, 'gold', { part: 'banner' }),
  path('M9.4 -58.4 Q20 -60.4 35.4 -57.4 L29.6 -49.6 L35.4 -41.4 Q20 -44 9.4 -42 Z', 'side', {
    part: 'banner',
  }),
  stroke('M10.6 -56.8 Q20 -58.6 31.4 -56.4 M10.6 -43.6 Q20 -45.4 31.6 -43.4', 'gold', 0.9, 'banner'),
  ...arm(8.4, -17.6),
  disc(8.8, -23.6, 1.5, 'skin', { strokeWidth: 0.8 }),
];
