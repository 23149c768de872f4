// A stream that is made with its first draw is the stream that it makes, and is made for nobody who does not draw; streams one after another are
// each begun by four draws of one that is forked once.
import { expect, it, vi } from 'vitest';
import { randomFork, randomFrom, randomStreams, randomWhenDrawn } from '@sigilla/engine/core/random.ts';

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

it('begins each of the streams that follow one another by the next four draws of the one that they come from', () => {
  const source = randomFork(SEED, 'odds');
  const word = (): string => source.next().toString(16).padStart(8, '0');
  for (const stream of randomStreams(SEED, 'odds').take(50)) {
    const same = randomFrom(word() + word() + word() + word());
    for (let draw = 0; draw < 20; draw += 1) expect(stream.next()).toBe(same.next());
  }
});

it('begins the same streams from the same seed and labels, and others from others', () => {
  const first = (seed: string, label: string): readonly number[] =>
    randomStreams(seed, label)
      .take(3)
      .map((stream) => stream.next())
      .toArray();
  expect(first(SEED, 'odds')).toEqual(first(SEED, 'odds'));
  expect(first(SEED, 'odds')).not.toEqual(first(SEED, 'forecast'));
  expect(first(SEED, 'odds')).not.toEqual(first('f'.repeat(32), 'odds'));
});
