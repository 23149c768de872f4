// What stands in the sky of a miniature: a wind with cheeks, a sun, moons, clouds, comets, birds. Drawn about the origin, some eighty wide.
import { spiral } from '../curves.ts';
import { tenth } from '../tenth.ts';

/** A flat mark in its own colours: painted things look the same by candle and by day. */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly faint?: number;
}

const INK = '#2a2018';
const GOLD = '#f3dc94';
const shape = (d: string, fill: string, width = 1.5): Stroke => ({ d, fill, line: INK, width });
const line = (d: string, colour: string = INK, width = 1.4): Stroke => ({ d, line: colour, width });
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;

const rays = (from: number, near: number, far: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const reach = i % 2 === 0 ? far : near;
    return `M${tenth(Math.cos(angle) * from)} ${tenth(Math.sin(angle) * from)}L${tenth(Math.cos(angle) * reach)} ${tenth(Math.sin(angle) * reach)}`;
  }).join('');

const CLOUD =
  'M-46 18Q-60 8 -50 -8Q-52 -26 -34 -26Q-28 -44 -6 -40Q14 -46 24 -32Q42 -34 42 -16Q54 -6 44 8Q46 24 28 24Q16 38 -4 31Q-26 40 -34 27Q-44 28 -46 18Z';
const FACE: readonly Stroke[] = [
  line('M-11 -7q6 -5 12 0M8 -8q5 -4 10 1M4 -6q8 8 1 12q-3 1 -4 -1', INK, 1.5),
  shape('M-10 -2q5 -4 9 0q-4 3 -9 0ZM9 -3q5 -3 8 0q-4 3 -8 0Z', '#fff6e6', 1),
  line('M-6 -2h.1M13 -3h.1', INK, 3),
];

const wind: readonly Stroke[] = [
  shape(CLOUD, '#dfe3dc', 1.6),
  line('M-44 -8q6 4 10 -2M-36 16q7 4 11 -3M34 -18q5 4 8 0M32 14q6 3 9 -2M-8 -36q5 4 10 -1', '#8a95a0'),
  shape('M-24 0Q-26 -26 2 -27Q26 -26 27 -8Q33 -2 30 8Q27 25 4 25Q-22 25 -24 0Z', '#f0cfa8', 1.6),
  { d: disc(17, 11, 9), fill: '#e3a284', faint: 0.85 },
  { d: disc(-10, 12, 7), fill: '#e3a284', faint: 0.6 },
  ...FACE,
  shape(disc(28, 13, 4), '#7c2019', 1.2),
  shape(
    'M-25 6Q-34 -4 -26 -16Q-24 -32 -4 -32Q16 -34 25 -20Q30 -12 27 -8Q20 -10 18 -18Q8 -16 2 -22Q-6 -14 -14 -16Q-16 -6 -25 6Z',
    '#a5762c',
    1.4,
  ),
  line(`M34 12Q52 4 66 14Q78 24 66 32M34 16Q50 16 58 26`, '#7f5a12', 4.4),
  line(`M34 12Q52 4 66 14Q78 24 66 32M34 16Q50 16 58 26`, GOLD, 2.6),
];

const sun: readonly Stroke[] = [
  line(rays(30, 40, 48, 20), '#7f5a12', 3.4),
  line(rays(30, 40, 48, 20), GOLD, 1.9),
  shape(disc(0, 0, 27), '#dba93f', 1.6),
  { d: disc(15, 9, 6), fill: '#c9762f', faint: 0.5 },
  { d: disc(-12, 9, 6), fill: '#c9762f', faint: 0.5 },
  ...FACE,
  line('M-4 14q7 5 13 -1', INK, 1.5),
];

const moon: readonly Stroke[] = [
  shape('M8 -32A32 32 0 1 0 30 14A26 26 0 0 1 8 -32Z', '#efe6cb', 1.6),
  line('M-8 -8q4 3 8 0M-2 0q-5 4 -1 8M-6 14q4 2 8 0', INK, 1.4),
];

const fullMoon: readonly Stroke[] = [
  { d: disc(0, 0, 36), fill: '#efe6cb', faint: 0.22 },
  shape(disc(0, 0, 28), '#e9e2cd', 1.6),
  { d: `${disc(-9, -7, 6)}${disc(9, 3, 4)}${disc(-4, 12, 5)}`, fill: '#b9b09a', faint: 0.7 },
];

