// The readable rules of what scales a blow: each circumstance is a named source, each number a small function.
// compile.ts sums them into lookup tables, once a battle; `explainBlow` names the same parts for those who watch.
// Invariant: for any blow the named parts add up to what the tables hold (tests/engine/battle/agreement.test.ts).
import type { Modifier, Strike } from '@sigilla/content/schema/modifier.ts';
import type { Aids } from './aids.ts';
import { isRear } from './companies.ts';
import type { BlowModifier, ModifierCode } from './events.ts';
import {
  CHARGE,
  CHARGE_INTO_HOLD,
  CHARGE_INTO_PIKES,
  COMMANDER_CAP,
  COMMANDER_PERMILLE,
  EXPOSED,
  EXPOSED_AIM,
  FRESH_ROUNDS,
  HUNT_FROM_AFAR,
  HUNT_ON_FOOT,
  HUNT_ON_HORSE,
  MATCHUPS,
  NEAREST_EDGE,
  QUIVER_EMPTIES,
  QUIVER_LEAST,
  QUIVER_ROUNDS,
  RALLY,
  STANCE_EDGE,
  THINNED,
  THINNED_PRESSED,
  WALLS,
  WEARINESS,
} from './law.ts';
import {
  huntOfMiddleLaws,
  huntOfOlderLaws,
  isBeforeLawFive,
  isBeforeLawThree,
  isFreeFeint,
} from './olderLaw.ts';
import type {
  BattleSetup,
  BattleSide,
  BattleUnit,
  Drill,
  Power,
  SideOrders,
  Stance,
  Target,
} from './setup.ts';

/** A blow before it falls: who strikes whom. */
export interface Blow {
  readonly setup: BattleSetup;
  readonly striker: BattleSide;
  readonly by: BattleUnit;
  readonly struck: BattleSide;
  readonly on: BattleUnit;
}

/** What a modifier adds when a unit strikes. */
export const striking = (modifier: Modifier, by: BattleUnit): number =>
  (modifier.dealt?.[by.type] ?? 0) + (modifier.strikes?.[by.strikes] ?? 0);

/** What a modifier adds when a unit is struck, whatever strikes it; and when anything is struck in a certain way. */
export const taken = (modifier: Modifier, on: BattleUnit): number => modifier.taken?.[on.type] ?? 0;
export const against = (modifier: Modifier, strike: Strike): number => modifier.against?.[strike] ?? 0;

/** One circumstance that lasts a whole battle. */
export interface Source {
  readonly code: ModifierCode;
  readonly modifier: Modifier;
  /** Does it count for the one who strikes, for the one who is struck, or for both? */
  readonly counts: 'striking' | 'receiving' | 'both';
}

/** The circumstances of every blow that `striker` strikes at `struck`; formations, which may be lost, apart. */
export const lastingSources = (setup: BattleSetup, striker: BattleSide, struck: BattleSide): Source[] => [
  ...setup.field.map(({ source, modifier }) => ({ code: source, modifier, counts: 'both' }) as const),
  { code: 'position', modifier: striker.stand, counts: 'striking' },
  { code: 'cover', modifier: struck.stand, counts: 'receiving' },
];

/** What a side's commander adds to each of its blows. */
export const commanderPart = (side: BattleSide): number =>
  COMMANDER_PERMILLE * Math.min(COMMANDER_CAP, side.commanderBonus);

/** What one type of unit adds against another. */
export const matchup = (by: BattleUnit, on: BattleUnit): number => MATCHUPS[by.type][on.type] ?? 0;

/** What the abilities of striker and struck add to each other's blow. */
export const skillPart = (by: BattleUnit, on: BattleUnit): number =>
  (by.skill?.dealt?.[on.type] ?? 0) + (on.skill?.taken?.[by.strikes] ?? 0);

/** What an ability adds to a unit's own blows in a round (counted from 1): a first volley. */
const volleyPart = (by: BattleUnit, round: number): number => (round === 1 ? (by.skill?.volley ?? 0) : 0);

