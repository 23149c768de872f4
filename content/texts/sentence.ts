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

/** Puts the parameters into a sentence. A parameter that is missing at run time (an old stored text) shows as an ellipsis. */
export const fillSentence = (sentence: string, params: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)((?:\|[^{}|]*)*)\}/g, (_, name: string, forms: string) => {
    const value = params[name] ?? '…';
    return forms === '' ? shown(value) : worded(value, forms.slice(1).split('|'));
  });
