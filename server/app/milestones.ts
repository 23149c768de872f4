// Milestones on the way down a list: of every so many one is kept with how many stand above it, so that whoever is lower counts only from the last one passed.
// Invariant: strictly between two neighbours, and below the last, stand no more than STRIDE, however many share a measure.
import type { Milestone } from '../store/aggregates/milestones.ts';

/** Entries between two milestones at most: what is counted for a rank. */
export const STRIDE = 500;

/** The milestones of these measures, which may come in any order. */
export const milestonesOf = (measures: readonly number[]): Milestone[] => {
  const descending = measures.toSorted((a, b) => b - a);
  const way: Milestone[] = [];
  let since = 0;
  for (let above = 0; above < descending.length;) {
    const value = descending[above] ?? 0;
    let upTo = above + 1;
    while (descending[upTo] === value) upTo += 1;
    since += upTo - above;
    if (way.length === 0 || since > STRIDE) {
      way.push({ value, above, upTo });
      since = 0;
    }
    above = upTo;
  }
  return way;
};

/** The lowest milestone whose measure is at least `value`; none where all are lower. */
export const passedBy = (way: readonly Milestone[], value: number): Milestone | undefined => {
  let low = 0;
  let high = way.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((way[middle]?.value ?? -Infinity) >= value) low = middle + 1;
    else high = middle;
  }
  return way[low - 1];
};
