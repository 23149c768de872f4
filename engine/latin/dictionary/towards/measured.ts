// How far something is, in either case that Latin has for it.
// Invariant: only numbers and what they count change their case, and only where the English tells of a length.
import type { Rule, Side } from './sides.ts';
import { has, inCase } from './sides.ts';

const FAR = /\b(?:miles?|feet|foot|paces)\b/i;

const isMeasure = ({ readings }: Side, at: number): boolean =>
  readings[at]?.some(({ lexeme: { id, pos } }) => pos === 'num' || id === 'passus_n' || id === 'pes_n') ??
  false;

/** How far it is: duo mīlia passuum, duōbus mīlibus passuum. */
export const measured: Rule = (own, { theirs, prompt }) => {
  if (!FAR.test(prompt)) return [];
  const words = own.words.map((word, at) =>
    has(theirs, own.folded[at] ?? '') || !isMeasure(own, at)
      ? word
      : (inCase(own, at, theirs, ['abl'], ['acc']) ?? inCase(own, at, theirs, ['acc'], ['abl']) ?? word),
  );
  return words.join(' ') === own.words.join(' ') ? [] : [words];
};
