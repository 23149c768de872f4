// The evenings that lie between today and the next milestone of a streak, as many as find room in a row. Pure.

type Lit = 'lit' | 'tomorrow' | 'ahead';

/** A place of the row: an evening by its number, or what is left out (`day` is null). */
export interface Night {
  readonly day: number | null;
  readonly state: Lit;
  readonly isMilestone: boolean;
}

const MOST_LIT = 3;
const MOST = 7;

/** Evenings `from` the first to the `to`th. */
const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** The row of a streak of so many days, as far as its next milestone; where there is none left, as far as tomorrow. */
export const nightsTo = (days: number, milestone: number | undefined): readonly Night[] => {
  const last = Math.max(milestone ?? 0, days + 1);
  const past = span(Math.max(1, days - MOST_LIT + 1), days);
  const ahead = span(days + 1, last);
  const shown: readonly (number | null)[] =
    past.length + ahead.length <= MOST ? [...past, ...ahead] : [...past, days + 1, days + 2, null, last];
  return shown.map((day) => ({
    day,
    state: day !== null && day <= days ? 'lit' : day === days + 1 ? 'tomorrow' : 'ahead',
    isMilestone: day !== null && day === milestone,
  }));
};
