// Houses that make and sell: the guild, the merchants’ hall, the covered market.
// Invariant: a level adds bays, rows or a wing; what the house is known by stands from the first.

import { at, bar, block, disc, line, n1 as f, poly, shape, wash } from '../pen.ts';
import type { Marks } from '../pen.ts';
import { gableHouse } from '../masonry/bodies.ts';
import { chimney, flag } from '../masonry/onTheRoof.ts';
import { door, opening } from '../masonry/openings.ts';
import { cone, slope } from '../masonry/roofs.ts';
import { beams, courses, PALE, PLASTER, wall } from '../masonry/walls.ts';
import type { Grown } from './house.ts';

/** Stepped gables, an anvil over the door, and the apprentices’ wing. */
export const guild: Grown = (pen, level) => {
  const w = 54 + level * 8;
  const h = 32 + level * 5;
  const rise = w * 0.6;
  const steps = 4;
  let d = `M${f(-w / 2)} ${-h}`;
  for (let i = 0; i < steps; i += 1)
    d += `V${f(-h - ((i + 1) * rise) / steps)}H${f(-w / 2 + ((i + 1) * w) / 2 / steps - 3)}`;
  d += `V${f(-h - rise - 8)}H4V${f(-h - rise)}`;
  for (let i = steps - 1; i >= 0; i -= 1)
    d += `H${f(w / 2 - (i * w) / 2 / steps)}V${f(-h - (i * rise) / steps)}`;
  const panes = Math.max(2, Math.min(5, level));
  const arches = Math.max(2, Math.round(w / 22));
  const wing =
    level >= 4
      ? at(w / 2 + 14, 0, 1, [
          ...wall(pen, -15, 30, h * 0.9, PLASTER),
          ...beams(-15, 0, 30, h * 0.9, 'knee'),
          ...slope(pen, [-18, 18], [-11, 11], -h * 0.9 + 2, 20, 'tile'),
          ...opening(0, -h * 0.4, 9, 12, 'square'),
          ...chimney(pen, 8, -h * 0.9 - 12, 16),
        ])
      : [];
  const y = -h - rise * 0.45;
  return at(level >= 4 ? -13 : 0, 0, 1, [
    ...wing,
    ...wall(pen, -w / 2, w, h, PLASTER),
    shape(`${d}Z`, 'tile', 1.4, true),
    ...courses(pen, -w / 4, -h - rise * 0.6, w / 2, rise * 0.6, 7, 0.5),
    wash(
      `M${f(w * 0.2)} ${-h - 1}V${f(-h - rise * 0.55)}H${f(w * 0.34)}V${f(-h - rise * 0.28)}H${f(w / 2 - 1)}V${-h - 1}Z`,
      'tile-dark',
    ),
    disc(0, y, 8 + level * 0.8, 'gold-light', 1.3),
    shape(
      `M-7 ${f(y - 4)}H5Q8 ${f(y - 4)} 9 ${f(y - 1)}Q4 ${f(y - 1)} 3 ${f(y + 2)}L4 ${f(y + 5)}H-5L-4 ${f(y + 2)}Q-6 ${f(y + 1)} -7 ${f(y - 4)}Z`,
      'dark',
      0.6,
    ),
    ...Array.from({ length: panes }, (_, i) =>
      opening(-w / 2 + (w * (i + 0.5)) / panes, -h + 24, (w / panes) * 0.42, 18, 'point'),
    ).flat(),
    ...Array.from({ length: arches }, (_, i) => {
      const x = -w / 2 + (w * (i + 0.5)) / arches;
      return shape(
        `M${f(x - 8)} 0V-9A8 8 0 0 1 ${f(x + 8)} -9V0Z`,
        i === Math.floor(arches / 2) ? 'timber' : 'hall',
        1.2,
      );
    }),
    ...(level >= 3 ? flag(0, -h - rise - 8, 16, 20, 'other') : []),
  ]);
};

