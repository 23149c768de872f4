// The hot loop: the blows of one round over typed arrays. It only looks up what compile.ts prepared, draws, multiplies and
// subtracts; it allocates nothing per blow. docs/BATTLE.md publishes its order of evaluation, rounding and ties, which
// tests/engine/battle/reference follows in plain objects. Invariant: whole numbers alone, every division floors.
import type { Random } from '../core/random.ts';
import { RATES, leftOf } from './armies.ts';
import type { Armies } from './armies.ts';
import { nearestOf } from './compile.ts';
import type { CompiledBattle } from './compile.ts';
import { AS_ORDERED, CHARGED, DESTROYED, HIT_WIDTH, RESTED_BLOW, packHit } from './hits.ts';
import { lineUp } from './initiative.ts';
import { BLOW_FACES, FACTOR_HIGH, FACTOR_LOW, FORTUNE_FACES, SWING } from './law.ts';
import { aidsIn, breachIn, countSide, drawOut, lineOf, shakenIn } from './line.ts';
import type { Line } from './line.ts';
import { breached, cast, exposedAim, targetEdge } from './modifiers.ts';
import { blowOfLawOne, isLawOne } from './olderLaw.ts';
import { isParley } from './orders.ts';
import type { BattleUnit, Orders } from './setup.ts';
import { isWeaker, seekNearest, weakestIn, weakestNear } from './targets.ts';

/** Marks the blows of a rested reserve among the rates of a pair; in a hit it is RESTED_BLOW. */
const RESTED_RATE = 4;

/** One more than the greatest draw. */
const TWO_32 = 0x1_0000_0000;

/** A draw from -most to +most. */
export const drawTide = (random: Random, most: number): number =>
  Math.floor((random.next() * (2 * most + 1)) / TWO_32) - most;

/**
 * What a round's blows have of factor whoever the other is, by unit: those of `line`'s units that strike into `strikes`, those of the enemy's
 * that are struck into `suffers`.
 */
const sumUp = (
  battle: CompiledBattle,
  { strikes, suffers }: Armies,
  line: Line,
  ofAttacker: boolean,
): void => {
  const { lasting, all, ranged, rear, units } = battle;
  const { drill, foeDrill, aids, foeAids, power, foeWalls, foeFormed } = line;
  const inOrder = line.formed && !line.reforming;
  const aim = exposedAim(true, line.exposed);
  const edge = line.edge + aids.heartens;
  const ours = battle.setup.attacker.units.length;
  const [from, to] = ofAttacker ? [0, ours] : [ours, units];
  for (let u = 0; u < units; u += 1) {
    if (u < from || u >= to) {
      suffers[u] = (lasting.taken[u] as number) + (foeFormed ? (foeDrill.taken[u] as number) : 0);
      continue;
    }
    const unit = all[u] as BattleUnit;
    let sum = (lasting.striking[u] as number) + edge + foeAids.shelters[unit.strikes];
    if (inOrder) sum += drill.drill[u] as number;
    if (foeFormed) sum += foeDrill.guarded[u] as number;
    if (ranged[u] === 1) sum += line.quivers + (rear[u] === 1 ? aim : 0);
    if (power !== null) sum += cast(power, unit);
    if (foeWalls !== null) sum += breached(battle.setup.defender.stand, unit.strikes, foeWalls);
    strikes[u] = sum;
  }
};

/** One man's blow in millionths of a point for a pair and its flags this round, both lines summed up: base x factor x press. */
const rateOf = (
  battle: CompiledBattle,
  { strikes, suffers }: Armies,
  line: Line,
  by: number,
  on: number,
  pair: number,
  flags: number,
): number => {
  let factor = (strikes[by] as number) + (suffers[on] as number) + (battle.matchup[pair] as number);
  if (battle.melee[by] === 1 && battle.rear[on] === 1) factor += line.foeExposedEdge;
  if ((flags & RESTED_RATE) !== 0) factor += line.rested;
  if ((flags & AS_ORDERED) !== 0)
    factor += targetEdge(line.target, battle.all[by] as BattleUnit, battle.setup);
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
  const { attackers, units, unitOf, health, horse, older, reserve } = battle;
  const { pools, men, left, hits, rates, known, queue, fortune } = armies;
  fortune[0] = Math.floor((random.next() * FORTUNE_FACES) / TWO_32);
  fortune[1] = Math.floor((random.next() * FORTUNE_FACES) / TWO_32);
  armies.tide = battle.older ? 0 : armies.day + drawTide(random, SWING);
  armies.drawn[0] = drawOut(battle, armies, 0, orders.attacker);
  armies.drawn[1] = drawOut(battle, armies, 1, orders.defender);
  const parley = battle.yields && isParley(orders);
  const mine = countSide(battle, armies, 0);
  const foes = countSide(battle, armies, 1);
  armies.breach = parley ? 0 : breachIn(battle, armies, mine);
  armies.aids[0] = aidsIn(battle, armies, 0, mine);
  armies.aids[1] = aidsIn(battle, armies, 1, foes);
  const ours = lineOf(battle, armies, 0, orders.attacker, orders.defender, mine, foes);
  const theirs = lineOf(battle, armies, 1, orders.defender, orders.attacker, foes, mine);
  if (ours.aim === 'hunt') theirs.hunted = weakestIn(battle, armies, theirs.from, theirs.to, ours.prey);
  if (theirs.aim === 'hunt') ours.hunted = weakestIn(battle, armies, ours.from, ours.to, theirs.prey);
  sumUp(battle, armies, ours, true);
  sumUp(battle, armies, theirs, false);
  let knows = 0;
  let used = 0;

  // Where arms are laid down everybody stands ready, and nobody strikes.
  const ready = lineUp(battle, armies, ours, theirs, random);
  const acting = parley ? 0 : ready;
  round: for (let q = 0; q < acting; q += 1) {
    const actor = queue[q] as number;
    const line = actor < attackers ? ours : theirs;
    const foe = actor < attackers ? theirs : ours;
    const by = unitOf[actor] as number;
    // Who waits in reserve has an initiative and no turn.
    if (left[actor] === 0 && men[actor] !== 0) continue;
    let manner = line.charging && horse[by] === 1 ? CHARGED : 0;
    if (line.rested !== 0 && reserve[actor] === 1) manner |= RESTED_RATE;
    // Who fells a company with strength to spare strikes on with the men that it did not take.
    for (let strikers = men[actor] as number; strikers !== 0;) {
      if (foe.living === 0) break round;
      let target = foe.weakest;
      let flags = manner;
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
      let rate = rates[pair * RATES + flags] as number;
      if (rate === -1) {
        rate = rateOf(battle, armies, line, by, on, pair, flags);
        rates[pair * RATES + flags] = rate;
        known[knows] = pair * RATES + flags;
        knows += 1;
      }
      const variance = line.luck + Math.floor((random.next() * BLOW_FACES) / TWO_32);
      const pool = pools[target] as number;
      // A blow so great that the product passes 2^53 fells any pool many times over.
      const blow = Math.floor((strikers * rate * variance) / 1_000_000);
      const damage = Math.min(pool, blow);
      const rest = pool - damage;
      const standing = Math.ceil(rest / (health[on] as number));
      const told = (flags & ~RESTED_RATE) | ((flags & RESTED_RATE) === 0 ? 0 : RESTED_BLOW);
      hits[used] = packHit(actor, target, rest === 0 ? told | DESTROYED : told);
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
  for (let i = 0; i < knows; i += 1) rates[known[i] as number] = -1;
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
