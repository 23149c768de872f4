// What moderators ruled right of a question: which wordings are one, and how many are kept.
import { describe, expect, it } from 'vitest';
import { isRuledRight, ruledRight } from '@sigilla/engine/learning/ruling.ts';
import type { Ruling } from '@sigilla/engine/learning/ruling.ts';

const ruled = (wordings: readonly string[]): Ruling =>
  wordings.reduce<Ruling | null>((ruling, wording) => ruledRight(ruling, 'q', wording, 1), null) ??
  ruledRight(null, 'q', '', 1);

describe('a ruling', () => {
  it('compares words alone: macrons, capitals and stops do not count, another word does', () => {
    const ruling = ruled(['Puella currit.']);
    expect(isRuledRight(ruling, 'puellā  CURRIT!')).toBe(true);
    expect(isRuledRight(ruling, 'puella non currit')).toBe(false);
    expect(isRuledRight(null, 'puella currit')).toBe(false);
  });

  it('takes a wording once, and none that has no word in it', () => {
    expect(ruled(['Puella currit', 'puella currit?', '…', '']).wordings).toEqual(['puella currit']);
  });

  it('keeps the latest twenty: the oldest makes room', () => {
    const ruling = ruled(Array.from({ length: 22 }, (_, at) => `verbum ${at}`));
    expect(ruling.wordings).toHaveLength(20);
    expect(isRuledRight(ruling, 'verbum 1')).toBe(false);
    expect(isRuledRight(ruling, 'verbum 2')).toBe(true);
    expect(isRuledRight(ruling, 'verbum 21')).toBe(true);
  });
});
