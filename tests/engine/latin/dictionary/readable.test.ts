// The words for which an English text is parsed at all. What is refused must stand in no sentence that can be read, or a good answer would be lost.
import { describe, expect, it } from 'vitest';
import { randomFork } from '@sigilla/engine/core/random.ts';
import { englishWords, indexEnglish } from '@sigilla/engine/latin/dictionary/englishIndex.ts';
import { isReadable } from '@sigilla/engine/latin/dictionary/parser/readable.ts';
import { vocabularyOf } from '@sigilla/engine/latin/questions/grading/english/matchEnglish.ts';
import { composeSentence } from '@sigilla/engine/latin/sentences/compose.ts';
import { FRAMES } from '@sigilla/engine/latin/sentences/frames.ts';
import { latinMaterial } from '../latinMaterial.ts';
import { PHRASES, SENTENCES } from './translations.ts';

const { index, frames } = latinMaterial;
const lookup = { index, frames, english: indexEnglish(index) };
const refused = (words: Iterable<string>): readonly string[] => [
  ...new Set([...words].filter((word) => !isReadable(lookup, word))),
];

describe('the words that can be read', () => {
  it('are all that a sentence of any construction says in English', () => {
    const lines = FRAMES.flatMap(({ name, level }) => {
      const random = randomFork('the words of sentences', name);
      return composeSentence({ index, frames, random, level, focus: name })?.arrangements ?? [];
    });
    expect(lines.length).toBeGreaterThan(100);
    expect(refused(vocabularyOf(lines))).toEqual([]);
  });

  it('are all of the texts that are put into Latin', () => {
    expect(refused([...SENTENCES, ...PHRASES].flatMap(([text]) => englishWords(text)))).toEqual([]);
  });

  it('are not any word', () => {
    expect(refused(['zebra', 'et', 'zzz', 'queen', 'whose', "king's", ',', 'nineteenth'])).toEqual([
      'zebra',
      'et',
      'zzz',
    ]);
  });
});
