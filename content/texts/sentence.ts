// Sentences with placeholders in braces, and the types of their parameters read out of the sentence itself.
// A count chooses its own words: `{n|turn|turns}` for one and any other number, `{n|nobody|one man|# men}` where none has words of
// its own; `#` is the number. Invariant: a filled sentence holds no brace; numbers from a thousand up are grouped as on every screen.
import { shown } from '../schema/figures.ts';

type NameOf<Slot extends string> = Slot extends `${infer Name}|${string}` ? Name : Slot;
type Names<S extends string> = S extends `${string}{${infer Slot}}${infer Rest}`
  ? NameOf<Slot> | Names<Rest>
  : never;

/** Exactly the parameters that the placeholders of a sentence (or of any of several variants) name. */
export type Params<S extends string> = { readonly [Name in Names<S>]: string | number };

/** The word for a count: one of two, as English has it ("one turn", "no turns", "two turns"). */
export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** The words for a count: two forms are for one and for others, three for none, for one and for others. */
const worded = (count: string | number, forms: readonly string[]): string => {
  const many = forms.at(-1) ?? '';
  const none = forms.length > 2 ? (forms[0] ?? many) : many;
  const chosen = Number(count) === 0 ? none : plural(Number(count), forms.at(-2) ?? many, many);
  return chosen.replaceAll('#', shown(count));
};

interface Slot {
  readonly name: string;
  readonly forms: readonly string[];
}

/** A sentence taken apart once: what stands between its placeholders, and they themselves. The house's sentences are few, and said often. */
const takenApart = new Map<string, readonly (string | Slot)[]>();

const piecesOf = (sentence: string): readonly (string | Slot)[] => {
  let pieces = takenApart.get(sentence);
  if (pieces === undefined) {
    // What a pattern with groups splits by stands between what it parts: text, name, forms, text …
    const parts = sentence.split(/\{(\w+)((?:\|[^{}|]*)*)\}/);
    pieces = parts.flatMap((part, i): (string | Slot)[] => {
      if (i % 3 === 0) return part === '' ? [] : [part];
      return i % 3 === 1 ? [{ name: part, forms: (parts[i + 1] ?? '').split('|').slice(1) }] : [];
    });
    takenApart.set(sentence, pieces);
  }
  return pieces;
};

/** Puts the parameters into a sentence of the house's. A parameter that is missing at run time (an old stored text) shows as an ellipsis. */
export const fillSentence = (sentence: string, params: Readonly<Record<string, string | number>>): string => {
  let text = '';
  for (const piece of piecesOf(sentence)) {
    if (typeof piece === 'string') text += piece;
    else {
      const value = params[piece.name] ?? '…';
      text += piece.forms.length === 0 ? shown(value) : worded(value, piece.forms);
    }
  }
  return text;
};
