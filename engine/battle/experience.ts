// What soldiers learn in battle: the award of latin.md 9.7, shared among an army's units by the worth of what each of them felled (G-188).
// What their ruler learns is engine/war/rulerExperience.ts's.
// Invariants: veteran levels only rise, one step for every 20 points (G-119); a legendary unit has nothing left to learn.
import { EXPERIENCE_STEP } from '../kingdom/armies.ts';
import { VETERAN_LEVELS } from '../kingdom/kingdom.ts';
import type { VeteranLevel } from '../kingdom/kingdom.ts';

/**
 * The award of a side: 100, half as much again for the winner, times enemy power over own power between 1 and 2, rounded
 * halves up. Powers are ratings from the shared power function; an own power of 0 counts as 1.
 */
export const battleAward = (won: boolean, ownPower: number, enemyPower: number): number => {
  const own = Math.max(1, ownPower);
  const enemy = Math.min(2 * own, Math.max(own, enemyPower));
  return Math.floor((2 * (won ? 150 : 100) * enemy + own) / (2 * own));
};

/**
 * Points one unit gains of its side's award: the share of the award that what it felled is of its own side's rating, rounded down. So
 * an army that fells its own worth has earned the whole award, and a host that tramples a handful nothing. None for the dead, and
 * never more than one step.
 */
export const unitExperience = (award: number, felled: number, ownPower: number, survivors: number): number =>
  survivors === 0 ? 0 : Math.min(EXPERIENCE_STEP, Math.floor((award * felled) / Math.max(1, ownPower)));

/** A unit's level and points after gaining `gain`: recruit, veteran, elite, legendary, one step for every 20 points. */
export const advanceVeterans = (
  level: VeteranLevel,
  experience: number,
  gain: number,
): { readonly veteranLevel: VeteranLevel; readonly experience: number } => {
  let at = VETERAN_LEVELS.indexOf(level);
  let points = experience + gain;
  while (points >= EXPERIENCE_STEP && at < VETERAN_LEVELS.length - 1) {
    points -= EXPERIENCE_STEP;
    at += 1;
  }
  return {
    veteranLevel: VETERAN_LEVELS[at] ?? level,
    experience: at === VETERAN_LEVELS.length - 1 ? Math.min(points, EXPERIENCE_STEP) : points,
  };
};
