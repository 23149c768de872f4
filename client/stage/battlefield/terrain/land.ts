// The common ground of all terrains: ridges of laid work one behind the other, turf with its tufts, mounds for those who hold
// high ground, snow where it lies. Each terrain composes these; see terrains.ts.
// Invariant: nothing painted here stands taller than the ground it is on, so that it may all lie under the men.
import type { Brush, Points } from '../paint/Brush.ts';
import { deepen, mix, raise } from '../paint/colour.ts';
import type { Palette } from '../palette.ts';
import { FIELD_HEIGHT, FIELD_WIDTH } from '../field.ts';

/** One ridge: flat colour, rows of laid thread along its back, a sewn outline. Gives its contour back. */
export function ridge(
  b: Brush,
  p: Palette,
  options: { y: number; swell: number; step: number; fill: string; rows?: number },
): Points {
  const contour = b.ridge(options.y, options.swell, options.step);
  layRidge(b, p, contour, options.fill, options.rows ?? 9);
  return contour;
}

/** The same for a contour of one's own. */
function layRidge(b: Brush, p: Palette, contour: Points, fill: string, rows: number): void {
  const mass = b.mass(contour, FIELD_HEIGHT);
  b.flood(mass, fill);
  b.laid(mass, contour, rows, 6.5, deepen(fill, 0.5), p.field === 'day' ? 0.2 : 0.34);
  b.stem(b.curve(contour), deepen(fill, p.field === 'day' ? 0.42 : 0.55), 1.5, 0.8);
}

/** The field itself: from its far edge down to the border, with laid threads that widen towards the eye. */
export function field(b: Brush, p: Palette, far: Points): void {
  const mass = b.mass(far, FIELD_HEIGHT);
  b.flood(mass, p.ground);
  const { ctx } = b;
  ctx.save();
  ctx.clip(mass);
  ctx.strokeStyle = deepen(p.ground, 0.45);
  ctx.lineWidth = 1;
  for (let y = 128; y < FIELD_HEIGHT; y += 5 + (y - 120) * 0.014) {
    ctx.globalAlpha = p.field === 'day' ? 0.085 : 0.16;
    ctx.setLineDash([b.between(20, 60), b.between(4, 9), b.between(8, 26), b.between(4, 9)]);
    ctx.lineDashOffset = b.between(0, 80);
    ctx.stroke(b.curve(b.ridge(y, 1.6, 170)));
  }
  ctx.restore();
  ctx.globalAlpha = 1;
  b.stem(b.curve(far), deepen(p.ground, 0.4), 1.5, 0.8);
}

/** A darker sod along the foot of the field. */
export function foreground(b: Brush, p: Palette): void {
  const contour = b.ridge(400, 5, 180);
  layRidge(b, p, contour, p.near, 4);
}

/** Tufts over the field, thinning towards the middle, where the ground is trodden. */
export function tufts(b: Brush, p: Palette, count: number, size: number): void {
  for (let i = 0; i < count; i += 1) {
    const y = b.between(142, FIELD_HEIGHT - 8);
    b.tuft(b.between(8, FIELD_WIDTH - 8), y, size * (0.7 + (y - 140) / 480), p.greenDark, 0.72);
  }
}

/** Small flowers of rubric, lapis and gold in the turf: spring and summer. */
export function flowers(b: Brush, p: Palette, count: number): void {
  const colours = [p.rubric, p.lapis, p.gold];
  for (let i = 0; i < count; i += 1) {
    const x = b.between(10, FIELD_WIDTH - 10);
    const y = b.between(150, FIELD_HEIGHT - 10);
    b.tuft(x, y, 5, p.greenDark, 0.7);
    const head = b.path();
    head.arc(x, y - 5.4, 1.9, 0, Math.PI * 2);
    b.flood(head, colours[i % 3] ?? p.gold, 0.85);
  }
}

/** Pebbles, in twos and threes. */
export function pebbles(b: Brush, p: Palette, count: number): void {
  for (let i = 0; i < count; i += 1) {
    const x = b.between(8, FIELD_WIDTH - 8);
    const y = b.between(150, FIELD_HEIGHT - 6);
    const stone = b.path();
    stone.ellipse(x, y, b.between(2, 5), b.between(1.4, 2.8), 0, 0, Math.PI * 2);
    b.flood(stone, p.rock, 0.8);
    b.stroke(stone, deepen(p.rock, 0.6), 0.9, 0.6);
  }
}

/** The high ground a side holds: a lighter hill under its rear, with hachures along its foot. */
export function mound(b: Brush, p: Palette, facing: 1 | -1): void {
  const x = (n: number): number => (facing === 1 ? n : FIELD_WIDTH - n);
  const brow: number[] = [];
  const foot: number[] = [];
  for (const [px, top, base] of [
    [-30, 176, 372],
    [60, 166, 382],
    [150, 168, 374],
    [240, 186, 352],
    [310, 214, 326],
    [352, 258, 284],
  ] as const) {
    brow.push(x(px), top + b.between(-2, 2));
    foot.push(x(px), base + b.between(-2, 2));
  }
  const hill = b.curve(brow);
  for (let i = foot.length - 2; i >= 0; i -= 2) hill.lineTo(foot[i] ?? 0, foot[i + 1] ?? 0);
  hill.closePath();
  const grass = mix(raise(p.ground, p.field === 'day' ? 0.16 : 0.05), p.green, 0.16);
  b.flood(hill, grass);
  b.laid(hill, brow, 24, 8, deepen(grass, 0.5), p.field === 'day' ? 0.14 : 0.26);
  b.stem(b.curve(brow), deepen(grass, 0.4), 1.5, 0.8);
  const edge =
    facing === 1 ? foot : foot.toReversed().map((_, i, all) => (i % 2 === 0 ? all[i + 1] : all[i - 1]) ?? 0);
  b.hachures(edge, 74, 17, deepen(p.ground, 0.62), 0.7);
  b.hachures(
    edge.map((n, i) => (i % 2 === 1 ? n + 9 : n)),
    58,
    9,
    deepen(p.ground, 0.62),
    0.45,
  );
}

/** Snow on a contour: a white brow with ragged drips. */
export function snowcap(b: Brush, p: Palette, contour: Points, depth: number): void {
  const cap = b.curve(contour);
  for (let i = contour.length - 2; i >= 0; i -= 2) {
    const x = contour[i] ?? 0;
    const y = contour[i + 1] ?? 0;
    cap.lineTo(x + 12, y + depth * b.between(0.3, 0.7));
    cap.lineTo(x - 6, y + depth * b.between(0.7, 1.3));
  }
  cap.closePath();
  b.flood(cap, p.snow, p.field === 'day' ? 0.85 : 0.4);
}
