// The word of the day: chosen by the date, and every word once before any comes again.
import { describe, expect, it } from 'vitest';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { wordOfDay, wordsWorthADay } from '@sigilla/engine/latin/dictionary/wordOfDay.ts';

const DAY_MS = 86_400_000;
const day = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

describe('the word of the day', () => {
  const words = wordsWorthADay(readLexicon());

  it('is of years of words that all have something to tell', () => {
    expect(words.length).toBeGreaterThan(365 * 5);
    for (const { id, examples, etym, related, flags } of words) {
      expect.soft(examples.length, id).toBeGreaterThan(0);
      expect.soft(related.length, id).toBeGreaterThan(0);
      expect.soft(etym, id).not.toMatch(/^Origin (unknown|disputed)\.$/);
      expect.soft(flags, id).not.toContain('proper');
    }
  });

  it('is the same all day and another the next, and none comes again before all have', () => {
    expect(wordOfDay(words, '2026-11-30')).toBe(wordOfDay(words, '2026-11-30'));
    const met = new Set(words.map((_, at) => wordOfDay(words, day(20_000 + at))?.id));
    expect(met.size).toBe(words.length);
  });

  it('is told of a day before 1970 too, and of no lexicon without such words', () => {
    expect(wordOfDay(words, '1453-05-29')).toBeDefined();
    expect(wordOfDay([], '2026-11-30')).toBeUndefined();
  });
});
