// The Latin of a phrase that is no sentence: a noun phrase in a case, or what a preposition governs.
// Invariant: every word reads back as the form that was meant, or the phrase is not said.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../analyse.ts';
import type { Case } from '../features.ts';
import { LatinClauses } from '../sentences/latinClauses.ts';
import type { LatinWord } from '../sentences/latinWords.ts';
import type { Stock } from '../sentences/stock.ts';
import type { Argument, NounPhrase, SentenceTree } from '../sentences/tree.ts';

/** Latin words with what each is. */
export type SaidPhrase = {
  readonly text: string;
  readonly slots: readonly Pick<LatinSlot, 'text' | 'lexemes' | 'cells' | 'role'>[];
};

const NO_TREE: SentenceTree = {
  frame: 'phrase',
  mode: 'statement',
  order: 'subject-object-verb',
  clause: {
    verb: { lexeme: 'sum_v', en: 'be', stative: true },
    tense: 'pres',
    mood: 'ind',
    voice: 'act',
    isNegated: false,
    subject: { kind: 'person', person: 3, number: 'sg', gender: 'm' },
    args: [],
  },
};

class PhraseWriter extends LatinClauses {
  say(phrase: NounPhrase, grammaticalCase: Case): LatinWord[] {
    return this.noun(phrase, grammaticalCase, 'noun', 0);
  }

  sayArgument(argument: Argument): LatinWord[] {
    return this.argument(argument, 0);
  }
}

/** Whether a word reads back, macrons and all, as the word and one of the cells it was made for. */
const readsBack = (
  index: LatinIndex,
  { text, lexemes, cells }: Pick<LatinSlot, 'text' | 'lexemes' | 'cells'>,
): boolean =>
  index
    .analyse(text)
    .some(
      ({ lexeme, key, exact }) =>
        exact && lexeme.id === lexemes[0] && (cells.includes(key) || cells[0] === 'form'),
    );

const said = (stock: Stock, words: readonly LatinWord[]): SaidPhrase | undefined =>
  words.length > 0 &&
  words.every(
    (word) =>
      word.text !== '' &&
      readsBack(stock.index, { ...word, lexemes: [...word.lexemes], cells: [...word.cells] }),
  )
    ? {
        text: words.map(({ text, enclitic }) => text + (enclitic ?? '')).join(' '),
        slots: words.map(({ text, lexemes, cells, role }) => ({
          text,
          lexemes: [...lexemes],
          cells: [...cells],
          role,
        })),
      }
    : undefined;

/** A noun phrase in a case; undefined when a word of it lacks the form. */
export const sayPhrase = (stock: Stock, phrase: NounPhrase, grammaticalCase: Case): SaidPhrase | undefined =>
  said(stock, new PhraseWriter(stock, NO_TREE).say(phrase, grammaticalCase));

/** A preposition with its phrase, or a phrase in the case that does without. */
export const sayArgument = (stock: Stock, argument: Argument): SaidPhrase | undefined =>
  said(stock, new PhraseWriter(stock, NO_TREE).sayArgument(argument));

/** `ā` before consonants, `ab` before vowels and h. */
export const awayForm = (stock: Stock, phrase: NounPhrase): string =>
  /^[aeiouyhāēīōūȳ]/i.test(sayPhrase(stock, phrase, 'abl')?.text ?? '') ? 'ab' : 'ā';
