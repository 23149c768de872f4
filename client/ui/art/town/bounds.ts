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

/** Where the pen stands. */
interface Pen {
  x: number;
  y: number;
}
type See = (x: number, y: number) => void;

/** Draws one step of a path's command from where the pen stands, and leaves the pen at its end. `own` are the step's numbers. */
const takeStep = (command: string, own: readonly number[], pen: Pen, see: See): void => {
  const upper = command.toUpperCase();
  const isRelative = command !== upper;
  const [fromX, fromY] = isRelative ? [pen.x, pen.y] : [0, 0];
  const at = (i: number): readonly [number, number] => [fromX + (own[i] ?? 0), fromY + (own[i + 1] ?? 0)];
  let [toX, toY] = at(Math.max(0, own.length - 2));
  if (upper === 'H') toY = pen.y;
  else if (upper === 'V') [toX, toY] = [pen.x, fromY + (own[0] ?? 0)];
  else if (upper === 'A') {
    // An arc goes no farther from the middle of its ends than its radii.
    const [a = 0, b = 0] = own;
    see((pen.x + toX) / 2 - a, (pen.y + toY) / 2 - b);
    see((pen.x + toX) / 2 + a, (pen.y + toY) / 2 + b);
  } else for (let i = 0; i + 2 < own.length; i += 2) see(...at(i));
  [pen.x, pen.y] = [toX, toY];
  see(toX, toY);
};

/** Every point a path passes or is drawn towards. */
const pointsOf = (d: string, see: See): void => {
  const pen: Pen = { x: 0, y: 0 };
  let start = { ...pen };
  for (const [, command = '', rest = ''] of d.matchAll(COMMAND)) {
    const upper = command.toUpperCase();
    if (upper === 'Z') {
      Object.assign(pen, start);
      continue;
    }
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    const step = ARITY[upper] ?? 2;
    for (let i = 0; i + step <= numbers.length; i += step) {
      takeStep(command, numbers.slice(i, i + step), pen, see);
      if (upper === 'M' && i === 0) start = { ...pen };
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
