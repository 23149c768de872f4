// The course of a stock as a drawing and as a sentence. Invariant: the line is a staircase, for between two entries nothing changed; the
// sentence says what the drawing shows.
import type { StockAccount } from '@sigilla/engine/kingdom/ledgerViews.ts';
import type { CourseDrawing } from '../../ui/chart/drawing.ts';
import { whole } from '../../ui/numberText.ts';
import { since } from '../../ui/timeText.ts';

type Account = Pick<StockAccount, 'course' | 'isWhole'>;

/** The course until `now`, or its last entry where the clock here is behind the realm's; each point with its turn, what was held then, and how long ago that was. */
export const courseDrawing = (
  course: Account['course'],
  counted: (held: number) => string,
  now: number,
): CourseDrawing => ({
  kind: 'course',
  until: Math.max(now, (course.at(-1)?.at ?? now) + 1),
  points: course.map(({ at, held, turn }) => ({
    at,
    held,
    tip: { title: `Turn ${whole(turn)}`, lines: [counted(held), since(Math.max(0, now - at))] },
  })),
});

/** What the drawing shows, in words. */
export const courseSentence = ({ course, isWhole }: Account, spoken: string, now: number): string => {
  const [first] = course;
  const last = course.at(-1);
  if (first === undefined || last === undefined) return `No ${spoken} has come or gone yet.`;
  if (first === last) return `One entry, ${since(now - first.at)}, left ${whole(first.held)} ${spoken}.`;
  const held = course.map((point) => point.held);
  const most = Math.max(...held);
  const least = Math.min(...held);
  const began = `${isWhole ? 'The first entry' : 'The oldest line looked at'}, ${since(now - first.at)}, left ${whole(first.held)} ${spoken}; `;
  const bounds = most === least ? '' : `at most there were ${whole(most)}, at least ${whole(least)}; `;
  return `${began}${bounds}the latest leaves ${whole(last.held)}.`;
};
