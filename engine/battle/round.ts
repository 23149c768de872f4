// The hot loop: the blows of one round over typed arrays. It only looks up what compile.ts prepared, draws, multiplies and
// subtracts; it allocates nothing per blow. docs/BATTLE.md publishes its order of evaluation, rounding and ties, which
// tests/engine/battle/reference follows in plain objects. Invariant: whole numbers alone, every division floors.
import { randomFork } from '../core/random.ts';
import type { Seed } from '../core/random.ts';
import type { Armies } from './armies.ts';
import { nearestOf } from './compile.ts';
import type { CompiledBattle } from './compile.ts';
import { AS_ORDERED, CHARGED, DESTROYED, HIT_WIDTH, packHit } from './hits.ts';
import { lineUp } from './initiative.ts';
import {
  BLOW_FACES,
  CHARGE_REST,
  FACTOR_HIGH,
  FACTOR_LOW,
  FORTUNE_FACES,
  MORALE_BREAK,
  MORALE_PER_COMPANY,
  MORALE_WAVER,
  REACH,
  STANCE_EDGE,
  VARIANCE_LOW,
} from './law.ts';
import { chargeEdge, targetEdge, weariness } from './modifiers.ts';
import { blowOfLawOne, isLawOne } from './olderLaw.ts';
import type { BattleUnit, Orders, SideOrders, Target } from './setup.ts';

/** One more than the greatest draw. */
const TWO_32 = 0x1_0000_0000;
type Aim = 'weakest' | 'nearest' | 'hunt';

/** Whom a side's companies look for. A feint draws every eye to the nearest, but for a side that presses through it. */
const aimOf = (own: SideOrders, enemy: SideOrders): Aim => {
  if (enemy.stance === 'feint' && own.stance !== 'press') return 'nearest';
  return own.target === 'archers' || own.target === 'engines' ? 'hunt' : own.target;
};

/** How one side fights this round, and what has become of it so far. */
interface Line {
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
  readonly formed: boolean;
  readonly foeFormed: boolean;
  /** What morale, stance and weariness add to all of its blows; VARIANCE_LOW and its fortune. */
  readonly edge: number;
  readonly luck: number;
  /** Its own weakest company, and the weakest of those that the enemy hunts; -1 for none. */
  weakest: number;
  hunted: number;
  /** Men and companies lost this round, and how many it takes to break the side: the battle stops at that blow. */
  fallen: number;
  lost: number;
  readonly breaking: number;
}

const horseStands = (battle: CompiledBattle, armies: Armies, from: number, to: number): boolean => {
  for (let i = from; i < to; i += 1)
    if (armies.men[i] !== 0 && battle.horse[battle.unitOf[i] as number] === 1) return true;
  return false;
};

const lineOf = (
  battle: CompiledBattle,
  armies: Armies,
  side: 0 | 1,
  own: SideOrders,
  enemy: SideOrders,
  fortune: number,
): Line => {
  const { attacker, defender, chargeGround } = battle.setup;
  const army = side === 0 ? attacker : defender;
  const foe = side === 0 ? defender : attacker;
  const from = side === 0 ? 0 : battle.attackers;
  const to = side === 0 ? battle.attackers : battle.count;
  const morale = armies.morale[side] as number;
  const formed = morale > MORALE_WAVER;
  const foeFormed = (armies.morale[1 - side] as number) > MORALE_WAVER;
  const rested = (armies.sinceCharge[side] as number) >= CHARGE_REST;
  return {
    from,
    to,
    aim: aimOf(own, enemy),
    target: own.target,
    nearestFlag: own.target === 'nearest' ? AS_ORDERED : 0,
    prey: own.target === 'archers' ? battle.archers : battle.engines,
    charging: chargeGround && own.stance === 'press' && rested && horseStands(battle, armies, from, to),
    chargeEdge: chargeEdge(army, formed, foe, foeFormed, enemy),
    formed,
    foeFormed,
    edge: morale + STANCE_EDGE[own.stance][enemy.stance] + weariness(armies.round + 1),
    luck: VARIANCE_LOW + fortune,
    weakest: weakestIn(battle, armies, from, to, battle.anyone),
    hunted: -1,
    fallen: 0,
    lost: 0,
    breaking: Math.max(1, Math.ceil((morale - MORALE_BREAK) / MORALE_PER_COMPANY)),
  };
};

/** The living company in [from, to) with the smallest pool, the first on ties, of wanted units only; -1 when there is none. */
const weakestIn = (
  battle: CompiledBattle,
  armies: Armies,
  from: number,
  to: number,
  wanted: Uint8Array,
): number => {
  const { unitOf } = battle;
  const { pools } = armies;
  let best = -1;
  let least = 0x7fff_ffff;
  for (let i = from; i < to; i += 1) {
    const pool = pools[i] as number;
    if (pool !== 0 && pool < least && wanted[unitOf[i] as number] === 1) {
      best = i;
      least = pool;
    }
  }
  return best;
};

/** Does company `a` come before `b` when the weakest is looked for? */
const isWeaker = (pools: Int32Array, a: number, b: number): boolean => {
  const mine = pools[a] as number;
  const other = pools[b] as number;
  return mine < other || (mine === other && a < b);
};

