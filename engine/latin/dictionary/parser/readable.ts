// Which words of an English text the parsers can read at all: those that some gloss has in some form, and the small ones they know by themselves. A text with
// any other need not be parsed. Invariant: a word that is refused here stands in no sentence that the parsers give.
import { FUNCTION_WORDS } from '../../reading/english.ts';
import { knownEnglish } from '../../reading/meanings.ts';
import { indexSynonyms } from '../englishIndex.ts';
import { curated } from './curated.ts';
import type { Lookup } from './words.ts';

/** Words of the parsers' own tables that no gloss has. */
const TABLED = new Set(
  'a an the whose everybody everything midnight obliged inevitable sake liar liars princess princesses'.split(
    ' ',
  ),
);

/** Numbers in order, which are put together: thirteenth, ninetieth. */
const COUNTED = /(?:teen|th)$/;

/** Whether the parsers may read a word as it is levelled; what is no plain word is left to them. */
export const isReadable = ({ index, frames, english }: Lookup, word: string): boolean => {
  if (!/^[a-z]+$/.test(word) || TABLED.has(word) || FUNCTION_WORDS.has(word) || COUNTED.test(word))
    return true;
  const { english: further, sets } = curated({ index, frames });
  return (
    knownEnglish(index).has(word) ||
    [english, indexSynonyms(index), further, sets].some((glosses) => glosses.knows(word))
  );
};
