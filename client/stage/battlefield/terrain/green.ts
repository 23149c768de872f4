// Plains with their brook, and the woods.
// Invariant: see terrains.ts.
import { deepen } from '../paint/colour.ts';
import type { Brush } from '../paint/Brush.ts';
import type { PropKey } from '../paint/props.ts';
import type { Palette } from '../palette.ts';
import { along, isWhite, place } from './ground.ts';
import type { Ground } from './ground.ts';
import { field, flowers, foreground, ridge, tufts } from './land.ts';

/** A brook that comes from the far hills and leaves the field on the right, in wavy bands. */
function river(b: Brush, p: Palette, y: number): void {
  const north = [-20, y + 8, 160, y + 2, 330, y + 9, 520, y + 4, 700, y + 9, 860, y + 3, 1020, y + 8];
  const widths = [12, 9, 7, 9, 12, 14, 17];
  const south = north.map((n, i) => (i % 2 === 1 ? n + (widths[(i - 1) / 2] ?? 9) : n));
  const band = b.curve(north);
  for (let i = south.length - 2; i >= 0; i -= 2) band.lineTo(south[i] ?? 0, south[i + 1] ?? 0);
  band.closePath();
  b.flood(band, p.water);
  b.ctx.save();
  b.ctx.clip(band);
  for (let row = 0; row < 4; row += 1) {
    const waves = b.path();
    for (let x = -20 + row * 7; x < 1020; x += 22) {
      const base = y + 6 + row * 5;
      waves.moveTo(x, base);
      waves.quadraticCurveTo(x + 5, base - 2.6, x + 10, base);
      waves.quadraticCurveTo(x + 15, base + 2.6, x + 20, base);
    }
    b.stroke(waves, deepen(p.water, 0.4), 1, 0.5);
  }
  b.ctx.restore();
  b.stem(b.curve(north), deepen(p.water, 0.5), 1.4, 0.8);
  b.stem(b.curve(south), deepen(p.water, 0.5), 1.4, 0.8);
}

export const plains: Ground = (b, p, scenery) => {
  ridge(b, p, { y: 84, swell: 15, step: 190, fill: p.far });
  const mid = ridge(b, p, { y: 110, swell: 12, step: 230, fill: p.mid });
  const trees = along(b, mid, ['oak', 'knotTree'], 11, 0.42, 420);
  const far = b.ridge(138, 7, 220);
  field(b, p, far);
  river(b, p, b.heightAt(far, 500) + 4);
  foreground(b, p);
  tufts(b, p, 62, 9);
  if (!isWhite(scenery)) flowers(b, p, 20);
  return [
    ...trees,
    place(b, 'oak', 40, 190, 0.8),
    place(b, 'knotTree', 92, 178, 0.78),
    place(b, 'oak', 944, 184, 0.84),
    place(b, 'knotTree', 896, 176, 0.72),
    place(b, 'oak', 26, 404, 1.05),
    place(b, 'thorn', 974, 408, 0.9),
  ];
};

export const forest: Ground = (b, p, scenery) => {
  const far = ridge(b, p, { y: 82, swell: 12, step: 170, fill: p.far });
  const back = along(b, far, ['pine', 'oak'], 34, 0.46, 120);
  const mid = ridge(b, p, { y: 118, swell: 8, step: 200, fill: p.mid });
  const kinds: PropKey[] = isWhite(scenery) ? ['snowPine', 'knotTree'] : ['knotTree', 'oak', 'pine'];
  const wood = along(b, mid, kinds, 26, 0.72, 90);
  const edge = b.ridge(150, 6, 200);
  field(b, p, edge);
  foreground(b, p);
  tufts(b, p, 100, 10);
  flowers(b, p, 9);
  return [
    ...back,
    ...wood,
    ...along(b, edge, kinds, 15, 0.9, 200).filter(({ x }) => x < 250 || x > 750),
    place(b, 'knotTree', 34, 232, 0.98),
    place(b, 'oak', 966, 236, 1),
    place(b, kinds[0] ?? 'oak', 18, 332, 1.12),
    place(b, 'pine', 986, 330, 1.1),
    place(b, 'oak', 40, 416, 1.22),
    place(b, 'knotTree', 962, 414, 1.2),
    place(b, 'thorn', 150, 416, 0.9),
    place(b, 'thorn', 858, 418, 0.9),
  ];
};
