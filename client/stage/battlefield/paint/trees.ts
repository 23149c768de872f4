// Trees as embroiderers knew them: round oaks, interlaced Romanesque trees with palmette leaves, pines, palms, thorn, dead wood.
// Invariant: each is painted with its foot at (0, 0) of the brush's current transform and stays within the measures that
// props.ts names for it.
import type { Brush } from './Brush.ts';
import { deepen, mix, raise } from './colour.ts';
import type { Palette } from '../palette.ts';

const trunk = (b: Brush, p: Palette, height: number, width: number): void => {
  const path = b.path(
    `M${-width} 1 Q${-width * 0.55} ${-height * 0.4} ${-width * 0.45} ${-height} L${width * 0.45} ${-height} Q${width * 0.6} ${-height * 0.4} ${width} 1 Z`,
  );
  b.flood(path, p.bark);
  b.stroke(
    b.path(`M${width * 0.1} -2 Q${width * 0.2} ${-height * 0.5} 0 ${-height * 0.9}`),
    deepen(p.bark, 0.35),
    1,
  );
  b.stroke(path, p.ink, 1.3);
};

/** A crown of lobes about (0, y). */
const crown = (b: Brush, y: number, rx: number, ry: number, lobes: number): Path2D => {
  const path = b.path();
  const points: [number, number][] = [];
  for (let i = 0; i < lobes; i += 1) {
    const angle = (i / lobes) * Math.PI * 2 - Math.PI / 2 + b.between(-0.08, 0.08);
    const reach = b.between(0.9, 1.06);
    points.push([Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]);
  }
  points.forEach(([x, py], i) => {
    if (i === 0) path.moveTo(x, py);
    const [nx, ny] = points[(i + 1) % lobes] ?? [0, 0];
    const mx = (x + nx) / 2;
    const my = (py + ny) / 2;
    path.quadraticCurveTo(mx + mx * 0.42, my + (my - y) * 0.42, nx, ny);
  });
  path.closePath();
  return path;
};

/** A round oak, 62 high. */
export function oak(b: Brush, p: Palette): void {
  trunk(b, p, 26, 4);
  const leaves = crown(b, -40, 19, 20, 8);
  b.flood(leaves, p.green);
  b.ctx.save();
  b.ctx.clip(leaves);
  b.flood(b.path('M-24 -62 Q-2 -44 -20 -16 L-30 -16 L-30 -62 Z'), p.greenDark, 0.55);
  const curls = b.path();
  for (const [x, y, r, s] of [
    [-7, -48, 6, 0],
    [7, -46, 6.5, 2.4],
    [0, -34, 6, 1.2],
    [-10, -33, 4.6, 4],
    [11, -33, 4.4, 5],
  ] as const) {
    b.spiral(curls, x, y, r, 1.3, s);
  }
  b.stroke(curls, p.greenDark, 1.3, 0.9);
  b.ctx.restore();
  b.stroke(leaves, p.ink, 1.5);
}

/** A leaf of three lobes at (x, y), turned by `angle`. */
function palmette(
  b: Brush,
  p: Palette,
  x: number,
  y: number,
  angle: number,
  size: number,
  fill: string,
): void {
  const { ctx } = b;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.scale(size, size);
  const leaf = b.path(
    'M0 3 C-3 1 -8 2 -9 -3 C-9 -7 -4 -8 -2.6 -5 C-4 -10 -2 -14 0 -15 C2 -14 4 -10 2.6 -5 C4 -8 9 -7 9 -3 C8 2 3 1 0 3 Z',
  );
  b.flood(leaf, fill);
  b.stroke(b.path('M0 2 L0 -11 M-1 0 Q-5 -1 -6 -4 M1 0 Q5 -1 6 -4'), deepen(fill, 0.4), 0.9);
  b.stroke(leaf, p.ink, 1.2 / size);
  ctx.restore();
}

