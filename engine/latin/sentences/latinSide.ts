// The Latin of a tree: a sentence in its mode, punctuated, with slots, so that a grader knows what each word must be.
// Invariant: a word whose form does not exist comes out empty, and whoever asked gives the sentence up; nothing is invented.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import { LatinClauses } from './latinClauses.ts';
import type { LatinWord } from './latinWords.ts';
import type { Stock } from './stock.ts';
import type { Clause, NounPhrase, SentenceTree } from './tree.ts';
import { agreementOf, endOf } from './agreement.ts';

/** A sentence as it is shown, and what each of its words must be. */
export type LatinSentence = { readonly text: string; readonly slots: readonly LatinSlot[] };

class LatinWriter extends LatinClauses {
  sentence(): LatinWord[] {
    const { tree } = this;
    const { clause, mode, vocative } = tree;
    if (mode === 'command') return this.command(clause, vocative);
    if (mode === 'wish' || mode === 'let') return this.willed(clause, mode, vocative);
    if ((mode === 'ne' || mode === 'asks') && clause.background && !clause.background.isAfter) {
      const { background, ...asked } = clause;
      return [...this.background(background), ...this.asking(asked)];
    }
    return this.asking(clause);
  }

  /** A statement or question without what is said before it. */
  private asking(clause: Clause): LatinWord[] {
    const { mode, asks } = this.tree;
    const body = this.clause(clause, 0, asks?.is === 'subject' ? 'gap' : 'full');
    if (mode === 'num') return [this.fixed('num_part', 'num', 'question word', 0), ...body];
    if (mode === 'nonne') return [this.fixed('nonne_part', 'nōnne', 'question word', 0), ...body];
    if (mode === 'utrum') return [this.fixed('utrum_part', 'utrum', 'question word', 0), ...body];
    if (mode === 'asks' && asks) return [...this.asker(asks, 0), ...body];
    if (mode === 'ne') {
      const at = body.findIndex((word) => word.role === 'verb' || word.role === 'negation');
      const verb = at < 0 ? undefined : body[at];
      if (!verb) return body;
      const rest = body.filter((_, place) => place !== at);
      const isCompound = body[at + 1]?.role === 'auxiliary';
      const auxiliary = isCompound ? body[at + 1] : undefined;
      return [
        { ...verb, enclitic: 'ne' },
        ...(auxiliary ? [auxiliary] : []),
        ...rest.filter((word) => word !== auxiliary),
      ];
    }
    return body;
  }

  /** Wishes and exhortations are denied with nē. */
  private willed(clause: Clause, mode: 'wish' | 'let', vocative: NounPhrase | undefined): LatinWord[] {
    const called = vocative ? this.noun(vocative, 'voc', 'vocative', 0) : [];
    const opening = mode === 'wish' ? [this.fixed('utinam_part', 'utinam', 'wish', 0)] : [];
    const ne = clause.isNegated ? [this.fixed('ne_conj', 'nē', 'negation', 0)] : [];
    return [...called, ...opening, ...ne, ...this.clause({ ...clause, isNegated: false }, 0)];
  }

  private command(clause: Clause, vocative: NounPhrase | undefined): LatinWord[] {
    const called = vocative ? this.noun(vocative, 'voc', 'vocative', 0) : [];
    if (!clause.isNegated) return [...called, ...this.clause(clause, 0, 'gap')];
    const number = agreementOf(clause.subject).number;
    const forbid = this.word(
      'nolo_v',
      { mood: 'imp', tense: 'pres', voice: 'act', person: 2, number },
      'verb',
      0,
    );
    const rest = this.clause({ ...clause, isNegated: false, mood: 'inf', tense: 'pres' }, 0, 'gap');
    return [...called, forbid, ...rest];
  }
}

const LIGHT = new Set(['et', 'neque', 'aut', 'an']);

/** Clauses that a comma sets off: those with a conjunction, a relative or a question word of their own. */
const setOff = (words: readonly LatinWord[]): ReadonlySet<number> =>
  new Set(
    words
      .filter(
        ({ role, clause, text }) =>
          role === 'relative pronoun' ||
          (role === 'conjunction' && !LIGHT.has(text)) ||
          (role.startsWith('question word') && clause > 0),
      )
      .map(({ clause }) => clause),
  );

const punctuated = (words: readonly LatinWord[], tree: SentenceTree): string => {
  const opened = setOff(words);
  let text = '';
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const isSide = (role: string | undefined): boolean =>
      role !== undefined && (role.startsWith('vocative') || role.startsWith('apposition'));
    const turns = before !== undefined && isSide(before.role) !== isSide(word.role);
    const enters = before !== undefined && word.clause > before.clause && opened.has(word.clause);
    const returns = before !== undefined && word.clause < before.clause;
    text += `${at === 0 ? '' : turns || enters || returns ? ', ' : ' '}${word.text}${word.enclitic ?? ''}`;
  }
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${endOf(tree)}`;
};

/** The Latin of a tree, or undefined when some word lacks the form the syntax asks for. */
export const latinOf = (stock: Stock, tree: SentenceTree): LatinSentence | undefined => {
  const words = new LatinWriter(stock, tree).sentence();
  if (words.length === 0 || words.some((word) => word.text === '')) return undefined;
  const slots = words.map((word): LatinSlot => {
    const agrees = word.agrees ? words.indexOf(word.agrees) : -1;
    return {
      text: word.text,
      lexemes: [...word.lexemes],
      cells: [...word.cells],
      role: word.role,
      clause: word.clause,
      ...(word.phrase === undefined ? {} : { phrase: word.phrase }),
      ...(agrees >= 0 ? { agrees } : {}),
      ...(word.enclitic ? { enclitic: word.enclitic } : {}),
    };
  });
  return { text: punctuated(words, tree), slots };
};
