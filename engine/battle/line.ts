// One side as it fights one round: whom it looks for, how wide its front is, what lends its blows weight, and when it breaks.
// Invariants: everything is settled before the first blow, but for what the blows themselves leave behind; a side has one line, which every
// round writes anew, for a battle fought ten thousand times has no time to make them.
import { NO_AIDS } from './aids.ts';
import type { Aids } from './aids.ts';
import type { Armies } from './armies.ts';
import { isFormed } from './bearing.ts';
import type { Drawn } from './bearing.ts';
import { drillFor } from './compile.ts';
import type { CompiledBattle, DrillSums } from './compiledBattle.ts';
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

/** How one side fights this round, and what has become of it so far. All health is in thousandths. */
export interface Line {
  /** Its companies: from, up to. Its units, by their number in the battle. */
  readonly from: number;
  readonly to: number;
  readonly firstUnit: number;
  readonly endUnit: number;

  // What `countSide` (count.ts) finds before the first blow.

  /** Have blows alone changed the side since it was last counted? */
  counted: boolean;
  /** All of its health; what fights, without a reserve that is held back; of that what stands in the front rank. */
  health: number;
  fighting: number;
  before: number;
  /** Does any company of those that fight ride? */
  rides: boolean;
  /** Its companies that live, those held back among them. */
  standing: number;

  // What `layLine` settles: what orders alone decide only when other orders than these come, or the sides stand otherwise.

  own: SideOrders | null;
  enemy: SideOrders | null;
  drawn: Drawn | null;
  foeDrawn: Drawn | null;
  aim: Aim;
  target: Target;
  /** AS_ORDERED when striking the nearest is the order, 0 when it is the work of a feint. */
  nearestFlag: number;
  /** By unit: is it what this side hunts? */
  prey: Uint8Array;
  /** May its horse charge, if any is there and rested; does it; what each charge gains. */
  mayCharge: boolean;
  charging: boolean;
  chargeEdge: number;
  /** What its stance, and a reserve that the other side holds back, add to all of its blows. */
  stanceEdge: number;
  /** In order? Then in which formation; so the other side; and does it take it up only now? */
  formed: boolean;
  foeFormed: boolean;
  drill: DrillSums;
  foeDrill: DrillSums;
  reforming: boolean;
  /** Does the other side hold; is it the first round? */
  foeHolds: boolean;
  opens: boolean;
  /** What its reserve adds to its own blows in the round it goes in (permille; 0: it does not); what it calls on. */
  rested: number;
  power: Power | null;
  /** Points of the walls before the other side; null where there are none. */
  foeWalls: number | null;
  /** Permille of its men who find an enemy, the press apart. */
  front: number;
  /** The front with what the tide gives it or takes, permille: what its blows are multiplied by. */
  reach: number;
  /** Permille of exposure of its own rear; what the other side's lends to hand fighters who reach it; what empty quivers take from missiles. */
  exposed: number;
  foeExposedEdge: number;
  quivers: number;
  aids: Aids;
  foeAids: Aids;
  /** By pair of units: what its blows have of factor while both sides stand as they do (rates.ts), and what that is known by. */
  factors: Int32Array;
  factorsKey: number;
  /** What morale, stance and weariness add to all of its blows; VARIANCE_LOW and its fortune. */
  edge: number;
  luck: number;
  /** What breaks it: the battle stops at the blow at which it has borne so much. */
  breaking: number;
  /** Health it has lost before this round. */
  lostBefore: number;

  // What the blows leave behind.

  /** Its companies that fight and live; how many of them are worn; how many fight no more (wear.ts). */
  living: number;
  worn: number;
  gone: number;
  /** The one of them that is more worn than all others; -1 for none (wear.ts). */
  mostWorn: number;
  /** Of its companies that the enemy hunts the weakest; by older laws the weakest of all. -1 for none. */
  hunted: number;
  weakest: number;
  /** Men lost this round. */
  fallen: number;
  /** What it has borne this round: health, by older laws companies. */
  borne: number;
}

/** A side's line before any round. */
export const freshLine = (battle: CompiledBattle, side: 0 | 1): Line => {
  const { attacker, defender } = battle.setup;
  return {
    from: side === 0 ? 0 : battle.attackers,
    to: side === 0 ? battle.attackers : battle.count,
    firstUnit: side === 0 ? 0 : attacker.units.length,
    endUnit: side === 0 ? attacker.units.length : battle.units,
    counted: false,
    health: 0,
    fighting: 0,
    before: 0,
    rides: false,
    standing: 0,
    own: null,
    enemy: null,
    drawn: null,
    foeDrawn: null,
    aim: 'weakest',
    target: 'weakest',
    nearestFlag: 0,
    prey: battle.archers,
    charging: false,
    mayCharge: false,
    chargeEdge: 0,
    stanceEdge: 0,
    formed: false,
    foeFormed: false,
    drill: drillFor(battle, side, side === 0 ? attacker.formation : defender.formation),
    foeDrill: drillFor(battle, side === 0 ? 1 : 0, side === 0 ? defender.formation : attacker.formation),
    reforming: false,
    foeHolds: false,
    opens: false,
    rested: 0,
    power: null,
    foeWalls: null,
    front: 0,
    reach: 0,
    exposed: 0,
    foeExposedEdge: 0,
    quivers: 0,
    aids: NO_AIDS,
    foeAids: NO_AIDS,
    factors: battle.matchup,
    factorsKey: -1,
    edge: 0,
    luck: 0,
    breaking: 0,
    lostBefore: 0,
    living: 0,
    worn: 0,
    gone: 0,
    mostWorn: -1,
    hunted: -1,
    weakest: -1,
    fallen: 0,
    borne: 0,
  };
};

