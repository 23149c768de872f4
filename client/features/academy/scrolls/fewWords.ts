// Which words of a long text get a card at once: the one that is pointed at, those that a composition had to use, then what is inflected. Pure.
import type { WordCard } from '@sigilla/engine/learning/views.ts';
import { bare } from '../../../ui/bareText.ts';

/** As many cards are taken in at a glance; what is no longer than this is shown whole. */
const AT_A_GLANCE = 8;
/** Of a longer text so many. */
const FEW = 5;

/** The words that matter most, in the order of the text. */
export const fewWords = (words: readonly WordCard[], required: readonly string[]): readonly WordCard[] => {
  if (words.length <= AT_A_GLANCE) return words;
  const wanted = new Set(required.map(bare));
  const weight = ({ points, headword, features }: WordCard): number =>
    points ? 3 : wanted.has(bare(headword)) ? 2 : features === '' || features === 'adverb' ? 0 : 1;
  const chosen = new Set(words.toSorted((one, other) => weight(other) - weight(one)).slice(0, FEW));
  return words.filter((word) => chosen.has(word));
};
