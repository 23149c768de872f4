// Words that nobody ever spoke: random syllables with the principal parts of each class. Whatever the stem, the grammar must inflect them
// like the model of their class, write nothing that Latin cannot, take their parts back, and read their forms.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { indexLexicon } from '@sigilla/engine/latin/analyse.ts';
import { fold } from '@sigilla/engine/latin/fold.ts';
import { paradigm } from '@sigilla/engine/latin/inflect.ts';
import type { DictionaryParts } from '@sigilla/engine/latin/printedEntry.ts';
import { lexemeFromParts } from '@sigilla/engine/latin/lexemeFromParts.ts';
import type { Word } from '@sigilla/engine/latin/word.ts';
import { wordOf } from './tables.ts';

type Class = {
  readonly name: string;
  /** A stem of the class that is a word, for comparison. */
  readonly model: string;
  readonly parts: (stem: string) => readonly string[];
  readonly pos: 'noun' | 'adj' | 'verb';
  readonly gender?: 'm' | 'f' | 'n';
};

const noun = (name: string, gender: 'm' | 'f' | 'n', model: string, nom: string, gen: string): Class => ({
  name,
  model,
  pos: 'noun',
  gender,
  parts: (stem) => [stem + nom, stem + gen],
});
const adjective = (name: string, model: string, ...endings: readonly string[]): Class => ({
  name,
  model,
  pos: 'adj',
  parts: (stem) => endings.map((ending) => stem + ending),
});
const verb = (name: string, model: string, ...endings: readonly string[]): Class => ({
  name,
  model,
  pos: 'verb',
  parts: (stem) => endings.map((ending) => stem + ending),
});

const CLASSES: readonly Class[] = [
  noun('first declension', 'f', 'puell', 'a', 'ae'), noun('second declension, masculine', 'm', 'serv', 'us', 'ī'),
  noun('second declension, neuter', 'n', 'dōn', 'um', 'ī'), noun('second declension in -er', 'm', 'ag', 'er', 'rī'),
  noun('second declension in -ius', 'm', 'glad', 'ius', 'iī'), noun('third declension', 'm', 'lab', 'or', 'ōris'),
  noun('third declension, neuter', 'n', 'nō', 'men', 'minis'), noun('third declension, i-stem', 'f', 'avr', 'is', 'is'),
  noun('third declension, neuter i-stem', 'n', 'anim', 'al', 'ālis'), noun('fourth declension', 'm', 'man', 'us', 'ūs'),
  noun('fourth declension, neuter', 'n', 'corn', 'ū', 'ūs'), noun('fifth declension', 'f', 'fid', 'ēs', 'eī'),
  adjective('adjective in -us', 'alt', 'us', 'a', 'um'), adjective('adjective in -er', 'pulch', 'er', 'ra', 'rum'),
  adjective('adjective in -is', 'brev', 'is', 'e'), adjective('adjective in -āx', 'ten', 'āx', 'ācis'),
  verb('first conjugation', 'am', 'ō', 'āre', 'āvī', 'ātum'), verb('second conjugation', 'mon', 'eō', 'ēre', 'uī', 'itum'),
  verb('third conjugation', 'gem', 'ō', 'ere', 'uī', 'itum'), verb('third conjugation in -iō', 'cup', 'iō', 'ere', 'īvī', 'ītum'),
  verb('fourth conjugation', 'aud', 'iō', 'īre', 'īvī', 'ītum'), verb('first deponent', 'hort', 'or', 'ārī', 'ātus sum'),
  verb('second deponent', 'ver', 'eor', 'ērī', 'itus sum'), verb('third deponent', 'gem', 'or', 'ī', 'itus sum'),
  verb('third deponent in -ior', 'cup', 'ior', 'ī', 'itus sum'), verb('fourth deponent', 'larg', 'ior', 'īrī', 'ītus sum'),
  verb('semideponent', 'mon', 'eō', 'ēre', 'itus sum'), verb('without a supine', 'tim', 'eō', 'ēre', 'uī'),
]; // prettier-ignore

