// How well graders judge answers that no key lists: the goals of the learning area, measured over the table of answers.
import { describe, expect, it } from 'vitest';
import { gradingRates } from './answers.ts';

const rates = gradingRates();

describe('graders', () => {
  it.each([
    ['accept nineteen of twenty good English answers', rates.goodEnglish, 0.95],
    ['accept nineteen of twenty good Latin answers', rates.goodLatin, 0.95],
    ['call nine of ten English answers with one slip close', rates.closeEnglish, 0.9],
    ['call nine of ten Latin answers with one slip close', rates.closeLatin, 0.9],
    ['refuse nearly every wrong English answer', rates.wrongEnglish, 0.999],
    ['refuse nearly every wrong Latin answer', rates.wrongLatin, 0.999],
  ])('%s', (_, { right, of, misjudged }, goal) => {
    expect(right / of, misjudged.join('\n')).toBeGreaterThanOrEqual(goal);
  });
});
