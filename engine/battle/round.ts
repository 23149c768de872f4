// The hot loop: the blows of one round over typed arrays. It only looks up what compile.ts prepared, draws, multiplies and
// subtracts; it allocates nothing per blow. docs/BATTLE.md publishes its order of evaluation, rounding and ties, which
// tests/engine/battle/reference follows in plain objects. Invariant: whole numbers alone, every division floors.
import type { Random } from '../core/random.ts';
import { NO_AIDS, aidsOf } from './aids.ts';
import type { Aids } from './aids.ts';
import { leftOf } from './armies.ts';
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
  FRONT_LOW,
  MORALE_BREAK,
  MORALE_OF_ALL,
  MORALE_WAVER,
  REACH,
  STANCE_EDGE,
  SWING,
  VARIANCE_LOW,
} from './law.ts';
import { chargeEdge, exposedAim, exposedEdge, quivers, targetEdge, weariness } from './modifiers.ts';
import { MORALE_PER_COMPANY, blowOfLawOne, isLawOne } from './olderLaw.ts';
import type { BattleUnit, Orders, SideOrders, Target } from './setup.ts';

/** One more than the greatest draw. */
const TWO_32 = 0x1_0000_0000;

/** A draw from -most to +most. */
export const drawTide = (random: Random, most: number): number =>
  Math.floor((random.next() * (2 * most + 1)) / TWO_32) - most;

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
    if (armies.men[i] !== 0 && battle.horse[battle.unitOf[i] as number] === 1) return true;
  return false;
};

const livingIn = ({ men }: Armies, from: number, to: number): number => {
  let living = 0;
  for (let i = from; i < to; i += 1) if (men[i] !== 0) living += 1;
  return living;
};

/** The health in [from, to), in thousandths. */
const healthIn = ({ pools }: Armies, from: number, to: number): number => {
  let sum = 0;
  for (let i = from; i < to; i += 1) sum += pools[i] as number;
  return sum;
};

/** How exposed the rear in [from, to) is, permille: 0 when half of the side's health stands before it. */
const exposureOf = (
  { rear, unitOf }: CompiledBattle,
  { pools }: Armies,
  from: number,
  to: number,
  health: number,
): number => {
  let before = 0;
  for (let i = from; i < to; i += 1) if (rear[unitOf[i] as number] === 0) before += pools[i] as number;
  return Math.max(0, 1000 - Math.floor((2000 * before) / Math.max(1, health)));
};

/** Morale points that a side has lost with so much of its strength since the battle began. */
const shakenBy = (lost: number, strength: number): number => Math.floor((MORALE_OF_ALL * lost) / strength);

/** Morale points that what a side has borne in this round costs it. */
const shakenIn = (battle: CompiledBattle, side: 0 | 1, { borne, lost, lostBefore }: Line): number => {
  if (battle.older) return MORALE_PER_COMPANY * lost;
  const strength = battle.strength[side];
  return shakenBy(lostBefore + borne, strength) - shakenBy(lostBefore, strength);
};

/** What a side must bear in this round to break: health in thousandths, by older laws companies. */
const breakingPoint = (battle: CompiledBattle, side: 0 | 1, morale: number, lostBefore: number): number => {
  const points = Math.max(1, morale - MORALE_BREAK);
  if (battle.older) return Math.max(1, Math.ceil((morale - MORALE_BREAK) / MORALE_PER_COMPANY));
  const strength = battle.strength[side];
  return Math.ceil(((shakenBy(lostBefore, strength) + points) * strength) / MORALE_OF_ALL) - lostBefore;
};

/** What the units of a side do for each other, from the health that each kind has left. */
const aidsIn = (battle: CompiledBattle, { pools }: Armies, side: 0 | 1, health: number): Aids => {
  if (!battle.aided[side] || battle.older || health === 0) return NO_AIDS;
  const { units } = side === 0 ? battle.setup.attacker : battle.setup.defender;
  const first = side === 0 ? 0 : battle.units - units.length;
  const byUnit = new Float64Array(units.length);
  for (
    let i = side === 0 ? 0 : battle.attackers;
    i < (side === 0 ? battle.attackers : battle.count);
    i += 1
  ) {
    const unit = (battle.unitOf[i] as number) - first;
    byUnit[unit] = (byUnit[unit] as number) + (pools[i] as number);
  }
  return aidsOf(units, byUnit, health);
};

