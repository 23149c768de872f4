// Words of a Latin sentence as they are made: the form that features name, words that do not change, what agrees with a noun.
// Invariant: a word whose form does not exist comes out empty; nothing is invented.
import type { Features } from '../features.ts';
import { candidateKeys, cellKey } from '../features.ts';
import { formsAt, inflect } from '../inflect.ts';
import type { Stock } from './stock.ts';
import type { Extra, Joiner } from './tree.ts';

/** A word on its way into the sentence; `agrees` points at the noun it follows. */
export type LatinWord = {
  text: string;
  readonly lexemes: readonly string[];
  readonly cells: readonly string[];
  readonly role: string;
  clause: number;
  phrase?: number;
  readonly agrees?: LatinWord;
  enclitic?: string;
};

const JOINERS: Readonly<Record<Exclude<Joiner, 'que'>, readonly [string, string]>> = {
  et: ['et_conj', 'et'],
  aut: ['aut_conj', 'aut'],
  an: ['an_conj', 'an'],
  sed: ['sed_conj', 'sed'],
  neque: ['nec_conj', 'neque'],
};

/** Where English does not tell men from women, either will do. */
export const ofAnyGender = (word: LatinWord): LatinWord => {
  const cells = word.cells.flatMap((cell) =>
    ['m', 'f', 'n'].map((one) => cell.replace(/\.[mfn]$/, `.${one}`)),
  );
  return { ...word, cells: [...new Set([...word.cells, ...cells])] };
};

/** Makes words of a stock. */
export abstract class LatinWords {
  protected readonly stock: Stock;

  constructor(stock: Stock) {
    this.stock = stock;
  }

  protected word(
    lexemeId: string,
    features: Features,
    role: string,
    clause: number,
    gloss?: string,
    agrees?: LatinWord,
  ): LatinWord {
    const lexeme = this.stock.index.byId(lexemeId);
    const text = lexeme ? inflect(lexeme, features)[0]?.text : undefined;
    const cell = lexeme ? candidateKeys(features).find((key) => formsAt(lexeme, key).length > 0) : undefined;
    return {
      text: text ?? '',
      lexemes: lexeme && gloss !== undefined ? this.stock.synonyms(lexeme, gloss) : [lexemeId],
      cells: [cell ?? cellKey(features)],
      role,
      clause,
      ...(agrees ? { agrees } : {}),
    };
  }

  /** A word that does not change; `others` may stand in its place. */
  protected fixed(
    lexemeId: string,
    text: string,
    role: string,
    clause: number,
    others: readonly string[] = [],
  ): LatinWord {
    return {
      text: this.stock.index.byId(lexemeId) ? text : '',
      lexemes: [lexemeId, ...others],
      cells: ['form'],
      role,
      clause,
    };
  }

  protected extra({ lexeme, features, role }: Extra, clause: number): LatinWord {
    return this.word(lexeme, features, role, clause);
  }

  protected joiner(by: Exclude<Joiner, 'que'>, role: string, clause: number): LatinWord {
    const [lexeme, form] = JOINERS[by];
    return this.fixed(lexeme, form, role, clause);
  }

  /** An adjective or pronoun with its noun; a word that does not change stands as it is. */
  protected agreeing(
    lexeme: string,
    features: Features,
    role: string,
    clause: number,
    head?: LatinWord,
    gloss?: string,
  ): LatinWord {
    const own = this.stock.index.byId(lexeme);
    const unchanging = own && (formsAt(own, 'form')[0] ?? formsAt(own, 'adverb')[0])?.text;
    return unchanging && inflect(own, { case: 'gen', number: 'pl' }).length === 0
      ? { ...this.fixed(lexeme, unchanging, role, clause), ...(head ? { agrees: head } : {}) }
      : this.word(lexeme, features, role, clause, gloss, head);
  }
}
