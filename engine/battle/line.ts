// One side as it fights one round: whom it looks for, how wide its front is, what lends its blows weight, and when it breaks.
// Invariant: everything is settled before the first blow, but for what the blows themselves leave behind.
import { NO_AIDS, aidOf, aidsOf } from './aids.ts';
import type { Aids } from './aids.ts';
import { leftOf } from './armies.ts';
import type { Armies } from './armies.ts';
import { drawnBy, isFormed, powersLeft } from './bearing.ts';
import type { Drawn } from './bearing.ts';
import { drillFor } from './compile.ts';
import type { CompiledBattle, DrillSums } from './compile.ts';
import { AS_ORDERED } from './hits.ts';
import { CHARGE_REST, FRONT_LOW, MORALE_OF_ALL, VARIANCE_LOW } from './law.ts';
import { chargeEdge, quivers, rallied, stanceEdge, thinned, weariness } from './modifiers.ts';
import { MORALE_PER_COMPANY } from './olderLaw.ts';
import type { Power, SideOrders, Target } from './setup.ts';
import { weakestIn } from './targets.ts';

type Aim = 'weakest' | 'nearest' | 'hunt';

/** Whom a side's companies look for. A feint draws every eye to the nearest, but for a side that presses through it. */
const aimOf = (own: SideOrders, enemy: SideOrders): Aim => {
  if (enemy.stance === 'feint' && own.stance !== 'press') return 'nearest';
  return own.target === 'archers' || own.target === 'engines' ? 'hunt' : own.target;
};

/** How one side fights this round, and what has become of it so far. */
export interface Line {
  /** Its companies: from, up to. */
  readonly from: number;
  readonly to: number;
  readonly aim: Aim;
  readonly target: Target;
  /** AS_ORDERED when striking the nearest is the order, 0 when it is the work of a feint. */
  readonly nearestFlag: number;
  /** By unit: is it what this side hunts? */
  readonly prey: Uint8Array;
  readonly charging: boolean;
  readonly chargeEdge: number;
  /** In order? Then in which formation; so the other side; and does it take it up only now? */
  readonly formed: boolean;
  readonly foeFormed: boolean;
  readonly drill: DrillSums;
  readonly foeDrill: DrillSums;
  readonly reforming: boolean;
  /** What its reserve adds to its own blows in the round it goes in (permille; 0: it does not); what it calls on. */
  readonly rested: number;
  readonly power: Power | null;
  /** Points of the walls before the other side; null where there are none. */
  readonly foeWalls: number | null;
  /** Permille of its men who find an enemy, the press apart. */
  readonly front: number;
  /** The front with what the tide gives it or takes, permille: what its blows are multiplied by. */
  readonly reach: number;
  /** Permille of exposure of its own rear, and of the other side's; what empty quivers take from its missiles. */
  readonly exposed: number;
  readonly foeExposed: number;
  readonly quivers: number;
  readonly aids: Aids;
  readonly foeAids: Aids;
  /** What morale, stance and weariness add to all of its blows; VARIANCE_LOW and its fortune. */
  readonly edge: number;
  readonly luck: number;
  /** Its companies that live; of those that the enemy hunts the weakest; by older laws the weakest of all. -1 for none. */
  living: number;
  weakest: number;
  hunted: number;
  /** Men and companies lost this round. */
  fallen: number;
  lost: number;
  /** What it has borne this round (health in thousandths; by older laws companies), and what breaks it: the battle stops at that blow. */
  borne: number;
  readonly breaking: number;
  /** Health it has lost before this round, in thousandths. */
  readonly lostBefore: number;
}

const horseStands = (battle: CompiledBattle, armies: Armies, from: number, to: number): boolean => {
  for (let i = from; i < to; i += 1)
    if (armies.left[i] !== 0 && battle.horse[battle.unitOf[i] as number] === 1) return true;
  return false;
};

const livingIn = ({ left }: Armies, from: number, to: number): number => {
  let living = 0;
  for (let i = from; i < to; i += 1) if (left[i] !== 0) living += 1;
  return living;
};

/** The health that fights in [from, to), in thousandths: without a reserve that is held back. */
const fightingIn = ({ pools, left }: Armies, from: number, to: number): number => {
  let sum = 0;
  for (let i = from; i < to; i += 1) if (left[i] !== 0) sum += pools[i] as number;
  return sum;
};

