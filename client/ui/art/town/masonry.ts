// The parts every house is put together from: walls, roofs, towers, windows, doors, beams, flags, chimneys. Each part answers marks
// (pen.ts); who puts them together says where they stand.

import { spiral } from '../curves.ts';
import { at, bar, disc, glow, line, n1 as f, plainPoly, poly, shape, wash } from './pen.ts';
import type { Marks, Pen, Pigment } from './pen.ts';

export type Roof = 'tile' | 'thatch' | 'slate' | 'copper' | 'cloth' | 'other';

const ROOFS: Readonly<Record<Roof, readonly [Pigment, Pigment]>> = {
  tile: ['tile', 'tile-dark'],
  thatch: ['thatch', 'thatch-dark'],
  slate: ['slate', 'slate-dark'],
  copper: ['copper', 'copper-dark'],
  cloth: ['cloth', 'cloth-dark'],
  other: ['other', 'other-dark'],
};

/** Fine pen hatching in a box: its shaded side. */
const hatched = (x: number, y: number, w: number, h: number, step: number, faint: number): Marks => {
  let d = '';
  for (let i = -h; i < w; i += step) {
    const x1 = Math.max(0, i);
    const y1 = i < 0 ? -i : 0;
    const x2 = Math.min(w, i + h);
    if (x2 - x1 > 1) d += `M${f(x + x1)} ${f(y + h - y1)}L${f(x + x2)} ${f(y + h - (x2 - i))}`;
  }
  return d === '' ? [] : [line(d, 'ink', 0.6, faint)];
};

/** Courses of stone, where the eye expects some. */
export const courses = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  row = 7.5,
  part = 0.34,
): Marks => {
  let d = '';
  for (let yy = y + row; yy < y + h - 2; yy += row)
    for (let xx = x + 3 + pen.chance() * 5; xx < x + w - 9; xx += 10 + pen.chance() * 5)
      if (pen.chance() < part) {
        d += `M${f(xx)} ${f(yy + pen.wobble(0.4))}h${f(5 + pen.chance() * 5)}`;
        if (pen.chance() < 0.4) d += `v-${f(row - 3)}`;
      }
  return d === '' ? [] : [line(d, 'ink', 0.75, 0.55)];
};

interface WallStyle {
  readonly y?: number;
  readonly fill?: Pigment;
  readonly dark?: Pigment;
  /** How much of it lies in shade. */
  readonly shade?: number;
}

/** A wall with its right part in shade, from x to x + w. */
export const wall = (
  pen: Pen,
  x: number,
  w: number,
  h: number,
  { y = 0, fill = 'stone', dark = 'stone-dark', shade = 0.32 }: WallStyle = {},
): Marks => [
  poly(
    pen,
    [
      [x, y],
      [x, y - h],
      [x + w, y - h],
      [x + w, y],
    ],
    fill,
    1.4,
    true,
  ),
  wash(`M${f(x + w * (1 - shade))} ${f(y - 1)}V${f(y - h + 1)}H${f(x + w - 0.8)}V${f(y - 1)}Z`, dark),
  ...(w > 16 ? hatched(x + w * (1 - shade) + 2, y - h + 2, w * shade - 3, h - 4, 4.6, 0.28) : []),
  ...(fill === 'stone' || fill === 'stone-light' ? courses(pen, x, y - h, w, h) : []),
];
export const PLASTER: WallStyle = { fill: 'plaster', dark: 'plaster-dark', shade: 0.28 };
export const PALE: WallStyle = { fill: 'stone-light', dark: 'stone', shade: 0.28 };
export const BOARDS: WallStyle = { fill: 'timber', dark: 'timber-dark', shade: 0.18 };

/** One row of a roof's cover. */
const roofRow = (pen: Pen, x1: number, x2: number, y: number, roof: Roof): string => {
  const w = x2 - x1;
  if (roof === 'thatch') {
    let d = '';
    for (let x = x1 + pen.chance() * 4; x < x2; x += 5 + pen.chance() * 5)
      d += `M${f(x)} ${f(y - 3)}l${f(pen.wobble(1))} ${f(3 + pen.chance() * 4)}`;
    return d;
  }
  if (roof === 'slate' || roof === 'copper') {
    const count = Math.max(2, Math.round(w / 8));
    return Array.from(
      { length: count },
      (_, i) => `M${f(x1 + (i * w) / count)} ${f(y)}h${f(w / count - 1.4)}`,
    ).join('');
  }
  const count = Math.max(2, Math.round(w / 7));
  return `M${f(x1)} ${f(y)}${`q${f(w / count / 2)} 3.4 ${f(w / count)} 0`.repeat(count)}`;
};

