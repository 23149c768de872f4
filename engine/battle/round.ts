// The hot loop: the blows of one round over typed arrays. It only looks up what compile.ts prepared, draws, multiplies and
// subtracts; it allocates nothing per blow. docs/BATTLE.md publishes its order of evaluation, rounding and ties, which
// tests/engine/battle/reference follows in plain objects. Invariant: integers below 2^53, every division floors.
import { forkSeed, randomFrom } from '../core/random.ts';
import type { Random, Seed } from '../core/random.ts';
import type { Armies } from './armies.ts';
import { lastingTable, nearestOf } from './compile.ts';
import type { CompiledBattle } from './compile.ts';
import { AS_ORDERED, CHARGED, DESTROYED, packHit } from './hits.ts';
import {
  CHARGE_REST,
  FACTOR_HIGH,
  FACTOR_LOW,
  JITTER_FACES,
  MORALE_WAVER,
  STANCE_EDGE,
  VARIANCE_FACES,
  VARIANCE_LOW,
} from './law.ts';
import { chargeEdge } from './modifiers.ts';
import type { Orders, SideOrders } from './setup.ts';

const TWO_32 = 0x1_0000_0000;
/** A queue key is initiative x 2^27 + tie x 2^7 + (127 - company): sorted ascending and read from the end. */
const KEY_INITIATIVE = 0x800_0000;
const KEY_TIE = 0x80;
const TIE_MASK = 0xf_ffff;

type Aim = 'weakest' | 'nearest' | 'hunt';

/** Whom a side's companies look for. A feint draws every eye to the nearest, but for a side that presses through it. */
const aimOf = (own: SideOrders, enemy: SideOrders): Aim => {
  if (enemy.stance === 'feint' && own.stance !== 'press') return 'nearest';
  return own.target === 'archers' || own.target === 'engines' ? 'hunt' : own.target;
};

/** How one side fights this round. */
interface Bearing {
  readonly lasting: Int32Array;
  /** Morale and stance: the same for all its blows. */
  readonly edge: number;
  readonly targetEdge: Int32Array;
  readonly charging: boolean;
  readonly chargeEdge: number;
  readonly aim: Aim;
  /** AS_ORDERED when striking the nearest is the order, 0 when it is the work of a feint. */
  readonly nearestFlag: number;
  readonly prey: Uint8Array;
}

const horseStands = (battle: CompiledBattle, armies: Armies, side: 0 | 1): boolean => {
  const from = side === 0 ? 0 : battle.attackers;
  const to = side === 0 ? battle.attackers : battle.count;
  for (let i = from; i < to; i += 1)
    if (armies.men[i] !== 0 && battle.horse[battle.unitOf[i] as number] === 1) return true;
  return false;
};

const bearingOf = (battle: CompiledBattle, armies: Armies, orders: Orders, side: 0 | 1): Bearing => {
  const { attacker, defender, chargeGround } = battle.setup;
  const [own, enemy, army, foe] =
    side === 0
      ? [orders.attacker, orders.defender, attacker, defender]
      : [orders.defender, orders.attacker, defender, attacker];
  const morale = armies.morale[side] as number;
  const formed = morale > MORALE_WAVER;
  const foeFormed = (armies.morale[1 - side] as number) > MORALE_WAVER;
  const aim = aimOf(own, enemy);
  const rested = (armies.sinceCharge[side] as number) >= CHARGE_REST;
  return {
    lasting: lastingTable(battle, formed, foeFormed),
    edge: morale + STANCE_EDGE[own.stance][enemy.stance],
    targetEdge: battle.targetEdge[own.target],
    charging: chargeGround && own.stance === 'press' && rested && horseStands(battle, armies, side),
    chargeEdge: chargeEdge(army, formed, foe, foeFormed, enemy),
    aim,
    nearestFlag: own.target === 'nearest' ? AS_ORDERED : 0,
    prey: battle.prey[own.target],
  };
};

