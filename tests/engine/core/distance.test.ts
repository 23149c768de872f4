// How far two words lie apart is the same as by the textbook's whole table, in whichever order and however long they are.
import { assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from '@sigilla/engine/core/distance.ts';

/** The textbook's: every cell of the table. */
const byTheBook = (one: string, other: string): number => {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, at) => (row === 0 ? at : at === 0 ? row : 0)),
  );
  const cell = (row: number, at: number): number => table[row]?.[at] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1)
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      table[row]?.splice(
        at,
        1,
        Math.min(
          cell(row - 1, at) + 1,
          cell(row, at - 1) + 1,
          cell(row - 1, at - 1) + (isSame ? 0 : 1),
          isSwapped ? cell(row - 2, at - 2) + 1 : Infinity,
        ),
      );
    }
  return cell(one.length, other.length);
};

describe('distance', () => {
  it('counts what is left out, put in, exchanged and swapped', () => {
    expect(distance('soldier', 'solider', 2)).toBe(1);
    expect(distance('king', 'kin', 2)).toBe(1);
    expect(distance('king', 'ring', 2)).toBe(1);
    expect(distance('', 'ab', 2)).toBe(2);
    expect(distance('king', 'queen', 2)).toBe(3);
  });

  it('is that of the whole table up to the most that is asked for, and one more beyond it', () => {
    const words = string({ unit: constantFrom('a', 'b', 'c'), maxLength: 9 });
    assert(
      property(words, words, integer({ min: 0, max: 4 }), (one, other, most) => {
        expect(distance(one, other, most)).toBe(Math.min(byTheBook(one, other), most + 1));
      }),
    );
  });

  it('holds for words longer than any before them', () => {
    const long = 'abcdefghij'.repeat(30);
    expect(distance(long, `${long.slice(0, 150)}${long.slice(151)}`, 2)).toBe(1);
  });
});
