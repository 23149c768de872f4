// From readable rules to lookup tables: every part that scales a blow is one entry of PARTS or one line of `roundParts`.
// `compile` sums the parts that last a whole battle for each pair of units, once; decode.ts asks for the same parts by name.
// Invariant: for any blow the named parts add up to what the tables hold (tests/engine/battle/modifiers.test.ts).
import type { Modifier } from '@sigilla/content/schema/modifier.ts';
import type { BlowModifier, ModifierCode } from './events.ts';
import {
  CHARGE,
  CHARGE_INTO_HOLD,
  CHARGE_INTO_PIKES,
  COMMANDER_CAP,
  COMMANDER_PERMILLE,
  HUNT_FROM_AFAR,
  HUNT_ON_FOOT,
  MATCHUPS,
  NEAREST_EDGE,
  STANCE_EDGE,
} from './law.ts';
import type { BattleSetup, BattleSide, BattleUnit, SideOrders, Target } from './setup.ts';

/** A blow before it falls: who strikes whom. */
export interface Blow {
  readonly setup: BattleSetup;
  readonly striker: BattleSide;
  readonly by: BattleUnit;
  readonly struck: BattleSide;
  readonly on: BattleUnit;
}

/** What a modifier adds for the one who strikes. */
const striking = (modifier: Modifier, unit: BattleUnit): number =>
  (modifier.dealt?.[unit.type] ?? 0) + (modifier.strikes?.[unit.strikes] ?? 0);

/** What a modifier adds for the one who is struck by `by`. */
const receiving = (modifier: Modifier, unit: BattleUnit, by: BattleUnit): number =>
  (modifier.taken?.[unit.type] ?? 0) + (modifier.against?.[by.strikes] ?? 0);

const fieldPart = (code: BattleSetup['field'][number]['source']) => ({
  code,
  of: ({ setup, by, on }: Blow): number => {
    let sum = 0;
    for (const { source, modifier } of setup.field)
      if (source === code) sum += striking(modifier, by) + receiving(modifier, on, by);
    return sum;
  },
});

/** The parts that last a whole battle. */
const PARTS: readonly { readonly code: ModifierCode; readonly of: (blow: Blow) => number }[] = [
  { code: 'matchup', of: ({ by, on }) => MATCHUPS[by.type][on.type] ?? 0 },
  {
    code: 'commander',
    of: ({ striker }) => COMMANDER_PERMILLE * Math.min(COMMANDER_CAP, striker.commanderBonus),
  },
  fieldPart('encounter'),
  fieldPart('terrain'),
  fieldPart('sight'),
  fieldPart('weather'),
  fieldPart('timeOfDay'),
  fieldPart('season'),
  { code: 'position', of: ({ striker, by }) => striking(striker.stand, by) },
  { code: 'cover', of: ({ struck, by, on }) => receiving(struck.stand, on, by) },
];

const formationPart = ({ striker, by }: Blow): number =>
  striker.drill.bonus + striking(striker.drill.modifier, by);

const guardPart = ({ struck, by, on }: Blow): number => receiving(struck.drill.modifier, on, by);

/** The lasting sum for a pair of units; formations count only while a side keeps its order. */
export const lastingSum = (blow: Blow, strikerFormed: boolean, struckFormed: boolean): number => {
  let sum = 0;
  for (const part of PARTS) sum += part.of(blow);
  if (strikerFormed) sum += formationPart(blow);
  if (struckFormed) sum += guardPart(blow);
  return sum;
};

/** Cavalry that fights hand to hand can charge. */
export const canCharge = (unit: BattleUnit): boolean => unit.type === 'cavalry' && unit.strikes === 'melee';

/** What a charge of `by` into `on` adds, apart from formations and stances. */
export const chargeInto = (by: BattleUnit, on: BattleUnit): number => {
  if (!canCharge(by)) return 0;
  return CHARGE + (on.traits.includes('pikes') ? CHARGE_INTO_PIKES : 0);
};

/** What formations and the other side's stance add to every charge of a side in one round. */
export const chargeEdge = (
  striker: BattleSide,
  strikerFormed: boolean,
  struck: BattleSide,
  struckFormed: boolean,
  struckOrders: SideOrders,
): number =>
  (strikerFormed ? striker.drill.charge : 0) +
  (struckFormed ? struck.drill.chargeAgainst : 0) +
  (struckOrders.stance === 'hold' ? CHARGE_INTO_HOLD : 0);

/** What an order whom to strike adds to a blow that follows it. */
export const targetEdge = (target: Target, by: BattleUnit): number => {
  switch (target) {
    case 'weakest':
      return 0;
    case 'nearest':
      return NEAREST_EDGE;
    case 'archers':
    case 'engines':
      if (by.strikes !== 'melee') return HUNT_FROM_AFAR;
      return by.type === 'cavalry' ? 0 : HUNT_ON_FOOT;
  }
};

/** What one round adds to what lasts. */
export interface RoundFacts {
  readonly strikerFormed: boolean;
  readonly struckFormed: boolean;
  readonly strikerMorale: number;
  readonly strikerOrders: SideOrders;
  readonly struckOrders: SideOrders;
  /** The blow followed the order whom to strike. */
  readonly asOrdered: boolean;
  readonly charge: boolean;
}

/** Every part of one blow's modifier by name, greatest first, without zeros. */
export const explainBlow = (blow: Blow, facts: RoundFacts): BlowModifier[] => {
  const parts: BlowModifier[] = [];
  const add = (code: ModifierCode, permille: number): void => {
    if (permille !== 0) parts.push({ code, permille });
  };
  for (const part of PARTS) add(part.code, part.of(blow));
  if (facts.strikerFormed) add('formation', formationPart(blow));
  if (facts.struckFormed) add('guard', guardPart(blow));
  add('morale', facts.strikerMorale);
  add('stance', STANCE_EDGE[facts.strikerOrders.stance][facts.struckOrders.stance]);
  if (facts.asOrdered) add('target', targetEdge(facts.strikerOrders.target, blow.by));
  if (facts.charge) {
    const edge = chargeEdge(
      blow.striker,
      facts.strikerFormed,
      blow.struck,
      facts.struckFormed,
      facts.struckOrders,
    );
    add('charge', chargeInto(blow.by, blow.on) + edge);
  }
  return parts.sort((a, b) => Math.abs(b.permille) - Math.abs(a.permille));
};
