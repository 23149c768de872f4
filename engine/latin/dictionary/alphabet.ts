// The words as they are spelt: in the order of the alphabet, by letter, and by a pattern.
// Invariant: they are put in order once; anybody may turn these pages, without an account.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { lemmaOf } from '../analyse.ts';
import { fold, withoutMacrons } from '../fold.ts';
import type { Found } from './hits.ts';
import { byCommonness } from './order.ts';

/** A word as the alphabet sees it: without macrons and capitals, u and v apart. */
export const initialsOf = (word: string): string => withoutMacrons(word).toLowerCase();

/** A lexicon by its spelling; nothing is put in order before it is asked for. */
export class Alphabet {
  private readonly lexemes: readonly Lexeme[];
  private ordered: readonly Found[] | undefined;
  private readonly byLetter = new Map<string, readonly Found[]>();
  private folded: readonly (readonly [string, Found])[] | undefined;

  constructor(lexemes: readonly Lexeme[]) {
    this.lexemes = lexemes;
  }

  /** All words in order, or those that begin with this letter. */
  page(letter: string): readonly Found[] {
    if (this.ordered === undefined) {
      const spelt = this.lexemes
        .map((lexeme) => [initialsOf(lemmaOf(lexeme)), lexeme] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
        .map(([as, lexeme]) => [as, { lexeme, match: 'browse', forms: [] }] as const);
      this.ordered = spelt.map(([, found]) => found);
      for (const [initial, group] of Map.groupBy(spelt, ([as]) => as.slice(0, 1)))
        this.byLetter.set(
          initial,
          group.map(([, found]) => found),
        );
    }
    return letter === '' ? this.ordered : (this.byLetter.get(letter) ?? []);
  }

  /** Headwords of a pattern, the commoner first: `*` any letters, `?` one. */
  matching(pattern: string): readonly Found[] {
    const sign = (part: string): string =>
      part === '*' ? '[a-z ]*' : part === '?' ? '[a-z]' : fold(part).replaceAll(/[^a-z ]/g, '');
    const letters = pattern
      .split(/([*?])/)
      .map(sign)
      .join('');
    const shape = new RegExp(`^${letters}$`);
    this.folded ??= this.lexemes
      .toSorted(byCommonness)
      .map((lexeme) => [fold(lemmaOf(lexeme)), { lexeme, match: 'prefix', forms: [] }] as const);
    return this.folded.filter(([lemma]) => shape.test(lemma)).map(([, found]) => found);
  }
}
