// A score tried against a difficulty: how likely it is, for quests and missions alike.
// Invariant: nothing is certain and nothing is hopeless.
import { clamp } from '../core/permille.ts';

/** Percent of diplomatic bonus that are worth a point of an envoy's score. */
const PERCENT_PER_POINT = 5;

/** What an envoy is worth at a table: their own score, and the realm's name for fair words. */
export const envoyScore = (score: number, diplomaticBonus: number): number =>
  score + Math.floor(diplomaticBonus / PERCENT_PER_POINT);

const EVEN = 550;
const PER_POINT = 45;
const LEAST = 100;
const MOST = 950;

/** Permille that somebody with this score succeeds. */
export const chanceOf = (score: number, difficulty: number): number =>
  clamp(EVEN + PER_POINT * (score - difficulty), LEAST, MOST);
