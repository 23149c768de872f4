// How the golden paradigms are written: as a grammar prints them, rows of words, `/` before a variant, `-` for a cell the word lacks.
import { expect } from 'vitest';
import type { Degree, Features } from '@sigilla/engine/latin/features.ts';
import { CASES, NUMBERS } from '@sigilla/engine/latin/features.ts';
import { inflect } from '@sigilla/engine/latin/inflect.ts';
import type { DictionaryParts } from '@sigilla/engine/latin/printedEntry.ts';
import { lexemeFromParts } from '@sigilla/engine/latin/lexemeFromParts.ts';
import type { Word } from '@sigilla/engine/latin/word.ts';

/** The word of these parts; a test fails with the engine's own sentence when they cannot be read. */
export const wordOf = (given: DictionaryParts): Word => {
  const word = lexemeFromParts(given);
  if ('problem' in word) throw new Error(word.problem);
  return word;
};

/** A noun: `noun('rosa rosae', 'f')`. */
export const noun = (
  parts: string,
  gender: 'm' | 'f' | 'n',
  ...flags: NonNullable<DictionaryParts['flags']>
): Word => wordOf({ pos: 'noun', parts: parts.split(' '), gender, flags });

/** A verb by its parts, commas between them. */
export const verb = (parts: string, ...flags: NonNullable<DictionaryParts['flags']>): Word =>
  wordOf({ pos: 'verb', parts: parts.split(', '), flags });

export const adjective = (parts: string): Word => wordOf({ pos: 'adj', parts: parts.split(' ') });

/** Every way to write the cell, as the tables write it. */
export const cell = (word: Word, features: Features): string =>
  inflect(word, features).map((form) => form.text.replaceAll(' ', '_')).join('/') || '-'; // prettier-ignore

const SIX = CASES.filter((name) => name !== 'loc');

/** "nom gen dat acc abl voc" of both numbers. */
export const nounTable = (word: Word): readonly string[] =>
  NUMBERS.map((number) => SIX.map((name) => cell(word, { case: name, number })).join(' '));

export const expectNoun = (word: Word, singular: string, plural: string): void => {
  expect(nounTable(word)).toEqual([singular, plural]);
};

/** Six rows: masculine, feminine, neuter singular, then plural; "nom gen dat acc abl voc". */
export const adjectiveTable = (word: Word, degree: Degree = 'pos'): readonly string[] =>
  NUMBERS.flatMap((number) =>
    (['m', 'f', 'n'] as const).map((gender) =>
      SIX.map((name) => cell(word, { case: name, number, gender, degree })).join(' '),
    ),
  );

const PERSONS = [1, 2, 3] as const;

/** "ego tū is nōs vōs eī" of one tense. */
export const finite = (word: Word, features: Features): string =>
  NUMBERS.flatMap((number) => PERSONS.map((person) => cell(word, { ...features, number, person }))).join(' ');

/** Usual forms only. */
export const usual = (row: string): string => row.split(' ').map((entry) => entry.split('/')[0] ?? '').join(' '); // prettier-ignore
