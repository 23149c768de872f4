// The words that a learner has met, by their numbers in the dictionary (content/latin/wordNumbers.ts): six to a letter, so that all of it is written with every
// answer in some 880 letters and to look a word up costs the same whether sixty are met or five thousand.
// Invariant: a word once met stays met; numbers that this version does not know of are kept as they are.
import { z } from 'zod';

/** Each letter says of six words whether they are met, the first by its lowest bit. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const EACH = 6;
/** The letter of six words that are not met; none stands at the end. */
const [NONE = ''] = LETTERS;

/** As they are stored. */
export const WordsMet = z.string().regex(/^[\w-]*$/);
export type WordsMet = z.infer<typeof WordsMet>;

/** By the letters' codes: all letters are gone through several times an answer, to count the words. */
const tableOf = (value: (bits: number) => number): Uint8Array => {
  const table = new Uint8Array(128);
  for (let bits = 0; bits < LETTERS.length; bits += 1) table[LETTERS.charCodeAt(bits)] = value(bits);
  return table;
};
const BITS = tableOf((bits) => bits);
const SIZES = tableOf((bits) => bits.toString(2).replaceAll('0', '').length);

/** The bits of the letter at a place; none beyond the last. */
const bitsAt = (words: WordsMet, place: number): number => BITS[words.charCodeAt(place)] ?? 0;

/** Has the word of this number been met? */
export const hasMet = (words: WordsMet, number: number): boolean =>
  ((bitsAt(words, Math.floor(number / EACH)) >> (number % EACH)) & 1) === 1;

/** The words with those of these numbers met as well. */
export const withMet = (words: WordsMet, numbers: Iterable<number>): WordsMet => {
  let after = words;
  for (const number of numbers) {
    const place = Math.floor(number / EACH);
    const bits = bitsAt(after, place) | (1 << (number % EACH));
    after = `${after.slice(0, place).padEnd(place, NONE)}${LETTERS.charAt(bits)}${after.slice(place + 1)}`;
  }
  return after;
};

/** The numbers of all that have been met, in their order. */
export const numbersMet = (words: WordsMet): readonly number[] => {
  const numbers: number[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const bits = bitsAt(words, place);
    for (let at = 0; at < EACH; at += 1) if (((bits >> at) & 1) === 1) numbers.push(place * EACH + at);
  }
  return numbers;
};

/** How many have been met. */
export const countMet = (words: WordsMet): number => {
  let count = 0;
  for (let place = 0; place < words.length; place += 1) count += SIZES[words.charCodeAt(place)] ?? 0;
  return count;
};

/** Which of some words, by their ids, have been met. A word that has no number never is. */
export const metAmong = (
  words: WordsMet,
  asked: Iterable<string>,
  numbers: ReadonlyMap<string, number>,
): ReadonlySet<string> => {
  const met = new Set<string>();
  for (const id of asked) {
    const number = numbers.get(id);
    if (number !== undefined && hasMet(words, number)) met.add(id);
  }
  return met;
};
