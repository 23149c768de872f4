// What an author's own wordings give together: where they differ in two places or more, each place may stand as any of them has it.
// Invariant: of the places of a mixture one at most tells another time, mood, number or case than its neighbour's wording; the others are but other words for it.
import type { LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { fold } from '../fold.ts';

/** A place where two wordings differ: from where to where in the first, and what the second has there. */
type Place = { readonly from: number; readonly to: number; readonly words: readonly string[] };

const MOST_WORDS = 24;
const MOST_MIXED = 4;

/** The longest run of words that two wordings have in common, in their order. */
const shared = (one: readonly string[], other: readonly string[]): readonly (readonly [number, number])[] => {
  const best: number[][] = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  );
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const line = best[i];
      if (line) line[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;)
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  return pairs;
};

const placesOf = (one: readonly string[], other: readonly string[]): readonly Place[] => {
  const ends = [...shared(one.map(fold), other.map(fold)), [one.length, other.length] as const];
  let [from, theirs] = [0, 0];
  return ends.flatMap(([to, end]) => {
    const place = { from, to, words: other.slice(theirs, end) };
    const isApart = to > from || end > theirs;
    [from, theirs] = [to + 1, end + 1];
    return isApart ? [place] : [];
  });
};

/** What the words of a place tell beside what they mean: the cells of a verb of one or two words, or of a noun. */
const told = (index: LatinIndex, words: readonly string[]): ReadonlySet<string> =>
  new Set(
    index
      .analyse(words.join(' '))
      .map(({ key }) =>
        key.includes('.inf.') ? key.split('.').slice(0, 3).join('.') : key.replace(/\.[mfn]$/, ''),
      ),
  );

const isOtherWord = (index: LatinIndex, one: readonly string[], other: readonly string[]): boolean => {
  const mine = told(index, one);
  return [...told(index, other)].some((key) => mine.has(key));
};

/** The wordings that an author's own give together, none of which is his. */
export const mixedWordings = (index: LatinIndex, references: readonly string[]): readonly string[] => {
  const texts = references.map(wordsOf);
  const known = new Set(references.map((text) => wordsOf(text).map(fold).join(' ')));
  const mixed = texts.flatMap((one, i) =>
    texts.slice(i + 1).flatMap((other) => {
      if (one.length > MOST_WORDS || other.length > MOST_WORDS) return [];
      const places = placesOf(one, other);
      const kept = one.length - places.reduce((sum, { from, to }) => sum + to - from, 0);
      if (
        places.length < 2 ||
        kept * 2 < one.length ||
        places.some(({ from, to, words }) => from === to || words.length === 0)
      )
        return [];
      const changing = places.filter(
        ({ from, to, words }) => !isOtherWord(index, one.slice(from, to), words),
      );
      if (changing.length > 1) return [];
      return places.flatMap((place) => {
        const withOne = [...one.slice(0, place.from), ...place.words, ...one.slice(place.to)];
        const without = places
          .filter((each) => each !== place)
          .toReversed()
          .reduce<readonly string[]>(
            (words, { from, to, words: theirs }) => [...words.slice(0, from), ...theirs, ...words.slice(to)],
            one,
          );
        return [withOne.join(' '), without.join(' ')];
      });
    }),
  );
  return [...new Set(mixed)]
    .filter((text) => !known.has(wordsOf(text).map(fold).join(' ')))
    .slice(0, MOST_MIXED);
};
