// What the dictionary sifts its words by, whichever way they were found: level, how often a word is met, and what it is about.
import type { Frequency, LatinLevel, Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { WordTheme } from '@sigilla/content/schema/wordTheme.ts';
import { isAbout } from './themes.ts';

export type FrequencyFilter = 'all' | 'very high' | 'high' | 'common' | 'moderate';

/** What is let through; everything, where nothing is told. */
export type Sieve = {
  readonly level?: LatinLevel | 'all';
  /** `common` shows "very common" words too: the five grades of the lexicon stand under four filters. */
  readonly frequency?: FrequencyFilter;
  /** What it is about. */
  readonly theme?: WordTheme | 'all';
};

const FREQUENCIES_OF: Readonly<Record<FrequencyFilter, readonly Frequency[]>> = {
  all: ['very high', 'high', 'very common', 'common', 'moderate'],
  'very high': ['very high'],
  high: ['high'],
  common: ['very common', 'common'],
  moderate: ['moderate'],
};

/** Does the word fall through? */
export const isWithin = (
  lexeme: Lexeme,
  { level = 'all', frequency = 'all', theme = 'all' }: Sieve,
): boolean =>
  (level === 'all' || lexeme.level === level) &&
  FREQUENCIES_OF[frequency].includes(lexeme.freq) &&
  (theme === 'all' || isAbout(lexeme, theme));