/** What an ability adds to blows against a unit whose side has this stance: braced while it holds. */
const bracedPart = (on: BattleUnit, stance: Stance): number =>
  stance === 'hold' ? (on.skill?.braced ?? 0) : 0;

/** Cavalry that fights hand to hand can charge. */
export const canCharge = (unit: BattleUnit): boolean => unit.type === 'cavalry' && unit.strikes === 'melee';

/** What a charge of `by` into `on` adds, apart from formations and stances. */
export const chargeInto = (by: BattleUnit, on: BattleUnit): number => {
  if (!canCharge(by)) return 0;
  return CHARGE + (on.traits.includes('pikes') ? CHARGE_INTO_PIKES : (by.skill?.shock ?? 0));
};

/** What formations (null: out of it) and the other side's stance add to every charge of a side in one round. */
export const chargeEdge = (striker: Drill | null, struck: Drill | null, struckOrders: SideOrders): number =>
  (striker?.charge ?? 0) +
  (struck?.chargeAgainst ?? 0) +
  (struckOrders.stance === 'hold' ? CHARGE_INTO_HOLD : 0);

/** What a side's stance adds to its blows, by the other side's. */
export const stanceEdge = (law: { readonly engineVersion: number }, own: Stance, enemy: Stance): number =>
  isFreeFeint(law, own, enemy) ? 0 : STANCE_EDGE[own][enemy];

/** What an order whom to strike adds to a blow that follows it. */
export const targetEdge = (
  target: Target,
  by: BattleUnit,
  law: { readonly engineVersion: number },
): number => {
  switch (target) {
    case 'weakest':
      return 0;
    case 'nearest':
      return NEAREST_EDGE;
    case 'archers':
    case 'engines':
      if (isBeforeLawThree(law)) return huntOfOlderLaws(by);
      if (isBeforeLawFive(law)) return huntOfMiddleLaws(by);
      if (by.strikes !== 'melee') return HUNT_FROM_AFAR;
      return by.type === 'cavalry' ? HUNT_ON_HORSE : HUNT_ON_FOOT;
  }
};

/** What weariness adds to every blow of a round (counted from 1). */
export const weariness = (round: number): number => WEARINESS * Math.max(0, round - FRESH_ROUNDS);

/** What hand fighters gain against a rear rank that is exposed by so much. */
export const exposedEdge = (reaches: boolean, exposed: number): number =>
  reaches ? Math.floor((EXPOSED * exposed) / 1000) : 0;
/** What an exposed rear takes from its own missiles. */
export const exposedAim = (shoots: boolean, exposed: number): number =>
  shoots ? 0 - Math.floor((EXPOSED_AIM * exposed) / 1000) : 0;

/** What emptying quivers take from missiles in a round (counted from 1). */
export const quivers = (round: number): number =>
  0 - Math.min(QUIVER_LEAST, QUIVER_EMPTIES * Math.max(0, round - QUIVER_ROUNDS));

/** What a thin line costs a side that holds its reserve back, against an enemy of this stance. */
export const thinned = (held: boolean, enemy: Stance): number =>
  held ? THINNED + (enemy === 'press' ? THINNED_PRESSED : 0) : 0;

/** What a rally lends to every blow of a side of this morale. */
export const rallied = (power: Power | null, morale: number): number =>
  power === 'rally' ? RALLY * (100 - morale) : 0;

/** What a spell lends to the blows of those who cast it. */
export const cast = (power: Power | null, by: BattleUnit): number =>
  power === 'spell' ? (by.skill?.spell ?? 0) : 0;

/** What breached walls no longer take from a blow of this kind: all of their cover when none of them is left. */
export const breached = ({ against: cover }: Modifier, strike: Strike, walls: number): number =>
  Math.floor(((0 - Math.min(0, cover?.[strike] ?? 0)) * (WALLS - Math.min(WALLS, walls))) / WALLS);

