// What else stands on a field: boulders, reeds, pillars of the deep, crystals, standing stones, and walls in elevation.
// Invariant: as in trees.ts, every foot is at (0, 0); a wall's walk is as high as deployment.ts says men stand on it.
import type { Brush } from './Brush.ts';
import { deepen, mix, raise } from './colour.ts';
import type { Palette } from '../palette.ts';
import { WALL_FOOT, WALL_WALK } from '../field.ts';

/** A boulder, 22 high. */
export function boulder(b: Brush, p: Palette): void {
  const stone = b.path('M-17 1 Q-19 -9 -11 -15 Q-4 -22 5 -18 Q15 -16 17 -6 Q18 0 15 1 Z');
  b.flood(stone, p.rock);
  b.ctx.save();
  b.ctx.clip(stone);
  b.flood(b.path('M-20 4 L-20 -20 L-6 -22 Q-12 -8 -4 4 Z'), deepen(p.rock, 0.3), 0.6);
  b.stroke(b.path('M2 -18 L5 -10 L1 -4 M9 -15 L12 -7 M-8 -12 L-4 -7'), deepen(p.rock, 0.5), 1, 0.8);
  b.ctx.restore();
  b.stroke(stone, p.ink, 1.4);
}

/** Reeds and bulrushes, 40 high. */
export function reeds(b: Brush, p: Palette): void {
  const stalks = [
    [-9, -27, -14],
    [-4, -37, -5],
    [1, -31, 3],
    [6, -39, 9],
    [10, -25, 16],
  ] as const;
  for (const [x, top, lean] of stalks) {
    const stalk = b.path(`M${x} 1 Q${x} ${top * 0.5} ${lean} ${top}`);
    b.stroke(stalk, p.ink, 2.4);
    b.stroke(stalk, p.green, 1.2);
  }
  for (const [, top, lean] of [stalks[1], stalks[3]]) {
    const head = b.path();
    head.ellipse(lean, top + 3, 1.9, 5, lean * 0.02, 0, Math.PI * 2);
    b.flood(head, p.bark);
    b.stroke(head, p.ink, 1);
  }
  const blades = b.path('M-6 1 Q-12 -10 -19 -13 M4 1 Q10 -12 18 -15 M0 1 Q-2 -12 -9 -19');
  b.stroke(blades, p.ink, 2.4);
  b.stroke(blades, p.greenDark, 1.3);
}

/** A pillar of dripstone, 66 high. */
export function stalagmite(b: Brush, p: Palette): void {
  const stone = b.path('M-14 1 Q-8 -10 -7 -26 Q-5 -46 -1 -66 Q3 -46 6 -28 Q8 -10 15 1 Z');
  b.flood(stone, p.rock);
  b.flood(b.path('M-14 1 Q-8 -10 -7 -26 Q-5 -46 -1 -66 Q-2 -34 -4 1 Z'), deepen(p.rock, 0.3), 0.55);
  b.stroke(b.path('M-6 -14 Q0 -11 7 -15 M-5 -28 Q0 -25 5 -29 M-3 -42 Q0 -40 3 -43'), deepen(p.rock, 0.45), 1);
  b.stroke(stone, p.ink, 1.4);
}

/** A cluster of crystals, 38 high. */
export function crystals(b: Brush, p: Palette): void {
  const shards = [
    ['M-12 1 L-17 -15 L-12 -21 L-6 -14 L-5 1 Z', p.water],
    ['M5 1 L6 -17 L12 -25 L17 -15 L13 1 Z', mix(p.water, p.lapis, 0.35)],
    ['M-6 1 L-8 -26 L-1 -38 L6 -26 L6 1 Z', raise(p.water, 0.3)],
  ] as const;
  for (const [d, fill] of shards) {
    const shard = b.path(d);
    b.flood(shard, fill);
    b.stroke(shard, p.ink, 1.3);
  }
  b.stroke(b.path('M-1 -37 L-2 0 M12 -24 L10 0 M-12 -20 L-10 0'), deepen(p.water, 0.35), 0.9);
}

/** A standing stone with a gilt rune, 54 high. */
export function menhir(b: Brush, p: Palette): void {
  const stone = b.path('M-13 1 L-11 -34 Q-9 -50 1 -54 Q11 -50 11 -32 L13 1 Z');
  b.flood(stone, p.rock);
  b.flood(b.path('M-13 1 L-11 -34 Q-9 -50 1 -54 Q-5 -40 -5 1 Z'), deepen(p.rock, 0.3), 0.55);
  const rune = b.path('M2 -42 L2 -12 M2 -36 L8 -30 L2 -24 M2 -20 L-3 -15');
  b.stroke(rune, p.ink, 3.4);
  b.stroke(rune, p.gold, 1.7);
  b.stroke(stone, p.ink, 1.4);
}

