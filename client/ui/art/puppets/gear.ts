// What figures wear and carry, and what they roll on: hats and helms, shields, poles and swords, pennons, wheels.
// Hats and armour sit on a man as anatomy.ts measures him; what is carried is drawn about the hand that has it.

import { disc, onlyFor, path, poly, rod, stroke } from './shapes.ts';
import type { PuppetPart, PuppetRole, PuppetShape } from './shapes.ts';

/** A brimmed iron hat. */
export function kettleHat(): PuppetShape[] {
  return [
    path('M-4 -28.6 Q-4 -34.2 0.7 -34.2 Q5.4 -34.2 5.4 -28.6 Z', 'steel'),
    stroke('M-1.9 -32 Q-0.8 -33 0.6 -33', 'steelLight', 1),
    path('M-6.2 -28 Q0.7 -31.6 7.6 -28 Q0.7 -29.4 -6.2 -28 Z', 'steelDark'),
  ];
}

/** A pointed helmet with nose guard and a mail curtain. */
export function nasalHelm(): PuppetShape[] {
  return [
    path('M-3.6 -28.4 L-4.6 -22.4 Q-1.8 -21.2 0.8 -22.2 L-0.4 -25 L-0.4 -28.4 Z', 'steelDark'),
    path('M-3.8 -27.8 Q-3.8 -32.4 1 -35.8 Q5.4 -32.6 5.4 -28 Q0.8 -29 -3.8 -27.8 Z', 'steel'),
    stroke('M-0.8 -30 Q-0.4 -32 1 -33.4', 'steelLight', 1),
    path('M3.5 -28.8 L5.2 -28.6 L5.4 -25 L4 -25 Z', 'steel', { strokeWidth: 0.8 }),
  ];
}

/** A deep hood with a tail behind and a cape over the shoulders, open to the right. */
export function hood(fill: PuppetRole = 'leather', shade: PuppetRole = 'leatherDark'): PuppetShape[] {
  return [
    path(
      'M-6.6 -19.2 Q-5.6 -22.6 -4.4 -24 Q-5 -29 -8.6 -32.4 Q-4.6 -33 -3 -33.4 Q3.8 -34.8 5.4 -29.8 Q2.6 -31.4 0.4 -29.6 Q-1.6 -27.6 -0.6 -24.8 Q0.4 -23 3.8 -23 Q6 -21.6 6.6 -19.2 Q0 -17.2 -6.6 -19.2 Z',
      fill,
    ),
    stroke('M-5.6 -20.2 Q0 -18.4 5.6 -20.2', shade, 1),
    stroke('M-3 -24.4 Q-3.4 -28.6 -1.2 -31.2', shade, 1.1),
  ];
}

/** A great helm with its eye-slit, and room above for a crest. */
export function greatHelm(): PuppetShape[] {
  return [
    path('M-3.8 -32.6 Q0.8 -34.4 5.2 -32.6 L6 -26.6 L4.4 -22 Q0.6 -20.8 -3.2 -22 L-4.2 -26.8 Z', 'steel'),
    path('M-3.8 -32.6 Q-2.8 -33.2 -1.4 -33.4 L-1.4 -21.4 Q-2.4 -21.6 -3.2 -22 L-4.2 -26.8 Z', 'steelDark', {
      bare: true,
    }),
    stroke('M0.8 -27.8 L5.6 -27.8', 'ink', 1.3),
    stroke('M3 -32.4 L3 -22.4', 'gold', 0.9),
    stroke('M2.6 -24.8 L2.6 -24.7 M4 -24.4 L4 -24.3', 'ink', 0.8),
  ];
}

/** The long shield, its upper edge centred at (x, y): a kite with a cross for A, a notched targe with a chevron for B. */
export function longShield(x: number, y: number, scale = 1): PuppetShape[] {
  const s = (n: number) => Math.round(n * scale * 100) / 100;
  return [
    ...onlyFor('A', [
      path(
        `M${x - s(4.4)} ${y} Q${x} ${y - s(1.8)} ${x + s(4.4)} ${y} L${x + s(4.2)} ${y + s(5)} Q${x + s(3)} ${y + s(10)} ${x} ${y + s(12.6)} Q${x - s(3)} ${y + s(10)} ${x - s(4.2)} ${y + s(5)} Z`,
        'sideLight',
        { part: 'shield' },
      ),
      stroke(`M${x} ${y - s(0.2)} L${x} ${y + s(11)}`, 'sideDark', s(1.7), 'shield'),
      stroke(`M${x - s(3.4)} ${y + s(4)} L${x + s(3.4)} ${y + s(4)}`, 'sideDark', s(1.7), 'shield'),
    ]),
    ...onlyFor('B', [
      path(
        `M${x - s(4.8)} ${y} L${x + s(2.2)} ${y} Q${x + s(2)} ${y + s(2.6)} ${x + s(4.8)} ${y + s(2.6)} L${x + s(4.8)} ${y + s(8.6)} Q${x + s(4.6)} ${y + s(11.4)} ${x} ${y + s(11.4)} Q${x - s(4.6)} ${y + s(11.4)} ${x - s(4.8)} ${y + s(8.6)} Z`,
        'sideLight',
        { part: 'shield' },
      ),
      stroke(
        `M${x - s(3.4)} ${y + s(7.6)} L${x} ${y + s(3.6)} L${x + s(3.4)} ${y + s(7.6)}`,
        'sideDark',
        s(2),
        'shield',
      ),
    ]),
  ];
}

