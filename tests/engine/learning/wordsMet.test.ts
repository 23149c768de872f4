// Words met, packed, against a plain set of numbers.
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  WordsMet,
  countMet,
  hasMet,
  metAmong,
  numbersMet,
  withMet,
} from '@sigilla/engine/learning/wordsMet.ts';

const numbers = array(integer({ min: 0, max: 5_000 }), { maxLength: 60 });

describe('words met', () => {
  it('are what a set of their numbers would be, however often and in whatever order they are met', () => {
    assert(
      property(array(numbers, { maxLength: 6 }), numbers, (scrolls, others) => {
        const model = new Set(scrolls.flat());
        const words = scrolls.reduce(withMet, '');
        expect(WordsMet.parse(words)).toBe(words);
        expect(numbersMet(words)).toEqual([...model].toSorted((a, b) => a - b));
        expect(countMet(words)).toBe(model.size);
        for (const number of [...model, ...others]) expect(hasMet(words, number)).toBe(model.has(number));
        expect(withMet('', [...model].toReversed())).toBe(words);
      }),
    );
  });

  it('take a letter for six words, and four thousand of them less than a kilobyte', () => {
    expect(withMet('', [0, 5])).toHaveLength(1);
    expect(withMet('', [6])).toHaveLength(2);
    const many = Array.from({ length: 4_345 }, (_, number) => number);
    expect(withMet('', many)).toHaveLength(725);
    expect(countMet(withMet('', many))).toBe(4_345);
  });

  it('are asked by their ids; what has no number has never been met', () => {
    const known = new Map([
      ['rex_n', 3],
      ['hasta_n', 900],
    ]);
    expect([...metAmong(withMet('', [3]), ['hasta_n', 'rex_n', 'nemo_n'], known)]).toEqual(['rex_n']);
  });
});