/** The interlaced tree of the old hangings: two stems that cross twice and end in leaves, 74 high. */
export function knotTree(b: Brush, p: Palette): void {
  const stems = [
    'M-5 1 C-3 -12 7 -18 7 -28 C7 -38 -9 -40 -8 -52',
    'M5 1 C3 -12 -7 -18 -7 -28 C-7 -38 9 -40 8 -52',
    'M0 -20 C0 -34 0 -44 0 -58',
  ];
  const limbs = ['M-7 -30 C-14 -32 -18 -36 -17 -42', 'M7 -30 C14 -32 18 -36 17 -42'];
  for (const d of [...limbs, ...stems]) b.stroke(b.path(d), p.ink, 6);
  const cords = [p.bark, mix(p.bark, p.rubric, 0.3), raise(p.bark, 0.25)];
  limbs.forEach((d) => b.stroke(b.path(d), mix(p.bark, p.greenDark, 0.3), 3.6));
  stems.forEach((d, i) => b.stroke(b.path(d), cords[i] ?? p.bark, 3.6));
  const { green, greenDark } = p;
  palmette(b, p, -17, -43, -0.7, 0.95, greenDark);
  palmette(b, p, 17, -43, 0.7, 0.95, greenDark);
  palmette(b, p, -9, -52, -0.42, 1, green);
  palmette(b, p, 9, -52, 0.42, 1, green);
  palmette(b, p, 0, -58, 0, 1.05, mix(green, p.gold, 0.22));
}

/** A pine in four skirts, 70 high. */
export function pine(b: Brush, p: Palette): void {
  trunk(b, p, 16, 3);
  for (let i = 0; i < 4; i += 1) {
    const y = -10 - i * 14;
    const w = 19 - i * 3.8;
    const skirt = b.path(
      `M0 ${y - 21} Q${w * 0.4} ${y - 8} ${w} ${y} Q${w * 0.66} ${y - 2} ${w * 0.5} ${y + 2.4} Q${w * 0.25} ${y - 1} 0 ${y + 2.6} Q${-w * 0.25} ${y - 1} ${-w * 0.5} ${y + 2.4} Q${-w * 0.66} ${y - 2} ${-w} ${y} Q${-w * 0.4} ${y - 8} 0 ${y - 21} Z`,
    );
    b.flood(skirt, i % 2 === 0 ? p.greenDark : p.green);
    b.stroke(
      b.path(
        `M${-w * 0.3} ${y - 4} L${-w * 0.1} ${y - 13} M${w * 0.3} ${y - 4} L${w * 0.1} ${y - 13} M0 ${y - 3} L0 ${y - 12}`,
      ),
      deepen(p.greenDark, 0.35),
      0.9,
      0.7,
    );
    b.stroke(skirt, p.ink, 1.3);
  }
}

/** The same with snow on its skirts. */
export function snowPine(b: Brush, p: Palette): void {
  pine(b, p);
  for (let i = 0; i < 4; i += 1) {
    const y = -10 - i * 14;
    const w = 17 - i * 3.8;
    b.stroke(b.path(`M0 ${y - 19} Q${w * 0.42} ${y - 8} ${w * 0.92} ${y - 1}`), p.snow, 2.4, 0.95);
  }
}

/** A palm with dates, 66 high. */
export function palm(b: Brush, p: Palette): void {
  const stem = b.path('M-3.6 1 Q-1 -24 4 -46 L8 -45 Q5 -22 4 1 Z');
  b.flood(stem, p.bark);
  for (let y = -4; y > -44; y -= 6) {
    const x = 0.5 - y * 0.1;
    b.stroke(b.path(`M${x - 3.4} ${y} Q${x} ${y + 2.6} ${x + 3} ${y - 0.6}`), deepen(p.bark, 0.4), 0.9);
  }
  b.stroke(stem, p.ink, 1.3);
  const fronds = [
    'M6 -46 C-4 -60 -18 -56 -22 -42 C-14 -50 -6 -50 6 -46 Z',
    'M6 -46 C-2 -50 -12 -44 -13 -31 C-8 -40 -2 -44 6 -46 Z',
    'M6 -46 C16 -60 29 -55 33 -41 C25 -49 17 -50 6 -46 Z',
    'M6 -46 C14 -49 23 -43 25 -30 C19 -39 13 -44 6 -46 Z',
    'M6 -46 C0 -60 6 -66 12 -67 C15 -60 12 -52 6 -46 Z',
  ];
  fronds.forEach((d, i) => {
    const frond = b.path(d);
    b.flood(frond, i % 2 === 0 ? p.green : p.greenDark);
    b.stroke(frond, p.ink, 1.2);
  });
  for (const [x, y] of [
    [3, -43],
    [6.4, -41.6],
    [9, -43.6],
  ] as const) {
    const date = b.path();
    date.arc(x, y, 1.9, 0, Math.PI * 2);
    b.flood(date, p.gold);
    b.stroke(date, p.ink, 0.8);
  }
}

