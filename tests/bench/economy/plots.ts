// The plots of `npm run balance`, drawn as plain SVG in the manuscript's inks. Pure: figures in, text out.
import type { Together } from './measure.ts';
import { standingAt } from './measure.ts';

const WIDTH = 900;
const HEIGHT = 440;
const LEFT = 64;
const RIGHT = 120;
const TOP = 44;
const FOOT = 40;
const VELLUM = '#f3e7cd';
const INK = '#3b2a1a';
const RULE = '#cdb892';
const INKS = [
  '#8c2f23',
  '#2f5d50',
  '#34507a',
  '#a5751c',
  '#6b3f6e',
  '#4f6b2a',
  '#b0562c',
  '#20788a',
  '#7a5a3a',
  '#963d63',
  '#55585f',
  '#9aa33a',
  '#c2607a',
  '#3f3f8f',
] as const;
const inkOf = (at: number): string => INKS[at % INKS.length] ?? INK;

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="13" fill="${INK}" ${more}>${words}</text>`;

const sheet = (title: string, body: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Georgia, serif" role="img">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${VELLUM}"/>`,
    text(LEFT, 24, title, 'font-weight="bold"'),
    ...body,
    '</svg>',
    '',
  ].join('\n');

const grouped = (value: number): string => value.toLocaleString('en-GB');

/** A step of 1, 2 or 5 times a power of ten with which four steps hold the top. */
const stepFor = (top: number): number => {
  const power = 10 ** Math.floor(Math.log10(top / 4));
  return ([1, 2, 5, 10].find((times) => times * power * 4 >= top) ?? 10) * power;
};

/** A figure's course by policy, in one frame. */
export const courses = (
  all: readonly Together[],
  of: 'power' | 'income' | 'gold' | 'men',
  title: string,
  turns: number,
): string => {
  const every = turns / 30;
  const looks = Array.from({ length: 31 }, (_, i) => Math.round(i * every));
  const lines = all.map(({ policy, reigns }) => ({
    policy,
    points: looks.map((turn) => standingAt(reigns, turn)[of]),
  }));
  const top = Math.max(1, ...lines.flatMap(({ points }) => points));
  const step = stepFor(top);
  const high = Math.ceil(top / step) * step;
  const x = (turn: number): number => LEFT + (turn / turns) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => HEIGHT - FOOT - (value / high) * (HEIGHT - TOP - FOOT);
  const rules = Array.from({ length: high / step + 1 }, (_, i) => i * step).flatMap((value) => [
    `<path d="M${LEFT} ${y(value).toFixed(1)}H${WIDTH - RIGHT}" stroke="${RULE}"/>`,
    text(LEFT - 8, y(value) + 4, grouped(value), 'text-anchor="end"'),
  ]);
  const marks = [0, turns / 3, (2 * turns) / 3, turns].map((turn) =>
    text(x(turn), HEIGHT - FOOT + 22, turn === 0 ? 'founded' : `turn ${turn}`, 'text-anchor="middle"'),
  );
  // Names stand beside where lines end, none upon another.
  let free = Number.NEGATIVE_INFINITY;
  const ends = lines
    .map(({ policy, points }, at) => ({ policy, at, y: y(points.at(-1) ?? 0) }))
    .toSorted((one, other) => one.y - other.y)
    .map((one) => {
      free = Math.max(one.y, free + 15);
      return { ...one, y: free };
    });
  return sheet(title, [
    ...rules,
    ...marks,
    ...lines.map(
      ({ points }, at) =>
        `<polyline fill="none" stroke="${inkOf(at)}" stroke-width="2" points="${points.map((value, i) => `${x(looks[i] ?? 0).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}"/>`,
    ),
    ...ends.map(
      ({ policy, at, y: where }) =>
        `<text x="${WIDTH - RIGHT + 8}" y="${(where + 4).toFixed(1)}" font-size="13" fill="${inkOf(at)}">${policy}</text>`,
    ),
  ]);
};

const PARTS = [
  ['resources', '#a5751c'],
  ['buildings', '#34507a'],
  ['armies', '#8c2f23'],
  ['artifacts', '#6b3f6e'],
  ['heroes', '#20788a'],
] as const;

/** What power is made of in the end, a bar a policy. */
export const makings = (all: readonly Together[], title: string): string => {
  const tall = (HEIGHT - TOP - FOOT) / all.length;
  const top = Math.max(
    ...all.map(
      ({ parts }) => parts.resources + parts.buildings + parts.armies + parts.artifacts + parts.heroes,
    ),
  );
  const scale = (WIDTH - LEFT - RIGHT - 20) / top;
  return sheet(title, [
    ...all.flatMap(({ policy, parts }, at) => {
      const y = TOP + at * tall;
      let x = LEFT + 20;
      const bars = PARTS.map(([part, ink]) => {
        const wide = parts[part] * scale;
        const bar = `<rect x="${x.toFixed(1)}" y="${(y + 3).toFixed(1)}" width="${wide.toFixed(1)}" height="${(tall - 6).toFixed(1)}" fill="${ink}"/>`;
        x += wide;
        return bar;
      });
      const sum = parts.resources + parts.buildings + parts.armies + parts.artifacts + parts.heroes;
      return [
        text(LEFT + 14, y + tall / 2 + 4, policy, 'text-anchor="end"'),
        ...bars,
        text(Math.round(x) + 6, y + tall / 2 + 4, grouped(sum)),
      ];
    }),
    ...PARTS.flatMap(([part, ink], at) => [
      `<rect x="${LEFT + 20 + at * 130}" y="${HEIGHT - 26}" width="14" height="14" fill="${ink}"/>`,
      text(LEFT + 40 + at * 130, HEIGHT - 14, part),
    ]),
  ]);
};
