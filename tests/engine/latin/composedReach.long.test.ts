// Fifteen thousand sentences use two thousand words of the lexicon.
import { expect, it } from 'vitest';
import { reachOf } from './composedReach.ts';

it('uses two thousand words', () => {
  expect(reachOf(1_500).words.size).toBeGreaterThanOrEqual(2_000);
}, 600_000);
