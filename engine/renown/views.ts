// What of renown is shown to its owner: shapes alone, for the treaty and the window. Invariant: allow-lists; a hidden feat is in none of them before it
// is earned but as a number of how many there still are.
import { z } from 'zod';
import { HONOR_TIERS } from '@sigilla/content/schema/achievement.ts';
import { FeatCategory, FeatReward } from '@sigilla/content/schema/feat.ts';
import { Moment } from '../core/instant.ts';

/** An achievement of a kingdom (endgame.md §3). */
export const FeatView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** What it wants, plainly. */
  requirement: z.string(),
  category: FeatCategory,
  tier: z.enum(HONOR_TIERS),
  points: z.int(),
  /** The word by which its seal is drawn. */
  icon: z.string(),
  /** Was it a secret until it was earned? */
  hidden: z.boolean(),
  rewards: z.array(FeatReward),
  /** Percent of the players with any achievement who hold it, one decimal; null while nobody has one. */
  rarity: z.number().nullable(),
});
export type FeatView = z.infer<typeof FeatView>;

/** How far one has come with an achievement (endgame.md §3). */
export const FeatProgress = z.object({
  current: z.int(),
  required: z.int(),
  unlocked: z.boolean(),
  unlockedAt: Moment.nullable(),
});
export type FeatProgress = z.infer<typeof FeatProgress>;

export const RenownGallery = z.object({
  achievements: z.array(FeatView),
  /** By the id of an achievement. */
  progress: z.record(z.string(), FeatProgress),
  unlocked: z.int(),
  /** Of those that one may know of. */
  total: z.int(),
  points: z.int(),
  /** Points of all that one may know of. */
  totalPoints: z.int(),
  /** How many are still hidden. */
  hidden: z.int(),
  /** How many of the unlocked were looked at. */
  seen: z.int(),
});
export type RenownGallery = z.infer<typeof RenownGallery>;

/** A feat as the answer of the deed that earned it tells of it. */
export const EarnedFeat = FeatView.pick({
  id: true,
  name: true,
  description: true,
  category: true,
  tier: true,
  points: true,
  rewards: true,
});
export type EarnedFeat = z.infer<typeof EarnedFeat>;
