// The bodies that every figure is put together from: legs, tunic, head, arm, a rider's chest, the horse.
// Measures of a man: soles at 0, hem at -9, shoulders at -22.5, chin at -23, crown at -31.

import { disc, onlyFor, path, poly, rect, rod, stroke } from './shapes.ts';
import type { PuppetRole, PuppetShape } from './shapes.ts';

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

/** The near arm, from the shoulder to a hand at (x, y). */
export function arm(x: number, y: number, sleeve: PuppetRole = 'sideDark'): PuppetShape[] {
  return [
    ...rod(`M-1.2 -20.4 Q${(x - 1.2) / 2 - 0.8} ${(y - 20.4) / 2 + 2.2} ${x} ${y}`, sleeve, 2.6),
    disc(x, y, 1.5, 'skin', { strokeWidth: 0.8 }),
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