/** How exposed a side's rear is, permille: 0 when half of its health stands before it. */
const exposureOf = ({ before, fighting }: Line): number =>
  Math.max(0, 1000 - Math.floor((2000 * before) / Math.max(1, fighting)));

/** Morale points that a side has lost with so much of its strength since the battle began. */
const shakenBy = (lost: number, strength: number): number => Math.floor((MORALE_OF_ALL * lost) / strength);

/** Morale points that what a side has borne in this round costs it. */
export const shakenIn = (battle: CompiledBattle, side: 0 | 1, { borne, lostBefore }: Line): number => {
  if (battle.older) return MORALE_PER_COMPANY * borne;
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

/** Settles what of a side's line depends on orders alone, on how the sides drew up by them, and on whether they are in order. */
const takeOrders = (
  battle: CompiledBattle,
  armies: Armies,
  side: 0 | 1,
  own: SideOrders,
  enemy: SideOrders,
): void => {
  const { setup } = battle;
  const foe = side === 0 ? 1 : 0;
  const line = armies.lines[side];
  const drawn = armies.drawn[side];
  const foeDrawn = armies.drawn[foe];
  line.own = own;
  line.enemy = enemy;
  line.drawn = drawn;
  line.foeDrawn = foeDrawn;
  line.aim = aimOf(own, enemy);
  line.target = own.target;
  line.nearestFlag = own.target === 'nearest' ? AS_ORDERED : 0;
  line.prey = own.target === 'archers' ? battle.archers : battle.engines;
  if (line.drill.formation !== drawn.formation) line.drill = drillFor(battle, side, drawn.formation);
  if (line.foeDrill.formation !== foeDrawn.formation)
    line.foeDrill = drillFor(battle, foe, foeDrawn.formation);
  line.reforming = drawn.reforming;
  line.foeHolds = enemy.stance === 'hold';
  line.rested = drawn.rested;
  line.power = drawn.power;
  line.aids = armies.aids[side];
  line.foeAids = armies.aids[foe];
  line.mayCharge = setup.chargeGround && own.stance === 'press';
  line.chargeEdge = chargeEdge(
    line.formed ? line.drill.own : null,
    line.foeFormed ? line.foeDrill.own : null,
    enemy,
  );
  line.stanceEdge = stanceEdge(setup, own.stance, enemy.stance) + thinned(foeDrawn.held, own.stance);
};

/**
 * Lays a side's line for a round whose fortunes, aids and tide are drawn: `own` and `enemy` are the orders in force; both sides are counted.
 */
export const layLine = (
  battle: CompiledBattle,
  armies: Armies,
  side: 0 | 1,
  own: SideOrders,
  enemy: SideOrders,
): void => {
  const { older, setup } = battle;
  const foe = side === 0 ? 1 : 0;
  const line = armies.lines[side];
  const foes = armies.lines[foe];
  const drawn = armies.drawn[side];
  const foeDrawn = armies.drawn[foe];
  const round = armies.round + 1;
  const morale = armies.morale[side] as number;
  const formed = isFormed(morale, drawn);
  const foeFormed = isFormed(armies.morale[foe] as number, foeDrawn);
  if (
    line.own !== own ||
    line.enemy !== enemy ||
    line.drawn !== drawn ||
    line.foeDrawn !== foeDrawn ||
    line.formed !== formed ||
    line.foeFormed !== foeFormed
  ) {
    line.formed = formed;
    line.foeFormed = foeFormed;
    takeOrders(battle, armies, side, own, enemy);
  }
  line.opens = round === 1;
  line.charging = line.mayCharge && line.rides && (armies.sinceCharge[side] as number) >= CHARGE_REST;
  line.foeWalls = side === 0 && setup.walls !== undefined ? armies.walls : null;
  line.front = older
    ? 1000
    : Math.min(1000, Math.max(FRONT_LOW, Math.floor((1000 * foes.fighting) / Math.max(1, line.fighting))));
  line.reach = Math.floor((line.front * (1000 + (side === 0 ? armies.tide : 0 - armies.tide))) / 1000);
  line.exposed = older ? 0 : exposureOf(line);
  line.foeExposedEdge = older ? 0 : exposedEdge(true, exposureOf(foes));
  line.quivers = older ? 0 : quivers(round);
  line.edge = morale + line.stanceEdge + weariness(round) + rallied(line.power, morale);
  line.luck = VARIANCE_LOW + (armies.fortune[side] as number);
  line.lostBefore = battle.strength[side] - line.health;
  line.breaking = breakingPoint(battle, side, morale, line.lostBefore);
  line.hunted = -1;
  line.weakest = older ? weakestIn(battle, armies, line.from, line.to, battle.anyone) : -1;
  line.fallen = 0;
  line.borne = 0;
};
