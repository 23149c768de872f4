// In which order words of a dictionary stand.
// Invariant: a total order, the same on every machine.
import type { Frequency, Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { lemmaOf } from '../analyse.ts';
import { fold } from '../fold.ts';

const COMMONNESS: Readonly<Record<Frequency, number>> = {
  'very high': 0,
  high: 1,
  'very common': 2,
  common: 3,
  moderate: 4,
};

/** The alphabet, macron-blind, and the same on every machine. */
const byAlphabet = (one: Lexeme, other: Lexeme): number => {
  const [a, b] = [fold(lemmaOf(one)), fold(lemmaOf(other))];
  return a < b ? -1 : Number(a > b);
};

/** Commoner words first, then the order of learning, then the alphabet. */
export const byCommonness = (one: Lexeme, other: Lexeme): number =>
  COMMONNESS[one.freq] - COMMONNESS[other.freq] ||
  (one.rank ?? 9999) - (other.rank ?? 9999) ||
  byAlphabet(one, other);