/** A roof from its long side: eaves from x1 to x2 at y, ridge from r1 to r2 at y - h. */
export const slope = (
  pen: Pen,
  [x1, x2]: readonly [number, number],
  [r1, r2]: readonly [number, number],
  y: number,
  h: number,
  roof: Roof = 'tile',
): Marks => {
  const [bright, dark] = ROOFS[roof];
  const rows = Math.max(2, Math.round(h / (roof === 'thatch' ? 8 : 7)));
  let d = '';
  for (let i = 1; i < rows; i += 1) {
    const t = i / rows;
    d += roofRow(pen, x1 + (r1 - x1) * t + 2, x2 + (r2 - x2) * t - 2, y - h * t, roof);
  }
  const fringe = Math.max(1, Math.round((x2 - x1) / 5));
  const step = (x2 - x1) / fringe;
  return [
    poly(
      pen,
      [
        [x1, y],
        [r1, y - h],
        [r2, y - h],
        [x2, y],
      ],
      bright,
      1.4,
      true,
    ),
    wash(
      `M${f(x1 + (x2 - x1) * 0.7)} ${f(y - 1)}L${f(r1 + (r2 - r1) * 0.72)} ${f(y - h + 1)}L${f(r2 - 0.6)} ${f(y - h + 1)}L${f(x2 - 1)} ${f(y - 1)}Z`,
      dark,
    ),
    line(d, 'ink', 0.75, 0.5),
    ...(roof === 'thatch'
      ? [
          shape(`M${f(x1)} ${f(y)}${`l${f(step / 2)} 2.6l${f(step / 2)} -2.6`.repeat(fringe)}`, bright, 1.1),
          line(`M${f(r1)} ${f(y - h)}q${f((r2 - r1) / 2)} -3 ${f(r2 - r1)} 0`, 'ink', 2.6),
          line(`M${f(r1)} ${f(y - h)}q${f((r2 - r1) / 2)} -3 ${f(r2 - r1)} 0`, dark, 1.2),
        ]
      : []),
  ];
};

/** A pointed roof over a round tower, `bend` leaning it. */
export const cone = (
  pen: Pen,
  x: number,
  w: number,
  y: number,
  h: number,
  roof: Roof = 'slate',
  bend = 0,
): Marks => {
  const [bright, dark] = ROOFS[roof];
  const a = w / 2;
  let d = '';
  for (let i = 1; i < h / 8; i += 1) {
    const t = (i * 8) / h;
    const half = a * (1 - t) * 0.94;
    const lean = bend * t * t;
    if (half > 4) d += roofRow(pen, x - half + lean, x + half + lean, y - h * t, 'tile');
  }
  return [
    shape(
      `M${f(x - a)} ${f(y)}Q${f(x - a * 0.35)} ${f(y - h * 0.42)} ${f(x + bend)} ${f(y - h)}Q${f(x + a * 0.35 + bend * 0.4)} ${f(y - h * 0.42)} ${f(x + a)} ${f(y)}Q${f(x)} ${f(y + 3)} ${f(x - a)} ${f(y)}Z`,
      bright,
      1.4,
      true,
    ),
    wash(
      `M${f(x + a * 0.3)} ${f(y + 0.6)}Q${f(x + a * 0.2 + bend * 0.3)} ${f(y - h * 0.42)} ${f(x + bend)} ${f(y - h + 2)}Q${f(x + a * 0.35 + bend * 0.4)} ${f(y - h * 0.42)} ${f(x + a - 1)} ${f(y)}Z`,
      dark,
    ),
    ...(d === '' ? [] : [line(d, 'ink', 0.7, 0.45)]),
  ];
};

