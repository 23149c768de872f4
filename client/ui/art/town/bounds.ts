// How far a drawing reaches: the box about every point and handle of its paths, smoke and light aside, for they take no ground.

import type { Marks } from './pen.ts';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/g;
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, A: 7, Z: 0 };

/** Every point a path passes or is drawn towards. */
const pointsOf = (d: string, see: (x: number, y: number) => void): void => {
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  for (const [, command = '', rest = ''] of d.matchAll(COMMAND)) {
    const upper = command.toUpperCase();
    const relative = command !== upper;
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    const step = ARITY[upper] ?? 2;
    if (upper === 'Z') {
      x = startX;
      y = startY;
      continue;
    }
    for (let i = 0; i + step <= numbers.length; i += step) {
      const [a = 0, b = 0, c = 0, e = 0, g = 0, h = 0, k = 0] = numbers.slice(i, i + step);
      const baseX = relative ? x : 0;
      const baseY = relative ? y : 0;
      if (upper === 'H') x = baseX + a;
      else if (upper === 'V') y = baseY + a;
      else if (upper === 'A') {
        const toX = baseX + h;
        const toY = baseY + k;
        see((x + toX) / 2 - a, (y + toY) / 2 - b);
        see((x + toX) / 2 + a, (y + toY) / 2 + b);
        x = toX;
        y = toY;
      } else {
        if (step > 2) see(baseX + a, baseY + b);
        if (step > 4) see(baseX + c, baseY + e);
        [x, y] =
          step === 2 ? [baseX + a, baseY + b] : step === 4 ? [baseX + c, baseY + e] : [baseX + g, baseY + h];
      }
      see(x, y);
      if (upper === 'M' && i === 0) {
        startX = x;
        startY = y;
      }
    }
  }
};

/** The box about a drawing. */
export const boundsOf = (marks: Marks): Box => {
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (const { d, part } of marks) {
    if (part === 'smoke' || part === 'glow') continue;
    pointsOf(d, (x, y) => {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    });
  }
  return { left, right, top, bottom };
};