/** The health in [from, to), in thousandths. */
export const healthIn = ({ pools }: Armies, from: number, to: number): number => {
  let sum = 0;
  for (let i = from; i < to; i += 1) sum += pools[i] as number;
  return sum;
};

/** How exposed the rear in [from, to) is, permille: 0 when half of the side's health stands before it. */
const exposureOf = (
  { rear, unitOf }: CompiledBattle,
  { pools, left }: Armies,
  from: number,
  to: number,
  health: number,
): number => {
  let before = 0;
  for (let i = from; i < to; i += 1)
    if (left[i] !== 0 && rear[unitOf[i] as number] === 0) before += pools[i] as number;
  return Math.max(0, 1000 - Math.floor((2000 * before) / Math.max(1, health)));
};

/** Morale points that a side has lost with so much of its strength since the battle began. */
const shakenBy = (lost: number, strength: number): number => Math.floor((MORALE_OF_ALL * lost) / strength);

/** Morale points that what a side has borne in this round costs it. */
export const shakenIn = (battle: CompiledBattle, side: 0 | 1, { borne, lost, lostBefore }: Line): number => {
  if (battle.older) return MORALE_PER_COMPANY * lost;
  const strength = battle.strength[side];
  return shakenBy(lostBefore + borne, strength) - shakenBy(lostBefore, strength);
};

/** What a side must bear in this round to break: health in thousandths, by older laws companies. */
const breakingPoint = (battle: CompiledBattle, side: 0 | 1, morale: number, lostBefore: number): number => {
  const points = Math.max(1, morale - battle.breaksAt);
  if (battle.older) return Math.max(1, Math.ceil((morale - battle.breaksAt) / MORALE_PER_COMPANY));
  const strength = battle.strength[side];
  return Math.ceil(((shakenBy(lostBefore, strength) + points) * strength) / MORALE_OF_ALL) - lostBefore;
};

/** Health of each of a side's units, in thousandths, those in reserve included. */
const healthByUnit = (battle: CompiledBattle, { pools }: Armies, side: 0 | 1): Float64Array => {
  const { units } = side === 0 ? battle.setup.attacker : battle.setup.defender;
  const first = side === 0 ? 0 : battle.units - units.length;
  const byUnit = new Float64Array(units.length);
  const from = side === 0 ? 0 : battle.attackers;
  const to = side === 0 ? battle.attackers : battle.count;
  for (let i = from; i < to; i += 1) {
    const unit = (battle.unitOf[i] as number) - first;
    byUnit[unit] = (byUnit[unit] as number) + (pools[i] as number);
  }
  return byUnit;
};

/** What the units of a side do for each other, from the health that each kind has left. */
export const aidsIn = (battle: CompiledBattle, armies: Armies, side: 0 | 1, health: number): Aids => {
  if (!battle.aided[side] || battle.older || health === 0) return NO_AIDS;
  const { units } = side === 0 ? battle.setup.attacker : battle.setup.defender;
  return aidsOf(units, healthByUnit(battle, armies, side), health);
};

/** Points that the attacker's engines take from the walls in this round. */
export const breachIn = (battle: CompiledBattle, armies: Armies): number => {
  if (battle.setup.walls === undefined) return 0;
  const byUnit = healthByUnit(battle, armies, 0);
  const all = healthIn(armies, 0, battle.attackers);
  return battle.setup.attacker.units.reduce(
    (sum, { skill }, unit) => sum + aidOf(skill?.breaches ?? 0, byUnit[unit] as number, Math.max(1, all)),
    0,
  );
};

const othersLive = ({ reserve }: CompiledBattle, { men }: Armies, from: number, to: number): boolean => {
  for (let i = from; i < to; i += 1) if (men[i] !== 0 && reserve[i] === 0) return true;
  return false;
};

