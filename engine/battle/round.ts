// The hot loop: the blows of one round over typed arrays. It only looks up what compile.ts prepared, draws, multiplies and
// subtracts; it allocates nothing per blow. docs/BATTLE.md publishes its order of evaluation, rounding and ties, which
// tests/engine/battle/reference follows in plain objects. Invariant: whole numbers alone, every division floors.
import type { Random } from '../core/random.ts';
import type { Armies } from './armies.ts';
import type { CompiledBattle } from './compiledBattle.ts';
import { breachIn, countSide, reckonAids } from './count.ts';
import { drawOut } from './drawOut.ts';
import { AS_ORDERED, CHARGED, DESTROYED, RESTED_BLOW, packHit, tell } from './hits.ts';
import { lineUp } from './initiative.ts';
import { BLOW_FACES, FORTUNE_FACES, SWING } from './law.ts';
import { layLine, shakenIn } from './line.ts';
import type { Line } from './line.ts';
import { strikeOlderBlows } from './olderBlows.ts';
import { isParley } from './orders.ts';
import { factorOf, sumUp } from './rates.ts';
import type { Orders } from './setup.ts';
import { mostWornNear, nearestTo, seekHunted, weakestIn } from './targets.ts';
import { wear } from './wear.ts';

/** A draw from -most to +most. */
export const drawTide = (random: Random, most: number): number => random.face(2 * most + 1) - most;

/** Draws up both sides and lays their lines for the coming round. */
const layLines = (battle: CompiledBattle, armies: Armies, orders: Orders, parley: boolean): void => {
  const ours = armies.lines[0];
  const theirs = armies.lines[1];
  armies.drawn[0] = drawOut(battle, armies, 0, orders.attacker);
  armies.drawn[1] = drawOut(battle, armies, 1, orders.defender);
  countSide(battle, armies, ours);
  countSide(battle, armies, theirs);
  armies.breach = parley ? 0 : breachIn(battle, armies, ours);
  reckonAids(battle, armies, 0, ours);
  reckonAids(battle, armies, 1, theirs);
  layLine(battle, armies, 0, orders.attacker, orders.defender);
  layLine(battle, armies, 1, orders.defender, orders.attacker);
  if (ours.aim === 'hunt') theirs.hunted = weakestIn(battle, armies, theirs.from, theirs.to, ours.prey);
  if (theirs.aim === 'hunt') ours.hunted = weakestIn(battle, armies, ours.from, ours.to, theirs.prey);
  sumUp(battle, armies, ours, theirs);
  sumUp(battle, armies, theirs, ours);
};

/** Whom a company strikes at that looks for other than the weakest, as `aimAt` has it. */
const aimAtOther = (battle: CompiledBattle, armies: Armies, line: Line, foe: Line, actor: number): number => {
  if (line.aim === 'nearest') return (nearestTo(battle, armies, actor) << 1) | line.nearestFlag;
  return foe.hunted === -1 ? mostWornNear(battle, armies, foe, actor) << 1 : (foe.hunted << 1) | AS_ORDERED;
};

/** Whom a company strikes at while somebody of the enemy is left; beneath it, in the lowest bit, whether that is as ordered (AS_ORDERED). */
const aimAt = (battle: CompiledBattle, armies: Armies, line: Line, foe: Line, actor: number): number =>
  line.aim === 'weakest'
    ? mostWornNear(battle, armies, foe, actor) << 1
    : aimAtOther(battle, armies, line, foe, actor);

/** Has the first `acting` companies of the queue strike, one after another, until a side breaks or is gone. */
const strikeBlows = (battle: CompiledBattle, armies: Armies, acting: number, random: Random): void => {
  const { attackers, unitOf, health, horse, reserve, pressed, units, manParts } = battle;
  const { pools, men, left, byUnit, queue, told, lines } = armies;
  for (let q = 0; q < acting; q += 1) {
    const actor = queue[q] as number;
    // 0 for the attacker, 1 for the defender, whose turns come in no order that a branch could foresee.
    const side = (attackers - 1 - actor) >>> 31;
    const line = lines[side] as Line;
    const foe = lines[1 - side] as Line;
    const by = unitOf[actor] as number;
    // Who has fallen strikes no more; who waits in reserve has an initiative and no turn.
    if (left[actor] === 0) continue;
    let manner = line.charging && horse[by] === 1 ? CHARGED : 0;
    if (line.rested !== 0 && reserve[actor] === 1) manner |= RESTED_BLOW;
    // Who fells a company with strength to spare strikes on with the men, counted in so many parts, that it did not take.
    let parts = 1;
    for (let strikers = men[actor] as number; strikers !== 0;) {
      if (foe.living === 0) return;
      const aim = aimAt(battle, armies, line, foe, actor);
      const target = aim >> 1;
      const flags = manner | (aim & AS_ORDERED);
      const on = unitOf[target] as number;
      const factor = factorOf(battle, armies, line, by, on, flags);
      // One man's blow in millionths of a point: base x press x factor, by reach. Not by a call, whose fraction would be an object.
      const plain = Math.floor(((pressed[by * units + on] as number) * factor) / 1000);
      const rate = Math.floor((plain * line.reach) / 1000);
      const variance = line.luck + random.face(BLOW_FACES);
      const pool = pools[target] as number;
      // A blow so great that the product passes 2^53 fells any pool many times over.
      const force = parts === 1 ? strikers * rate : Math.floor((strikers * rate) / parts);
      const blow = Math.floor((force * variance) / 1_000_000);
      // Whatever is no greater than a pool fits 31 bits, and is kept as such.
      const damage = blow < pool ? blow | 0 : pool;
      const rest = (pool - damage) | 0;
      const stood = men[target] as number;
      // One who stands alone needs no division.
      const standing = stood === 1 && rest !== 0 ? 1 : Math.ceil(rest / (health[on] as number)) | 0;
      const fallen = (stood - standing) | 0;
      if (told) tell(armies, packHit(actor, target, rest === 0 ? flags | DESTROYED : flags), damage, fallen);
      foe.fallen += fallen;
      byUnit[on] = (byUnit[on] as number) - damage;
      pools[target] = rest;
      men[target] = standing;
      wear(battle, armies, foe, target, rest);
      if (foe.hunted !== -1) seekHunted(battle, armies, foe, target, line.prey);
      foe.borne += damage;
      if (foe.borne >= foe.breaking) return;
      if (rest !== 0) break;
      strikers = Math.floor(((manParts / parts) * strikers * (blow - damage)) / blow) | 0;
      parts = manParts;
    }
  }
};

/**
 * Fights the blows of round `armies.round + 1` and leaves them in `armies`: pools and men fall, losses and charges are written, and hits
 * where they are told. Morale, the count of rounds and the ending are settle.ts's. `random` is the round's own stream.
 */
export const strikeRound = (battle: CompiledBattle, armies: Armies, orders: Orders, random: Random): void => {
  const { fortune } = armies;
  const ours = armies.lines[0];
  const theirs = armies.lines[1];
  fortune[0] = random.face(FORTUNE_FACES);
  fortune[1] = random.face(FORTUNE_FACES);
  armies.tide = battle.older ? 0 : armies.day + drawTide(random, SWING);
  const parley = battle.yields && isParley(orders);
  layLines(battle, armies, orders, parley);
  const ready = lineUp(battle, armies, ours, theirs, random);
  armies.used = 0;
  // Where arms are laid down everybody stands ready, and nobody strikes.
  const acting = parley ? 0 : ready;
  if (battle.older) strikeOlderBlows(battle, armies, acting, random);
  else strikeBlows(battle, armies, acting, random);
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
