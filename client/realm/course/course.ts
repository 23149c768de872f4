// The course of a stock as a drawing and as a sentence. Invariant: the line is a staircase, for between two entries nothing changed; the
// sentence says what the drawing shows.
import type { StockAccount } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { whole } from '../../ui/numberText.ts';
import { since } from '../../ui/timeText.ts';

export interface CourseDrawing {
  /** Paths on a field of WIDTH by HEIGHT. */
  readonly line: string;
  readonly area: string;
  /** The ruled lines, lowest first: what is held there, and how far up the field, 0 to 1. */
  readonly rules: readonly { readonly held: number; readonly up: number }[];
  readonly from: number;
}

export const WIDTH = 600;
export const HEIGHT = 200;
const RULES = 4;

/** 1, 2 or 5 times a power of ten: the least such step with which RULES steps hold `top`. */
export const stepFor = (top: number): number => {
  const rough = Math.max(1, top / RULES);
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.ceil(([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power);
};

/** How a course is drawn until `now`; null when nothing ever changed. */
export const courseDrawing = (course: StockAccount['course'], now: number): CourseDrawing | null => {
  const [first] = course;
  const last = course.at(-1);
  if (first === undefined || last === undefined) return null;
  const step = stepFor(Math.max(1, ...course.map(({ held }) => held)));
  const top = step * Math.max(1, Math.ceil(Math.max(...course.map(({ held }) => held)) / step));
  const length = Math.max(1, now - first.at);
  const x = (at: number): string => ((Math.max(0, at - first.at) / length) * WIDTH).toFixed(1);
  const y = (held: number): string => ((1 - held / top) * HEIGHT).toFixed(1);
  const stairs = course.slice(1).map(({ at, held }) => `H${x(at)} V${y(held)}`);
  const line = `M0 ${y(first.held)} ${stairs.join(' ')} H${WIDTH}`;
  return {
    line,
    area: `${line} V${HEIGHT} H0 Z`,
    rules: Array.from({ length: top / step + 1 }, (_, index) => ({
      held: index * step,
      up: (index * step) / top,
    })),
    from: first.at,
  };
};

/** What the drawing shows, in words. */
export const courseSentence = (
  { course, isWhole }: Pick<StockAccount, 'course' | 'isWhole'>,
  spoken: string,
  now: number,
): string => {
  const [first] = course;
  const last = course.at(-1);
  if (first === undefined || last === undefined) return `No ${spoken} has come or gone yet.`;
  const held = course.map((point) => point.held);
  const most = Math.max(...held);
  const least = Math.min(...held);
  const began = `${isWhole ? 'The first entry' : 'The oldest line looked at'}, ${since(now - first.at)}, left ${whole(first.held)} ${spoken}; `;
  const bounds = most === least ? '' : `at most there were ${whole(most)}, at least ${whole(least)}; `;
  return `${began}${bounds}the latest leaves ${whole(last.held)}.`;
};