/** A thorn bush, 22 high. */
export function thorn(b: Brush, p: Palette): void {
  const twigs = b.path(
    'M0 1 Q-4 -8 -13 -14 M-6 -8 Q-7 -14 -4 -20 M0 0 Q1 -10 4 -21 M2 -9 Q9 -12 14 -18 M1 -4 Q8 -6 15 -8 M-3 -5 Q-9 -6 -15 -6',
  );
  b.stroke(twigs, p.ink, 2.6);
  b.stroke(twigs, p.bark, 1.3);
  for (const [x, y] of [
    [-13, -15],
    [-4, -21],
    [4, -22],
    [14, -19],
    [15, -9],
    [-15, -7],
    [-8, -11],
    [9, -13],
  ] as const) {
    const leaf = b.path();
    leaf.ellipse(x, y, 3.1, 2.1, x * 0.06, 0, Math.PI * 2);
    b.flood(leaf, x > 0 ? p.green : p.greenDark);
    b.stroke(leaf, p.ink, 0.9);
  }
}

/** A drowned tree without leaves, 58 high. */
export function deadTree(b: Brush, p: Palette): void {
  const limbs = [
    ['M0 1 C2 -16 -3 -24 0 -38', 6.4],
    ['M0 -36 C2 -44 8 -48 10 -57', 3.4],
    ['M-1 -32 C-6 -38 -12 -40 -15 -50', 3.4],
    ['M1 -22 C8 -25 13 -28 17 -36', 3],
    ['M-10 -42 C-14 -42 -18 -43 -21 -46', 2],
    ['M6 -48 C10 -48 14 -50 16 -53', 2],
  ] as const;
  for (const [d, width] of limbs) b.stroke(b.path(d), p.ink, width + 2.2);
  for (const [d, width] of limbs) b.stroke(b.path(d), mix(p.bark, p.rock, 0.4), width);
  b.stroke(b.path('M-1 -6 Q1 -14 -2 -24 M2 -10 Q3 -18 1 -26'), deepen(p.bark, 0.3), 0.9);
  const moss = b.path('M-14 -45 q-2 7 0 11 M-11 -42 q-1 5 1 8 M11 -46 q1 6 -1 10 M15 -34 q2 6 0 9');
  b.stroke(moss, p.greenDark, 1.4, 0.9);
}

/** A tree that grew where the ground is not quite asleep: a spiral crown with gilt fruit, 68 high. */
export function spiralTree(b: Brush, p: Palette): void {
  trunk(b, p, 30, 3.6);
  const arms = b.path();
  b.spiral(arms, 0, -45, 19, 2.1, Math.PI / 2);
  b.stroke(arms, p.ink, 7);
  b.stroke(arms, p.green, 4.4);
  b.stroke(arms, raise(p.green, 0.35), 1.1);
  for (const [x, y] of [
    [-17, -52],
    [-8, -63],
    [8, -63],
    [18, -50],
    [15, -36],
    [-15, -36],
    [0, -45],
  ] as const) {
    const fruit = b.path();
    fruit.arc(x, y, 3, 0, Math.PI * 2);
    b.flood(fruit, p.gold);
    b.stroke(fruit, p.ink, 1);
    const shine = b.path();
    shine.arc(x - 0.9, y - 0.9, 0.9, 0, Math.PI * 2);
    b.flood(shine, p.goldLight);
  }
}
