// What is learnt in battle: experience for the kingdom (latin.md 9.7) and for each unit on its way to the next veteran level.
// Invariants: veteran levels only rise, one step for every 20 points (G-119); a legendary unit has nothing left to learn.
import { EXPERIENCE_STEP } from '../kingdom/armies.ts';
import { VETERAN_LEVELS } from '../kingdom/kingdom.ts';
import type { VeteranLevel } from '../kingdom/kingdom.ts';
import type { Winner } from './state.ts';
import type { Side } from './setup.ts';

/**
 * Experience of a side: 100, half as much again for the winner, times enemy power over own power between 1 and 2, rounded
 * halves up. Powers are ratings from the shared power function; an own power of 0 counts as 1.
 */
export const battleExperience = (won: boolean, ownPower: number, enemyPower: number): number => {
  const own = Math.max(1, ownPower);
  const enemy = Math.min(2 * own, Math.max(own, enemyPower));
  return Math.floor((2 * (won ? 150 : 100) * enemy + own) / (2 * own));
};

/** Points for taking part, for each enemy company destroyed (the first five), and for being on the winning side. */
const PRESENT = 2;
const PER_COMPANY = 1;
const COMPANIES_COUNTED = 5;
const WON = 3;

/** Points one unit gains: 0 when none of its men survived. At most 10, so that a step takes two battles or more. */
export const unitExperience = (
  side: Side,
  winner: Winner,
  survivors: number,
  companiesDestroyed: number,
): number =>
  survivors === 0
    ? 0
    : PRESENT + PER_COMPANY * Math.min(COMPANIES_COUNTED, companiesDestroyed) + (winner === side ? WON : 0);

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
