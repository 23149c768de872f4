// Latin that is spelled as other books have it: expectō, adfero, conloquor, nunquam, coelum. Of a word that the lexicon does not know, what it knows it by.
// Invariant: a word that the lexicon knows stays as it is written, and so does one that no other spelling makes known.
import type { LatinIndex } from '../analyse.ts';

/** How books differ, each way to be tried either way; vowels may be marked long. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [/^(e)x(?=[ptcq])/i, '$1xs'],
  [/^(e)xs/i, '$1x'],
  [/^(e)x(?=[uū]l|equ)/i, '$1xs'],
  [/^(a)d([cfglnprst])/i, '$1$2$2'],
  [/^(a)([cfglnprst])\2/i, '$1d$2'],
  [/^(a)dqu/i, '$1cqu'],
  [/^(a)d(?=s[cpt])/i, '$1'],
  [/^(c[oō])n([lr])/i, '$1$2$2'],
  [/^(c[oō])n(?=[mpb])/i, '$1m'],
  [/^(i)n([lr])/i, '$1$2$2'],
  [/^(i)n(?=[mpb])/i, '$1m'],
  [/^(o)b([cfp])/i, '$1$2$2'],
  [/^(s)ub([cfgmpr])/i, '$1u$2$2'],
  [/^(e)[cx]f/i, '$1ff'],
  [/^(d)isf/i, '$1iff'],
  [/n(?=qu)/i, 'm'],
  [/m(?=qu)/i, 'n'],
  [/(gl|ll)i(?=g|ct)/i, '$1e'],
  [/^(\p{L}+)cucurr/iu, '$1curr'],
  [/(c)oel/i, '$1ael'],
  [/(f)oe/i, '$1ē'],
  [/(epist)o(?=l)/i, '$1u'],
  [/c(?=i[oōuū])/i, 't'],
  [/t(?=i[oōuū])/i, 'c'],
  [/^qu?o(t?)t(?=[iī]d[iī])/i, 'co$1t'],
  [/u(?=m(?:us|a|um|ī|ae|ō|am|ōs|ās|ē)$)/i, 'i'],
];

const known = (index: LatinIndex, word: string): boolean => index.analyse(word).length > 0;

/** A text in which each word that nobody knows is spelled as the lexicon spells it; undefined where none is. */
export const usuallySpelled = (index: LatinIndex, text: string): string | undefined => {
  const said = text.replaceAll(/[\p{L}\p{M}]+/gu, (word) => {
    if (known(index, word)) return word;
    for (const [from, to] of WAYS) {
      const other = word.replace(from, to);
      if (other !== word && known(index, other)) return other;
    }
    return word;
  });
  return said === text ? undefined : said;
};