/** What one round adds to what lasts. */
export interface RoundFacts {
  readonly round: number;
  /** The formation in which each side stands; null: out of it. */
  readonly strikerDrill: Drill | null;
  readonly struckDrill: Drill | null;
  /** The striker's side takes it up in this round. */
  readonly reforming: boolean;
  /** Permille of a reserve that strikes its first blow; whether the struck side holds its own back; what the striker's side called on. */
  readonly rested: number;
  readonly held: boolean;
  readonly power: Power | null;
  /** Points of the walls before the struck side; null where it has none. */
  readonly walls: number | null;
  readonly strikerMorale: number;
  /** Permille by which each side's rear is exposed. */
  readonly strikerExposed: number;
  readonly struckExposed: number;
  /** What the units of each side do for it. */
  readonly strikerAids: Aids;
  readonly struckAids: Aids;
  /** Since law 3 quivers run empty. */
  readonly byLawThree: boolean;
  readonly strikerOrders: SideOrders;
  readonly struckOrders: SideOrders;
  /** The blow followed the order whom to strike. */
  readonly asOrdered: boolean;
  readonly charge: boolean;
}

/** Every part of one blow's modifier by name, greatest first, then by name; without zeros. */
export const explainBlow = (blow: Blow, facts: RoundFacts): BlowModifier[] => {
  const { setup, striker, by, struck, on } = blow;
  const sums = new Map<ModifierCode, number>();
  const add = (code: ModifierCode, permille: number): void => {
    sums.set(code, (sums.get(code) ?? 0) + permille);
  };
  add('matchup', matchup(by, on));
  add('ability', skillPart(by, on));
  add('ability', volleyPart(by, facts.round) + bracedPart(on, facts.struckOrders.stance));
  add('commander', commanderPart(striker));
  for (const { code, modifier, counts } of lastingSources(setup, striker, struck)) {
    if (counts !== 'receiving') add(code, striking(modifier, by));
    if (counts !== 'striking') add(code, taken(modifier, on) + against(modifier, by.strikes));
  }
  const { strikerDrill, struckDrill } = facts;
  if (strikerDrill !== null && !facts.reforming)
    add('formation', strikerDrill.bonus + striking(strikerDrill.modifier, by));
  if (struckDrill !== null)
    add('guard', taken(struckDrill.modifier, on) + against(struckDrill.modifier, by.strikes));
  add('reserve', facts.rested);
  add('thinned', thinned(facts.held, facts.strikerOrders.stance));
  add('rally', rallied(facts.power, facts.strikerMorale));
  add('spell', cast(facts.power, by));
  if (facts.walls !== null) add('breach', breached(struck.stand, by.strikes, facts.walls));
  add('morale', facts.strikerMorale);
  add('heartened', facts.strikerAids.heartens);
  add('sheltered', facts.struckAids.shelters[by.strikes]);
  add('exposed', exposedEdge(by.strikes === 'melee' && isRear(on.type), facts.struckExposed));
  add('exposed', exposedAim(by.strikes === 'ranged' && isRear(by.type), facts.strikerExposed));
  if (facts.byLawThree && by.strikes === 'ranged') add('quivers', quivers(facts.round));
  add('weariness', weariness(facts.round));
  add('stance', stanceEdge(setup, facts.strikerOrders.stance, facts.struckOrders.stance));
  if (facts.asOrdered) add('target', targetEdge(facts.strikerOrders.target, by, setup));
  if (facts.charge)
    add('charge', chargeInto(by, on) + chargeEdge(strikerDrill, struckDrill, facts.struckOrders));
  return [...sums]
    .filter(([, permille]) => permille !== 0)
    .map(([code, permille]) => ({ code, permille }))
    .sort((a, b) => Math.abs(b.permille) - Math.abs(a.permille) || (a.code < b.code ? -1 : 1));
};
