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
import { chargeEdge, exposedEdge, quivers, rallied, stanceEdge, thinned, weariness } from './modifiers.ts';
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
  /** Permille of exposure of its own rear; what the other side's lends to hand fighters who reach it; what empty quivers take from missiles. */
  readonly exposed: number;
  readonly foeExposedEdge: number;
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

/** A side counted before the first blow of a round. All health is in thousandths. */
export interface Count {
  /** All of it; what fights, without a reserve that is held back; of that what stands in the front rank. */
  readonly health: number;
  readonly fighting: number;
  readonly before: number;
  /** Companies that fight; does any of them ride? */
  readonly living: number;
  readonly rides: boolean;
}

/** Counts a side that has drawn up, and leaves the health of its units, reserve included, in `armies.byUnit`. */
export const countSide = (battle: CompiledBattle, armies: Armies, side: 0 | 1): Count => {
  const { unitOf, rear, horse } = battle;
  const { pools, left, byUnit } = armies;
  const from = side === 0 ? 0 : battle.attackers;
  const to = side === 0 ? battle.attackers : battle.count;
  const ours = battle.setup.attacker.units.length;
  byUnit.fill(0, side === 0 ? 0 : ours, side === 0 ? ours : battle.units);
  let health = 0;
  let fighting = 0;
  let before = 0;
  let living = 0;
  let riders = 0;
  for (let i = from; i < to; i += 1) {
    const pool = pools[i] as number;
    if (pool === 0) continue;
    const unit = unitOf[i] as number;
    health += pool;
    byUnit[unit] = (byUnit[unit] as number) + pool;
    if (left[i] === 0) continue;
    fighting += pool;
    living += 1;
    if (rear[unit] === 0) before += pool;
    riders += horse[unit] as number;
  }
  return { health, fighting, before, living, rides: riders !== 0 };
};

/** How exposed a side's rear is, permille: 0 when half of its health stands before it. */
const exposureOf = ({ before, fighting }: Count): number =>
  Math.max(0, 1000 - Math.floor((2000 * before) / Math.max(1, fighting)));

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

/** What the units of a side that is counted do for each other, from the health that each kind has left. */
export const aidsIn = (battle: CompiledBattle, armies: Armies, side: 0 | 1, { health }: Count): Aids => {
  const givers = battle.givers[side];
  return givers.length === 0 || battle.older || health === 0
    ? NO_AIDS
    : aidsOf(givers, armies.byUnit, health);
};

/** Points that the attacker's engines take from the walls in this round; the attacker is counted. */
export const breachIn = (battle: CompiledBattle, { byUnit }: Armies, { health }: Count): number => {
  if (battle.setup.walls === undefined) return 0;
  return battle.setup.attacker.units.reduce(
    (sum, { skill }, unit) => sum + aidOf(skill?.breaches ?? 0, byUnit[unit] as number, Math.max(1, health)),
    0,
  );
};

/** Does any company of this unit (by its number in the battle) live? */
const unitLives = ({ unitOf }: CompiledBattle, { pools }: Armies, unit: number): boolean =>
  pools.some((pool, i) => pool !== 0 && unitOf[i] === unit);

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
      : powersLeft(setup, side === 0 ? 'attacker' : 'defender', before, (unit) =>
          unitLives(battle, armies, side === 0 ? unit : unit + setup.attacker.units.length),
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

/**
 * A side as it goes into a round whose fortunes, aids and tide are drawn: `own` and `enemy` are the orders in force, `count` and `foeCount`
 * both sides counted.
 */
export const lineOf = (
  battle: CompiledBattle,
  armies: Armies,
  side: 0 | 1,
  own: SideOrders,
  enemy: SideOrders,
  count: Count,
  foeCount: Count,
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
  const front = battle.older
    ? 1000
    : Math.min(
        1000,
        Math.max(FRONT_LOW, Math.floor((1000 * foeCount.fighting) / Math.max(1, count.fighting))),
      );
  const lostBefore = battle.strength[side] - count.health;
  const rested = (armies.sinceCharge[side] as number) >= CHARGE_REST;
  return {
    from,
    to,
    aim: aimOf(own, enemy),
    target: own.target,
    nearestFlag: own.target === 'nearest' ? AS_ORDERED : 0,
    prey: own.target === 'archers' ? battle.archers : battle.engines,
    charging: chargeGround && own.stance === 'press' && rested && count.rides,
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
    exposed: battle.older ? 0 : exposureOf(count),
    foeExposedEdge: battle.older ? 0 : exposedEdge(true, exposureOf(foeCount)),
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
    living: count.living,
    hunted: -1,
    fallen: 0,
    lost: 0,
    borne: 0,
    breaking: breakingPoint(battle, side, morale, lostBefore),
    lostBefore,
  };
};
