// Ids, seeds and tokens that come out the same at every run, so that a test that lets chance play can be played again.
import { randomFrom } from '@sigilla/engine/core/random.ts';
import type { Ids } from '@sigilla/server/ids.ts';

const URL_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const HEX = '0123456789abcdef';

/** Ids drawn from `seed` (32 hex digits): those of one seed are alike in every run and each occurs once. */
export const predictableIds = (seed: string): Ids => {
  const random = randomFrom(seed);
  const text = (alphabet: string, length: number): string =>
    Array.from({ length }, () => alphabet.charAt(random.below(alphabet.length))).join('');
  return {
    id: () => text(URL_SAFE, 21),
    seed: () => text(HEX, 32),
    token: () => text(URL_SAFE, 43),
    below: (bound) => random.below(bound),
  };
};
