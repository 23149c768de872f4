// The marsh with its pools, and the shore.
// Invariant: see terrains.ts.
import { deepen, mix, raise } from '../paint/colour.ts';
import type { Brush } from '../paint/Brush.ts';
import type { Palette } from '../palette.ts';
import { FIELD_WIDTH } from '../field.ts';
import { along, place, pool } from './ground.ts';
import type { Ground } from './ground.ts';
import { field, foreground, pebbles, ridge, tufts } from './land.ts';

/** A ship far out: a curved hull and a striped sail. */
function distantSail(b: Brush, p: Palette, x: number, y: number, size: number): void {
  const hull = b.path(
    `M${x - size} ${y - size * 0.3} Q${x} ${y + size * 0.45} ${x + size} ${y - size * 0.3} L${x + size * 0.8} ${y - size * 0.02} Q${x} ${y + size * 0.5} ${x - size * 0.8} ${y - size * 0.02} Z`,
  );
  const sail = b.path(
    `M${x - size * 0.5} ${y - size * 1.3} Q${x + size * 0.7} ${y - size} ${x + size * 0.5} ${y - size * 0.25} L${x - size * 0.45} ${y - size * 0.25} Q${x - size * 0.2} ${y - size * 0.8} ${x - size * 0.5} ${y - size * 1.3} Z`,
  );
  b.flood(sail, mix(p.linen, p.sky, 0.2));
  b.stroke(sail, p.ink, 1, 0.8);
  b.flood(hull, p.bark);
  b.stroke(hull, p.ink, 1, 0.8);
}

export const swamp: Ground = (b, p) => {
  ridge(b, p, { y: 90, swell: 8, step: 200, fill: p.far });
  const mid = ridge(b, p, { y: 116, swell: 5, step: 180, fill: p.mid });
  const edge = b.ridge(142, 4, 220);
  field(b, p, edge);
  for (const [x, y, rx, ry] of [
    [90, 168, 92, 11],
    [510, 160, 150, 10],
    [890, 172, 100, 12],
    [300, 236, 66, 11],
    [690, 222, 74, 11],
    [520, 314, 92, 14],
    [140, 346, 80, 14],
    [860, 358, 90, 15],
    [380, 398, 86, 12],
    [650, 408, 96, 12],
  ] as const) {
    pool(b, p, x + b.between(-20, 20), y, rx, ry);
  }
  foreground(b, p);
  const marsh = b.path();
  for (let i = 0; i < 120; i += 1) {
    const x = b.between(0, 990);
    const y = b.between(150, 420);
    const w = b.between(7, 18);
    marsh.moveTo(x, y);
    marsh.lineTo(x + w, y);
    marsh.moveTo(x + w * 0.25, y + 3);
    marsh.lineTo(x + w * 0.75, y + 3);
  }
  b.stroke(marsh, deepen(p.ground, 0.55), 1, 0.45);
  tufts(b, p, 110, 11);
  return [
    ...along(b, mid, ['deadTree', 'oak'], 9, 0.46, 350),
    place(b, 'deadTree', 58, 204, 0.95),
    place(b, 'deadTree', 930, 198, 1),
    place(b, 'deadTree', 20, 404, 1.25),
    place(b, 'reeds', 96, 372, 1),
    place(b, 'reeds', 178, 366, 0.9),
    place(b, 'reeds', 800, 380, 1),
    place(b, 'reeds', 948, 372, 1.05),
    place(b, 'reeds', 440, 412, 0.95),
    place(b, 'reeds', 596, 416, 1),
    place(b, 'reeds', 420, 168, 0.7),
    place(b, 'reeds', 640, 168, 0.7),
  ];
};

export const coastal: Ground = (b, p) => {
  const { ctx } = b;
  ctx.fillStyle = mix(p.water, p.sky, 0.3);
  ctx.fillRect(0, 92, FIELD_WIDTH, 80);
  b.wavyBand(92, 26, mix(p.water, p.sky, 0.25), deepen(p.water, 0.4), -20, 1020);
  const head = [-20, 74, 60, 66, 130, 78, 190, 92, 250, 118, 290, 140];
  const cliff = b.mass(head, 160);
  b.flood(cliff, p.far);
  b.laid(cliff, head, 7, 7, deepen(p.far, 0.5), 0.25);
  b.hachures(head, 34, 26, deepen(p.far, 0.6), 0.55);
  b.stem(b.curve(head), deepen(p.far, 0.45), 1.5, 0.85);
  distantSail(b, p, 640, 98, 15);
  distantSail(b, p, 716, 94, 9);
  b.wavyBand(116, 30, p.water, deepen(p.water, 0.45), -20, 1020);
  const shore = b.ridge(146, 6, 130);
  field(b, p, shore);
  const foam = shore.map((n, i) => (i % 2 === 1 ? n - 4 : n));
  b.stroke(b.curve(foam), p.snow, 3, p.field === 'day' ? 0.9 : 0.4);
  b.stroke(
    b.curve(shore.map((n, i) => (i % 2 === 1 ? n - 10 : n))),
    p.snow,
    1.4,
    p.field === 'day' ? 0.7 : 0.3,
  );
  foreground(b, p);
  pebbles(b, p, 40);
  tufts(b, p, 40, 9);
  const gulls = b.path();
  for (const [x, y] of [
    [300, 44],
    [336, 58],
    [376, 40],
    [560, 30],
  ] as const) {
    gulls.moveTo(x - 8, y - 3);
    gulls.quadraticCurveTo(x - 3, y - 6, x, y);
    gulls.quadraticCurveTo(x + 3, y - 6, x + 8, y - 3);
  }
  b.stroke(gulls, p.field === 'day' ? p.ink : raise(p.sky, 0.5), 1.4, 0.8);
  return [
    place(b, 'pine', 44, 168, 0.7),
    place(b, 'oak', 92, 164, 0.66),
    place(b, 'thorn', 150, 170, 0.7),
    place(b, 'boulder', 964, 190, 0.9),
    place(b, 'boulder', 930, 184, 0.6),
    place(b, 'oak', 22, 404, 1.05),
    place(b, 'thorn', 966, 408, 1),
    place(b, 'boulder', 880, 416, 0.9),
  ];
};
