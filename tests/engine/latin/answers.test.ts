// How well graders judge answers that no key lists: the goals of the learning area, measured over the table of answers.
import { describe, expect, it } from 'vitest';
import { gradingRates } from './answers.ts';

const rates = gradingRates();

describe('graders', () => {
  it.each([
    ['accept four fifths of good English answers', rates.goodEnglish, 0.8],
    ['accept nineteen of twenty good Latin answers', rates.goodLatin, 0.95],
    ['refuse nineteen of twenty wrong English answers', rates.wrongEnglish, 0.95],
    ['refuse nineteen of twenty wrong Latin answers', rates.wrongLatin, 0.95],
  ])('%s', (_, { right, of, misjudged }, goal) => {
    expect(right / of, misjudged.join(' | ')).toBeGreaterThanOrEqual(goal);
  });
});
