// What heroes wear: artifacts of the treasury, which go on giving to the realm what they give and make a hero better at something besides.
// Invariants: an artifact is worn by one hero at most, in the place that is its own; what runs out is not worn.
import type { BaseStats, HeroStat } from '@sigilla/content/schema/hero.ts';
import type { ArtifactCategory, ArtifactDefinition } from '@sigilla/content/schema/artifact.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import type { OwnedArtifact } from '../kingdom/kingdom.ts';
import type { HeroSlot, OwnedHero } from './hero.ts';

type Rarity = ArtifactDefinition['rarity'];

/** Where an artifact is worn, which score it asks for and which it raises. */
const PLACES: Readonly<
  Record<
    (typeof ArtifactCategory)['options'][number],
    { readonly slot: HeroSlot; readonly asks: HeroStat; readonly raises: HeroStat }
  >
> = {
  military: { slot: 'hand', asks: 'combat', raises: 'combat' },
  magical: { slot: 'brow', asks: 'magic', raises: 'magic' },
  resource: { slot: 'belt', asks: 'administration', raises: 'administration' },
  exploration: { slot: 'belt', asks: 'intelligence', raises: 'leadership' },
  special: { slot: 'belt', asks: 'charisma', raises: 'charisma' },
};
/** Points that it raises, and the score that it asks for. */
const RAISES: Readonly<Record<Rarity, number>> = { common: 1, uncommon: 1, rare: 2, epic: 3, legendary: 4 };
const ASKS: Readonly<Record<Rarity, number>> = { common: 5, uncommon: 7, rare: 9, epic: 12, legendary: 15 };

export interface Wearing {
  readonly slot: HeroSlot;
  readonly asks: HeroStat;
  readonly least: number;
  readonly raises: HeroStat;
  readonly points: number;
}

/** How an artifact is worn; null for what is used up. */
export const wearingOf = ({ category, rarity, effect }: ArtifactDefinition): Wearing | null =>
  effect.mode === 'consumable' ? null : { ...PLACES[category], least: ASKS[rarity], points: RAISES[rarity] };

/** May whoever has these scores of their own wear it? What is worn already does not count. */
export const mayWear = (base: BaseStats, { asks, least }: Wearing): boolean => base[asks] >= least;

/** What is worn adds to scores. */
export const wornStats = (
  worn: OwnedHero['worn'],
  artifacts: readonly OwnedArtifact[],
  content: KingdomContent,
): Partial<BaseStats> => {
  const added: Partial<BaseStats> = {};
  for (const ownedId of Object.values(worn)) {
    const artifact = artifacts.find(({ id }) => id === ownedId);
    const definition = artifact && content.artifacts.get(artifact.artifactId);
    const wearing = definition && wearingOf(definition);
    if (wearing === null || wearing === undefined) continue;
    added[wearing.raises] = (added[wearing.raises] ?? 0) + wearing.points;
  }
  return added;
};
