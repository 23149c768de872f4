// Smooth lines through points, and the seeded chance that places them. Numbers are rounded to a tenth, so that drawings
// are the same text in every browser.

import { randomFrom, sha256Hex } from '@sigilla/engine/core/random.ts';
import type { Random } from '@sigilla/engine/core/random.ts';
import { tenth } from './tenth.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Chance that draws the same for the same words. */
export function seeded(...words: readonly (string | number)[]): Random {
  return randomFrom(sha256Hex(words.join('/')).slice(0, 32));
}

const say = (point: Point): string => `${tenth(point.x)} ${tenth(point.y)}`;

/** One Catmull-Rom span from b to c, as a cubic. */
function spanTo(a: Point, b: Point, c: Point, d: Point): string {
  const first = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
  const second = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
  return `C${say(first)} ${say(second)} ${say(c)}`;
}

/** A smooth line through `points`, open at both ends. At least two points. */
export function openCurve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
  const spans = points.slice(1).map((_, i) => spanTo(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return `M${say(at(0))} ${spans.join(' ')}`;
}

/** A smooth closed line through `points`. At least three points. */
export function closedCurve(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  const spans = points.map((_, i) => spanTo(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return `M${say(at(0))} ${spans.join(' ')} Z`;
}

/** A spiral from its outer end inwards, as a tendril curls. `turn` is the angle in radians it winds through, signed. */
export function spiral(centre: Point, radius: number, from: number, turn: number): string {
  const steps = 14;
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const along = i / steps;
    const r = radius * (1 - along * 0.86);
    const angle = from + turn * along;
    return { x: centre.x + Math.cos(angle) * r, y: centre.y + Math.sin(angle) * r };
  });
  return openCurve(points);
}
