// The painter's hand: wobbling ink lines, laid stitches, washes, waves, hachures, on a canvas or on a sheet that is written down as SVG
// (svgSheet.ts). Everything on the stage that does not move is painted once with it and becomes a texture; canvases survive a lost WebGL
// context, drawn render textures would not.
// Invariant: every stroke's chance comes from the seeded stream it was given, so a scene looks the same each time it is hung.
import type { Random } from '@sigilla/engine/core/random.ts';
import type { Surface } from './surface.ts';

/** x, y, x, y … */
export type Points = readonly number[];

export class Brush<Sheet extends Surface = Surface> {
  readonly ctx: Sheet;
  readonly random: Random;
  private readonly draw: (d?: string) => Path2D;

  /** `draw` makes the paths that `ctx` takes. */
  constructor(ctx: Sheet, random: Random, draw = (d?: string): Path2D => new Path2D(d)) {
    this.ctx = ctx;
    this.random = random;
    this.draw = draw;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
  }

  /** Another hand on the same sheet, with chance of its own. */
  withChance(random: Random): Brush<Sheet> {
    return new Brush(this.ctx, random, this.draw);
  }

  /** A fresh path, or the one that `d` describes. */
  path(d?: string): Path2D {
    return this.draw(d);
  }

  /** Paints something that looks the same wherever it is painted. `name` is all that tells it from others on the sheet. */
  stamp(name: string, paint: () => void): void {
    if (this.ctx.stamp === undefined) paint();
    else this.ctx.stamp(name, paint);
  }

  /** A uniform number in [low, high). */
  between(low: number, high: number): number {
    return low + ((high - low) * this.random.below(10_000)) / 10_000;
  }

  /** Fills a path with one flat colour. */
  flood(path: Path2D, colour: string, alpha = 1): void {
    this.ctx.globalAlpha = alpha;
    this.ctx.fillStyle = colour;
    this.ctx.fill(path);
    this.ctx.globalAlpha = 1;
  }

  stroke(path: Path2D, colour: string, width: number, alpha = 1): void {
    this.ctx.globalAlpha = alpha;
    this.ctx.strokeStyle = colour;
    this.ctx.lineWidth = width;
    this.ctx.stroke(path);
    this.ctx.globalAlpha = 1;
  }

  /** A smooth curve through points. */
  curve(points: Points): Path2D {
    const path = this.path();
    this.through(path, points);
    return path;
  }

  /** The same, closed down to `floor`: a hill, a dune, a wood's edge. */
  mass(points: Points, floor: number): Path2D {
    const path = this.curve(points);
    path.lineTo(points[points.length - 2] ?? 0, floor);
    path.lineTo(points[0] ?? 0, floor);
    path.closePath();
    return path;
  }

  private through(path: Path2D, points: Points): void {
    const at = (i: number): readonly [number, number] => {
      const k = Math.max(0, Math.min(points.length / 2 - 1, i)) * 2;
      return [points[k] ?? 0, points[k + 1] ?? 0];
    };
    const [x0, y0] = at(0);
    path.moveTo(x0, y0);
    for (let i = 0; i < points.length / 2 - 1; i += 1) {
      const [ax, ay] = at(i - 1);
      const [bx, by] = at(i);
      const [cx, cy] = at(i + 1);
      const [dx, dy] = at(i + 2);
      path.bezierCurveTo(
        bx + (cx - ax) / 6,
        by + (cy - ay) / 6,
        cx - (dx - bx) / 6,
        cy - (dy - by) / 6,
        cx,
        cy,
      );
    }
  }

  /** A ridge from left to right about `y`, rising and falling by `swell`, with a knot every `step` or so. */
  ridge(y: number, swell: number, step: number): number[] {
    const points: number[] = [];
    for (let x = -step; x <= 1000 + step; x += step * this.between(0.7, 1.3)) {
      points.push(x, y + this.between(-swell, swell));
    }
    points.push(1000 + step * 1.5, y);
    return points;
  }

  /** Height of a ridge at `x`, straight between its knots. */
  heightAt(points: Points, x: number): number {
    for (let i = 2; i < points.length; i += 2) {
      const right = points[i] ?? 0;
      if (right >= x) {
        const left = points[i - 2] ?? 0;
        const share = right === left ? 0 : (x - left) / (right - left);
        const from = points[i - 1] ?? 0;
        return from + ((points[i + 1] ?? 0) - from) * share;
      }
    }
    return points.at(-1) ?? 0;
  }

  /**
   * Laid work: rows of broken threads that follow a contour downwards inside `mask`, the way the needle fills a hill.
   * `rows` lines, `gap` apart.
   */
  laid(mask: Path2D, contour: Points, rows: number, gap: number, colour: string, alpha: number): void {
    const { ctx } = this;
    ctx.save();
    ctx.clip(mask);
    ctx.strokeStyle = colour;
    ctx.globalAlpha = alpha;
    ctx.lineWidth = 0.9;
    for (let row = 1; row <= rows; row += 1) {
      const flatten = Math.max(0.25, 1 - row / (rows * 1.3));
      const shifted = contour.map((n, i) =>
        i % 2 === 0
          ? n
          : this.mean(contour) * (1 - flatten) + n * flatten + row * gap + this.between(-0.8, 0.8),
      );
      ctx.setLineDash([
        this.between(14, 34),
        this.between(2.5, 5),
        this.between(6, 16),
        this.between(2.5, 5),
      ]);
      ctx.lineDashOffset = this.between(0, 50);
      ctx.stroke(this.curve(shifted));
    }
    ctx.setLineDash([]);
    ctx.restore();
    ctx.globalAlpha = 1;
  }

