// The seat of the realm. It is nobody's to build: it rises with all that was built (kingdom.md 4, status).

import { at, line, shape } from '../pen.ts';
import { coneTower, merlonTower, sideHouse } from '../masonry/bodies.ts';
import { flag } from '../masonry/onTheRoof.ts';
import { door, opening, slits } from '../masonry/openings.ts';
import { crenels, wall } from '../masonry/walls.ts';
import type { Grown } from './house.ts';

const RISE = [0.62, 0.62, 0.76, 0.9, 1] as const;

/** From a thatched hall to towers on a rock; `level` 1 to 5. */
export const keep: Grown = (pen, level) => {
  if (level <= 1)
    return [
      ...sideHouse(pen, 86, 26, 40, 'thatch'),
      ...door(0, 14, 20),
      ...opening(-26, -6, 7, 9, 'square'),
      ...opening(26, -6, 7, 9, 'square'),
      ...flag(0, -62, 26, 24),
    ];
  const k = RISE[Math.min(level, 5) - 1] ?? 1;
  return [
    ...(level >= 3
      ? at(
          -52 * k,
          0,
          k,
          coneTower(pen, { w: 40, h: 142, rise: 52, roof: 'cloth', banner: { pole: 18, cloth: 'other' } }),
        )
      : []),
    ...(level >= 4
      ? at(
          58 * k,
          0,
          k,
          coneTower(pen, { w: 44, h: 120, rise: 50, roof: 'cloth', banner: { pole: 18, cloth: 'other' } }),
        )
      : []),
    ...at(4, 0, k, [
      ...coneTower(pen, { w: 66, h: 196, rise: 78, roof: 'other', banner: { pole: 30, cloth: 'cloth' } }),
      ...opening(-12, -140, 9, 17),
      ...opening(12, -140, 9, 17),
      ...opening(-12, -104, 8, 14),
      ...opening(12, -104, 8, 14),
      line('M-30 -92h60M-30 -158h60', 'ink', 1, 0.7),
    ]),
    ...(level >= 3
      ? at(0, 0, k, [
          ...wall(pen, -112, 224, 58),
          ...crenels(pen, -112, 112, -58),
          ...slits([
            [-88, -28],
            [-64, -28],
            [62, -28],
            [86, -28],
          ]),
          ...merlonTower(pen, -112, 38, 88),
          ...merlonTower(pen, 112, 38, 96),
          ...slits([
            [-112, -54],
            [112, -60],
          ]),
          ...(level >= 5 ? flag(112, -104, 22, 22) : []),
          ...merlonTower(pen, -22, 20, 74),
          ...merlonTower(pen, 22, 20, 74),
          ...wall(pen, -14, 28, 64, { fill: 'stone-light', dark: 'stone' }),
          ...crenels(pen, -14, 14, -64, 'stone-light', 6),
          shape('M-11 0V-24A11 11 0 0 1 11 -24V0Z', 'hall'),
          line('M-7 0V-31M-2.4 0V-34M2.4 0V-34M7 0V-31M-10 -8H10M-10 -18H10', 'timber', 1.3),
          shape('M-8 -58h16v9q0 8 -8 11q-8 -3 -8 -11Z', 'cloth', 1),
        ])
      : [...door(4, 16, 24)]),
  ];
};