/** What a side does besides striking, and its reserve hidden from the fight while it waits. */
export const drawOut = (battle: CompiledBattle, armies: Armies, side: 0 | 1, orders: SideOrders): Drawn => {
  const before = armies.bearing[side];
  const { setup } = battle;
  if (battle.fixed)
    return { formation: before.formation, reforming: false, held: false, rested: 0, power: null };
  const from = side === 0 ? 0 : battle.attackers;
  const to = side === 0 ? battle.attackers : battle.count;
  const others = orders.reserve === true && othersLive(battle, armies, from, to);
  const powers =
    orders.power === undefined
      ? []
      : powersLeft(
          setup,
          side === 0 ? 'attacker' : 'defender',
          before,
          (unit) => healthByUnit(battle, armies, side)[unit] !== 0,
        );
  const drawn = drawnBy(before, orders, others, powers);
  if (!drawn.held && (before.waited ?? 0) === 0) return drawn;
  for (let i = from; i < to; i += 1)
    if (battle.reserve[i] === 1)
      armies.left[i] = drawn.held ? 0 : leftOf(armies.pools[i] as number, battle.poolAtStart[i] as number);
  // Whoever was passed over while hidden is looked for again.
  if (!drawn.held) armies.seek.fill(0);
  return drawn;
};

/** A side as it goes into a round whose fortunes, aids and tide are drawn: `own` and `enemy` are the orders in force. */
export const lineOf = (
  battle: CompiledBattle,
  armies: Armies,
  side: 0 | 1,
  own: SideOrders,
  enemy: SideOrders,
): Line => {
  const { chargeGround } = battle.setup;
  const foe = side === 0 ? 1 : 0;
  const drawn = armies.drawn[side];
  const foeDrawn = armies.drawn[foe];
  const from = side === 0 ? 0 : battle.attackers;
  const to = side === 0 ? battle.attackers : battle.count;
  const morale = armies.morale[side] as number;
  const formed = isFormed(morale, drawn);
  const foeFormed = isFormed(armies.morale[foe] as number, foeDrawn);
  const drill = drillFor(battle, side, drawn.formation);
  const foeDrill = drillFor(battle, foe, foeDrawn.formation);
  const health = fightingIn(armies, from, to);
  const foeHealth = side === 0 ? fightingIn(armies, to, battle.count) : fightingIn(armies, 0, from);
  const [exposed, foeExposed] = battle.older
    ? [0, 0]
    : [
        exposureOf(battle, armies, from, to, health),
        exposureOf(battle, armies, side === 0 ? to : 0, side === 0 ? battle.count : from, foeHealth),
      ];
  const front = battle.older
    ? 1000
    : Math.min(1000, Math.max(FRONT_LOW, Math.floor((1000 * foeHealth) / Math.max(1, health))));
  const lostBefore = battle.strength[side] - healthIn(armies, from, to);
  const rested = (armies.sinceCharge[side] as number) >= CHARGE_REST;
  return {
    from,
    to,
    aim: aimOf(own, enemy),
    target: own.target,
    nearestFlag: own.target === 'nearest' ? AS_ORDERED : 0,
    prey: own.target === 'archers' ? battle.archers : battle.engines,
    charging: chargeGround && own.stance === 'press' && rested && horseStands(battle, armies, from, to),
    chargeEdge: chargeEdge(formed ? drill.own : null, foeFormed ? foeDrill.own : null, enemy),
    formed,
    foeFormed,
    drill,
    foeDrill,
    reforming: drawn.reforming,
    rested: drawn.rested,
    power: drawn.power,
    foeWalls: side === 0 && battle.setup.walls !== undefined ? armies.walls : null,
    front,
    reach: Math.floor((front * (1000 + (side === 0 ? armies.tide : -armies.tide))) / 1000),
    exposed,
    foeExposed,
    aids: armies.aids[side],
    foeAids: armies.aids[1 - side] as Aids,
    quivers: battle.older ? 0 : quivers(armies.round + 1),
    edge:
      morale +
      stanceEdge(battle.setup, own.stance, enemy.stance) +
      weariness(armies.round + 1) +
      rallied(drawn.power, morale) +
      thinned(foeDrawn.held, own.stance),
    luck: VARIANCE_LOW + (armies.fortune[side] as number),
    weakest: battle.older ? weakestIn(battle, armies, from, to, battle.anyone) : -1,
    living: livingIn(armies, from, to),
    hunted: -1,
    fallen: 0,
    lost: 0,
    borne: 0,
    breaking: breakingPoint(battle, side, morale, lostBefore),
    lostBefore,
  };
};