const lineOf = (
  battle: CompiledBattle,
  armies: Armies,
  side: 0 | 1,
  own: SideOrders,
  enemy: SideOrders,
): Line => {
  const { attacker, defender, chargeGround } = battle.setup;
  const army = side === 0 ? attacker : defender;
  const foe = side === 0 ? defender : attacker;
  const from = side === 0 ? 0 : battle.attackers;
  const to = side === 0 ? battle.attackers : battle.count;
  const morale = armies.morale[side] as number;
  const formed = morale > MORALE_WAVER;
  const foeFormed = (armies.morale[1 - side] as number) > MORALE_WAVER;
  const health = healthIn(armies, from, to);
  const foeHealth = side === 0 ? healthIn(armies, to, battle.count) : healthIn(armies, 0, from);
  const [exposed, foeExposed] = battle.older
    ? [0, 0]
    : [
        exposureOf(battle, armies, from, to, health),
        exposureOf(battle, armies, side === 0 ? to : 0, side === 0 ? battle.count : from, foeHealth),
      ];
  const front = battle.older
    ? 1000
    : Math.min(1000, Math.max(FRONT_LOW, Math.floor((1000 * foeHealth) / Math.max(1, health))));
  const lostBefore = battle.strength[side] - health;
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
    front,
    reach: Math.floor((front * (1000 + (side === 0 ? armies.tide : -armies.tide))) / 1000),
    exposed,
    foeExposed,
    aids: armies.aids[side],
    foeAids: armies.aids[1 - side] as Aids,
    quivers: battle.older ? 0 : quivers(armies.round + 1),
    edge: morale + STANCE_EDGE[own.stance][enemy.stance] + weariness(armies.round + 1),
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

/** The living company in [from, to) of which least is left, the first on ties, of wanted units only; -1 when there is none. */
const weakestIn = (
  battle: CompiledBattle,
  armies: Armies,
  from: number,
  to: number,
  wanted: Uint8Array,
): number => {
  const { unitOf } = battle;
  let best = -1;
  let least = 0x7fff_ffff;
  for (let i = from; i < to; i += 1) {
    const left = armies.left[i] as number;
    if (left !== 0 && left < least && wanted[unitOf[i] as number] === 1) {
      best = i;
      least = left;
    }
  }
  return best;
};

/** Does company `a` come before `b` when the weakest is looked for? */
const isWeaker = (left: Int32Array, a: number, b: number): boolean => {
  const mine = left[a] as number;
  const other = left[b] as number;
  return mine < other || (mine === other && a < b);
};

/** Where in its list of enemies from near to far a company finds the first that lives. There is at least one. */
const seekNearest = ({ left, seek }: Armies, near: Uint8Array, actor: number): number => {
  let from = seek[actor] as number;
  while (left[near[from] as number] === 0) from += 1;
  seek[actor] = from;
  return from;
};

/** The weakest of the REACH nearest living enemies, the nearer on ties. There is at least one. */
const weakestNear = (armies: Armies, near: Uint8Array, actor: number): number => {
  const { left } = armies;
  const from = seekNearest(armies, near, actor);
  let best = 0;
  let least = 0x7fff_ffff;
  let seen = 0;
  // Without a branch for the fallen, who lie about unpredictably: an empty pool wraps to the greatest integer and is not counted.
  for (let i = from; i < near.length && seen < REACH; i += 1) {
    const company = near[i] as number;
    const pool = left[company] as number;
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
  factor += line.aids.heartens + line.foeAids.shelters[(battle.all[by] as BattleUnit).strikes];
  factor += exposedEdge(battle.melee[by] === 1 && battle.rear[on] === 1, line.foeExposed);
  factor += exposedAim(battle.ranged[by] === 1 && battle.rear[by] === 1, line.exposed);
  if (battle.ranged[by] === 1) factor += line.quivers;
  if ((flags & AS_ORDERED) !== 0)
    factor += targetEdge(line.target, battle.all[by] as BattleUnit, battle.older);
  if ((flags & CHARGED) !== 0) factor += (battle.charge[pair] as number) + line.chargeEdge;
  const held = Math.min(FACTOR_HIGH, Math.max(FACTOR_LOW, factor));
  const base = battle.base[pair] as number;
  return isLawOne(battle.setup)
    ? blowOfLawOne(base, held, battle.press)
    : Math.floor((Math.floor((base * held * battle.press) / 1000) * line.reach) / 1000);
};

/**
 * Fights the blows of round `armies.round + 1` and leaves them in `armies`: pools and men fall, hits, losses and charges are
 * written. Morale, the count of rounds and the ending are settle.ts's. `random` is the round's own stream.
 */
export const strikeRound = (battle: CompiledBattle, armies: Armies, orders: Orders, random: Random): void => {
  const { attackers, units, unitOf, health, horse, older } = battle;
  const { pools, men, left, hits, rates, queue, fortune } = armies;
  fortune[0] = Math.floor((random.next() * FORTUNE_FACES) / TWO_32);
  fortune[1] = Math.floor((random.next() * FORTUNE_FACES) / TWO_32);
  armies.tide = battle.older ? 0 : armies.day + drawTide(random, SWING);
  armies.aids[0] = aidsIn(battle, armies, 0, healthIn(armies, 0, attackers));
  armies.aids[1] = aidsIn(battle, armies, 1, healthIn(armies, attackers, battle.count));
  const ours = lineOf(battle, armies, 0, orders.attacker, orders.defender);
  const theirs = lineOf(battle, armies, 1, orders.defender, orders.attacker);
  if (ours.aim === 'hunt') theirs.hunted = weakestIn(battle, armies, theirs.from, theirs.to, ours.prey);
  if (theirs.aim === 'hunt') ours.hunted = weakestIn(battle, armies, ours.from, ours.to, theirs.prey);
  rates.fill(-1);
  let used = 0;

  const acting = lineUp(battle, armies, random);
  round: for (let q = 0; q < acting; q += 1) {
    const actor = queue[q] as number;
    const line = actor < attackers ? ours : theirs;
    const foe = actor < attackers ? theirs : ours;
    const by = unitOf[actor] as number;
    const horsed = line.charging && horse[by] === 1 ? CHARGED : 0;
    // Who fells a company with strength to spare strikes on with the men that it did not take.
    for (let strikers = men[actor] as number; strikers !== 0;) {
      if (foe.living === 0) break round;
      let target = foe.weakest;
      let flags = horsed;
      if (line.aim === 'hunt' && foe.hunted !== -1) {
        target = foe.hunted;
        flags |= AS_ORDERED;
      } else if (line.aim === 'nearest') {
        const near = nearestOf(battle, actor);
        target = older
          ? weakestNear(armies, near, actor)
          : (near[seekNearest(armies, near, actor)] as number);
        flags |= line.nearestFlag;
      } else if (!older) target = weakestNear(armies, nearestOf(battle, actor), actor);

      const on = unitOf[target] as number;
      const pair = by * units + on;
      let rate = rates[pair * 4 + flags] as number;
      if (rate === -1) {
        rate = rateOf(battle, line, by, on, pair, flags);
        rates[pair * 4 + flags] = rate;
      }
      const variance = line.luck + Math.floor((random.next() * BLOW_FACES) / TWO_32);
      const pool = pools[target] as number;
      // A blow so great that the product passes 2^53 fells any pool many times over.
      const blow = Math.floor((strikers * rate * variance) / 1_000_000);
      const damage = Math.min(pool, blow);
      const rest = pool - damage;
      const standing = Math.ceil(rest / (health[on] as number));
      hits[used] = packHit(actor, target, rest === 0 ? flags | DESTROYED : flags);
      hits[used + 1] = damage;
      const fallen = (men[target] as number) - standing;
      hits[used + 2] = fallen;
      foe.fallen += fallen;
      used += HIT_WIDTH;
      pools[target] = rest;
      if (!older) left[target] = leftOf(rest, battle.poolAtStart[target] as number);
      men[target] = standing;

      if (rest !== 0) {
        if (older && isWeaker(left, target, foe.weakest)) foe.weakest = target;
        if (foe.hunted !== -1 && line.prey[on] === 1 && isWeaker(left, target, foe.hunted))
          foe.hunted = target;
      } else {
        foe.lost += 1;
        foe.living -= 1;
        if (older && target === foe.weakest)
          foe.weakest = weakestIn(battle, armies, foe.from, foe.to, battle.anyone);
        if (target === foe.hunted) foe.hunted = weakestIn(battle, armies, foe.from, foe.to, line.prey);
      }
      foe.borne += older ? foe.lost - foe.borne : damage;
      if (foe.borne >= foe.breaking) break round;
      if (rest !== 0 || older) break;
      strikers = Math.floor((strikers * (blow - damage)) / blow);
    }
  }
  armies.used = used;
  armies.standing[0] = (armies.standing[0] as number) - ours.fallen;
  armies.standing[1] = (armies.standing[1] as number) - theirs.fallen;
  armies.exposed[0] = ours.exposed;
  armies.exposed[1] = theirs.exposed;
  armies.front[0] = ours.front;
  armies.front[1] = theirs.front;
  armies.shaken[0] = shakenIn(battle, 0, ours);
  armies.shaken[1] = shakenIn(battle, 1, theirs);
  armies.charging[0] = ours.charging;
  armies.charging[1] = theirs.charging;
  armies.lastDraw = random.next();
};
