// The word of a day: every day another, chosen by its date alone, of those that have something to tell: forms, an example, where they come from and kin.
// Invariant: none comes again before all others have.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { lemmaOf } from '../analyse.ts';
import { fold } from '../fold.ts';

const DAY_MS = 86_400_000;
/** A prime beyond any number of words, so that it shares no part with theirs and leads through all of them. */
const STEP = 104_729;
const TOLD: ReadonlySet<Lexeme['pos']> = new Set(['noun', 'verb', 'adj']);
/** Where nothing is known of a word's origin, nothing is told by it. */
const NOTHING_KNOWN = /^(origin|etymology)\b[^;]*\b(unknown|disputed|uncertain|obscure)\.?$/iu;

const isWorthIt = ({ pos, flags, examples, etym, related }: Lexeme): boolean =>
  TOLD.has(pos) &&
  !flags.includes('proper') &&
  examples.length > 0 &&
  related.length > 0 &&
  etym !== undefined &&
  !NOTHING_KNOWN.test(etym);

/** The words that may be a day's, in the order of their spelling, so that one more moves few. */
export const wordsWorthADay = (lexemes: readonly Lexeme[]): readonly Lexeme[] =>
  lexemes
    .filter(isWorthIt)
    .map((lexeme) => [`${fold(lemmaOf(lexeme))} ${lexeme.id}`, lexeme] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, lexeme]) => lexeme);

/** The word of a date, such as 2026-11-30, of `words`; undefined when there are none. */
export const wordOfDay = (words: readonly Lexeme[], day: string): Lexeme | undefined => {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  return words[(((number * STEP) % words.length) + words.length) % words.length];
};
