// The parts every figure is put together from: legs, tunic, head, hats, shields, horse.
// Measures of a man: soles at 0, hem at -9, shoulders at -22.5, chin at -23, crown at -31.

import { disc, onlyFor, path, poly, rect, rod, stroke } from './shapes.ts';
import type { PuppetPart, PuppetRole, PuppetShape } from './shapes.ts';

/** Two legs in a stride, with shoes. */
export function legs(cloth: PuppetRole = 'leather', shoe: PuppetRole = 'leatherDark'): PuppetShape[] {
  return [
    poly([-0.4, -10, 3.8, -10, 5.4, -1.4, 2.4, -1.4], cloth),
    poly([2.1, -2, 5.4, -2, 7.4, 0, 2.1, 0], shoe),
    poly([-4.2, -10, 0.2, -10, -2, -1.4, -5.2, -1.4], cloth),
    poly([-5.4, -2, -1.9, -2, 0, 0, -5.4, 0], shoe),
  ];
}

/** A belted tunic with the rear half in shadow. `hem` is the y of its lower edge. */
export function tunic(fill: PuppetRole, shade: PuppetRole, hem = -8.5): PuppetShape[] {
  const body = `M-4.4 -22.8 Q0 -24 4.4 -22.8 L6.3 ${hem} Q0 ${hem + 1.2} -6.3 ${hem} Z`;
  return [
    path(body, fill, { bare: true }),
    path(`M-4.4 -22.8 Q-3 -23.4 -1.2 -23.4 L-1.8 ${hem + 0.6} Q-4.4 ${hem + 0.5} -6.3 ${hem} Z`, shade, {
      bare: true,
    }),
    path(body),
    stroke('M-5.3 -14.2 Q0 -13.2 5.4 -14.2', 'leatherDark', 1.5),
  ];
}

/** The device on a tabard: a cross for side A, a chevron for side B. */
export function device(x: number, y: number): PuppetShape[] {
  return [
    ...onlyFor('A', [
      stroke(`M${x} ${y - 3} L${x} ${y + 3.4}`, 'sideLight', 1.9),
      stroke(`M${x - 2.3} ${y - 0.6} L${x + 2.3} ${y - 0.6}`, 'sideLight', 1.9),
    ]),
    ...onlyFor('B', [stroke(`M${x - 2.8} ${y + 1.6} L${x} ${y - 2} L${x + 2.8} ${y + 1.6}`, 'sideLight', 2)]),
  ];
}

/** A head in three-quarter view, looking right. */
export function head(y = -27): PuppetShape[] {
  return [
    path(`M4 ${y - 1.2} L5.9 ${y + 0.7} L3.9 ${y + 1.2} Z`, 'skin'),
    disc(0.6, y, 4, 'skin'),
    disc(2.7, y - 0.2, 0.6, 'ink', { bare: true }),
    path(`M3.7 ${y - 0.9} L5.1 ${y + 0.5} L3.7 ${y + 0.7} Z`, 'skin', { bare: true }),
  ];
}

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

