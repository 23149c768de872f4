// A Greek name in its Greek form or its Latin one: Thēseum, Thēsea; Ariadna, Ariadnē.
// Invariant: the stem is one and the case is one; of a name that the lexicon knows only the accusative of -eus is so put.
import { fold } from '../../fold.ts';
import type { Words } from '../authorsForms.ts';
import type { Rule } from './sides.ts';
import { edited } from './sides.ts';

/** Endings of one case, Greek and Latin; those of the second row stand for the first declension, whose Latin form an English name may look like. */
const KNOWN: readonly (readonly [string, string])[] = [
  ['ea', 'eum'],
  ['eos', 'ei'],
];
const UNKNOWN: readonly (readonly [string, string])[] = [
  ['e', 'a'],
  ['en', 'am'],
  ['es', 'ae'],
  ['on', 'um'],
  ['os', 'us'],
  ['a', 'em'],
  ['as', 'es'],
  ['an', 'am'],
];
const SHORTEST = 3;

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

export const greekNames: Rule = (own, { theirs }) =>
  own.words.flatMap((word, at): readonly Words[] => {
    const mine = own.folded[at] ?? '';
    if (!isCapital(word) || theirs.folded.includes(mine)) return [];
    const place = theirs.words.findIndex((other, i) => {
      const their = fold(other);
      const ways = theirs.readings[i]?.length === 0 ? [...KNOWN, ...UNKNOWN] : KNOWN;
      return (
        isCapital(other) &&
        ways.some(([greek, latin]) =>
          [
            [greek, latin],
            [latin, greek],
          ].some(([one = '', two = '']) => {
            const stem = mine.slice(0, -one.length);
            return stem.length >= SHORTEST && mine === stem + one && their === stem + two;
          }),
        )
      );
    });
    const name = theirs.words[place];
    return name === undefined ? [] : [edited(own.words, new Map([[at, [name]]]))];
  });
