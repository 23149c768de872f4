// Experience for deeds, within the ranges of latin.md 9.2: building 20 to 100, research 50 to 200, resources 1 to 10. Combat's is the battle report's to say.
import type { BuildingDefinition, BuildingTier } from '@sigilla/content/schema/building.ts';
import type { SpellDefinition } from '@sigilla/content/schema/spell.ts';
import type { TechnologyDefinition } from '@sigilla/content/schema/technology.ts';
import { clamp } from '../core/permille.ts';

const CONSTRUCTION: Readonly<Record<BuildingTier, number>> = {
  basic: 20,
  advanced: 40,
  elite: 60,
  ultimate: 80,
  legendary: 100,
};

/** For raising a building, by its tier. */
export const constructionExperience = (definition: BuildingDefinition): number =>
  CONSTRUCTION[definition.tier];

/** For improving a building to `level`: ten a level, 20 to 100. */
export const upgradeExperience = (level: number): number => clamp(10 * level, 20, 100);

/** For work on the realm's resources: two a turn spent, 1 to 10. */
export const resourceExperience = (turns: number): number => clamp(2 * turns, 1, 10);

/** For calling up soldiers: one for every five, 1 to 10. */
export const recruitExperience = (quantity: number): number => clamp(Math.floor(quantity / 5), 1, 10);

/** For a study brought to its end: a spell by its tier, a technology by the turns it took, 50 to 200. */
export const researchExperience = (subject: SpellDefinition | TechnologyDefinition): number =>
  'school' in subject ? clamp(20 + 30 * subject.tier, 50, 200) : clamp(4 * subject.research.turns, 50, 200);

/** For a spell cast: two a tier. */
export const castingExperience = ({ tier }: Pick<SpellDefinition, 'tier'>): number => 2 * tier;