const thunder: readonly Stroke[] = [
  shape(CLOUD, '#8a929c', 1.6),
  line('M-38 -4q8 5 14 -3M-12 10q8 5 14 -2M14 -12q8 5 14 -3', '#5f6771', 1.6),
  shape('M-8 26L-20 52L-8 50L-16 76L10 44L-2 45L8 26Z', GOLD, 1.5),
];

const rain: readonly Stroke[] = [
  line('M-32 34l-7 20M-18 38l-8 24M-4 36l-7 22M10 38l-8 22M24 34l-7 20', '#c6d6e0', 2),
  shape(CLOUD, '#c3cdd2', 1.6),
  line('M-38 -4q8 5 14 -3M-12 10q8 5 14 -2M14 -12q8 5 14 -3', '#8a95a0', 1.6),
];

const hand: readonly Stroke[] = [
  line(rays(34, 50, 60, 16), GOLD, 1.8),
  shape(disc(0, 6, 32), '#dba93f', 1.6),
  shape(
    'M-12 -36H14V-4L18 6Q20 12 15 12L12 6V30Q12 34 8 34Q5 34 5 30V14H3V34Q3 38 -1 38Q-5 38 -5 34V14H-7V30Q-7 33 -10 33Q-13 33 -13 30V4Z',
    '#f0cfa8',
    1.4,
  ),
  shape('M-18 -44H20V-26H-18Z', '#2c5288', 1.4),
  line('M-18 -30H20', GOLD, 2),
];

const wings: readonly Stroke[] = [
  shape('M-4 6Q-14 -30 -60 -34Q-52 -24 -56 -16Q-46 -12 -48 -4Q-36 0 -36 8Q-20 14 -4 6Z', '#f3ead4', 1.5),
  shape('M4 6Q14 -30 60 -34Q52 -24 56 -16Q46 -12 48 -4Q36 0 36 8Q20 14 4 6Z', '#f3ead4', 1.5),
  line('M-46 -26q20 8 34 28M-42 -14q16 6 28 18M46 -26q-20 8 -34 28M42 -14q-16 6 -28 18', '#8d6414', 1.2),
  shape(disc(0, 0, 11), '#dba93f', 1.5),
];

const eye: readonly Stroke[] = [
  line(rays(40, 50, 60, 18), '#7f5a12', 3.2),
  line(rays(40, 50, 60, 18), GOLD, 1.8),
  shape('M0 -34L38 26H-38Z', '#dba93f', 1.6),
  shape('M-20 8Q0 -12 20 8Q0 26 -20 8Z', '#fff6e6', 1.4),
  shape(disc(0, 8, 8), '#2c5288', 1.2),
  { d: disc(0, 8, 3), fill: INK },
];

const spheres: readonly Stroke[] = [
  line(
    `${disc(0, 0, 40)}M-40 0Q0 18 40 0Q0 -18 -40 0M0 -40Q18 0 0 40Q-18 0 0 -40M-29 -28L29 28`,
    '#7f5a12',
    3.6,
  ),
  line(`${disc(0, 0, 40)}M-40 0Q0 18 40 0Q0 -18 -40 0M0 -40Q18 0 0 40Q-18 0 0 -40M-29 -28L29 28`, GOLD, 2),
  shape(disc(0, 0, 9), '#a3371f', 1.3),
  shape(`${disc(40, 0, 4)}${disc(-29, -28, 4)}`, '#dba93f', 1.2),
];

const comet: readonly Stroke[] = [
  line('M-10 2Q-40 -4 -70 -24M-10 6Q-40 6 -72 -8M-8 9Q-36 16 -64 12', '#7f5a12', 4),
  line('M-10 2Q-40 -4 -70 -24M-10 6Q-40 6 -72 -8M-8 9Q-36 16 -64 12', GOLD, 2.2),
  shape('M4 -16L8 -4L21 -5L11 4L16 16L4 9L-8 16L-4 4L-14 -5L0 -4Z', '#dba93f', 1.4),
];

const birds: readonly Stroke[] = [
  line(
    'M-44 -6Q-36 -18 -26 -6Q-18 -18 -8 -8M2 12Q10 0 18 10Q26 0 36 9M4 -26Q10 -35 17 -27Q24 -35 31 -28',
    INK,
    3.6,
  ),
  line(
    'M-44 -6Q-36 -18 -26 -6Q-18 -18 -8 -8M2 12Q10 0 18 10Q26 0 36 9M4 -26Q10 -35 17 -27Q24 -35 31 -28',
    '#f3ead4',
    1.8,
  ),
];

