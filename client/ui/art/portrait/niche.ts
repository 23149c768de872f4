// The arch that a portrait stands under: a lapis spandrel, a trefoil of gold and red, a column on either side. Marks alone.
// Invariant: it stands within the width and height it was asked for, but for the line about its edge.
import { spiral } from '../curves.ts';
import { INK, line, round, shape, wash, type Mark } from './pen.ts';
import { tenth } from '../tenth.ts';

interface Niche {
  readonly width: number;
  readonly height: number;
  /** How wide a column's plinth is. */
  readonly column: number;
}

const says = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? tenth(part) : part)).join(' ');

/** The underside of the arch, from the left column's head to the right one's. */
const arch = ({ width, column }: Niche, spring: number): string => {
  const r = width / 2 - column - 2;
  const half = (x: (way: number) => number): readonly [number, number] => [x(1), width - x(1)];
  const [left, right] = half(() => column);
  const shoulder = column + r * 0.34;
  const lobe = column + r * 0.3;
  const neck = width / 2 - r * 0.3;
  const tip = width / 2 - r * 0.1;
  return says(
    'M',
    left,
    spring + 10,
    'Q',
    left,
    spring - r * 0.16,
    shoulder,
    spring - r * 0.14,
    'Q',
    lobe,
    spring - r * 0.62,
    neck,
    spring - r * 0.62,
    'Q',
    tip,
    spring - r * 0.66,
    width / 2,
    spring - r * 0.86,
    'Q',
    width - tip,
    spring - r * 0.66,
    width - neck,
    spring - r * 0.62,
    'Q',
    width - lobe,
    spring - r * 0.62,
    width - shoulder,
    spring - r * 0.14,
    'Q',
    right,
    spring - r * 0.16,
    right,
    spring + 10,
  );
};

const columnOf = (x: number, fill: string, spring: number, { height, column }: Niche): Mark[] => {
  const rings = Array.from({ length: Math.max(0, Math.floor((height - spring - 48) / 17)) }, (_, i) => {
    const y = spring + 28 + i * 17;
    return says('M', x - column * 0.3, y, 'Q', x, y - 6, x + column * 0.3, y + 2);
  }).join('');
  const plinth = (from: number, to: number): Mark =>
    shape(
      says(
        'M',
        x - column * 0.4,
        from,
        'L',
        x - column * 0.72,
        to,
        'H',
        x + column * 0.72,
        'L',
        x + column * 0.4,
        from,
        'Z',
      ),
      '#c8962f',
      1.4,
    );
  return [
    shape(
      says(
        'M',
        x - column * 0.36,
        spring + 14,
        'H',
        x + column * 0.36,
        'V',
        height - 12,
        'H',
        x - column * 0.36,
        'Z',
      ),
      fill,
      1.3,
    ),
    line(says('M', x - column * 0.1, spring + 18, 'V', height - 16), 2.2, '#fff6e6', 0.6),
    line(rings, 0.9, INK, 0.5),
    plinth(spring + 20, spring + 4),
    plinth(height - 14, height),
  ];
};

/** Everything of the arch, over what stands in it. */
export const nicheMarks = (niche: Niche): readonly Mark[] => {
  const { width, height, column } = niche;
  const spring = tenth(height * 0.11 + width * 0.2);
  const under = arch(niche, spring);
  const curls = [0, 1].flatMap((side) => {
    const at = (x: number): number => (side === 1 ? width - x : x);
    const way = side === 1 ? -1 : 1;
    return [
      line(spiral({ x: at(44), y: 26 }, 15, side === 1 ? 2.4 : 0.7, way * 6.4), 2, '#d9b45c'),
      line(spiral({ x: at(20), y: 54 }, 10, 1.55, way * 6), 1.7, '#d9b45c'),
      wash(says('M', at(74), 18, 'Q', at(65), 13, at(61), 22, 'Q', at(70), 26, at(74), 18, 'Z'), '#6fa287'),
      wash(round(at(14), 20, 3), '#b84a38'),
    ];
  });
  return [
    shape(
      `${under} L ${width - column} ${spring + 10} H ${width} V 0 H 0 V ${spring + 10} Z`,
      '#27497a',
      1.5,
    ),
    line(under, 9.5),
    line(under, 7, '#f3dc94'),
    line(under, 3.6, '#a3371f'),
    ...columnOf(column / 2, '#9fb8a6', spring, niche),
    ...columnOf(width - column / 2, '#c9a58a', spring, niche),
    ...curls,
  ];
};