/** The near arm, from the shoulder to a hand at (x, y). */
export function arm(x: number, y: number, sleeve: PuppetRole = 'sideDark'): PuppetShape[] {
  return [
    ...rod(`M-1.2 -20.4 Q${(x - 1.2) / 2 - 0.8} ${(y - 20.4) / 2 + 2.2} ${x} ${y}`, sleeve, 2.6),
    disc(x, y, 1.5, 'skin', { strokeWidth: 0.8 }),
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

/** A horse at a canter, hooves near 0, withers at -20; the rider's seat is at (-1, -21). */
export function horse(coat: PuppetRole = 'horse', mane: PuppetRole = 'horseDark'): PuppetShape[] {
  return [
    // far legs
    path('M-9 -12 L-6 -12 L-4.6 -5.6 L-7.4 0 L-10 -0.4 L-7.8 -5.4 Z', mane, { part: 'mount' }),
    path('M7 -12 L11 -12 L14.6 -6 L18.6 -3.4 L17.4 -1.2 L11.8 -4.2 Z', mane, { part: 'mount' }),
    // tail
    path('M-15.4 -18.6 Q-21.4 -18.4 -21 -9.4 Q-19 -6.8 -17.4 -8.8 Q-18.4 -13.6 -14 -15.6 Z', mane, {
      part: 'mount',
    }),
    // barrel, chest, neck and head in one line
    path(
      'M-15.6 -17.4 Q-13.6 -21.4 -7 -20.4 Q1 -18.8 7 -21.4 Q10.6 -25 13 -29.6 Q13.4 -31.8 15.6 -32.4 L16.4 -34.6 L17.6 -31.8 Q20.6 -30 23.4 -25.6 Q23.8 -23.4 21.4 -22.8 Q18.8 -23.8 17 -25 Q16.6 -20.6 14.2 -16.6 Q13.6 -11.6 9.6 -10.4 Q0 -7.8 -9.4 -9.4 Q-16.4 -9.8 -15.6 -17.4 Z',
      coat,
      { part: 'mount' },
    ),
    path('M7.2 -21.6 Q11 -25 13 -29.8 Q13.6 -32 15.8 -32.6 L14.8 -29.2 Q12.6 -24 9.4 -20.6 Z', mane, {
      part: 'mount',
      strokeWidth: 0.8,
    }),
    disc(18.4, -28.4, 0.7, 'ink', { bare: true, part: 'mount' }),
    stroke('M21.2 -24.6 L22.4 -24.8', 'ink', 0.8, 'mount'),
    // near legs
    path('M-15 -13 L-9.6 -11.6 L-12 -6 L-11.4 -0.2 L-14.4 0 L-15.4 -6 Z', coat, { part: 'mount' }),
    path('M6.6 -12 L11.6 -13 L12.6 -7.6 L9.4 -0.4 L6.6 -1 L8.6 -7 Z', coat, { part: 'mount' }),
  ];
}

/** Bridle and rein to a hand at (x, y). */
export function bridle(x: number, y: number): PuppetShape[] {
  return [
    stroke('M16.8 -31 L18 -26 M19.6 -29.4 L18 -26 L22 -24', 'ink', 0.9, 'mount'),
    stroke(`M20 -24.6 Q14 -20.4 ${x} ${y}`, 'leatherDark', 1, 'mount'),
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

/** A chest seen from the side, for riders: from the seat to the shoulders. */
export function riderBody(fill: PuppetRole, shade: PuppetRole): PuppetShape[] {
  return [
    path('M-5.6 -18.4 L-4.4 -32 Q-0.6 -33.4 3.4 -32 L4.6 -18.4 Z', fill, { bare: true }),
    path('M-5.6 -18.4 L-4.4 -32 Q-3 -32.6 -1.4 -32.8 L-1.8 -18.4 Z', shade, { bare: true }),
    path('M-5.6 -18.4 L-4.4 -32 Q-0.6 -33.4 3.4 -32 L4.6 -18.4 Z'),
    rect(-5.4, -21, 10, 1.4, 'leatherDark', { bare: true }),
  ];
}

/** Raises a list of shapes drawn for a man on foot by `dy`, shifted by `dx`: a rider's head and hat. */
export function raised(shapes: readonly PuppetShape[], dx: number, dy: number): PuppetShape[] {
  return shapes.map((shape) => {
    switch (shape.kind) {
      case 'circle':
        return { ...shape, cx: shape.cx + dx, cy: shape.cy + dy };
      case 'rect':
        return { ...shape, x: shape.x + dx, y: shape.y + dy };
      case 'poly':
        return { ...shape, points: shape.points.map((n, i) => n + (i % 2 === 0 ? dx : dy)) };
      case 'path':
        return { ...shape, d: movedPath(shape.d, dx, dy) };
    }
  });
}

/** Moves an absolute path made of coordinate pairs (M L Q C Z). */
function movedPath(d: string, dx: number, dy: number): string {
  let isX = false;
  return d.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    isX = !isX;
    return String(Math.round((Number(number) + (isX ? dx : dy)) * 100) / 100);
  });
}
