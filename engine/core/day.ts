// The calendar for rules: which day, and which month, a moment falls in. UTC until rulers set a zone of their own (G-183).
// Days are counted from the epoch and turned into year, month and day by integer arithmetic (Hinnant, "civil_from_days").

const DAY_MS = 86_400_000;

interface CivilDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const civilDay = (epochMs: number): CivilDay => {
  const days = Math.floor(epochMs / DAY_MS) + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  // Months are counted from March, so that the leap day ends the year.
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
};

const padded = (value: number, width: number): string => String(value).padStart(width, '0');

/** The day as an ISO date, such as 2026-11-21. */
export const dayOf = (epochMs: number): string => {
  const { year, month, day } = civilDay(epochMs);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
};

/** The month, 1 to 12. */
export const monthOf = (epochMs: number): number => civilDay(epochMs).month;
