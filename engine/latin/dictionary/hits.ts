// What a search shows of a word: headword, meaning, how often and at what level it is met, and by which form it was found.
// Invariant: a hit says how it was matched.
import type { Frequency, LatinLevel, Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis } from '../analyse.ts';
import { lemmaOf } from '../analyse.ts';
import { describeForm } from '../questions/describing.ts';
import { definitionOf, headwordLine, partOfSpeechName } from './entry.ts';

/** How a hit was come by, in the order in which hits are shown. */
export type MatchKind = 'headword' | 'form' | 'english' | 'prefix' | 'fuzzy' | 'browse';

/** A word that was found, by what, and the forms that were sought. */
export type Found = {
  readonly lexeme: Lexeme;
  readonly match: MatchKind;
  readonly forms: readonly string[];
};

/** One line of a result list. */
export type DictionaryHit = {
  readonly id: string;
  /** Headword with principal parts. */
  readonly latin: string;
  readonly headword: string;
  readonly definition: string;
  readonly partOfSpeech: string;
  readonly frequency: Frequency;
  readonly level: LatinLevel;
  readonly match: MatchKind;
  /** What the searched form is, each reading a line: "amāverat: third person singular pluperfect indicative active of amō". */
  readonly forms: readonly string[];
};

const ENCLITIC_SENSES = { que: 'and', ve: 'or', ne: 'asking', cum: 'with' } as const;

/** "amāverat: third person singular pluperfect indicative active of amō". */
export const formLine = ({ form, features, lexeme, enclitic }: Analysis): string => {
  const described = describeForm(lexeme, features) || partOfSpeechName(lexeme.pos);
  const tail = enclitic ? `, with -${enclitic} (${ENCLITIC_SENSES[enclitic]})` : '';
  return `${form.text}${enclitic ? `-${enclitic}` : ''}: ${described} of ${lemmaOf(lexeme)}${tail}`;
};

export const hitOf = ({ lexeme, match, forms }: Found): DictionaryHit => ({
  id: lexeme.id,
  latin: headwordLine(lexeme),
  headword: lemmaOf(lexeme),
  definition: definitionOf(lexeme),
  partOfSpeech: partOfSpeechName(lexeme.pos),
  frequency: lexeme.freq,
  level: lexeme.level,
  match,
  forms,
});
