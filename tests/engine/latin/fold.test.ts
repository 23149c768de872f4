// Folding, letter by letter: what it does is what the plain rule says of each, whatever stands beside it.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '@sigilla/engine/latin/fold.ts';

it.each([
  ['IVVENĒS', 'iuuenes'],
  ['Iūlius', 'iulius'],
  ['vīvō', 'uiuo'],
  ['æquus cœlum', 'aequus coelum'],
  ['aëris', 'aeris'],
  ['e\u0304 x', 'e x'],
  ['ȳȳ', 'yy'],
  ['1-2?', '1-2?'],
  ['', ''],
])('%s is folded as %s', (written, folded) => {
  expect(fold(written)).toBe(folded);
});

it('a text is folded as its letters are, one after another, and once is as good as twice', () => {
  const letter = fc.constantFrom(...Array.from('aevjquxz ĀēīōŪȳăĕëïæœé\u0304ǟñЖ1-'));
  fc.assert(
    fc.property(fc.array(letter), (letters) => {
      const folded = fold(letters.join(''));
      expect(folded).toBe(letters.map(fold).join(''));
      expect(fold(folded)).toBe(folded);
    }),
  );
});
