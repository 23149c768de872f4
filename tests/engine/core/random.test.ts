// A stream that is made with its first draw is the stream that it makes, and is made for nobody who does not draw.
import { expect, it, vi } from 'vitest';
import { randomFrom, randomWhenDrawn } from '@sigilla/engine/core/random.ts';

const SEED = '00112233445566778899aabbccddeeff';

it('draws the same as the stream that it makes, which is made with the first draw and once', () => {
  const make = vi.fn(() => randomFrom(SEED));
  const drawn = randomWhenDrawn(make);
  expect(make).not.toHaveBeenCalled();
  const draws = (random: typeof drawn): unknown[] => [
    random.next(),
    random.below(7),
    random.between(3, 9),
    random.chance(500),
    random.pick(['a', 'b', 'c', 'd']),
    random.weighted([1, 5, 2]),
  ];
  expect(draws(drawn)).toEqual(draws(randomFrom(SEED)));
  expect(make).toHaveBeenCalledTimes(1);
});
