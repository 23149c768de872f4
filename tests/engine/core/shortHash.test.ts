import { sha256Hex } from '@sigilla/engine/core/random.ts';
import { shortDigest } from '@sigilla/engine/core/shortHash.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const hex = (words: Int32Array | null): string | null =>
  words === null ? null : Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

describe('the hash of a short text', () => {
  it('is SHA-256, whatever its letters and however many', () => {
    const letters = fc.string({ unit: 'binary-ascii', maxLength: 55 });
    fc.assert(
      fc.property(letters, (text) => hex(shortDigest(text)) === sha256Hex(text)),
      {
        numRuns: 1000,
      },
    );
    for (let length = 0; length <= 55; length += 1) {
      const text = 'seed'.repeat(14).slice(0, length);
      expect(hex(shortDigest(text))).toBe(sha256Hex(text));
    }
  });

  it('is left to the general hasher where a text is longer than a block, or not ASCII', () => {
    expect(shortDigest('x'.repeat(56))).toBeNull();
    expect(shortDigest('Wynn’s')).toBeNull();
  });
});
