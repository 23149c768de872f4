// What the eight grounds share: the shape of a ground's painter, and how things are placed upon it.
// Invariant: chance comes from the brush alone, so that a ground is the same each time it is painted.
import type { Brush, Points } from '../paint/Brush.ts';
import { deepen, raise } from '../paint/colour.ts';
import type { PlacedProp, PropKey } from '../paint/props.ts';
import type { Palette, Scenery } from '../palette.ts';
import { FIELD_WIDTH } from '../field.ts';

/** Paints the ground and answers with the things that stand on it. */
export type Ground = (b: Brush, p: Palette, scenery: Scenery) => PlacedProp[];

/** One thing about a place, a little moved, larger or smaller, turned or not. */
export const place = (b: Brush, key: PropKey, x: number, y: number, scale: number): PlacedProp => ({
  key,
  x: x + b.between(-8, 8),
  y: y + b.between(-3, 3),
  scale: scale * b.between(0.9, 1.1),
  flip: b.random.chance(500),
});

/** A row of things along a far contour, small with distance, with gaps. */
export const along = (
  b: Brush,
  contour: Points,
  kinds: readonly PropKey[],
  count: number,
  scale: number,
  spare: number,
): PlacedProp[] =>
  Array.from({ length: count }, (_, i) => {
    const x = ((i + b.between(0.2, 0.8)) / count) * FIELD_WIDTH;
    return {
      key: b.random.pick(kinds),
      x,
      y: b.heightAt(contour, x) + 5,
      scale: scale * b.between(0.8, 1.15),
    };
  })
    .filter(() => !b.random.chance(spare))
    .map((prop) => ({ ...prop, flip: b.random.chance(500) }));

/** True when snow lies. */
export const isWhite = ({ weather }: Scenery): boolean => weather === 'snow' || weather === 'blizzard';

/** A pool with a sewn rim and strokes of still water. */
export function pool(b: Brush, p: Palette, x: number, y: number, rx: number, ry: number): void {
  const rim = b.path();
  const points: number[] = [];
  for (let i = 0; i <= 10; i += 1) {
    const angle = (i / 10) * Math.PI * 2;
    const r = i === 10 ? 1 : b.between(0.86, 1.08);
    points.push(x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r);
  }
  points[points.length - 2] = points[0] ?? 0;
  points[points.length - 1] = points[1] ?? 0;
  rim.addPath(b.curve(points));
  b.flood(rim, p.water, 0.9);
  b.ctx.save();
  b.ctx.clip(rim);
  const strokes = b.path();
  for (let row = -ry; row < ry; row += 5) {
    const from = x - rx * b.between(0.3, 0.8);
    strokes.moveTo(from, y + row);
    strokes.lineTo(from + rx * b.between(0.4, 0.9), y + row);
  }
  b.stroke(strokes, raise(p.water, p.field === 'day' ? 0.45 : 0.15), 1.2, 0.7);
  b.ctx.restore();
  b.stem(rim, deepen(p.water, 0.5), 1.5, 0.85);
}
