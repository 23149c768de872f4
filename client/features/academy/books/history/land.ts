// The land that the road runs through, as lines over the whole length of the scroll: each sheet takes its own stretch, and what leaves one at its edge
import { tenth } from '../../../../ui/art/tenth.ts';
// enters the next at the same height. In units of a sheet, 260 by 330.

/** A sheet of the scroll: as wide and high as this, in its own units. */
export const SHEET = { width: 260, height: 330 } as const;
/** Where on its sheet the milestone stands, and beside it whoever has come so far. */
export const MILE = 118;
export const STANDS = 172;

/** Heights by the place along the whole scroll. */
export const far = (x: number): number => 114 - 17 * Math.sin(x / 190) - 8 * Math.sin(x / 67);
export const middle = (x: number): number => 162 - 13 * Math.sin(x / 131 + 1) - 6 * Math.sin(x / 41);
export const near = (x: number): number => 214 - 6 * Math.sin(x / 97 + 2);
export const road = (x: number): number => 262 + 10 * Math.sin(x / 109) + 4 * Math.sin(x / 43);

/** A line across sheet `at`, a little beyond both its edges. */
export const across = (at: number, height: (x: number) => number): string => {
  const steps = Array.from({ length: 24 }, (_, step) => step * 12 - 8);
  return steps
    .map((x, step) => `${step === 0 ? 'M' : 'L'}${x} ${tenth(height(at * SHEET.width + x))}`)
    .join(' ');
};

/** The land beneath such a line. */
export const beneath = (at: number, height: (x: number) => number): string =>
  `${across(at, height)} V${SHEET.height + 8} H-8 Z`;

/** Where what has been walked ends: ragged, as wet colour does. */
export const EDGE = 'M-8 -8 H26 Q38 40 24 84 Q12 128 30 172 Q44 214 24 256 Q14 292 26 338 H-8 Z';

const LEAVES = Array.from({ length: 10 }, (_, at) => {
  const [x, up] = [at * 26 + 6, at % 2 === 0 ? 1 : -1];
  const y = tenth(316 + 4 * Math.sin((x / 52) * 2 * Math.PI));
  return {
    leaf: `M${x} ${y} q${up} ${-8 * up} 9 ${-8 * up} q1 ${7 * up} -9 ${8 * up} Z`,
    berry: `M${x + 13} ${y + 6 * up} h.1`,
  };
});

/** The vine along the lower border, the same on every sheet. */
export const VINE = {
  stem: Array.from(
    { length: 27 },
    (_, at) => `${at === 0 ? 'M' : 'L'}${at * 10} ${tenth(316 + 4 * Math.sin((at / 5.2) * 2 * Math.PI))}`,
  ).join(' '),
  leaves: LEAVES.map(({ leaf }) => leaf).join(' '),
  berries: LEAVES.map(({ berry }) => berry).join(' '),
};

/** Stars over a sheet, seen by night alone. */
export const starsOver = (at: number): string =>
  Array.from(
    { length: 7 },
    (_, star) =>
      `M${10 + ((at * 83 + star * 37 + ((star * star * 29) % 31)) % 240)} ${32 + ((at * 41 + star * 53) % 68)} h.1`,
  ).join(' ');

const CLOUD = 'q4 -16 22 -13 q10 -15 30 -5 q18 -4 20 10 q18 2 14 12 h-90 q-10 -1 4 -4 Z';

/** A cloud over every other sheet, at a height of its own. */
export const cloudOver = (at: number): string | null =>
  at % 2 === 1 ? `M${24 + ((at * 61) % 120)} ${92 + ((at * 17) % 14)} ${CLOUD}` : null;