/** Merlons along a wall's top from x1 to x2. */
export const crenels = (
  pen: Pen,
  x1: number,
  x2: number,
  y: number,
  fill: Pigment = 'stone',
  height = 7,
): Marks => {
  const count = Math.max(2, Math.round((x2 - x1) / 11));
  const s = (x2 - x1) / (count * 2 - 1);
  let d = `M${f(x1)} ${f(y + 5)}V${f(y)}`;
  for (let i = 0; i < count; i += 1) {
    const x = x1 + i * 2 * s;
    d += `L${f(x)} ${f(y - height)}L${f(x + s)} ${f(y - height + pen.wobble(0.5))}L${f(x + s)} ${f(y)}`;
    if (i < count - 1) d += `L${f(x + 2 * s)} ${f(y)}`;
  }
  return [shape(`${d}V${f(y + 5)}Z`, fill, 1.4, true)];
};

type Frame = 'arch' | 'point' | 'square';

/** A window, lit by night; its sill at y. */
export const opening = (x: number, y: number, w = 6, h = 10, frame: Frame = 'arch'): Marks => {
  const a = w / 2;
  const d =
    frame === 'arch'
      ? `M${f(x - a)} ${f(y)}V${f(y - h + a)}A${f(a)} ${f(a)} 0 0 1 ${f(x + a)} ${f(y - h + a)}V${f(y)}Z`
      : frame === 'point'
        ? `M${f(x - a)} ${f(y)}V${f(y - h * 0.6)}Q${f(x - a)} ${f(y - h * 0.85)} ${f(x)} ${f(y - h)}Q${f(x + a)} ${f(y - h * 0.85)} ${f(x + a)} ${f(y - h * 0.6)}V${f(y)}Z`
        : `M${f(x - a)} ${f(y)}V${f(y - h)}H${f(x + a)}V${f(y)}Z`;
  return [
    ...glow(x, y - h / 2, w * 1.7, 0.07).slice(0, 1),
    shape(d, 'window', 1.1),
    ...(w > 5
      ? [line(`M${f(x)} ${f(y)}V${f(y - h + 1)}M${f(x - a)} ${f(y - h * 0.42)}h${f(w)}`, 'ink', 0.7, 0.8)]
      : []),
  ];
};

/** Arrow slits at these places, in one mark. */
export const slits = (places: readonly (readonly [number, number])[]): Marks => [
  wash(
    places.map(([x, y]) => `M${f(x - 1.5)} ${f(y)}V${f(y - 9)}H${f(x + 1.5)}V${f(y)}Z`).join(''),
    'window',
  ),
];

/** A door on the ground at x. */
export const door = (x: number, w = 11, h = 18, y = 0, open = false): Marks => {
  const a = w / 2;
  return [
    shape(
      `M${f(x - a)} ${f(y)}V${f(y - h + a)}A${f(a)} ${f(a)} 0 0 1 ${f(x + a)} ${f(y - h + a)}V${f(y)}Z`,
      open ? 'hall' : 'timber',
    ),
    ...(open
      ? []
      : [
          line(
            `M${f(x - w / 6)} ${f(y)}V${f(y - h + 3)}M${f(x + w / 6)} ${f(y)}V${f(y - h + 3)}`,
            'ink',
            0.7,
          ),
          wash(`M${f(x + a - 3)} ${f(y - h * 0.38)}h2v2h-2Z`, 'gold'),
        ]),
  ];
};

/** A swallow-tailed flag on its pole, `length` long. */
export const flag = (
  x: number,
  y: number,
  pole: number,
  length: number,
  cloth: Pigment = 'cloth',
  h = 10,
): Marks => [
  line(`M${f(x)} ${f(y)}v${f(-pole)}`, 'ink', 2),
  disc(x, y - pole - 1.5, 1.9, 'gold', 0.8),
  {
    ...shape(
      `M${f(x + 1)} ${f(y - pole + 1)}q${f(length * 0.35)} -3.5 ${f(length * 0.6)} 0t${f(length * 0.4)} 0l${f(-length * 0.16)} ${f(h / 2)}l${f(length * 0.16)} ${f(h / 2)}q${f(-length * 0.3)} 3 ${f(-length * 0.5)} .4t${f(-length * 0.5)} -.4Z`,
      cloth,
      1.1,
    ),
    part: 'flag',
  },
];

