// The words of an answer beside those of its author: what turns an answer towards him puts his form of a word for the answer's.
import type { Analysis } from '../analyse.ts';

/** The words of a sentence, in their order. */
export type Words = readonly string[];

/** All that a word can be. */
export type Reading = (word: string) => readonly Analysis[];

/** A word of the author's, and what it can be. */
export type Read = { readonly text: string; readonly readings: readonly Analysis[] };

/** Of how many a form is said. */
export const numberOf = ({ features }: Analysis): string | undefined => features.number;

/** The author's form of a word in another case; of as many. */
export const asTheirs = (
  read: Reading,
  theirs: readonly Read[],
  word: string,
  [from, to]: readonly [from: string, to: string],
): string | undefined =>
  theirs.find(({ readings }) =>
    readings.some(
      (other) =>
        other.features.case === to &&
        read(word).some(
          (one) =>
            one.lexeme === other.lexeme &&
            one.enclitic === undefined &&
            one.features.case === from &&
            numberOf(one) === numberOf(other),
        ),
    ),
  )?.text;
