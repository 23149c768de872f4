// How the columns of a deck of words are called by those who keep such decks: ours, and what spreadsheets and card programs of several tongues write.

/** Headings of the column that holds the Latin. */
export const LATIN_COLUMNS: readonly string[] = [
  'latin',
  'latein',
  'lateinisch',
  'latina',
  'latine',
  'latino',
  'latín',
  'latim',
  'latijn',
];

/** Headings that name no language: a line with one of them names columns, whichever of these holds the Latin. */
export const OTHER_COLUMNS: readonly string[] = [
  'front',
  'back',
  'question',
  'answer',
  'term',
  'definition',
  'meaning',
  'translation',
  'english',
  'german',
  'deutsch',
  'vorderseite',
  'rückseite',
  'français',
  'español',
  'italiano',
];

/** A heading as it is compared with these. */
export const columnName = (cell: string): string =>
  cell
    .replace(/^\uFEFF/, '')
    .trim()
    .replaceAll(/^"|"$/g, '')
    .toLowerCase();
