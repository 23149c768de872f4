// Mountains under snow, and the dunes.
// Invariant: see terrains.ts.
import { deepen } from '../paint/colour.ts';
import type { Brush } from '../paint/Brush.ts';
import type { PropKey } from '../paint/props.ts';
import type { Palette } from '../palette.ts';
import { along, isWhite, place } from './ground.ts';
import type { Ground } from './ground.ts';
import { field, foreground, pebbles, ridge, tufts } from './land.ts';

/** A peak with hachures down its shaded side and snow on its head. */
function peak(b: Brush, p: Palette, x: number, top: number, half: number, fill: string): void {
  const left = [x - half, 150, x - half * 0.55, top + (150 - top) * 0.52, x - half * 0.2, top + 16, x, top];
  const right = [x + half * 0.18, top + 14, x + half * 0.5, top + (150 - top) * 0.46, x + half, 150];
  const body = b.path();
  const all = [...left, ...right];
  body.moveTo(all[0] ?? 0, all[1] ?? 0);
  for (let i = 2; i < all.length; i += 2) body.lineTo(all[i] ?? 0, all[i + 1] ?? 0);
  body.closePath();
  b.flood(body, fill);
  b.ctx.save();
  b.ctx.clip(body);
  const shade = b.path(
    `M${x} ${top} L${x + half * 0.12} ${top + 30} L${x - half * 0.1} ${top + 62} L${x + half * 0.2} 150 L${x + half} 150 Z`,
  );
  b.flood(shade, deepen(fill, 0.34), 0.5);
  const strokes = b.path();
  for (let i = 0; i < 30; i += 1) {
    const share = i / 30;
    const sx = x + half * share * 0.96;
    const sy = top + (150 - top) * share + 3;
    strokes.moveTo(sx - 2, sy);
    strokes.lineTo(sx - 8 - share * 6, sy + 14 + share * 14);
    if (i % 2 === 0) {
      strokes.moveTo(x - half * share, sy + 2);
      strokes.lineTo(x - half * share + 7, sy + 15);
    }
  }
  b.stroke(strokes, deepen(fill, 0.6), 1, 0.55);
  const cap = b.path(
    `M${x} ${top - 2} L${x - half * 0.24} ${top + 22} L${x - half * 0.12} ${top + 17} L${x - half * 0.04} ${top + 30} L${x + half * 0.06} ${top + 18} L${x + half * 0.16} ${top + 27} L${x + half * 0.24} ${top + 21} Z`,
  );
  b.flood(cap, p.snow, p.field === 'day' ? 0.95 : 0.6);
  b.ctx.restore();
  b.stem(body, deepen(fill, 0.6), 1.5, 0.9);
}

export const mountains: Ground = (b, p, scenery) => {
  for (const [x, top, half] of [
    [90, 34, 130],
    [330, 20, 150],
    [560, 40, 130],
    [780, 14, 160],
    [960, 46, 120],
  ] as const) {
    peak(b, p, x + b.between(-20, 20), top + b.between(-6, 6), half, p.far);
  }
  for (const [x, top, half] of [
    [200, 70, 110],
    [450, 82, 96],
    [668, 66, 112],
    [900, 78, 100],
  ] as const) {
    peak(b, p, x + b.between(-24, 24), top, half, p.mid);
  }
  const edge = b.ridge(142, 8, 150);
  field(b, p, edge);
  foreground(b, p);
  for (let i = 0; i < 7; i += 1) {
    const x = b.between(40, 900);
    const y = b.between(170, 385);
    const brow = [x, y, x + 26, y - 5, x + 58, y - 4, x + 92, y + 2];
    b.stem(b.curve(brow), deepen(p.ground, 0.5), 1.2, 0.6);
    b.hachures(brow, 22, 10, deepen(p.ground, 0.55), 0.5);
  }
  pebbles(b, p, 46);
  tufts(b, p, 26, 8);
  const tree: PropKey = isWhite(scenery) ? 'snowPine' : 'pine';
  return [
    ...along(b, edge, [tree], 20, 0.5, 380),
    place(b, tree, 36, 196, 0.92),
    place(b, tree, 74, 188, 0.8),
    place(b, tree, 962, 194, 0.92),
    place(b, 'boulder', 126, 412, 1.2),
    place(b, 'boulder', 22, 300, 1.2),
    place(b, 'boulder', 980, 296, 1.25),
    place(b, 'boulder', 872, 414, 1.1),
    place(b, tree, 988, 410, 1.15),
  ];
};

export const desert: Ground = (b, p) => {
  const dunes = (y: number, fill: string, step: number): void => {
    const contour = ridge(b, p, { y, swell: 13, step, fill, rows: 6 });
    for (let i = 2; i < contour.length - 2; i += 4) {
      const x = contour[i] ?? 0;
      const top = contour[i + 1] ?? 0;
      const lee = b.path(
        `M${x} ${top} Q${x + 24} ${top + 16} ${x + 14} ${top + 34} Q${x + 60} ${top + 30} ${x + 92} ${top + 40} L${x + 70} ${top + 12} Z`,
      );
      b.flood(lee, deepen(fill, 0.25), 0.32);
    }
  };
  dunes(82, p.far, 170);
  dunes(112, p.mid, 210);
  field(b, p, b.ridge(144, 6, 240));
  const ripples = b.path();
  for (let i = 0; i < 44; i += 1) {
    const x = b.between(0, 940);
    const y = b.between(158, 420);
    for (let k = 0; k < 3; k += 1) {
      ripples.moveTo(x + k * 5, y + k * 4.5);
      ripples.quadraticCurveTo(x + 20 + k * 5, y - 5 + k * 4.5, x + 46 + k * 4, y + k * 4.5);
    }
  }
  b.stroke(ripples, deepen(p.ground, 0.42), 1, 0.42);
  foreground(b, p);
  pebbles(b, p, 22);
  return [
    place(b, 'palm', 46, 190, 0.9),
    place(b, 'palm', 88, 182, 0.76),
    place(b, 'palm', 950, 188, 0.92),
    place(b, 'thorn', 140, 176, 0.7),
    place(b, 'thorn', 846, 178, 0.8),
    place(b, 'thorn', 24, 404, 1.1),
    place(b, 'boulder', 972, 406, 1),
    place(b, 'thorn', 896, 416, 1),
    place(b, 'palm', 12, 300, 1.1),
  ];
};
