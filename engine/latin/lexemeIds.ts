// Ids of lexemes by their stems, for lists of words. Invariant: every id that this engine names, whole or by its stem, is in the
// lexicon; tests/engine/latin/lexemeIds.test.ts reads them out of the source and looks each one up.

const withEnding = (stems: string, ending: string): readonly string[] =>
  stems
    .trim()
    .split(/\s+/)
    .map((stem) => `${stem}_${ending}`);

/** Nouns by the stems of their ids: `nounIds('puella rex')`. */
export const nounIds = (stems: string): readonly string[] => withEnding(stems, 'n');

/** Verbs by the stems of their ids: `verbIds('venio curro')`. */
export const verbIds = (stems: string): ReadonlySet<string> => new Set(withEnding(stems, 'v'));

/** Adverbs by the stems of their ids: `adverbIds('saepe mox')`. */
export const adverbIds = (stems: string): ReadonlySet<string> => new Set(withEnding(stems, 'adv'));

/** Whether the id is that of a deponent: sequor, whose every form is passive. */
export const isDeponentId = (id: string): boolean => id.endsWith('or_v');

/** How a feminine is made of a masculine. */
const FEMININES: readonly (readonly [RegExp, string])[] = [
  [/us_n$/, 'a_n'],
  [/er_n$/, 'ra_n'],
  [/tor_n$/, 'trix_n'],
];

/** What the feminine beside a masculine noun could be called, were it in the lexicon: medicus, medica. */
export const feminineIds = (noun: string): readonly string[] =>
  FEMININES.map(([from, to]) => noun.replace(from, to)).filter((id) => id !== noun);
