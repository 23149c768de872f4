// A score tried against a difficulty: how likely it is, for quests and missions alike.
// Invariant: nothing is certain and nothing is hopeless.
import { clamp } from '../core/permille.ts';

const EVEN = 550;
const PER_POINT = 45;
const LEAST = 100;
const MOST = 950;

/** Permille that somebody with this score succeeds. */
export const chanceOf = (score: number, difficulty: number): number =>
  clamp(EVEN + PER_POINT * (score - difficulty), LEAST, MOST);
