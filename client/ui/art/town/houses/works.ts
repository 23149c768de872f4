// Houses that take from wood and hill: the sawmill on the water, the mine.
// Invariant: each is known by what lies before it, logs or ore, and that grows with the level.

import { around, at, bar, disc, discPath, glow, line, n1 as f, poly, shape } from '../pen.ts';
import type { Marks } from '../pen.ts';
import { chimney } from '../masonry/onTheRoof.ts';
import { slope } from '../masonry/roofs.ts';
import { BOARDS, wall } from '../masonry/walls.ts';
import { wheel } from '../masonry/yard.ts';
import type { Grown } from './house.ts';

/** A hall on the water, its wheel, and logs. */
export const sawmill: Grown = (pen, level) => {
  const w = 44 + level * 5;
  const x = -w / 2 - 13;
  const blades = Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5 + 0.2;
    return `M${f(x + Math.cos(a) * 17)} ${f(-8 + Math.sin(a) * 17)}L${f(x + Math.cos(a) * 23)} ${f(-8 + Math.sin(a) * 23)}`;
  }).join('');
  return [
    ...wall(pen, -w / 2, w, 24, BOARDS),
    line(
      `M${f(-w / 2 + 2)} -6H${f(w / 2 - 2)}M${f(-w / 2 + 2)} -12H${f(w / 2 - 2)}M${f(-w / 2 + 2)} -18H${f(w / 2 - 2)}`,
      'timber-dark',
      1,
    ),
    ...slope(pen, [-w / 2 - 6, w / 2 + 6], [-w / 2 + 8, w / 2 - 8], -22, 24 + level * 2, 'tile'),
    shape('M2 0V-17H16V0Z', 'hall'),
    ...chimney(pen, -w * 0.2, -36, 12, false),
    line(blades, 'ink', 3),
    ...wheel(x, -8, 19, 5),
    ...Array.from({ length: Math.min(6, level + 2) }, (_, i) => {
      const col = i % 3;
      const row = Math.floor(i / 3);
      return [
        disc(w / 2 + 12 + col * 10 + row * 5, 4 - row * 8.6, 4.8, 'straw', 1.1),
        line(discPath(w / 2 + 12 + col * 10 + row * 5, 4 - row * 8.6, 2.1), 'timber-dark', 0.8),
      ];
    }).flat(),
  ];
};

/** A hill with a hole in it, and who comes out of the hole. */
export const mine: Grown = (pen, level) => {
  const W = 60 + level * 7;
  const cracks = Array.from({ length: 14 + level * 3 }, () => {
    const x = pen.wobble(0.8) * W;
    const y = -8 - pen.chance() * 44 * (1 - Math.abs(x) / W);
    return `M${f(x)} ${f(y)}l${f(3 + pen.chance() * 4)} ${f(5 + pen.chance() * 6)}`;
  }).join('');
  const adit = (x: number, s: number, y: number): Marks =>
    at(x, y, s, [
      shape('M-14 0L-11 -27H11L14 0Z', 'dark'),
      ...glow(0, -12, 20, 0.16),
      ...bar('M-13 0L-10.6 -27M13 0L10.6 -27M-15 -28H15', 'timber', 3.2),
    ]);
  return [
    shape(
      around([
        [-W, 4],
        [-W * 0.7, -24 - level * 2],
        [-W * 0.36, -54 - level * 5],
        [-W * 0.05, -72 - level * 6],
        [W * 0.22, -62 - level * 5],
        [W * 0.5, -66 - level * 5],
        [W * 0.8, -36],
        [W, 4],
      ]),
      'rock',
      1.6,
      true,
    ),
    line(cracks, 'ink', 0.9, 0.5),
    line(
      `M${f(-W * 0.36)} ${-50 - level * 5}l9 20l-6 12M${f(W * 0.22)} ${-58 - level * 5}l-6 22l8 14M${f(W * 0.5)} ${-62 - level * 5}l8 24`,
      'ink',
      1.2,
      0.7,
    ),
    ...(level >= 3
      ? at(W * 0.1, -64 - level * 5, 1, [
          ...bar('M-16 6L-3 -36M16 6L3 -36M-11 -8H11M-7 -22H7M-11 -8L7 -22M11 -8L-7 -22', 'timber', 1.5),
          ...wheel(0, -38, 9, 2),
          line('M9 -38V10', 'ink', 1.1),
        ])
      : []),
    ...adit(-W * 0.3, 1.05, 2),
    ...(level >= 4 ? adit(W * 0.42, 0.86, 1) : []),
    line(`M${f(-W * 0.3 - 5)} 3l-14 8M${f(-W * 0.3 + 5)} 3l-12 8`, 'ink', 1.3),
    ...at(-W * 0.3 - 8, 10, 0.95, [
      poly(
        pen,
        [
          [-12, -14],
          [12, -14],
          [9, -4],
          [-9, -4],
        ],
        'timber',
      ),
      shape('M-11 -14q2 -6 6 -4q3 -6 7 -2q5 -3 8 2q3 1 1 4Z', 'gold', 1.1),
      disc(-6, -2.4, 3.4, 'stone-dark', 1),
      disc(6, -2.4, 3.4, 'stone-dark', 1),
    ]),
    ...Array.from({ length: Math.min(5, level) }, (_, i) =>
      at(W * 0.08 + i * 12, 7 - (i % 2) * 3, 1, [
        shape('M-9 0Q-5 -9 0 -10Q6 -9 9 0Z', i % 2 === 0 ? 'gold' : 'stone-dark', 1.1),
      ]),
    ).flat(),
  ];
};
