// Sentences with placeholders in braces, and the types of their parameters read out of the sentence itself.
// Invariant: a filled sentence holds no brace; numbers from ten thousand up are grouped as the British write them.

type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** Exactly the parameters that the placeholders of a sentence (or of any of several variants) name. */
export type Params<S extends string> = { readonly [Name in Names<S>]: string | number };

const shown = (value: string | number): string =>
  typeof value === 'number' && Math.abs(value) >= 10_000
    ? String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')
    : String(value);

/** Puts the parameters into a sentence. A parameter that is missing at run time (an old stored text) shows as an ellipsis. */
export const fillSentence = (sentence: string, params: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => shown(params[name] ?? '…'));
