// The words of a Latin text with the readings that each may have, and what two of them have in common: on this stand gate and graders.
// Invariant: where a word can be read in two ways both are kept; what its neighbours leave of them is latinNeighbours.ts.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';

/** A word of a text, with every reading it may have there. */
export type ReadWord = { readonly word: string; readonly readings: readonly Analysis[] };

/** Level of "quō modō", which is one word. */
const joinedWords = (text: string): string => text.replaceAll(/\bqu[oō]\s+mod[oō](?!\p{L})/giu, 'quōmodo');

/** The words of a text as they are compared. */
export const latinWordsOf = (text: string): readonly string[] => wordsOf(joinedWords(text));

/** The sentences of a text, without their stops; blank ones are left out. */
export const sentencesIn = (text: string): readonly string[] =>
  text.split(/[.!?;:]+/).filter((part) => wordsOf(part).length > 0);

/** Whether a text marks any long vowel. */
export const hasMacrons = (text: string): boolean => /[āēīōūȳ]/iu.test(text);

/** Whether a text has words, and each of them can be read as Latin. */
export const isLatin = (index: LatinIndex, text: string): boolean => {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => index.analyse(word).length > 0);
};

/** The readings with the very macrons of what was written, where there are such; else all. */
export const asWritten = (readings: readonly Analysis[]): readonly Analysis[] => {
  const exact = readings.filter((reading) => reading.exact);
  return exact.length > 0 ? exact : readings;
};

/** The words of a text; where it marks long vowels, a word's own macrons choose among its readings. */
export const readWords = (index: LatinIndex, text: string, isMarked: boolean): readonly ReadWord[] =>
  wordsOf(text).map((word) => {
    const readings = index.analyse(word);
    return { word, readings: isMarked ? asWritten(readings) : readings };
  });

/** A word of a text that is read with its stops. */
export type Standing = ReadWord & {
  /** The punctuation between the word and the one before. */
  readonly stop: string;
  readonly isAfterStop: boolean;
};

/** The words of a text with the stops between them, a whole word before one with an enclitic. */
export const readStanding = (index: LatinIndex, text: string): readonly Standing[] => {
  const level = joinedWords(text).normalize('NFC');
  let end = 0;
  return [...level.matchAll(/[\p{L}\p{M}]+/gu)].map((match) => {
    const stop = level.slice(end, match.index).replaceAll(/[\s_"'“”‘’*]/gu, '');
    end = match.index + match[0].length;
    const known = asWritten(index.analyse(match[0]));
    const whole = known.filter(({ enclitic }) => enclitic === undefined);
    return { word: match[0], readings: whole.length > 0 ? whole : known, stop, isAfterStop: stop !== '' };
  });
};

/** A form with a person: what makes a clause. */
export const isFinite = ({ features }: Analysis): boolean => features.person !== undefined;

/** A word that can be nothing but a finite verb. */
export const isVerb = ({ readings }: ReadWord): boolean => readings.length > 0 && readings.every(isFinite);

/** A word that can be nothing but a preposition. */
export const isPreposition = ({ readings }: ReadWord): boolean =>
  readings.length > 0 && readings.every(({ lexeme }) => lexeme.pos === 'prep');

/** The cases that a preposition takes. */
export const casesBehind = ({ readings }: ReadWord): readonly string[] =>
  readings.flatMap(({ lexeme }) => (lexeme.pos === 'prep' ? (lexeme.gov ?? []) : []));

/** The gender that a noun asks of what agrees with it; undefined where it may be either, and of other words. */
export const genderOfNoun = (lexeme: Lexeme | undefined): string | undefined =>
  lexeme?.pos !== 'noun' || lexeme.gender === 'c' ? undefined : lexeme.gender;

/** The gender of a noun, or of a form that shows one; undefined where it may be either. */
export const genderOf = ({ lexeme, features }: Analysis): string | undefined =>
  lexeme.pos === 'noun' ? genderOfNoun(lexeme) : features.gender;

/** Whether two readings have case and number in common, and no two genders. */
export const agree = (one: Analysis, other: Analysis): boolean => {
  const genders = [genderOf(one), genderOf(other)];
  return (
    one.features.case === other.features.case &&
    one.features.number === other.features.number &&
    (genders.includes(undefined) || genders[0] === genders[1])
  );
};