/** The small shield: ringed for A, quartered for B, with an iron boss. */
export function roundShield(x: number, y: number, r = 5): PuppetShape[] {
  const spoke = Math.round(r * 78) / 100;
  return [
    disc(x, y, r, 'sideLight', { part: 'shield' }),
    ...onlyFor('A', [disc(x, y, r * 0.62, 'side', { part: 'shield', bare: true })]),
    ...onlyFor('B', [
      stroke(
        `M${x - spoke} ${y} L${x + spoke} ${y} M${x} ${y - spoke} L${x} ${y + spoke}`,
        'side',
        1.7,
        'shield',
      ),
    ]),
    disc(x, y, r * 0.3, 'steel', { part: 'shield', strokeWidth: 0.8 }),
  ];
}

/** A straight pole from the ground or hand to its tip. */
export function pole(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  part: PuppetPart = 'weapon',
  width = 1.4,
): PuppetShape[] {
  return rod(`M${x1} ${y1} L${x2} ${y2}`, 'wood', width, part);
}

/** A drawn sword from hand to point, with its hilt. */
export function sword(x: number, y: number, tipX: number, tipY: number): PuppetShape[] {
  const length = Math.hypot(tipX - x, tipY - y);
  const ux = (tipX - x) / length;
  const uy = (tipY - y) / length;
  const at = (along: number, across: number): string =>
    `${Math.round((x + ux * along - uy * across) * 100) / 100} ${Math.round((y + uy * along + ux * across) * 100) / 100}`;
  return [
    ...rod(`M${at(-2.6, 0)} L${at(1, 0)}`, 'leather', 1.1, 'weapon'),
    path(
      `M${at(1.4, -1.2)} L${at(length - 2.2, -0.9)} L${at(length, 0)} L${at(length - 2.2, 0.9)} L${at(1.4, 1.2)} Z`,
      'steelLight',
      {
        part: 'weapon',
        strokeWidth: 0.9,
      },
    ),
    ...rod(`M${at(1.4, -2.6)} L${at(1.4, 2.6)}`, 'gold', 0.9, 'weapon'),
  ];
}

/** A spoked wheel standing on the ground. */
export function wheel(x: number, r: number): PuppetShape[] {
  const spoke = Math.round(r * 0.66 * 100) / 100;
  const half = Math.round(r * 0.47 * 100) / 100;
  const y = -r;
  return [
    disc(x, y, r, 'wood', { part: 'wheel' }),
    stroke(
      `M${x - spoke} ${y} L${x + spoke} ${y} M${x} ${y - spoke} L${x} ${y + spoke} M${x - half} ${y - half} L${x + half} ${y + half} M${x - half} ${y + half} L${x + half} ${y - half}`,
      'woodDark',
      0.9,
      'wheel',
    ),
    disc(x, y, r * 0.28, 'steelDark', { part: 'wheel', strokeWidth: 0.8 }),
  ];
}

/** A swallow-tailed pennon flying left from a staff at (x, y). */
export function pennon(
  x: number,
  y: number,
  length: number,
  height: number,
  part: PuppetPart = 'banner',
): PuppetShape {
  return poly(
    [
      x,
      y,
      x - length,
      y + height * 0.18,
      x - length * 0.72,
      y + height * 0.5,
      x - length,
      y + height * 0.86,
      x,
      y + height,
    ],
    'side',
    { part },
  );
}

/** A small pauldron or scale, for armoured shoulders. */
export function pauldron(x: number, y: number): PuppetShape[] {
  return [
    path(
      `M${x - 3.4} ${y + 2.6} Q${x - 3.4} ${y - 2.6} ${x} ${y - 2.6} Q${x + 3.2} ${y - 2.4} ${x + 3.2} ${y + 2} Z`,
      'steel',
    ),
  ];
}
