// The deep under the vault, and the ground that is not quite asleep.
// Invariant: see terrains.ts.
import { deepen } from '../paint/colour.ts';
import { FIELD_WIDTH } from '../field.ts';
import { along, place, pool } from './ground.ts';
import type { Ground } from './ground.ts';
import { field, flowers, foreground, pebbles, ridge, tufts } from './land.ts';

export const underground: Ground = (b, p) => {
  const { ctx } = b;
  ctx.fillStyle = p.sky;
  ctx.fillRect(0, 0, FIELD_WIDTH, 180);
  ridge(b, p, { y: 92, swell: 14, step: 120, fill: p.far });
  // pillars that carry the vault, and the mouths of passages between them
  for (const [x, w] of [
    [120, 42],
    [366, 30],
    [634, 32],
    [884, 44],
  ] as const) {
    const mouth = b.path(
      `M${x + w + 14} 140 Q${x + w + 18} 62 ${x + w + 54} 60 Q${x + w + 92} 62 ${x + w + 96} 140 Z`,
    );
    b.flood(mouth, deepen(p.sky, 0.62));
    b.stem(mouth, deepen(p.sky, 0.75), 1.5);
    const pillar = b.path(
      `M${x - w} -4 Q${x - w * 0.4} 60 ${x - w * 0.9} 150 L${x + w * 0.9} 150 Q${x + w * 0.4} 60 ${x + w} -4 Z`,
    );
    b.flood(pillar, p.rock);
    b.ctx.save();
    b.ctx.clip(pillar);
    const bands = b.path();
    for (let y = 6; y < 150; y += 11) {
      bands.moveTo(x - w, y);
      bands.quadraticCurveTo(x, y + 8, x + w, y - 1);
    }
    b.stroke(bands, deepen(p.rock, 0.5), 1, 0.5);
    b.ctx.restore();
    b.stem(pillar, deepen(p.rock, 0.6), 1.6);
  }
  const vault = b.path('M-4 -4');
  let x = -10;
  vault.moveTo(-10, -10);
  vault.lineTo(-10, 22);
  while (x < 1010) {
    const w = b.between(20, 46);
    const drop = b.between(16, 62) * (b.random.chance(300) ? 1.2 : 0.7);
    vault.quadraticCurveTo(x + w * 0.38, 20, x + w * 0.5, 20 + drop);
    vault.quadraticCurveTo(x + w * 0.62, 20, x + w, 20 + b.between(-4, 6));
    x += w;
  }
  vault.lineTo(1010, -10);
  vault.closePath();
  b.flood(vault, deepen(p.sky, 0.4));
  b.stem(vault, deepen(p.sky, 0.65), 1.5);
  field(b, p, b.ridge(140, 6, 130));
  pool(b, p, 510, 160, 120, 9);
  foreground(b, p);
  pebbles(b, p, 70);
  for (const tx of [246, 500, 760]) {
    const post = b.path(`M${tx} 150 L${tx} 96`);
    b.stroke(post, p.ink, 4);
    b.stroke(post, p.bark, 2.2);
    const flame = b.path(
      `M${tx - 6} 97 Q${tx - 8} 84 ${tx - 1} 74 Q${tx} 82 ${tx + 4} 80 Q${tx + 9} 90 ${tx + 5} 97 Z`,
    );
    const glow = b.path();
    glow.arc(tx, 88, 26, 0, Math.PI * 2);
    b.flood(glow, p.goldLight, 0.2);
    b.flood(flame, p.gold);
    b.flood(b.path(`M${tx - 3} 97 Q${tx - 3} 90 ${tx} 85 Q${tx + 4} 91 ${tx + 3} 97 Z`), p.goldLight);
    b.stroke(flame, p.ink, 1.2);
  }
  return [
    place(b, 'stalagmite', 40, 196, 0.8),
    place(b, 'crystals', 84, 186, 0.7),
    place(b, 'stalagmite', 958, 194, 0.86),
    place(b, 'crystals', 908, 184, 0.75),
    place(b, 'crystals', 20, 330, 1),
    place(b, 'stalagmite', 984, 336, 1.05),
    place(b, 'stalagmite', 24, 414, 1.15),
    place(b, 'crystals', 968, 414, 1.15),
    place(b, 'boulder', 140, 416, 1),
    place(b, 'boulder', 860, 416, 1),
  ];
};

export const magical: Ground = (b, p) => {
  // islands adrift
  for (const [x, y, size] of [
    [236, 56, 36],
    [496, 40, 26],
    [770, 60, 40],
  ] as const) {
    const isle = b.path(
      `M${x - size} ${y} Q${x} ${y - 12} ${x + size} ${y} Q${x + size * 0.86} ${y + 11} ${x + size * 0.6} ${y + 13} Q${x + size * 0.5} ${y + size * 0.5} ${x + size * 0.24} ${y + size * 0.46} Q${x + size * 0.1} ${y + size * 0.92} ${x - size * 0.08} ${y + size * 0.82} Q${x - size * 0.2} ${y + size * 0.5} ${x - size * 0.44} ${y + size * 0.52} Q${x - size * 0.56} ${y + 16} ${x - size * 0.8} ${y + 12} Q${x - size * 0.98} ${y + 8} ${x - size} ${y} Z`,
    );
    b.flood(isle, p.rock);
    b.hachures([x - size * 0.8, y + 4, x, y + 8, x + size * 0.8, y + 4], 14, 15, deepen(p.rock, 0.6), 0.6);
    const turf = b.path(
      `M${x - size} ${y} Q${x} ${y - 12} ${x + size} ${y} Q${x} ${y + 8} ${x - size} ${y} Z`,
    );
    b.flood(turf, p.green);
    b.stem(isle, p.ink, 1.4, 0.8);
    b.stem(turf, p.ink, 1.2, 0.7);
  }
  ridge(b, p, { y: 94, swell: 13, step: 160, fill: p.far });
  const mid = ridge(b, p, { y: 116, swell: 9, step: 190, fill: p.mid });
  field(b, p, b.ridge(142, 6, 220));
  // ley lines: gilt threads under the turf
  for (const [y, bend] of [
    [206, 26],
    [288, -22],
    [360, 18],
  ] as const) {
    const ley = b.curve([
      -10,
      y,
      200,
      y + bend,
      420,
      y - bend * 0.6,
      640,
      y + bend * 0.8,
      860,
      y - bend,
      1010,
      y,
    ]);
    b.stroke(ley, p.gold, 4.5, 0.14);
    b.stem(ley, p.gold, 1.5, 0.6);
  }
  for (const [x, y, r] of [
    [500, 292, 40],
    [240, 246, 17],
    [752, 318, 18],
  ] as const) {
    const curl = b.path();
    b.spiral(curl, x, y, r, 2.4, 0.6);
    b.stroke(curl, p.gold, 1.6, 0.5);
  }
  foreground(b, p);
  tufts(b, p, 50, 9);
  flowers(b, p, 26);
  return [
    ...along(b, mid, ['spiralTree'], 9, 0.42, 300),
    place(b, 'spiralTree', 40, 194, 0.9),
    place(b, 'menhir', 98, 184, 0.8),
    place(b, 'spiralTree', 956, 192, 0.92),
    place(b, 'menhir', 900, 184, 0.76),
    place(b, 'menhir', 18, 344, 1),
    place(b, 'spiralTree', 26, 414, 1.1),
    place(b, 'crystals', 974, 412, 1.1),
    place(b, 'menhir', 984, 330, 1),
  ];
};
