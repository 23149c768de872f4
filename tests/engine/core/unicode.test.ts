// What the door lets in, whatever is sent: well-formed plain data and nothing else, at any depth.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { illFormed } from '@sigilla/engine/core/unicode.ts';

const HALVES = ['\uD800', 'a\uDC00b', '\uDBFF\uDBFF', '\uDFFF\uD83D\uDE00'];

describe('illFormed', () => {
  it('lets any JSON of well-formed text through', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const said: unknown = JSON.parse(JSON.stringify(value).toWellFormed());
        return illFormed(said) === null;
      }),
    );
  });

  it('finds half a character wherever it stands, as a key or a value', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom(...HALVES),
        fc.array(fc.constantFrom('list', 'value', 'key')),
        (beside, half, path) => {
          let value: unknown = half;
          for (const step of path) {
            if (step === 'list') value = [beside, value];
            else value = step === 'key' ? { [half]: value } : { a: beside, b: value };
          }
          return illFormed(value) !== null;
        },
      ),
    );
  });

  it('refuses what JSON can’t say, and comes to an end on knots and abysses', () => {
    for (const odd of [1n, Symbol('x'), () => 1, new Map(), new Set(), new Date(0), new Uint8Array(2)]) {
      expect(illFormed({ a: [odd] })).toMatch(/JSON/);
    }
    const knot: Record<string, unknown> = {};
    knot['self'] = knot;
    expect(illFormed(knot)).toBeNull();
    let abyss: unknown = '\uD800';
    for (let i = 0; i < 100_000; i += 1) abyss = [abyss];
    expect(illFormed(abyss)).not.toBeNull();
    expect(illFormed({ emoji: '👑', nothing: undefined, number: 1 })).toBeNull();
  });
});
