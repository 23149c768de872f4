// What surveyors bring home: one to five acres of land, three most often, now and then an artifact (kingdom.md §9), or something come upon.
// Invariant: an artifact is found once by a kingdom, but for one that runs out.
import type { ArtifactDefinition, Rarity } from '@sigilla/content/schema/artifact.ts';
import type { FindDefinition } from '@sigilla/content/schema/find.ts';
import type { Random } from '../core/random.ts';
import { bonusesOf, discounted } from './bonuses.ts';
import type { Bonuses } from './effects.ts';
import type { KingdomContent } from './content.ts';
import { CAPS } from './effects.ts';
import type { Holdings } from './holdings.ts';
import type { Kingdom } from './kingdom.ts';
import { levelOf } from './levels.ts';

export const EXPLORE_TURNS = 5;
const EXPLORE_GOLD = 50;
/** Percent (kingdom.md §9); artifacts may add points. */
export const ARTIFACT_CHANCE = 15;
/** Percent of explorations without an artifact that come upon something else. */
const FIND_CHANCE = 30;
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

/** Acres that this kingdom's next exploration claims, at least and at most. */
export const explorationLand = ({
  exploreLand,
}: Pick<Bonuses, 'exploreLand'>): { readonly least: number; readonly most: number } => ({
  least: 1 + exploreLand,
  most: LAND_WEIGHTS.length + exploreLand,
});

/** Percent chance that this kingdom's next exploration finds an artifact. */
export const artifactChance = (kingdom: Holdings, content: KingdomContent): number =>
  Math.min(CAPS.artifactChance, ARTIFACT_CHANCE + bonusesOf(kingdom, content).artifactChance);

/** What a kingdom of this level and land may come upon. */
export const findsFor = (
  { experience, resources: { land } }: Pick<Kingdom, 'experience' | 'resources'>,
  { finds }: Pick<KingdomContent, 'finds'>,
): readonly FindDefinition[] =>
  finds.filter(
    (find) =>
      levelOf(experience) >= find.level &&
      land >= find.land.from &&
      (find.land.to === null || land <= find.land.to),
  );

const foundArtifact = (
  kingdom: Kingdom,
  content: KingdomContent,
  random: Random,
): ArtifactDefinition | null => {
  if (!random.chance(artifactChance(kingdom, content) * 10)) return null;
  const owned = new Set(kingdom.artifacts.map(({ artifactId }) => artifactId));
  const waiting = [...content.artifacts.values()].filter(
    ({ id, effect }) => effect.uses !== null || !owned.has(id),
  );
  if (waiting.length === 0) return null;
  return waiting[random.weighted(waiting.map(({ rarity }) => RARITY_WEIGHTS[rarity]))] ?? null;
};

const cameUpon = (kingdom: Kingdom, content: KingdomContent, random: Random): FindDefinition | null => {
  if (!random.chance(FIND_CHANCE * 10)) return null;
  const open = findsFor(kingdom, content);
  return open.length === 0 ? null : (open[random.weighted(open.map(({ weight }) => weight))] ?? null);
};

/** Draws what an exploration brings: land first, then the artifact, then what else was come upon; never both of these. */
export const explore = (
  kingdom: Kingdom,
  content: KingdomContent,
  random: Random,
): {
  readonly land: number;
  readonly artifact: ArtifactDefinition | null;
  readonly find: FindDefinition | null;
} => {
  const land = random.weighted(LAND_WEIGHTS) + 1 + bonusesOf(kingdom, content).exploreLand;
  const artifact = foundArtifact(kingdom, content, random);
  return { land, artifact, find: artifact === null ? cameUpon(kingdom, content, random) : null };
};
