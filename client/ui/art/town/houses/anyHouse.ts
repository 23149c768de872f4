// A house nobody has drawn by name: put together from its category, its tier and its id, so that whatever content may yet name stands in
// the town, looks like what it is for, and looks like no other.

import { at, bar, disc, line, n1 as f, shape } from '../pen.ts';
import type { Marks, Pen, Pigment } from '../pen.ts';
import { coneTower, gableHouse, merlonTower } from '../masonry/bodies.ts';
import { chimney, flag } from '../masonry/onTheRoof.ts';
import { colonnade, door, opening, slits } from '../masonry/openings.ts';
import { cone, slope } from '../masonry/roofs.ts';
import type { Roof } from '../masonry/roofs.ts';
import { beams, crenels, PALE, PLASTER, wall } from '../masonry/walls.ts';
import { dome, rays } from './learning.ts';
import type { Ground, House } from './house.ts';

export type TownCategory = 'economic' | 'military' | 'magical' | 'specialized';
export type TownTier = 'basic' | 'advanced' | 'elite' | 'ultimate' | 'legendary';

const TIERS: readonly TownTier[] = ['basic', 'advanced', 'elite', 'ultimate', 'legendary'];

const pickFrom = <T>(pen: Pen, choices: readonly [T, ...T[]]): T =>
  choices[Math.min(choices.length - 1, Math.floor(pen.chance() * choices.length))] ?? choices[0];

interface Plan {
  readonly pen: Pen;
  readonly level: number;
  /** 0 basic to 4 legendary. */
  readonly rank: number;
}

/** What the highest tiers bear over the door, so that they are told from afar. */
const crown = ({ rank }: Plan, x: number, y: number): Marks =>
  rank < 3
    ? []
    : [
        line(`M${f(x)} ${f(y)}v-10`, 'ink', 1.6),
        disc(x, y - 13, 3.6 + rank * 0.4, 'gold-light', 1),
        ...(rank === 4 ? [line(rays(x, y - 13, 7, 14), 'gold', 1.5)] : []),
      ];

const economic = (plan: Plan): Marks => {
  const { pen, level, rank } = plan;
  const roof = pickFrom<Roof>(pen, ['tile', 'slate', 'thatch', 'tile']);
  const w = 46 + rank * 7 + level * 6;
  const h = 24 + rank * 6 + level * 2;
  const kind = pickFrom(pen, ['hall', 'gable', 'yard']);
  const sign = pickFrom<Pigment>(pen, ['gold', 'cloth', 'green', 'other']);
  const beside =
    level >= 2 && kind !== 'hall'
      ? at(-w / 2 - 8, 0, 0.8, gableHouse(pen, 34, Math.min(3, rank + 1), roof).marks)
      : [];
  const store =
    level >= 3 && kind === 'yard'
      ? at(w / 2 + 12, 0, 0.8, [...wall(pen, -16, 32, 34, PLASTER), ...cone(pen, 0, 44, -32, 26, 'thatch')])
      : [];
  return [
    ...beside,
    ...store,
    ...wall(pen, -w / 2, w, h, rank >= 2 ? PALE : PLASTER),
    ...(rank >= 2 ? [] : beams(-w / 2, 0, w, h)),
    ...slope(pen, [-w / 2 - 6, w / 2 + 6], [-w / 2 + 9, w / 2 - 9], -h + 3, 22 + rank * 3 + level, roof),
    ...door(-w * 0.2, 12, 18),
    ...Array.from({ length: 1 + Math.floor(level / 2) }, (_, i) =>
      opening(w * 0.08 + i * 13, -7, 8, 11, 'square'),
    ).flat(),
    ...chimney(pen, w * 0.26, -h - 12, 14),
    line(`M${f(-w * 0.2 + 9)} -20h10v4`, 'ink', 1.4),
    shape(`M${f(-w * 0.2 + 13)} -16h10v9h-10Z`, sign, 1),
    ...(rank >= 1 ? flag(-w * 0.3, -h - 16, 14, 16, 'other') : []),
    ...crown(plan, 0, -h - 20 - rank * 3 - level),
  ];
};

const military = (plan: Plan): Marks => {
  const { pen, level, rank } = plan;
  const half = 28 + rank * 5 + level * 5;
  const h = 28 + rank * 5 + level * 2;
  const round = pen.chance() < 0.5;
  const tall = h + 20 + rank * 6 + level * 4;
  return [
    ...(level >= 3 || rank >= 3
      ? at(
          0,
          0,
          1,
          coneTower(pen, {
            w: 28,
            h: tall + 6,
            rise: 32,
            roof: 'cloth',
            banner: { pole: 14, cloth: 'other' },
          }),
        )
      : []),
    ...wall(pen, -half, half * 2, h),
    ...(rank >= 2
      ? crenels(pen, -half, half, -h)
      : slope(pen, [-half - 5, half + 5], [-half + 8, half - 8], -h + 2, 24, level > 1 ? 'tile' : 'thatch')),
    ...(round
      ? at(-half, 0, 1, coneTower(pen, { w: 24, h: tall - 14, rise: 26, roof: 'cloth' }))
      : merlonTower(pen, -half, 24, tall - 10)),
    ...(level >= 2 ? [...merlonTower(pen, half, 24, tall - 16), ...flag(half, -tall + 7, 14, 17)] : []),
    ...slits([
      [-half * 0.5, -h * 0.45],
      [half * 0.5, -h * 0.45],
    ]),
    ...door(0, 16, 22),
    ...[-0.3, 0.3].map((x) =>
      shape(`M${f(half * x * 2 - 5)} ${f(-h + 6)}h10v6q0 5 -5 7q-5 -2 -5 -7Z`, x < 0 ? 'cloth' : 'gold', 1.1),
    ),
    ...bar(`M${f(half + 16)} 0v-26M${f(half + 8)} -20h16`, 'timber', 1.8),
    ...crown(plan, 0, -tall - 56),
  ];
};

