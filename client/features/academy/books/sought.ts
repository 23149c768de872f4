// How texts of the books are compared with what was typed: without regard to case, macrons and accents.

/** A text as it is compared. */
export const bare = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