/** Awnings, scales over the gable, and a clock that agrees with the merchants. */
export const merchants: Grown = (pen, level) => {
  const w = 58 + level * 8;
  const h = 46 + level * 5;
  const bays = 2 + Math.ceil(Math.min(5, level) / 2);
  const bay = (i: number): number => -w / 2 + (w * (i + 0.5)) / bays;
  return [
    ...(level >= 3
      ? at(w / 2 - 6, 0, 1, [
          ...wall(pen, -14, 28, h + 36, PLASTER),
          ...beams(-14, -h, 28, 36, 'knee'),
          ...cone(pen, 0, 38, -h - 36, 32, 'copper'),
          disc(0, -h - 18, 9, 'gold-light', 1.3),
          line(`M0 ${-h - 18}v-6M0 ${-h - 18}l4 2`, 'ink', 1.4),
        ])
      : []),
    ...wall(pen, -w / 2, w, 24, PALE),
    block(pen, [-w / 2 - 5, w / 2 + 5], [-24, -h], 'plaster', 1.4, true),
    wash(`M${f(w * 0.2)} -25V${-h + 1}H${f(w / 2 + 4)}V-25Z`, 'plaster-dark'),
    ...beams(-w / 2 - 5, -24, w + 10, h - 24),
    ...slope(pen, [-w / 2 - 12, w / 2 + 12], [-w / 2 + 10, w / 2 - 10], -h + 3, 32 + level * 2),
    ...Array.from({ length: bays }, (_, i) => opening(bay(i), -h * 0.5 - 6, 9, 12, 'square')).flat(),
    ...Array.from({ length: bays }, (_, i): Marks => {
      const x = bay(i);
      if (i === 0) return door(x, 12, 19);
      return [
        shape(`M${f(x - 8)} 0V-15H${f(x + 8)}V0Z`, 'hall', 1.1),
        shape(
          `M${f(x - 11)} -12L${f(x - 8)} -20H${f(x + 8)}L${f(x + 11)} -12q-2.7 3 -5.5 0q-2.7 3 -5.5 0q-2.7 3 -5.5 0q-2.7 3 -5.5 0Z`,
          i % 2 === 0 ? 'other' : 'cloth',
          1.1,
        ),
        line(`M${f(x - 3)} -20L${f(x - 4)} -12M${f(x + 3)} -20L${f(x + 4)} -12`, 'linen', 1.6),
      ];
    }).flat(),
    ...at(0, -h - 12, 1, [
      block(pen, [-13, 13], [0, -20], 'plaster'),
      poly(
        pen,
        [
          [-18, -18],
          [0, -36],
          [18, -18],
        ],
        'tile',
        1.4,
        true,
      ),
      line('M0 -17V-5M-7 -14H7M-7 -14l-3 6h6ZM7 -14l-3 6h6ZM-4 -4h8', 'ink', 1.2),
    ]),
    ...(level >= 2 ? flag(-w / 2 + 12, -h - 30, 14, 16, 'green') : []),
  ];
};

/** Covered rows of stalls about a market cross: more rows, more streets, more voices. */
export const market: Grown = (pen, level) => {
  const rows = Math.min(5, level + 1);
  const stall = (x: number, i: number): Marks =>
    at(x, 0, 1, [
      ...bar('M-15 0V-28M15 0V-28', 'timber', 1.8),
      shape('M-15 -6H15V0H-15Z', 'timber', 1.2),
      wash(
        'M-12 -6q3 -6 6 0q3 -6 6 0q3 -6 6 0q3 -6 6 0Z',
        (['gold', 'rust', 'green', 'straw'] as const)[i % 4] ?? 'gold',
      ),
      shape(
        'M-20 -26L-14 -40H14L20 -26q-5 4 -10 0q-5 4 -10 0q-5 4 -10 0q-5 4 -10 0Z',
        i % 2 === 0 ? 'cloth' : 'other',
        1.3,
        true,
      ),
      line('M-9 -39L-11 -26M0 -39V-25M9 -39L11 -26', 'linen', 2.4),
    ]);
  const span = rows * 36;
  return [
    ...(level >= 3 ? at(-span * 0.22, -4, 0.9, gableHouse(pen, 34, 2, 'slate').marks) : []),
    ...(level >= 2 ? at(span * 0.2, -4, 0.86, gableHouse(pen, 36, level >= 4 ? 3 : 2, 'tile').marks) : []),
    ...Array.from({ length: rows }, (_, i) => stall(-span / 2 + 18 + i * 36, i)).flat(),
    ...at(0, 8, 1, [
      shape('M-12 0L-8 -6H8L12 0Z', 'stone', 1.2),
      ...bar('M0 -6V-40', 'stone-light', 3),
      line('M-6 -34H6', 'ink', 3),
      disc(0, -44, 3.4, 'gold', 1),
    ]),
  ];
};