  private mean(contour: Points): number {
    let sum = 0;
    for (let i = 1; i < contour.length; i += 2) sum += contour[i] ?? 0;
    return sum / (contour.length / 2);
  }

  /** A line in stem stitch: short overlapping strokes, so that an outline looks sewn. */
  stem(path: Path2D, colour: string, width = 1.5, alpha = 1): void {
    const { ctx } = this;
    ctx.save();
    ctx.lineCap = 'butt';
    ctx.globalAlpha = alpha;
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.setLineDash([7, 1.1]);
    ctx.stroke(path);
    ctx.restore();
  }

  /** Hachures under a brow: short strokes falling away from a line, longer in the middle. */
  hachures(points: Points, count: number, length: number, colour: string, alpha = 0.8): void {
    const first = points[0] ?? 0;
    const last = points[points.length - 2] ?? 0;
    const path = this.path();
    for (let i = 0; i < count; i += 1) {
      const share = (i + 0.5) / count;
      const x = first + (last - first) * share;
      const y = this.heightAt(points, x) + 1.5;
      const swell = 0.35 + 0.65 * Math.sin(share * Math.PI);
      const lean = (share - 0.5) * 7;
      path.moveTo(x, y);
      path.lineTo(x + lean + this.between(-0.8, 0.8), y + length * swell * this.between(0.75, 1.15));
    }
    this.stroke(path, colour, 1, alpha);
  }

  /** A band of water: filled between two wavering edges, crossed by rows of waves. */
  wavyBand(y: number, height: number, fill: string, line: string, from = 0, to = 1000): void {
    const edge = (base: number, by: number): number[] => {
      const points: number[] = [];
      for (let x = from; x <= to + 30; x += 30) points.push(x, base + this.between(-by, by));
      return points;
    };
    const top = edge(y, 1.6);
    const band = this.curve(top);
    const foot = edge(y + height, 2.4);
    for (let i = foot.length - 2; i >= 0; i -= 2) band.lineTo(foot[i] ?? 0, foot[i + 1] ?? 0);
    band.closePath();
    this.flood(band, fill);
    const { ctx } = this;
    ctx.save();
    ctx.clip(band);
    const rows = Math.max(2, Math.round(height / 6));
    for (let row = 0; row < rows; row += 1) {
      const waves = this.path();
      const base = y + ((row + 0.6) * height) / rows;
      const shift = this.between(0, 20);
      for (let x = from - shift; x < to; x += 20) {
        if (this.random.chance(230)) continue;
        waves.moveTo(x, base);
        waves.quadraticCurveTo(x + 5, base - 3, x + 10, base);
        waves.quadraticCurveTo(x + 15, base + 3, x + 20, base);
      }
      this.stroke(waves, line, 1.1, 0.55);
    }
    ctx.restore();
    this.stem(this.curve(top), line, 1.2, 0.8);
  }

  /** A spiral cloud, as scribes draw them. */
  cloud(x: number, y: number, size: number, fill: string, line: string, alpha = 0.9): void {
    const shape = this.path();
    const lobes = 4;
    shape.moveTo(x - size, y);
    for (let i = 0; i < lobes; i += 1) {
      const left = x - size + (2 * size * i) / lobes;
      const right = x - size + (2 * size * (i + 1)) / lobes;
      const rise = size * (i === 0 || i === lobes - 1 ? 0.34 : 0.52);
      shape.bezierCurveTo(left, y - rise, right, y - rise, right, y);
    }
    shape.quadraticCurveTo(x + size * 0.7, y + size * 0.14, x + size * 0.2, y + size * 0.08);
    shape.quadraticCurveTo(x - size * 0.4, y + size * 0.16, x - size, y);
    this.flood(shape, fill, alpha);
    this.stem(shape, line, 1.1, alpha * 0.7);
    const curls = this.path();
    for (const [dx, r] of [
      [-0.5, 0.13],
      [0.05, 0.17],
      [0.55, 0.12],
    ] as const) {
      this.spiral(curls, x + dx * size, y - size * 0.12, r * size);
    }
    this.stroke(curls, line, 1, alpha * 0.55);
  }

  /** Adds a curl of one and a half turns to a path. */
  spiral(path: Path2D, x: number, y: number, radius: number, turns = 1.5, start = 0): void {
    const steps = Math.round(turns * 14);
    for (let i = 0; i <= steps; i += 1) {
      const angle = start + (i / 14) * Math.PI * 2;
      const r = radius * (1 - i / (steps * 1.1));
      const px = x + Math.cos(angle) * r;
      const py = y + Math.sin(angle) * r * 0.85;
      if (i === 0) path.moveTo(px, py);
      else path.lineTo(px, py);
    }
  }

  /** Three or four blades of grass. */
  tuft(x: number, y: number, size: number, colour: string, alpha = 1): void {
    const path = this.path();
    for (const lean of [-0.8, -0.25, 0.3, 0.85]) {
      path.moveTo(x + lean * size * 0.25, y);
      path.quadraticCurveTo(
        x + lean * size * 0.4,
        y - size * 0.5,
        x + lean * size * this.between(0.7, 1.1),
        y - size * this.between(0.7, 1.1),
      );
    }
    this.stroke(path, colour, 1.15, alpha);
  }
}
