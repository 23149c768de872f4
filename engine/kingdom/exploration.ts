// What surveyors bring home: one to five acres of land, three most often, and now and then an artifact (kingdom.md §9).
// Invariant: an artifact is found once by a kingdom, but for one that runs out.
import type { Rarity } from '@sigilla/content/schema/artifact.ts';
import type { Random } from '../core/random.ts';
import { bonusesOf, discounted } from './bonuses.ts';
import type { Bonuses } from './effects.ts';
import type { ArtifactDefinition, KingdomContent } from './content.ts';
import { CAPS } from './effects.ts';
import type { Holdings } from './holdings.ts';
import type { Kingdom } from './kingdom.ts';

export const EXPLORE_TURNS = 5;
const EXPLORE_GOLD = 50;
/** Percent (kingdom.md §9); artifacts may add points. */
export const ARTIFACT_CHANCE = 15;
/** Chances of 1, 2, 3, 4 and 5 acres, in ten. */
const LAND_WEIGHTS = [1, 2, 4, 2, 1];
const RARITY_WEIGHTS: Readonly<Record<Rarity, number>> = {
  common: 50,
  uncommon: 28,
  rare: 14,
  epic: 6,
  legendary: 2,
};

/** Gold for the supplies of this kingdom's next exploration. */
export const explorationGold = ({ suppliesPercent }: Pick<Bonuses, 'suppliesPercent'>): number =>
  discounted(EXPLORE_GOLD, suppliesPercent);

/** Percent chance that this kingdom's next exploration finds an artifact. */
export const artifactChance = (kingdom: Holdings, content: KingdomContent): number =>
  Math.min(CAPS.artifactChance, ARTIFACT_CHANCE + bonusesOf(kingdom, content).artifactChance);

/** Draws an exploration's find. Draws land first, then the chance, then the artifact. */
export const explore = (
  kingdom: Kingdom,
  content: KingdomContent,
  random: Random,
): { readonly land: number; readonly artifact: ArtifactDefinition | null } => {
  const land = random.weighted(LAND_WEIGHTS) + 1 + bonusesOf(kingdom, content).exploreLand;
  if (!random.chance(artifactChance(kingdom, content) * 10)) return { land, artifact: null };
  const owned = new Set(kingdom.artifacts.map(({ artifactId }) => artifactId));
  const waiting = [...content.artifacts.values()].filter(
    ({ id, effect }) => effect.uses !== null || !owned.has(id),
  );
  if (waiting.length === 0) return { land, artifact: null };
  const found = waiting[random.weighted(waiting.map(({ rarity }) => RARITY_WEIGHTS[rarity]))];
  return { land, artifact: found ?? null };
};