/** The weakest of the REACH nearest living enemies, the nearer on ties. There is at least one. */
const weakestNear = (armies: Armies, near: Uint8Array, actor: number): number => {
  const { pools, seek } = armies;
  let from = seek[actor] as number;
  while (pools[near[from] as number] === 0) from += 1;
  seek[actor] = from;
  let best = 0;
  let least = 0x7fff_ffff;
  let seen = 0;
  // Without a branch for the fallen, who lie about unpredictably: an empty pool wraps to the greatest integer and is not counted.
  for (let i = from; i < near.length && seen < REACH; i += 1) {
    const company = near[i] as number;
    const pool = pools[company] as number;
    const rank = (pool - 1) & 0x7fff_ffff;
    seen += -pool >>> 31;
    if (rank < least) {
      best = company;
      least = rank;
    }
  }
  return best;
};

/** One man's blow in millionths of a point for a pair and its flags this round: base x factor x press. */
const rateOf = (
  battle: CompiledBattle,
  line: Line,
  by: number,
  on: number,
  pair: number,
  flags: number,
): number => {
  const { striking, drill, guarded, taken, drillTaken } = battle.lasting;
  let factor =
    (striking[by] as number) + (taken[on] as number) + (battle.matchup[pair] as number) + line.edge;
  if (line.formed) factor += drill[by] as number;
  if (line.foeFormed) factor += (guarded[by] as number) + (drillTaken[on] as number);
  if ((flags & AS_ORDERED) !== 0) factor += targetEdge(line.target, battle.all[by] as BattleUnit);
  if ((flags & CHARGED) !== 0) factor += (battle.charge[pair] as number) + line.chargeEdge;
  const held = Math.min(FACTOR_HIGH, Math.max(FACTOR_LOW, factor));
  const base = battle.base[pair] as number;
  return isLawOne(battle.setup)
    ? blowOfLawOne(base, held, battle.press)
    : Math.floor((base * held * battle.press) / 1000);
};

/**
 * Fights the blows of round `armies.round + 1` and leaves them in `armies`: pools and men fall, hits, losses and charges are
 * written. Morale, the count of rounds and the ending are settle.ts's. `seed` is the battle's (replay.ts), not the round's.
 */
export const strikeRound = (battle: CompiledBattle, armies: Armies, orders: Orders, seed: Seed): void => {
  const random = randomFork(seed, 'round', armies.round + 1);
  const { attackers, units, unitOf, health, horse } = battle;
  const { pools, men, hits, rates, queue, fortune } = armies;
  fortune[0] = Math.floor((random.next() * FORTUNE_FACES) / TWO_32);
  fortune[1] = Math.floor((random.next() * FORTUNE_FACES) / TWO_32);
  const ours = lineOf(battle, armies, 0, orders.attacker, orders.defender, fortune[0]);
  const theirs = lineOf(battle, armies, 1, orders.defender, orders.attacker, fortune[1]);
  if (ours.aim === 'hunt') theirs.hunted = weakestIn(battle, armies, theirs.from, theirs.to, ours.prey);
  if (theirs.aim === 'hunt') ours.hunted = weakestIn(battle, armies, ours.from, ours.to, theirs.prey);
  rates.fill(-1);
  let used = 0;

  const acting = lineUp(battle, armies, random);
  for (let q = 0; q < acting; q += 1) {
    const actor = queue[q] as number;
    const strikers = men[actor] as number;
    if (strikers === 0) continue;
    const line = actor < attackers ? ours : theirs;
    const foe = actor < attackers ? theirs : ours;
    let target = foe.weakest;
    if (target === -1) break;
    let flags = 0;
    if (line.aim === 'hunt' && foe.hunted !== -1) {
      target = foe.hunted;
      flags = AS_ORDERED;
    } else if (line.aim === 'nearest') {
      target = weakestNear(armies, nearestOf(battle, actor), actor);
      flags = line.nearestFlag;
    }

    const by = unitOf[actor] as number;
    const on = unitOf[target] as number;
    if (line.charging && horse[by] === 1) flags |= CHARGED;
    const pair = by * units + on;
    let rate = rates[pair * 4 + flags] as number;
    if (rate === -1) {
      rate = rateOf(battle, line, by, on, pair, flags);
      rates[pair * 4 + flags] = rate;
    }
    const variance = line.luck + Math.floor((random.next() * BLOW_FACES) / TWO_32);
    const pool = pools[target] as number;
    // A blow so great that the product passes 2^53 fells any pool many times over.
    const damage = Math.min(pool, Math.floor((strikers * rate * variance) / 1_000_000));
    const left = pool - damage;
    const standing = Math.ceil(left / (health[on] as number));
    hits[used] = packHit(actor, target, left === 0 ? flags | DESTROYED : flags);
    hits[used + 1] = damage;
    const fallen = (men[target] as number) - standing;
    hits[used + 2] = fallen;
    foe.fallen += fallen;
    used += HIT_WIDTH;
    pools[target] = left;
    men[target] = standing;

    if (left === 0) {
      foe.lost += 1;
      if (foe.lost === foe.breaking) break;
      if (target === foe.weakest) foe.weakest = weakestIn(battle, armies, foe.from, foe.to, battle.anyone);
      if (target === foe.hunted) foe.hunted = weakestIn(battle, armies, foe.from, foe.to, line.prey);
    } else {
      if (isWeaker(pools, target, foe.weakest)) foe.weakest = target;
      if (foe.hunted !== -1 && line.prey[on] === 1 && isWeaker(pools, target, foe.hunted))
        foe.hunted = target;
    }
  }
  armies.used = used;
  armies.standing[0] = (armies.standing[0] as number) - ours.fallen;
  armies.standing[1] = (armies.standing[1] as number) - theirs.fallen;
  armies.lost[0] = ours.lost;
  armies.lost[1] = theirs.lost;
  armies.charging[0] = ours.charging;
  armies.charging[1] = theirs.charging;
  armies.lastDraw = random.next();
};
