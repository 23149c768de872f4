// Where the fallen lie in the lower border: in two rows of places, each of which holds one, the front row filled first.
// Invariant: of those who lie there at once no two have one place.
import { FIELD_WIDTH } from './field.ts';

/** The most that lie in the border at once. */
export const MOST_FALLEN = 44;

/** How large those are who lie there: a horse takes as much room as a man. */
export const LYING = 0.74;
export const LYING_HEAVY = 0.5;

/** Half of a man who lies there. */
const HALF = 15;

/** Places of a row, and the middles of both rows from the border's upper edge, the nearer first. */
const IN_ROW = 25;
const ROWS = [34, 19] as const;
/** How far, in units, somebody slides on sooner than lie down in the row behind. */
const SOONER = 110;

interface Grave {
  readonly restX: number;
  readonly restY: number;
}

const STEP = FIELD_WIDTH / IN_ROW;
const GRAVES: readonly Grave[] = ROWS.flatMap((restY, row) =>
  // Those behind lie in the gaps of those before.
  Array.from({ length: IN_ROW - row }, (_, i) => ({ restX: STEP * (i + 0.5 + row / 2), restY })),
);

/** The place for somebody who fell at `x`, the last of `lying` being in theirs already. */
export const grave = (x: number, lying: readonly Grave[]): Grave => {
  const taken = lying.slice(1 - MOST_FALLEN);
  const isFree = (one: Grave): boolean =>
    !taken.some(({ restX, restY }) => restX === one.restX && restY === one.restY);
  const way = ({ restX, restY }: Grave): number => Math.abs(restX - x) + (restY === ROWS[0] ? 0 : SOONER);
  const { restX, restY } = GRAVES.filter(isFree).reduce((best, one) => (way(one) < way(best) ? one : best));
  return { restX, restY };
};

/** Where the feet of somebody lie whose body lies about the middle of the place. */
export const feetOf = ({ restX, spin }: { readonly restX: number; readonly spin: number }): number =>
  restX - HALF * Math.sin(spin);