// The beginnings are none of Latin's, so that no invented word is one of the grammar's exceptions.
const consonant = fc.constantFrom('b', 'd', 'g', 'm', 'n', 'p', 'r', 't');
const vowel = fc.constantFrom('a', 'e', 'i', 'o', 'u', 'ā', 'ē', 'ī', 'ō', 'ū');
const stem = fc
  .tuple(
    fc.constantFrom('bl', 'dr', 'sm', 'thr'),
    fc.array(fc.tuple(vowel, consonant), { minLength: 1, maxLength: 3 }),
  )
  .map(([onset, syllables]) => onset + syllables.flat().join(''));

const given = (of: Class, from: string): DictionaryParts => ({
  pos: of.pos,
  parts: of.parts(from),
  ...(of.gender ? { gender: of.gender } : {}),
});

/** Every cell of the word with all its forms and their marks, the stem cut off. */
const table = (word: Word, from: string): readonly string[] =>
  paradigm(word).map(
    ({ key, forms }) =>
      `${key} ${forms.map(({ text, variant }) => `${text.startsWith(from) ? text.slice(from.length) : `?${text}`} ${variant ?? ''}`).join(', ')}`,
  );

const RUNS = { numRuns: 25 };

describe.each(CLASSES)('an invented word of the $name', (of) => {
  it('has the forms of its model, cell by cell', () => {
    const model = table(wordOf(given(of, of.model)), of.model);
    expect(model.length).toBeGreaterThan(11);
    fc.assert(
      fc.property(stem, (from) => {
        expect(table(wordOf(given(of, from)), from)).toEqual(model);
      }),
      RUNS,
    );
  });
  it('is written as Latin is: short before final -m, -t, -r and before -nt, -nd, long before -ns, no vowel twice', () => {
    fc.assert(
      fc.property(stem, (from) => {
        const texts = paradigm(wordOf(given(of, from))).flatMap(({ forms }) => forms.map(({ text }) => text));
        const isLatin = (text: string): boolean =>
          /^[a-zāēīōū]+(?: [a-zāēīōū]+)?$/.test(text) &&
          !/[āēīōū](?:m|t|r|l)(?: |$)|[āēīōū]n[td]|[aeiou]ns/.test(text) &&
          !/aa|ee|oo|uu(?!m$)|iii/.test(fold(text.slice(from.length)));
        expect(texts.filter((text) => !isLatin(text))).toEqual([]);
      }),
      RUNS,
    );
  });
  it('comes back from its own parts', () => {
    fc.assert(
      fc.property(stem, (from) => {
        const word = wordOf(given(of, from));
        const { pos: _, ...unnamed } = given(of, from);
        const again = lexemeFromParts({
          pos: word.pos,
          parts: word.parts,
          flags: word.flags,
          ...(word.gender ? { gender: word.gender } : {}),
        });
        expect(again).toEqual(word);
        // a dictionary's entry without its part of speech
        expect(lexemeFromParts(unnamed)).toEqual(word);
        const texts = new Set(paradigm(word).flatMap(({ forms }) => forms.map(({ text }) => text)));
        expect(word.parts.filter((part) => !texts.has(part))).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('a lexicon of invented words', () => {
  it('is read back, each form to its word and cell, with macrons and without', () => {
    fc.assert(
      fc.property(fc.array(stem, { minLength: CLASSES.length, maxLength: CLASSES.length }), (stems) => {
        const lexemes = CLASSES.map((of, at) =>
          Lexeme.parse({
            ...given(of, stems[at] ?? 'bla'),
            id: `word_${at}`,
            senses: [['thing']],
            freq: 'moderate',
            level: 'advanced',
            adv: of.pos === 'adj' ? true : undefined,
          }),
        );
        const index = indexLexicon(lexemes);
        const unread = lexemes.flatMap((lexeme) =>
          paradigm(lexeme).flatMap(({ key, forms }) =>
            forms
              .filter(({ text }) => {
                const find = (written: string) =>
                  index.analyse(written).find((one) => one.lexeme.id === lexeme.id && one.key === key);
                return find(text)?.exact !== true || find(fold(text)) === undefined;
              })
              .map(({ text }) => `${text} as ${key}`),
          ),
        );
        expect(unread).toEqual([]);
      }),
      { numRuns: 4 },
    );
  });
});
