// A preposition said of each of two places, or of both at once: cum patre et cum mātre, cum patre et mātre.
// Invariant: the two are joined, and the preposition stands before the first.
import type { Words } from '../authorsForms.ts';
import { without } from './agreeing.ts';
import type { Rule, Side } from './sides.ts';

const JOINING = new Set(['et', 'ac', 'atque', 'uel', 'aut', 'sed', 'neque', 'nec', 'quam', 'non']);

/** Where a side says a preposition again, behind a word that joins. */
const againIn = (side: Side): readonly number[] =>
  [...side.words.keys()].filter(
    (at) =>
      JOINING.has(side.folded[at - 1] ?? '') &&
      side.readings[at]?.some(({ lexeme: { pos } }) => pos === 'prep') === true &&
      side.folded.indexOf(side.folded[at] ?? '') < at,
  );

/** A preposition once or twice, as its author has it. */
export const placedAgain: Rule = (own, { theirs }) => {
  const times = (side: Side, word: string): number => side.folded.filter((one) => one === word).length;
  const spare = againIn(own).filter(
    (at) =>
      times(theirs, own.folded[at] ?? '') > 0 &&
      times(theirs, own.folded[at] ?? '') < times(own, own.folded[at] ?? ''),
  );
  if (spare.length > 0) return spare.map((at) => without(own.words, at));
  return againIn(theirs).flatMap((at): readonly Words[] => {
    const word = theirs.folded[at] ?? '';
    const place = own.folded.findIndex(
      (one, i) => i > 0 && one === theirs.folded[at + 1] && own.folded[i - 1] === theirs.folded[at - 1],
    );
    const isOnce = times(own, word) > 0 && times(own, word) < times(theirs, word);
    return place >= 0 && isOnce
      ? [[...own.words.slice(0, place), theirs.words[at] ?? '', ...own.words.slice(place)]]
      : [];
  });
};
