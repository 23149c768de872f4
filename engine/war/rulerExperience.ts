// What a ruler learns from a battle in earnest: 10 to 50 by its worth and its outcome (latin.md 9.2, G-188). The soldiers' own award is
// engine/battle/experience.ts's. Invariant: losing a fight that was lost before it began teaches nothing, however often it is tried.
import { estimateOdds } from '../battle/odds.ts';
import { opposite } from '../battle/setup.ts';
import type { BattleSetup, Side } from '../battle/setup.ts';
import type { Winner } from '../battle/state.ts';
import { clamp } from '../core/permille.ts';
import { forkSeed } from '../core/random.ts';
import type { Seed } from '../core/random.ts';

export const LEAST_LEARNT = 10;
const MOST_LEARNT = 50;
/** For a fight between equals, by outcome. A stronger enemy is worth up to twice as much, a weaker one less to who beats it. */
const BETWEEN_EQUALS = { won: 25, drawn: 15, lost: 10 } as const;

/** Odds (permille) below which a fight is hopeless. */
const HOPELESS = 100;
const SAMPLES = 100;

/** Is the battle lost for this side before it begins? Found by fighting it; a host that outweighs the other is never without hope. */
export const isHopeless = (setup: BattleSetup, side: Side, seed: Seed): boolean =>
  setup[side].power < setup[opposite(side)].power &&
  estimateOdds(setup, SAMPLES, forkSeed(seed, 'worth'))[side] < HOPELESS;

/** Points between 10 and 50; 0 for whoever lost without ever having had a chance. `seed` is the battle's own. */
export const rulerExperience = (setup: BattleSetup, winner: Winner, side: Side, seed: Seed): number => {
  const own = Math.max(1, setup[side].power);
  const enemy = Math.min(2 * own, setup[opposite(side)].power);
  const worth = (points: number): number =>
    clamp(Math.floor((points * enemy) / own), LEAST_LEARNT, MOST_LEARNT);
  if (winner === side) return worth(BETWEEN_EQUALS.won);
  if (winner === 'none') return worth(BETWEEN_EQUALS.drawn);
  return isHopeless(setup, side, seed) ? 0 : worth(BETWEEN_EQUALS.lost);
};