const magical = (plan: Plan): Marks => {
  const { pen, level, rank } = plan;
  const H = 44 + rank * 12 + level * 16;
  const roof = pickFrom<Roof>(pen, ['slate', 'copper', 'other', 'slate']);
  const w = 24 + rank * 3 + level;
  const sign = pickFrom(pen, ['star', 'orb', 'moon']);
  const y = -H - 52 - rank * 2;
  return [
    ...(level >= 3 ? at(-w / 2 - 10, 0, 1, coneTower(pen, { w: 16, h: H * 0.56, rise: 26, roof })) : []),
    ...(level >= 2 ? at(w / 2 + 10, 0, 1, coneTower(pen, { w: 18, h: H * 0.42, rise: 24, roof })) : []),
    ...wall(pen, -w / 2, w, H),
    shape(
      `M${f(-w / 2 - 4)} ${-H + 4}L${f(-w / 2 - 6)} ${-H - 2}H${f(w / 2 + 6)}L${f(w / 2 + 4)} ${-H + 4}Z`,
      'stone-light',
      1.2,
    ),
    ...cone(pen, 0, w + 14, -H - 2, 44 + rank * 2, roof, pen.wobble(6)),
    ...Array.from({ length: Math.max(1, Math.floor(H / 34)) }, (_, i) =>
      opening(i % 2 === 0 ? -3 : 4, -20 - i * 32, 7, 13, 'point'),
    ).flat(),
    ...door(0, 12, 18),
    ...(sign === 'moon'
      ? [shape(`M-3 ${y - 8}A8 8 0 1 0 6 ${y + 4}A7 7 0 1 1 -3 ${y - 8}Z`, 'gold-light', 1)]
      : [
          disc(0, y, sign === 'orb' ? 5.4 : 3, 'gold-light', 1.1),
          line(rays(0, y, sign === 'orb' ? 8 : 4, sign === 'orb' ? 15 : 13, 8 + rank), 'gold', 1.5),
        ]),
    ...crown(plan, w / 2 + 10, -H * 0.42 - 20),
  ];
};

const specialized = (plan: Plan): Marks => {
  const { pen, level, rank } = plan;
  const w = 52 + rank * 8 + level * 7;
  const h = 28 + rank * 4 + level * 2;
  const domed = pen.chance() < 0.55 || rank >= 3;
  const roof = pickFrom<Roof>(pen, ['slate', 'copper', 'tile']);
  return [
    ...(domed
      ? dome(pen, 30 + rank * 4, h + 16 + level * 3)
      : at(-w * 0.28, 0, 1, coneTower(pen, { w: 20, h: h + 22 + level * 2, rise: 26, roof }))),
    ...(level >= 3
      ? [-1, 1].flatMap((side) =>
          at(side * (w / 2 - 6), 0, 1, coneTower(pen, { w: 16, h: h + 14, rise: 20, roof })),
        )
      : []),
    ...wall(pen, -w / 2, w, h, PALE),
    ...slope(pen, [-w / 2 - 5, w / 2 + 5], [-w / 2 + 8, w / 2 - 8], -h + 2, 16, roof),
    ...colonnade(-w / 2 + 4, w / 2 - 4, h, Math.min(7, 2 + level)),
    shape(`M-13 ${-h - 3}L0 ${-h - 17}L13 ${-h - 3}Z`, 'stone-light', 1.3, true),
    ...flag(w / 2 - 6, -h - 12, 16, 17, 'cloth'),
    ...crown(plan, 0, -h - 16 - (domed ? 30 + rank * 4 + level * 3 : 0)),
  ];
};

const BY_CATEGORY: Readonly<
  Record<TownCategory, { readonly ground: Ground; readonly build: (plan: Plan) => Marks }>
> = {
  economic: { ground: 'street', build: economic },
  military: { ground: 'yard', build: military },
  magical: { ground: 'hill', build: magical },
  specialized: { ground: 'bank', build: specialized },
};

/** The house of an unknown id. */
export const anyHouse = (category: TownCategory, tier: TownTier): House => {
  const { ground, build } = BY_CATEGORY[category];
  return { ground, draw: (pen, level) => build({ pen, level, rank: TIERS.indexOf(tier) }) };
};