/** Draws initiative for every living company in order of index, and lines them up: greatest last. Returns how many live. */
const lineUp = (battle: CompiledBattle, armies: Armies, random: Random): number => {
  const { count, attackers, unitOf } = battle;
  const { men, initiative, queue } = armies;
  const first = battle.initiative[(armies.morale[0] as number) > MORALE_WAVER ? 1 : 0];
  const second = battle.initiative[(armies.morale[1] as number) > MORALE_WAVER ? 1 : 0];
  let living = 0;
  for (let i = 0; i < count; i += 1) {
    if (men[i] === 0) {
      initiative[i] = -1;
      continue;
    }
    const draw = random.next();
    const own = (i < attackers ? first : second)[unitOf[i] as number] as number;
    const total = own + Math.floor((draw * JITTER_FACES) / TWO_32);
    initiative[i] = total;
    queue[living] = total * KEY_INITIATIVE + (draw & TIE_MASK) * KEY_TIE + (127 - i);
    living += 1;
  }
  queue.subarray(0, living).sort();
  return living;
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

/** One man's blow in thousandths for a pair and its flags this round: base x factor x press, each step floored. */
const rateOf = (
  battle: CompiledBattle,
  bearing: Bearing,
  by: number,
  pair: number,
  flags: number,
): number => {
  let factor = (bearing.lasting[pair] as number) + bearing.edge;
  if ((flags & AS_ORDERED) !== 0) factor += bearing.targetEdge[by] as number;
  if ((flags & CHARGED) !== 0) factor += (battle.charge[pair] as number) + bearing.chargeEdge;
  const held = Math.min(FACTOR_HIGH, Math.max(FACTOR_LOW, factor));
  const blow = Math.floor(((battle.base[pair] as number) * held) / 1000);
  return Math.max(1, Math.floor((blow * battle.press) / 1000));
};

/**
 * Fights the blows of round `armies.round + 1` and leaves them in `armies`: pools and men fall, hits, losses and charges are
 * written. Morale, the count of rounds and the ending are settle.ts's. `seed` is the battle's (replay.ts), not the round's.
 */
export const strikeRound = (battle: CompiledBattle, armies: Armies, orders: Orders, seed: Seed): void => {
  const random = randomFrom(forkSeed(seed, 'round', armies.round + 1));
  const { count, attackers, units, unitOf, health, horse } = battle;
  const { pools, men, hits, lost, queue, rates, seek } = armies;
  const bearings = [bearingOf(battle, armies, orders, 0), bearingOf(battle, armies, orders, 1)] as const;
  armies.charging[0] = bearings[0].charging ? 1 : 0;
  armies.charging[1] = bearings[1].charging ? 1 : 0;
  lost.fill(0);
  rates.fill(-1);
  // Of each side: its weakest company, and the weakest of those that the other side hunts.
  let weakest0 = weakestIn(battle, armies, 0, attackers, battle.prey.weakest);
  let weakest1 = weakestIn(battle, armies, attackers, count, battle.prey.weakest);
  let hunted0 = bearings[1].aim === 'hunt' ? weakestIn(battle, armies, 0, attackers, bearings[1].prey) : -1;
  let hunted1 =
    bearings[0].aim === 'hunt' ? weakestIn(battle, armies, attackers, count, bearings[0].prey) : -1;
  let used = 0;

  for (let q = lineUp(battle, armies, random) - 1; q >= 0; q -= 1) {
    const actor = 127 - ((queue[q] as number) % KEY_TIE);
    const strikers = men[actor] as number;
    if (strikers === 0) continue;
    const ofAttacker = actor < attackers;
    const bearing = ofAttacker ? bearings[0] : bearings[1];
    let target = ofAttacker ? weakest1 : weakest0;
    if (target === -1) break;
    let flags = 0;
    if (bearing.aim === 'hunt') {
      const prey = ofAttacker ? hunted1 : hunted0;
      if (prey !== -1) {
        target = prey;
        flags = AS_ORDERED;
      }
    } else if (bearing.aim === 'nearest') {
      const near = nearestOf(battle, actor);
      let step = seek[actor] as number;
      while (men[near[step] as number] === 0) step += 1;
      seek[actor] = step;
      target = near[step] as number;
      flags = bearing.nearestFlag;
    }

    const by = unitOf[actor] as number;
    const on = unitOf[target] as number;
    if (bearing.charging && horse[by] === 1) flags |= CHARGED;
    const pair = by * units + on;
    let rate = rates[pair * 4 + flags] as number;
    if (rate === -1) {
      rate = rateOf(battle, bearing, by, pair, flags);
      rates[pair * 4 + flags] = rate;
    }
    const variance = VARIANCE_LOW + Math.floor((random.next() * VARIANCE_FACES) / TWO_32);
    const pool = pools[target] as number;
    const damage = Math.min(pool, Math.max(1, Math.floor((strikers * rate * variance) / 1000)));
    const left = pool - damage;
    const living = Math.ceil(left / (health[on] as number));
    hits[used] = packHit(actor, target, left === 0 ? flags | DESTROYED : flags);
    hits[used + 1] = damage;
    hits[used + 2] = (men[target] as number) - living;
    used += 3;
    pools[target] = left;
    men[target] = living;

    if (left === 0) {
      if (ofAttacker) {
        lost[1] = (lost[1] as number) + 1;
        if (target === weakest1) weakest1 = weakestIn(battle, armies, attackers, count, battle.prey.weakest);
        if (target === hunted1) hunted1 = weakestIn(battle, armies, attackers, count, bearings[0].prey);
      } else {
        lost[0] = (lost[0] as number) + 1;
        if (target === weakest0) weakest0 = weakestIn(battle, armies, 0, attackers, battle.prey.weakest);
        if (target === hunted0) hunted0 = weakestIn(battle, armies, 0, attackers, bearings[1].prey);
      }
    } else if (ofAttacker) {
      if (isWeaker(pools, target, weakest1)) weakest1 = target;
      if (hunted1 !== -1 && bearings[0].prey[on] === 1 && isWeaker(pools, target, hunted1)) hunted1 = target;
    } else {
      if (isWeaker(pools, target, weakest0)) weakest0 = target;
      if (hunted0 !== -1 && bearings[1].prey[on] === 1 && isWeaker(pools, target, hunted0)) hunted0 = target;
    }
  }
  armies.used = used;
  armies.lastDraw = random.next();
};