/** Courses of masonry inside a rectangle. */
function masonry(b: Brush, x: number, y: number, w: number, h: number, colour: string): void {
  const lines = b.path();
  for (let row = 0; row * 7 < h; row += 1) {
    lines.moveTo(x, y + row * 7);
    lines.lineTo(x + w, y + row * 7);
    for (let column = row % 2 === 0 ? 0 : 7; column < w; column += 14) {
      if (b.random.chance(380)) continue;
      lines.moveTo(x + column, y + row * 7);
      lines.lineTo(x + column, Math.min(y + h, y + row * 7 + 7));
    }
  }
  b.stroke(lines, colour, 0.8, 0.55);
}

/** Merlons along the top of a wall from `x` to `x + w`. */
function merlons(path: Path2D, x: number, y: number, w: number, size: number): void {
  const count = Math.max(2, Math.round(w / (size * 2)));
  const step = w / count;
  path.moveTo(x, y);
  for (let i = 0; i < count; i += 1) {
    const left = x + i * step;
    path.lineTo(left, y - size);
    path.lineTo(left + step * 0.56, y - size);
    path.lineTo(left + step * 0.56, y);
    path.lineTo(left + step, y);
  }
}

/** A round-headed tower with a conical roof and a banner slit; foot at (x, foot). */
export function tower(
  b: Brush,
  p: Palette,
  x: number,
  foot: number,
  w: number,
  h: number,
  roof: string | null,
): void {
  const stone = mix(p.rock, p.ground, 0.35);
  const body = b.path();
  merlons(body, x - w / 2, foot - h, w, 6);
  body.lineTo(x + w / 2 - 2, foot);
  body.lineTo(x - w / 2 + 2, foot);
  body.closePath();
  b.flood(body, stone);
  b.ctx.save();
  b.ctx.clip(body);
  masonry(b, x - w / 2, foot - h, w, h, deepen(stone, 0.45));
  const shade = b.path();
  shade.rect(x - w / 2, foot - h - 8, w * 0.3, h + 10);
  b.flood(shade, deepen(stone, 0.45), 0.3);
  b.ctx.restore();
  b.stroke(body, p.ink, 1.4);
  for (const y of [0.3, 0.62]) {
    const slit = b.path();
    slit.roundRect(x - 2, foot - h + h * y, 4, 10, 2);
    b.flood(slit, p.ink, 0.9);
  }
  if (roof === null) return;
  const cone = b.path(
    `M${x - w / 2 - 4} ${foot - h - 4} Q${x - 4} ${foot - h - 14} ${x} ${foot - h - 34} Q${x + 4} ${foot - h - 14} ${x + w / 2 + 4} ${foot - h - 4} Z`,
  );
  b.flood(cone, roof);
  b.ctx.save();
  b.ctx.clip(cone);
  const scales = b.path();
  for (let row = 0; row < 5; row += 1) {
    for (let i = -4; i < 5; i += 1) {
      const cx = x + i * 8 + (row % 2) * 4;
      const cy = foot - h - 6 - row * 6;
      scales.moveTo(cx - 4, cy);
      scales.quadraticCurveTo(cx, cy + 6, cx + 4, cy);
    }
  }
  b.stroke(scales, deepen(roof, 0.4), 0.9, 0.7);
  b.ctx.restore();
  b.stroke(cone, p.ink, 1.4);
}

/** A city wall in elevation from `x` to `x + w`, with its gate: the whole height, for painting behind those who stand on it. */
export function wallBehind(b: Brush, p: Palette, x: number, w: number): void {
  const back = b.path();
  back.rect(x, WALL_WALK - 26, w, WALL_FOOT - WALL_WALK + 26);
  b.flood(back, deepen(p.rock, 0.2), 0.5);
}

/** The wall's face below and before the wall-walk: painted over the legs of those who stand on it. Its foot is at y = 0. */
export function wallFace(b: Brush, p: Palette, w: number): void {
  const stone = mix(p.rock, p.ground, 0.4);
  const top = WALL_WALK - WALL_FOOT - 8;
  const face = b.path();
  merlons(face, 0, top, w, 8);
  face.lineTo(w, 0);
  face.lineTo(0, 0);
  face.closePath();
  b.flood(face, stone);
  b.ctx.save();
  b.ctx.clip(face);
  masonry(b, 0, top - 8, w, -top + 10, deepen(stone, 0.45));
  b.ctx.restore();
  b.stroke(face, p.ink, 1.5);
  const gate = b.path(`M${w * 0.44} 0 L${w * 0.44} -22 Q${w * 0.5} -40 ${w * 0.56} -22 L${w * 0.56} 0 Z`);
  b.flood(gate, deepen(p.bark, 0.25));
  b.stroke(
    b.path(
      `M${w * 0.47} 0 L${w * 0.47} -30 M${w * 0.5} 0 L${w * 0.5} -33 M${w * 0.53} 0 L${w * 0.53} -30 M${w * 0.44} -10 L${w * 0.56} -10 M${w * 0.44} -20 L${w * 0.56} -20`,
    ),
    p.ink,
    1.1,
    0.8,
  );
  b.stroke(gate, p.ink, 1.6);
}
