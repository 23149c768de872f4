// The numbers that stand for a name which a moderator has taken down.
import { anyNumberedName, numberedHero, numberedName } from '@sigilla/engine/actions/learning/settleWords.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import type { Random } from '@sigilla/engine/core/random.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const WORTH: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const NUMERAL = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
/** The number that a name ends with. */
const numberIn = (name: string): number => {
  const numeral = name.split(' ')[1] ?? '';
  expect(numeral).toMatch(NUMERAL);
  const worths = Array.from(numeral, (sign) => WORTH[sign] ?? 0);
  return worths.reduce((sum, worth, at) => sum + (worth < (worths[at + 1] ?? 0) ? -worth : worth), 0);
};
/** Chance that always says the least, or the most. */
const always = (which: 'least' | 'most'): Random => ({
  ...randomFrom(forkSeed('0'.repeat(32), which)),
  between: (least, most) => (which === 'least' ? least : most),
});

describe('G-187 a name that was taken down', () => {
  it('gives way to a number from I to MMMCMXCIX, never to none at all', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const number = numberIn(numberedName(id));
        expect(number).toBeGreaterThanOrEqual(1);
        expect(number).toBeLessThanOrEqual(3999);
        expect(numberIn(numberedHero(id))).toBe(number);
      }),
    );
  });

  it('gives way to the same number for ever: whoever is Realm DCCLXVIII today is so tomorrow', () => {
    expect(['one', 'two', 'three'].map(numberedName)).toEqual([
      'Realm MMMCCLXXII',
      'Realm DCCLXVIII',
      'Realm MMCMXCVIII',
    ]);
    // Among so many the least and the greatest number occur.
    const numbers = Array.from({ length: 20_000 }, (_, at) => numberIn(numberedName(`kingdom ${at}`)));
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([1, 3999]);
  });

  it('gives way to any of these numbers where its own is taken', () => {
    expect(anyNumberedName(always('least'))).toBe('Realm I');
    expect(anyNumberedName(always('most'))).toBe('Realm MMMCMXCIX');
  });
});