/** Smoke from (x, y): there while there is bread to bake. */
export const smoke = (x: number, y: number, h = 46, to = 1): Marks => [
  {
    ...line(
      `M${f(x)} ${f(y)}q${f(8 * to)} ${f(-h * 0.18)} ${f(2 * to)} ${f(-h * 0.36)}t${f(5 * to)} ${f(-h * 0.34)}q${f(7 * to)} ${f(-h * 0.12)} ${f(12 * to)} ${f(-h * 0.2)}${spiral({ x: x + 19 * to, y: y - h * 0.98 }, 6.5, Math.PI * 0.6, -5.5 * to)}`,
      'smoke',
      1.8,
      0.6,
    ),
    part: 'smoke',
  },
];

export const chimney = (pen: Pen, x: number, y: number, h = 14, smoking = true, to = 1): Marks => [
  poly(
    pen,
    [
      [x - 3.4, y],
      [x - 3.4, y - h],
      [x + 3.4, y - h],
      [x + 3.4, y],
    ],
    'tile-dark',
    1.2,
  ),
  poly(
    pen,
    [
      [x - 4.6, y - h],
      [x - 4.6, y - h - 3],
      [x + 4.6, y - h - 3],
      [x + 4.6, y - h],
    ],
    'stone',
    1.1,
  ),
  ...(smoking ? smoke(x, y - h - 5, 44, to) : []),
];

/** Beams of a timber frame over a wall: crosses or knees. */
export const beams = (
  x: number,
  y: number,
  w: number,
  h: number,
  kind: 'cross' | 'knee' = 'cross',
): Marks => {
  let d = `M${f(x)} ${f(y - h)}h${f(w)}M${f(x)} ${f(y)}h${f(w)}`;
  const count = Math.max(2, Math.round(w / 11));
  const s = w / count;
  for (let i = 0; i <= count; i += 1) d += `M${f(x + i * s)} ${f(y)}v${f(-h)}`;
  for (let i = 0; i < count; i += 1) {
    if (kind === 'cross' && i % 2 === 0)
      d += `M${f(x + i * s)} ${f(y)}l${f(s)} ${f(-h)}M${f(x + i * s)} ${f(y - h)}l${f(s)} ${f(h)}`;
    else if (kind === 'knee' && (i === 0 || i === count - 1))
      d += `M${f(x + (i === 0 ? 0 : i + 1) * s)} ${f(y - h * 0.5)}l${f((i === 0 ? 1 : -1) * s)} ${f(-h * 0.5)}`;
  }
  return bar(d, 'timber-dark', 1.6);
};

/** A house with its eaves to the street. */
export const sideHouse = (pen: Pen, w: number, h: number, rise: number, roof: Roof = 'tile'): Marks => [
  ...wall(pen, -w / 2, w, h, PLASTER),
  ...beams(-w / 2, 0, w, h),
  ...slope(pen, [-w / 2 - 6, w / 2 + 6], [-w / 2 + 6, w / 2 - 6], -h + 3, rise, roof),
];

/** A house with its gable to the street, each storey jutting out over the one below. `top` is its ridge. */
export const gableHouse = (
  pen: Pen,
  w: number,
  storeys: number,
  roof: Roof = 'tile',
): { readonly marks: Marks; readonly top: number } => {
  const marks = [
    ...wall(pen, -w / 2, w, 22, PALE),
    ...door(-w * 0.2, 10, 16),
    ...opening(w * 0.2, -6, 8, 9, 'square'),
  ];
  let y = -22;
  let wide = w;
  for (let storey = 0; storey < storeys; storey += 1) {
    wide = w + 6 * (storey + 1);
    const x = -wide / 2;
    marks.push(
      poly(
        pen,
        [
          [x, y],
          [x, y - 19],
          [x + wide, y - 19],
          [x + wide, y],
        ],
        'plaster',
        1.4,
        true,
      ),
      wash(`M${f(x + wide * 0.66)} ${f(y - 1)}v-17.4h${f(wide * 0.33)}v17.4Z`, 'plaster-dark'),
      ...beams(x, y, wide, 19, storey % 2 === 0 ? 'cross' : 'knee'),
      ...opening(-wide * 0.17, y - 4, 7, 10, 'square'),
      ...opening(wide * 0.17, y - 4, 7, 10, 'square'),
    );
    y -= 19;
  }
  const rise = w * 0.82;
  const half = wide / 2;
  const [bright, dark] = ROOFS[roof];
  marks.push(
    poly(
      pen,
      [
        [-half, y],
        [0, y - rise],
        [half, y],
      ],
      'plaster',
    ),
    line(
      `M${f(-half * 0.55)} ${f(y - rise * 0.44)}H${f(half * 0.55)}M0 ${f(y)}V${f(y - rise + 4)}M${f(-half * 0.5)} ${f(y)}L0 ${f(y - rise * 0.44)}L${f(half * 0.5)} ${f(y)}`,
      'timber-dark',
      1.9,
    ),
    ...opening(0, y - 5, 6, 8, 'square'),
    poly(
      pen,
      [
        [-half - 6, y + 3],
        [0, y - rise - 5],
        [half + 6, y + 3],
        [half, y + 3],
        [0, y - rise + 5],
        [-half, y + 3],
      ],
      bright,
      1.4,
      true,
    ),
    wash(`M1 ${f(y - rise - 3)}L${f(half + 5)} ${f(y + 2)}h-5L1 ${f(y - rise + 4)}Z`, dark),
  );
  return { marks, top: y - rise };
};

