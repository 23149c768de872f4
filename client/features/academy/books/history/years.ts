// Years as the reference writes them.

/** "753 BC", "79 AD". */
export const yearText = (year: number): string => (year < 0 ? `${-year} BC` : `${year} AD`);
