// What two hosts wear against each other: their houses' own tinctures, told apart by every eye.
import { describe, expect, it } from 'vitest';
import { blazon, liveryOf } from '@sigilla/client/ui/art/blazon.ts';
import { liveriesOf } from '@sigilla/client/ui/art/livery.ts';

type Triple = readonly [number, number, number];

const linear = (hex: string): Triple => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
};

/** How the whole eye sees, and eyes without one of its three cones (Machado, Oliveira and Fernandes, 2009). */
const EYES: readonly (readonly [Triple, Triple, Triple])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
];

const dot = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z;

/** A colour in OKLab, where distances are those that are seen. */
const seen = (hex: string, eye: (typeof EYES)[number]): Triple => {
  const rgb = eye.map((row) => Math.max(0, dot(row, linear(hex)))) as unknown as Triple;
  const cones: Triple = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], rgb)),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], rgb)),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], rgb)),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
};

/** How far apart two colours are to the eye that tells them apart worst. */
const apart = (one: string, other: string): number =>
  Math.min(
    ...EYES.map((eye) => {
      const [a, b] = [seen(one, eye), seen(other, eye)];
      return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    }),
  );

const NAMES = Array.from({ length: 60 }, (_, i) => `Kingdom ${i}`);
const PAIRS = NAMES.flatMap((one, i) => NAMES.slice(i).map((other) => [one, other] as const));

describe('the liveries of two hosts', () => {
  it('are as far apart as the blue and the red that sides wore, to every eye', () => {
    const least = apart('#2c5288', '#a93a22');
    for (const [one, other] of PAIRS) {
      const [ours, theirs] = liveriesOf(one, other);
      expect(apart(ours.side, theirs.side), `${one} against ${other}`).toBeGreaterThanOrEqual(least);
    }
  });

  it('are of the tinctures of their houses, the first of both where the two tell them apart', () => {
    const words: Readonly<Record<string, string>> = {
      azure: 'blue',
      gules: 'red',
      vert: 'green',
      purpure: 'purple',
      sable: 'black',
      or: 'gold',
      argent: 'white',
    };
    const ownOf = (name: string): string[] =>
      liveryOf(blazon(name).coat).map((tincture) => words[tincture] ?? '');
    let first = 0;
    for (const [one, other] of PAIRS) {
      const [ours, theirs] = liveriesOf(one, other);
      expect(ownOf(one)).toContain(ours.word);
      expect(ownOf(other)).toContain(theirs.word);
      if (ours.word === ownOf(one)[0] && theirs.word === ownOf(other)[0]) first += 1;
    }
    expect(first).toBeGreaterThan(PAIRS.length / 3);
  });

  it('bear a device that is seen on the cloth', () => {
    for (const [one, other] of PAIRS)
      for (const { side, sideLight } of liveriesOf(one, other))
        expect(apart(side, sideLight), `${side} ${sideLight}`).toBeGreaterThan(0.12);
  });

  it('are the same to whoever looks', () => {
    expect(liveriesOf('Aquilonia', 'Nordmark')).toEqual(liveriesOf('Aquilonia', 'Nordmark'));
    expect(liveriesOf('Aquilonia', 'Aquilonia').map(({ word }) => word)).toHaveLength(2);
  });
});
