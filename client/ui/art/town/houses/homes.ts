// Where a realm's people live: the town itself, its roofs about a square.
// Invariant: a level adds houses and takes none away.

import { at, line, poly } from '../pen.ts';
import { gableHouse } from '../masonry/bodies.ts';
import { chimney } from '../masonry/onTheRoof.ts';
import type { Roof } from '../masonry/roofs.ts';
import type { Grown } from './house.ts';

const GABLES: readonly (readonly [x: number, w: number, storeys: number, roof: Roof])[] = [
  [0, 40, 1, 'thatch'],
  [-44, 38, 1, 'tile'],
  [43, 40, 2, 'tile'],
  [-84, 36, 2, 'slate'],
  [84, 36, 1, 'thatch'],
  [-22, 34, 2, 'tile'],
  [22, 36, 2, 'slate'],
];

/** Roofs, a square, and the well that everyone blames. */
export const town: Grown = (pen, level) => {
  const front = GABLES.slice(0, Math.min(5, level + 1)).toSorted((a, b) => a[0] - b[0]);
  const behind = GABLES.slice(5, 5 + Math.max(0, level - 3));
  return [
    ...behind.flatMap(([x, w, storeys, roof]) =>
      at(x, -2, 0.86, gableHouse(pen, w, storeys + 1, roof).marks),
    ),
    ...front.flatMap(([x, w, storeys, roof], i) => {
      const { marks, top } = gableHouse(pen, w, storeys, roof);
      return at(x, 0, 0.92, [
        ...(i % 2 === 0 ? chimney(pen, w * 0.34, top * 0.72, 26, true, i % 4 === 0 ? -1 : 1) : []),
        ...marks,
      ]);
    }),
    ...at(26, 8, 1, [
      poly(
        pen,
        [
          [-9, 0],
          [-8, -9],
          [8, -9],
          [9, 0],
        ],
        'stone',
      ),
      line('M-7 -9V-24M7 -9V-24M-7 -18H7M0 -18v8', 'timber-dark', 1.8),
      poly(
        pen,
        [
          [-11, -23],
          [0, -31],
          [11, -23],
        ],
        'tile',
        1.2,
      ),
    ]),
  ];
};
