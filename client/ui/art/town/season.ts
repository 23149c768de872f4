// The year as pictures bear it.

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The season of a month, 0 January to 11 December. */
export const seasonOf = (month: number): Season => {
  if (month < 2 || month === 11) return 'winter';
  if (month < 5) return 'spring';
  return month < 8 ? 'summer' : 'autumn';
};
