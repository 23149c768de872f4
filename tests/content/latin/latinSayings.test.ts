// The rows of Latin that says one thing: each names words that the lexicon has, and says it in two ways at least.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { describe, expect, it } from 'vitest';

const { lexicon, sayings } = readLibrary();
const known = new Set(lexicon.map(({ id }) => id));

describe('Latin that says one thing', () => {
  it('is told of words that the lexicon has', () => {
    const named = sayings.words.flatMap(({ ways }) => ways.flat());
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('is said in two ways at least, and in none twice', () => {
    const lame = [...sayings.words, ...sayings.phrases].filter(
      ({ ways }) => ways.length < 2 || new Set(ways.map((way) => way.join(' '))).size < ways.length,
    );
    expect(lame).toEqual([]);
  });

  it('is put without macrons and with u for v where it does not change', () => {
    const spelt = sayings.phrases
      .flatMap(({ ways }) => ways.flat())
      .filter((word) => !/^[a-ux-z]+$/.test(word));
    expect(spelt).toEqual([]);
  });
});
