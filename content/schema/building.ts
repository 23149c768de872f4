// The shape of a building: what it costs to raise and to improve, what it needs, what it gives, and how it is told and drawn.
// Costs and turns are those of level 1; engine/kingdom/buildings.ts scales them by level.
// Invariant: every building, unit and path named in `requirements` exists in the content it is loaded with.
import { z } from 'zod';
import { IconName } from './icon.ts';
import { Effect } from './effect.ts';

export const BUILDING_CATEGORIES = ['economic', 'military', 'magical', 'specialized'] as const;
export const BuildingCategory = z.enum(BUILDING_CATEGORIES);
export type BuildingCategory = z.infer<typeof BuildingCategory>;

const BUILDING_TIERS = ['basic', 'advanced', 'elite', 'ultimate', 'legendary'] as const;
export const BuildingTier = z.enum(BUILDING_TIERS);
export type BuildingTier = z.infer<typeof BuildingTier>;

const BUILDING_SPECIALS = ['path', 'cross', 'victory'] as const;
export const BuildingSpecial = z.enum(BUILDING_SPECIALS);
export type BuildingSpecial = z.infer<typeof BuildingSpecial>;

export const SPELL_PATHS = ['ascendant', 'verdant', 'eradication', 'nether', 'fantasy'] as const;
export const SpellPath = z.enum(SPELL_PATHS);
export type SpellPath = z.infer<typeof SpellPath>;

const Amount = z.int().min(0);
const Line = z.string().min(8);

export const BuildingDefinition = z.strictObject({
  id: z.string().regex(/^[a-z][a-z_]*$/),
  name: z.string().min(3),
  category: BuildingCategory,
  tier: BuildingTier,
  /** Raised once, by those who went a whole path, crossed two, or mean to win; null for all others. */
  special: BuildingSpecial.nullable().default(null),
  icon: IconName,
  /** Land is taken up, not spent: it comes free if the building ever falls. */
  costs: z.strictObject({
    gold: z.int().min(1),
    mana: Amount,
    land: z.int().min(1),
    researchPoints: Amount,
    materials: Amount,
  }),
  maxLevel: z.int().min(1).max(10),
  /** How many a kingdom may have; null for as many as the land holds. */
  limit: z.int().min(1).nullable(),
  effects: z.strictObject({
    /** Two or three sentences for a card. */
    description: z.string().min(40),
    /** What it gives, with the real numbers. */
    benefits: z.array(Line).min(1),
    /** What it also gives from level 3 on. */
    abilities: z.array(Line),
    /** The same as data. */
    rules: z.array(Effect),
  }),
  requirements: z.strictObject({
    level: z.int().min(1).max(60),
    path: SpellPath.nullable(),
    buildings: z.array(z.strictObject({ type: z.string(), level: z.int().min(1) })),
  }),
});
export type BuildingDefinition = z.infer<typeof BuildingDefinition>;
