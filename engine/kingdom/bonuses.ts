// What everything a kingdom has adds up to, from the rows of sources.ts, and how a sum is applied to turns and prices.
// Invariant: every sum is the sum of its rows' counted parts.
import type { Bonuses } from './effects.ts';
import { reckonedOnce, type Holdings } from './holdings.ts';
import { sourcesOf, type SourceRow } from './sources.ts';
import type { KingdomContent } from './content.ts';
import type { Resources } from './kingdom.ts';

/** Nought of each resource, anew each time: whoever adds up may write into it. */
export const nothing = (): Resources => ({
  gold: 0,
  mana: 0,
  population: 0,
  land: 0,
  researchPoints: 0,
  food: 0,
  materials: 0,
});

const none = (): Bonuses => ({
  yields: nothing(),
  yieldPercent: nothing(),
  rushPercent: nothing(),
  housing: 0,
  deploymentPercent: 0,
  planningPercent: 0,
  attackPercent: 0,
  defensePercent: 0,
  recruitPercent: 0,
  upkeepPercent: 0,
  morale: 0,
  supply: 0,
  artifactChance: 0,
  exploreLand: 0,
  spellPercent: 0,
  spellCostPercent: 0,
  researchPercent: 0,
  wardPercent: 0,
  battleMorale: 0,
  dread: 0,
  tradePercent: 0,
  tradeDiscount: 0,
  veteranPercent: 0,
  suppliesPercent: 0,
  rationPercent: 0,
  vault: 0,
  eliteUnits: false,
});

/** What rows add up to: what they give, or what of it counts. */
export const sumOf = (rows: readonly SourceRow[], of: 'given' | 'counted'): Bonuses => {
  const sum = none();
  for (const row of rows) {
    const { bonus, resource } = row;
    const amount = row[of];
    if (bonus === 'eliteUnits') sum.eliteUnits ||= amount > 0;
    else if (bonus === 'yields' || bonus === 'yieldPercent' || bonus === 'rushPercent') {
      if (resource !== null) sum[bonus][resource] += amount;
    } else sum[bonus] += amount;
  }
  return sum;
};

/** What a kingdom's holdings give together, each sum held to its cap. */
export const bonusesOf: (holdings: Holdings, content: KingdomContent) => Readonly<Bonuses> = reckonedOnce(
  (holdings, content: KingdomContent) => sumOf(sourcesOf(holdings, content), 'counted'),
);

/** Turns for a deed after a reduction: rounded down, at least one (G-153). */
export const reducedTurns = (turns: number, percent: number): number =>
  turns === 0 ? 0 : Math.max(1, Math.floor((turns * (100 - percent)) / 100));

/** Gold after a discount: rounded down, at least one where there was a price. */
export const discounted = (gold: number, percent: number): number =>
  gold === 0 ? 0 : Math.max(1, Math.floor((gold * (100 - percent)) / 100));