/** A square tower with merlons. */
export const merlonTower = (pen: Pen, x: number, w: number, h: number, fill: Pigment = 'stone'): Marks => [
  ...wall(pen, x - w / 2, w, h, { fill }),
  poly(
    pen,
    [
      [x - w / 2 - 4, -h],
      [x - w / 2 - 4, -h - 9],
      [x + w / 2 + 4, -h - 9],
      [x + w / 2 + 4, -h],
    ],
    fill,
  ),
  line(
    `M${f(x - w / 2 - 2)} ${f(-h + 1)}l3 5M${f(x - w / 2 + 6)} ${f(-h + 1)}l2 5M${f(x + w / 2 - 6)} ${f(-h + 1)}l-2 5M${f(x + w / 2 + 2)} ${f(-h + 1)}l-3 5`,
    'ink',
    1.1,
  ),
  ...crenels(pen, x - w / 2 - 4, x + w / 2 + 4, -h - 9, fill),
];

/** A round tower under a pointed roof, with a flag when asked. */
export const coneTower = (
  pen: Pen,
  {
    x = 0,
    w,
    h,
    rise,
    roof,
    banner,
  }: {
    readonly x?: number;
    readonly w: number;
    readonly h: number;
    readonly rise: number;
    readonly roof: Roof;
    readonly banner?: { readonly pole: number; readonly cloth: Pigment };
  },
): Marks => [
  ...(banner === undefined ? [] : flag(x, -h - rise + 3, banner.pole, banner.pole * 1.25, banner.cloth)),
  ...wall(pen, x - w / 2, w, h),
  poly(
    pen,
    [
      [x - w / 2 - 3, -h + 5],
      [x - w / 2 - 4, -h - 1],
      [x + w / 2 + 4, -h - 1],
      [x + w / 2 + 3, -h + 5],
    ],
    'stone-light',
    1.2,
  ),
  ...cone(pen, x, w + 13, -h, rise, roof),
  ...slits(
    h > 90
      ? [
          [x, -h + 33],
          [x - w * 0.12, -h + 67],
        ]
      : [[x, -h + 33]],
  ),
];

/** A gabled front with its two slopes edged. */
export const gable = (
  pen: Pen,
  w: number,
  h: number,
  rise: number,
  face: Pigment,
  shade: Pigment,
  edge: Pigment,
): Marks => [
  poly(
    pen,
    [
      [-w / 2 - 5, -h + 2],
      [0, -h - rise],
      [w / 2 + 5, -h + 2],
    ],
    face,
    1.4,
    true,
  ),
  plainPoly(
    [
      [1, -h - rise + 4],
      [w / 2 + 3, -h + 1],
      [w * 0.22, -h + 1],
    ],
    shade,
  ),
  ...bar(`M${f(-w / 2 - 7)} ${f(-h + 3)}L0 ${f(-h - rise - 3)}L${f(w / 2 + 7)} ${f(-h + 3)}`, edge, 2.8),
];

/** A row of pillars under a beam from x1 to x2. */
export const colonnade = (x1: number, x2: number, h: number, count: number): Marks => {
  const s = (x2 - x1) / count;
  return Array.from({ length: count }, (_, i) => {
    const x = x1 + s * (i + 0.5);
    const r = s * 0.34;
    return [
      shape(
        `M${f(x - r)} 0V${f(-h * 0.55)}A${f(r)} ${f(r)} 0 0 1 ${f(x + r)} ${f(-h * 0.55)}V0Z`,
        'hall',
        1.2,
      ),
    ];
  }).flat();
};

