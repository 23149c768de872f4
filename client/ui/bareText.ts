// Texts compared, or given away, without the marks over and under their letters: macrons, accents, breves.

/** A text without marks: "rēgīna" → "regina". Capitals stay. */
export const unmarked = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A text as it is compared with what was typed: without marks and capitals. */
export const bare = (text: string): string => unmarked(text).toLowerCase();
