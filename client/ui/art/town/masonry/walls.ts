// Walls with their courses, their beams and the merlons along their top.
// Invariant: a wall stands from x to x + w, its foot at y; its right part is in shade.

import { bar, block, line, n1 as f, shape, wash } from '../pen.ts';
import type { Marks, Pen, Pigment } from '../pen.ts';

/** Fine pen hatching in a box: its shaded side. */
const hatched = (x: number, y: number, w: number, h: number, step: number, faint: number): Marks => {
  let d = '';
  for (let i = -h; i < w; i += step) {
    const x1 = Math.max(0, i);
    const y1 = i < 0 ? -i : 0;
    const x2 = Math.min(w, i + h);
    if (x2 - x1 > 1) d += `M${f(x + x1)} ${f(y + h - y1)}L${f(x + x2)} ${f(y + h - (x2 - i))}`;
  }
  return d === '' ? [] : [line(d, 'ink', 0.6, faint)];
};

/** Courses of stone, where the eye expects some. */
export const courses = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  row = 7.5,
  part = 0.34,
): Marks => {
  let d = '';
  for (let yy = y + row; yy < y + h - 2; yy += row)
    for (let xx = x + 3 + pen.chance() * 5; xx < x + w - 9; xx += 10 + pen.chance() * 5)
      if (pen.chance() < part) {
        d += `M${f(xx)} ${f(yy + pen.wobble(0.4))}h${f(5 + pen.chance() * 5)}`;
        if (pen.chance() < 0.4) d += `v-${f(row - 3)}`;
      }
  return d === '' ? [] : [line(d, 'ink', 0.75, 0.55)];
};

interface WallStyle {
  readonly y?: number;
  readonly fill?: Pigment;
  readonly dark?: Pigment;
  /** How much of it lies in shade. */
  readonly shade?: number;
}

/** A wall with its right part in shade, from x to x + w. */
export const wall = (
  pen: Pen,
  x: number,
  w: number,
  h: number,
  { y = 0, fill = 'stone', dark = 'stone-dark', shade = 0.32 }: WallStyle = {},
): Marks => [
  block(pen, [x, x + w], [y, y - h], fill, 1.4, true),
  wash(`M${f(x + w * (1 - shade))} ${f(y - 1)}V${f(y - h + 1)}H${f(x + w - 0.8)}V${f(y - 1)}Z`, dark),
  ...(w > 16 ? hatched(x + w * (1 - shade) + 2, y - h + 2, w * shade - 3, h - 4, 4.6, 0.28) : []),
  ...(fill === 'stone' || fill === 'stone-light' ? courses(pen, x, y - h, w, h) : []),
];
export const PLASTER: WallStyle = { fill: 'plaster', dark: 'plaster-dark', shade: 0.28 };
export const PALE: WallStyle = { fill: 'stone-light', dark: 'stone', shade: 0.28 };
export const BOARDS: WallStyle = { fill: 'timber', dark: 'timber-dark', shade: 0.18 };

/** Merlons along a wall's top from x1 to x2. */
export const crenels = (
  pen: Pen,
  x1: number,
  x2: number,
  y: number,
  fill: Pigment = 'stone',
  height = 7,
): Marks => {
  const count = Math.max(2, Math.round((x2 - x1) / 11));
  const s = (x2 - x1) / (count * 2 - 1);
  let d = `M${f(x1)} ${f(y + 5)}V${f(y)}`;
  for (let i = 0; i < count; i += 1) {
    const x = x1 + i * 2 * s;
    d += `L${f(x)} ${f(y - height)}L${f(x + s)} ${f(y - height + pen.wobble(0.5))}L${f(x + s)} ${f(y)}`;
    if (i < count - 1) d += `L${f(x + 2 * s)} ${f(y)}`;
  }
  return [shape(`${d}V${f(y + 5)}Z`, fill, 1.4, true)];
};

/** Beams of a timber frame over a wall: crosses or knees. */
export const beams = (
  x: number,
  y: number,
  w: number,
  h: number,
  kind: 'cross' | 'knee' = 'cross',
): Marks => {
  let d = `M${f(x)} ${f(y - h)}h${f(w)}M${f(x)} ${f(y)}h${f(w)}`;
  const count = Math.max(2, Math.round(w / 11));
  const s = w / count;
  for (let i = 0; i <= count; i += 1) d += `M${f(x + i * s)} ${f(y)}v${f(-h)}`;
  for (let i = 0; i < count; i += 1) {
    if (kind === 'cross' && i % 2 === 0)
      d += `M${f(x + i * s)} ${f(y)}l${f(s)} ${f(-h)}M${f(x + i * s)} ${f(y - h)}l${f(s)} ${f(h)}`;
    else if (kind === 'knee' && (i === 0 || i === count - 1))
      d += `M${f(x + (i === 0 ? 0 : i + 1) * s)} ${f(y - h * 0.5)}l${f((i === 0 ? 1 : -1) * s)} ${f(-h * 0.5)}`;
  }
  return bar(d, 'timber-dark', 1.6);
};
