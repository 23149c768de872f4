// What leads in or lets light in: windows, arrow slits, doors, the arches of a colonnade.
// Invariant: an opening stands on its sill or threshold, and needs no pen: it is as straight as the mason could.

import { glow, line, n1 as f, shape, wash } from '../pen.ts';
import type { Marks } from '../pen.ts';

type Frame = 'arch' | 'point' | 'square';

/** A window, lit by night; its sill at y. */
export const opening = (x: number, y: number, w = 6, h = 10, frame: Frame = 'arch'): Marks => {
  const a = w / 2;
  const d =
    frame === 'arch'
      ? `M${f(x - a)} ${f(y)}V${f(y - h + a)}A${f(a)} ${f(a)} 0 0 1 ${f(x + a)} ${f(y - h + a)}V${f(y)}Z`
      : frame === 'point'
        ? `M${f(x - a)} ${f(y)}V${f(y - h * 0.6)}Q${f(x - a)} ${f(y - h * 0.85)} ${f(x)} ${f(y - h)}Q${f(x + a)} ${f(y - h * 0.85)} ${f(x + a)} ${f(y - h * 0.6)}V${f(y)}Z`
        : `M${f(x - a)} ${f(y)}V${f(y - h)}H${f(x + a)}V${f(y)}Z`;
  return [
    ...glow(x, y - h / 2, w * 1.7, 0.07).slice(0, 1),
    shape(d, 'window', 1.1),
    ...(w > 5
      ? [line(`M${f(x)} ${f(y)}V${f(y - h + 1)}M${f(x - a)} ${f(y - h * 0.42)}h${f(w)}`, 'ink', 0.7, 0.8)]
      : []),
  ];
};

/** Arrow slits at these places, in one mark. */
export const slits = (places: readonly (readonly [number, number])[]): Marks => [
  wash(
    places.map(([x, y]) => `M${f(x - 1.5)} ${f(y)}V${f(y - 9)}H${f(x + 1.5)}V${f(y)}Z`).join(''),
    'window',
  ),
];

/** A door on the ground at x. */
export const door = (x: number, w: number, h: number): Marks => {
  const a = w / 2;
  return [
    shape(`M${f(x - a)} 0V${f(a - h)}A${f(a)} ${f(a)} 0 0 1 ${f(x + a)} ${f(a - h)}V0Z`, 'timber'),
    line(`M${f(x - w / 6)} 0V${f(3 - h)}M${f(x + w / 6)} 0V${f(3 - h)}`, 'ink', 0.7),
    wash(`M${f(x + a - 3)} ${f(-h * 0.38)}h2v2h-2Z`, 'gold'),
  ];
};

/** A row of pillars under a beam from x1 to x2. */
export const colonnade = (x1: number, x2: number, h: number, count: number): Marks => {
  const s = (x2 - x1) / count;
  return Array.from({ length: count }, (_, i) => {
    const x = x1 + s * (i + 0.5);
    const r = s * 0.34;
    return [
      shape(
        `M${f(x - r)} 0V${f(-h * 0.55)}A${f(r)} ${f(r)} 0 0 1 ${f(x + r)} ${f(-h * 0.55)}V0Z`,
        'hall',
        1.2,
      ),
    ];
  }).flat();
};