/** A wheel with spokes, standing at x. */
export const wheel = (x: number, y: number, r: number, spokes = 4): Marks => {
  const d = Array.from({ length: spokes }, (_, i) => {
    const a = (i * Math.PI) / spokes;
    return `M${f(x - Math.cos(a) * r)} ${f(y - Math.sin(a) * r)}L${f(x + Math.cos(a) * r)} ${f(y + Math.sin(a) * r)}`;
  }).join('');
  const ring = `M${f(x - r)} ${f(y)}A${f(r)} ${f(r)} 0 1 0 ${f(x + r)} ${f(y)}A${f(r)} ${f(r)} 0 1 0 ${f(x - r)} ${f(y)}Z`;
  return [...bar(ring, 'timber', 2), line(d, 'timber-dark', 1.2), disc(x, y, r * 0.24, 'stone-dark', 1)];
};

/** Sacks heaped at (x, y). */
export const sacks = (x: number, y: number, places: readonly (readonly [number, number])[]): Marks =>
  places.map(([a, b]) =>
    shape(
      `M${f(x + a - 5)} ${f(y + b)}Q${f(x + a - 6)} ${f(y + b - 7)} ${f(x + a - 2)} ${f(y + b - 8)}l-.6 -2.4h5.2l-.6 2.4Q${f(x + a + 6)} ${f(y + b - 7)} ${f(x + a + 5)} ${f(y + b)}Z`,
      'linen',
      1,
    ),
  );

/** Poles, boards, ladder and crane about a house that is going up. */
export const scaffold = (pen: Pen, w: number, h: number): Marks => {
  const rungs = Math.max(2, Math.round(h / 30));
  const bays = Math.max(3, Math.round(w / 28));
  const poles = Array.from(
    { length: bays + 1 },
    (_, i) => `M${f(-w / 2 + (i * w) / bays)} 4V${f(-h - 6 + pen.wobble(4))}`,
  ).join('');
  const braces = Array.from(
    { length: rungs },
    (_, i) =>
      `M${f(-w / 2 + ((i % bays) * w) / bays)} ${f((-h * i) / rungs)}L${f(-w / 2 + (((i % bays) + 1) * w) / bays)} ${f((-h * (i + 1)) / rungs)}`,
  ).join('');
  const crane = `M${f(w / 2)} ${f(-h - 4)}V${f(-h - 34)}M${f(w / 2)} ${f(-h - 30)}L${f(w / 2 - 38)} ${f(-h - 20)}M${f(w / 2)} ${f(-h - 14)}L${f(w / 2 - 17)} ${f(-h - 25)}`;
  return [
    ...bar(poles, 'timber', 1.9),
    ...Array.from({ length: rungs }, (_, i) => {
      const y = (-h * (i + 1)) / rungs;
      return poly(
        pen,
        [
          [-w / 2 - 6, y],
          [-w / 2 - 6, y - 3.4],
          [w / 2 + 6, y - 3.4],
          [w / 2 + 6, y],
        ],
        'straw',
        1.1,
      );
    }),
    ...bar(braces, 'timber', 1.2),
    line(
      `M${f(-w / 2 - 8)} 4L${f(-w / 2 + 4)} ${f(-h * 0.5 - 10)}M${f(-w / 2 - 1)} 4L${f(-w / 2 + 11)} ${f(-h * 0.5 - 10)}`,
      'timber-dark',
      1.8,
    ),
    line(
      Array.from(
        { length: 9 },
        (_, i) => `M${f(-w / 2 - 7 + (12 * i) / 9)} ${f(-2 - (h * 0.5 * i) / 9)}h7`,
      ).join(''),
      'timber-dark',
      1.4,
    ),
    ...bar(crane, 'timber', 2.2),
    line(`M${f(w / 2 - 37)} ${f(-h - 20)}V${f(-h + 8)}`, 'ink', 1.1),
    ...at(w / 2 - 37, -h + 18, 1, [
      poly(
        pen,
        [
          [-8, 0],
          [-8, -10],
          [8, -10],
          [8, 0],
        ],
        'stone-light',
        1.2,
      ),
    ]),
  ];
};
