// On which days the lamp has burnt without a break until now. Days are the learner's own, as written: `2026-11-22`.

/** Whole days since the epoch of a date as written. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);

/** Did it burn on a day, for a streak of so many days that ended on its last? */
export const burntOn = (day: number, lastDay: string | null, days: number): boolean => {
  const last = lastDay === null ? -1 : dayNumber(lastDay);
  return days > 0 && day <= last && day > last - days;
};

/** The week of a day, from Monday to Sunday. The epoch began on a Thursday. */
export const weekOf = (date: string): readonly number[] => {
  const day = dayNumber(date);
  const monday = day - ((day + 3) % 7);
  return Array.from({ length: 7 }, (_, at) => monday + at);
};