const bats: readonly Stroke[] = [
  shape(
    'M-34 -10Q-44 -20 -54 -14Q-46 -12 -46 -4Q-38 -8 -34 -2Q-30 -8 -22 -4Q-22 -12 -14 -14Q-24 -20 -34 -10Z',
    '#231d29',
    1,
  ),
  shape('M16 12Q8 2 -2 8Q6 10 6 18Q12 14 16 20Q20 14 28 18Q28 10 36 8Q26 2 16 12Z', '#8d8299', 1),
  shape(
    'M24 -30Q18 -37 11 -33Q16 -31 17 -25Q21 -29 24 -24Q27 -29 31 -25Q32 -31 37 -33Q30 -37 24 -30Z',
    '#231d29',
    1,
  ),
];

const soul: readonly Stroke[] = [
  { d: disc(0, -4, 40), fill: '#cfd8c4', faint: 0.2 },
  shape(
    'M-24 -4Q-24 -36 0 -36Q24 -36 24 -4Q24 8 14 12V26H6V16H2V26H-3V16H-8V26H-15V12Q-24 8 -24 -4Z',
    '#e6dfca',
    1.6,
  ),
  { d: `${disc(-9, -6, 6)}${disc(9, -6, 6)}`, fill: INK },
  { d: 'M0 2L-3 9H3Z', fill: INK },
];

const mask: readonly Stroke[] = [
  shape('M-34 -26Q0 -16 34 -26Q38 24 0 40Q-38 24 -34 -26Z', '#f3ead4', 1.6),
  shape('M0 -20Q20 -20 34 -26Q38 24 0 40Z', '#8d6bb0', 1.4),
  shape('M-24 -4Q-14 -12 -6 -2Q-15 4 -24 -4ZM6 -2Q14 -12 24 -4Q15 4 6 -2Z', '#2a2018', 1),
  line('M-14 18Q0 28 14 14', INK, 2),
  line('M-34 -24Q-52 -8 -46 20M34 -24Q52 -8 46 20', '#a3371f', 2.6),
];

const mirror: readonly Stroke[] = [
  shape('M0 -40Q28 -36 26 -2Q24 24 0 26Q-24 24 -26 -2Q-28 -36 0 -40Z', '#dba93f', 1.6),
  shape('M0 -33Q20 -30 19 -3Q18 18 0 19Q-18 18 -19 -3Q-20 -30 0 -33Z', '#b9cfd6', 1.3),
  line('M-10 4L8 -22M-2 8L12 -12', '#eef4f2', 2.4),
  shape('M-5 26H5L4 52H-4Z', '#8a5c30', 1.4),
];

const butterfly: readonly Stroke[] = [
  shape('M0 4Q-16 -34 -44 -26Q-44 -6 -18 2Q-40 10 -30 30Q-10 34 0 8Z', '#3f8f88', 1.5),
  shape('M0 4Q16 -34 44 -26Q44 -6 18 2Q40 10 30 30Q10 34 0 8Z', '#3f8f88', 1.5),
  { d: `${disc(-26, -14, 5)}${disc(26, -14, 5)}${disc(-20, 18, 4)}${disc(20, 18, 4)}`, fill: GOLD },
  line('M0 -8V24M0 -8Q-4 -20 -10 -24M0 -8Q4 -20 10 -24', INK, 2.4),
];

/** A tendril of gold leaf, as an initial has them. */
export const tendril = (
  x: number,
  y: number,
  radius: number,
  from: number,
  turn: number,
): readonly Stroke[] => {
  const d = spiral({ x, y }, radius, from, turn);
  return [line(d, '#7f5a12', 4), line(d, GOLD, 2.2)];
};

export const HEAVENS = {
  wind,
  sun,
  moon,
  fullMoon,
  thunder,
  rain,
  hand,
  wings,
  eye,
  spheres,
  comet,
  birds,
  bats,
  soul,
  mask,
  mirror,
  butterfly,
} as const satisfies Record<string, readonly Stroke[]>;
export type Heaven = keyof typeof HEAVENS;

/** What each school has in its sky. */
export const SKY_OF: Readonly<Record<string, readonly Heaven[]>> = {
  elementalism: ['wind', 'thunder', 'sun', 'rain'],
  necromancy: ['soul', 'fullMoon', 'bats', 'moon'],
  divine: ['hand', 'sun', 'wings'],
  arcane: ['spheres', 'eye', 'comet', 'moon'],
  nature: ['sun', 'birds', 'rain', 'wind'],
  illusion: ['mask', 'mirror', 'butterfly', 'moon'],
};
