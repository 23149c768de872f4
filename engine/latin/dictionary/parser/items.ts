// What may stand behind an English verb or before it, once it is read.
// Invariant: an item keeps all that whoever puts the clause together needs; nothing is looked up again.
import type { Argument, Asker, Clause, NounPhrase } from '../../sentences/tree.ts';
import type { Found } from './found.ts';
import type { VerbGroup } from './verbParser.ts';

/** What stands behind a verb. */
export type Item =
  | { readonly is: 'noun'; readonly phrase: NounPhrase }
  | { readonly is: 'adverb'; readonly adverb: NonNullable<Clause['adverb']> }
  | {
      readonly is: 'preposition';
      readonly english: string;
      readonly ways: readonly { readonly argument: Argument; readonly cost: number }[];
    }
  | {
      readonly is: 'adjective';
      readonly predicate: NonNullable<Clause['predicate']>;
      readonly said?: string;
      readonly result?: Clause;
    }
  | {
      readonly is: 'infinitive';
      readonly group: Found<VerbGroup>;
      readonly items: readonly Item[];
      readonly isNegated: boolean;
      readonly isAim?: true;
    }
  | { readonly is: 'statement'; readonly clause: Clause }
  | { readonly is: 'fear'; readonly clause: Clause }
  | { readonly is: 'purpose'; readonly clause: Clause }
  | { readonly is: 'question'; readonly clause: Clause; readonly asks: Asker };

/** A role that a word outside the clause plays in it: the relative pronoun, "whom" of a question. */
export type Gap = 'object';
