// How blows fell by laws 1 and 2, for the battles that were begun under them: the smallest company was the weakest, whatever it had been,
// a side broke by companies lost, and what a blow had left over was lost. Invariant: nothing here is reached by a battle of a later law.
import type { Random } from '../core/random.ts';
import type { Armies } from './armies.ts';
import type { CompiledBattle } from './compiledBattle.ts';
import { AS_ORDERED, CHARGED, DESTROYED, packHit, tell } from './hits.ts';
import { BLOW_FACES } from './law.ts';
import type { Line } from './line.ts';
import { blowOfLawOne } from './olderLaw.ts';
import { factorOf } from './rates.ts';
import { isWeaker, seekHunted, smallestNear, weakestIn } from './targets.ts';

/** Whom a company strikes at while somebody of the enemy is left; beneath it, in the lowest bit, whether that is as ordered (AS_ORDERED). */
const aimAt = (battle: CompiledBattle, armies: Armies, line: Line, foe: Line, actor: number): number => {
  if (line.aim === 'hunt' && foe.hunted !== -1) return (foe.hunted << 1) | AS_ORDERED;
  return line.aim === 'nearest'
    ? (smallestNear(battle, armies, actor) << 1) | line.nearestFlag
    : foe.weakest << 1;
};

/** One man's blow in millionths of a point for a pair and its flags this round. */
const weigh = (
  battle: CompiledBattle,
  armies: Armies,
  line: Line,
  by: number,
  on: number,
  flags: number,
): number => {
  const factor = factorOf(battle, armies, line, by, on, flags);
  const base = battle.base[by * battle.units + on] as number;
  return battle.lawOne
    ? blowOfLawOne(base, factor, battle.press)
    : Math.floor((base * factor * battle.press) / 1000);
};

/** Keeps in mind who is now the weakest of a side, after a blow at `target`. */
const seekWeakest = (battle: CompiledBattle, armies: Armies, foe: Line, target: number): void => {
  const { left } = armies;
  if (target === foe.weakest) {
    if (left[target] === 0) foe.weakest = weakestIn(battle, armies, foe.from, foe.to, battle.anyone);
  } else if (left[target] !== 0 && isWeaker(left, target, foe.weakest)) foe.weakest = target;
};

/** Has the first `acting` companies of the queue strike, one blow each, until a side breaks or is gone. */
export const strikeOlderBlows = (
  battle: CompiledBattle,
  armies: Armies,
  acting: number,
  random: Random,
): void => {
  const { attackers, unitOf, health, horse } = battle;
  const { pools, men, queue, lines } = armies;
  for (let q = 0; q < acting; q += 1) {
    const actor = queue[q] as number;
    const side = actor < attackers ? 0 : 1;
    const line = lines[side];
    const foe = lines[1 - side] as Line;
    const by = unitOf[actor] as number;
    const strikers = men[actor] as number;
    if (strikers === 0) continue;
    if (foe.living === 0) return;
    const aim = aimAt(battle, armies, line, foe, actor);
    const target = aim >> 1;
    const on = unitOf[target] as number;
    const flags = (aim & AS_ORDERED) | (line.charging && horse[by] === 1 ? CHARGED : 0);
    const rate = weigh(battle, armies, line, by, on, flags);
    const variance = line.luck + random.face(BLOW_FACES);
    const pool = pools[target] as number;
    const damage = Math.min(pool, Math.floor((strikers * rate * variance) / 1_000_000));
    const rest = pool - damage;
    const standing = Math.ceil(rest / (health[on] as number));
    const fallen = (men[target] as number) - standing;
    tell(armies, packHit(actor, target, rest === 0 ? flags | DESTROYED : flags), damage, fallen);
    foe.fallen += fallen;
    pools[target] = rest;
    men[target] = standing;
    if (rest === 0) {
      foe.living -= 1;
      foe.borne += 1;
    }
    seekWeakest(battle, armies, foe, target);
    if (foe.hunted !== -1) seekHunted(battle, armies, foe, target, line.prey);
    if (foe.borne >= foe.breaking) return;
  }
};
