// Which house stands for a building: its own drawing where its id has one, otherwise one composed from its category and tier.
// Invariants: the same kind at the same level and number is the same drawing; a kind keeps its place's measure whatever its level, so that
// growing moves no neighbour.

import { boundsOf } from './bounds.ts';
import type { Box } from './bounds.ts';
import { anyHouse } from './houses/anyHouse.ts';
import type { TownCategory, TownTier } from './houses/anyHouse.ts';
import { barracks, council, fortress, stable, workshop } from './houses/arms.ts';
import { farm, granary } from './houses/harvest.ts';
import { town } from './houses/homes.ts';
import type { Ground, House } from './houses/house.ts';
import { academy, embassy, lodge, mageTower, node, sanctuary } from './houses/learning.ts';
import { guild, market, merchants } from './houses/trade.ts';
import { mine, sawmill } from './houses/works.ts';
import { at, gathered, penFor } from './pen.ts';
import type { Marks } from './pen.ts';

/** A building as the town knows it: content's own words for it. */
export interface TownKind {
  readonly id: string;
  readonly category: TownCategory;
  readonly tier: TownTier;
  readonly maxLevel: number;
}

/** Houses drawn by name. */
const DRAWN: Readonly<Record<string, House>> = {
  town: { ground: 'street', draw: town },
  farm: { ground: 'street', draw: farm },
  granary: { ground: 'street', draw: granary },
  guild: { ground: 'street', draw: guild },
  merchant_guild: { ground: 'street', draw: merchants },
  trade_district: { ground: 'yard', draw: market },
  sawmill: { ground: 'bank', draw: sawmill },
  mine: { ground: 'hill', draw: mine },
  barracks: { ground: 'yard', draw: barracks },
  stable: { ground: 'yard', draw: stable },
  siege_workshop: { ground: 'yard', draw: workshop },
  war_council: { ground: 'yard', draw: council },
  fortress: { ground: 'hill', draw: fortress },
  mage_tower: { ground: 'hill', draw: mageTower },
  mana_node: { ground: 'bank', draw: node },
  sanctuary: { ground: 'hill', draw: sanctuary },
  academy: { ground: 'hill', draw: academy },
  surveyors_lodge: { ground: 'bank', draw: lodge },
  embassy: { ground: 'bank', draw: embassy },
};

const houseOf = ({ id, category, tier }: TownKind): House =>
  (Object.hasOwn(DRAWN, id) ? DRAWN[id] : undefined) ?? anyHouse(category, tier);

export const groundOf = (kind: TownKind): Ground => houseOf(kind).ground;

/** The most that is drawn of a kind: what grows beyond is told by its numeral. */
const TALLEST = 5;

/** Lesser houses of the same kind behind the first: their scale, where, and from how many on. */
const OTHERS = [
  { from: 2, side: -1 },
  { from: 5, side: 1 },
] as const;
const LESSER = 0.55;

const remembered = <T>(make: (kind: TownKind, level: number, quantity: number) => T) => {
  const kept = new Map<string, T>();
  return (kind: TownKind, level: number, quantity: number): T => {
    const others = OTHERS.filter(({ from }) => quantity >= from).length;
    const key = `${kind.id}/${kind.category}/${kind.tier}/${Math.min(level, TALLEST)}/${others}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(kind, Math.max(1, Math.min(level, TALLEST)), quantity);
    kept.set(key, made);
    return made;
  };
};

const single = (kind: TownKind, level: number): Marks => houseOf(kind).draw(penFor(kind.id, level), level);

/** How far a kind may reach at any level: the ground that is kept for it. */
const reach = remembered((kind): Box => {
  const grown = Array.from({ length: Math.min(kind.maxLevel, TALLEST) }, (_, i) =>
    boundsOf(single(kind, i + 1)),
  );
  return {
    left: Math.min(...grown.map(({ left }) => left)),
    right: Math.max(...grown.map(({ right }) => right)),
    top: Math.min(...grown.map(({ top }) => top)),
    bottom: Math.max(...grown.map(({ bottom }) => bottom)),
  };
});

/** The house of a kind, with its lesser neighbours when there are several. */
export const houseMarks = remembered((kind, level, quantity): Marks => {
  const first = single(kind, level);
  const box = reach(kind, 1, 1);
  const small = single(kind, Math.min(level, 2));
  const lesser = boundsOf(small);
  const others = OTHERS.filter(({ from }) => quantity >= from).flatMap(({ side }) => {
    const x = side < 0 ? box.left - lesser.left * LESSER : box.right - lesser.right * LESSER;
    // At half the size hatching and courses would only be dust.
    return at(
      x,
      -4,
      LESSER,
      small.filter(({ fill, faint }) => fill !== undefined || faint === undefined),
    );
  });
  return gathered([...others, ...first]);
});

/** The ground a kind needs. */
export const kindBox = (kind: TownKind): Box => reach(kind, 1, 1);
