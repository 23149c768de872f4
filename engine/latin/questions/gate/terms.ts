// The terms of grammar that a question's text uses, and the features they stand for.
// Invariant: a term is one word or phrase of the text, and says one thing of a form.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { FEATURE_NAMES } from '../../features.ts';

export const ORDINAL_WORDS = ['first', 'second', 'third', 'fourth', 'fifth'];
export const TERMS: ReadonlySet<string> = new Set([
  ...Object.values(FEATURE_NAMES).filter((name) => !name.includes(' ')),
  'future-perfect',
  'deponent',
  'person',
  'middle',
  'dual',
  ...ORDINAL_WORDS,
]);

/** Words that may stand beside a term of grammar in an option: "the dative case". */
const BESIDE = new Set([
  'the',
  'case',
  'tense',
  'mood',
  'voice',
  'gender',
  'declension',
  'conjugation',
  'degree',
  'number',
  'form',
  'and',
]);

export const lowered = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('future perfect', 'future-perfect')
    .match(/[\p{L}-]+/gu) ?? [];

/** Terms of grammar in a text, in order, each once; "third declension" names no person. */
export const termsIn = (text: string): readonly string[] => {
  const plain = text.replaceAll(/\b\w+[- ](?:declension|conjugation)\b/gi, '');
  return [...new Set(lowered(plain).filter((word) => TERMS.has(word) && word !== 'person'))];
};

export const isTerm = (option: string): boolean => {
  const words = lowered(option).filter((word) => !BESIDE.has(word));
  return words.length > 0 && words.every((word) => TERMS.has(word));
};

/** Parts of speech as an option names them. */
const PARTS_OF_SPEECH: Readonly<Record<string, Lexeme['pos']>> = {
  noun: 'noun',
  verb: 'verb',
  adjective: 'adj',
  adverb: 'adv',
  preposition: 'prep',
  conjunction: 'conj',
  pronoun: 'pron',
  numeral: 'num',
};

export const partOf = (option: string): Lexeme['pos'] | undefined =>
  PARTS_OF_SPEECH[option.trim().toLowerCase().replace(/^an? /, '')];
