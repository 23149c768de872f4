// What may be earned for good: a medal of a tier, what it wants of whom, and what it gives. Learning's and the kingdom's are of one shape, so that
// one evaluator serves both (engine/honors/evaluate.ts). How many turns a tier gives: docs/RULES.md, "Honors".
import { z } from 'zod';

export const HONOR_TIERS = ['bronze', 'silver', 'gold', 'platinum', 'legendary'] as const;
export type HonorTier = (typeof HONOR_TIERS)[number];

/** The turns that come with an honor, once. */
export const TIER_TURNS: Readonly<Record<HonorTier, number>> = {
  bronze: 5,
  silver: 15,
  gold: 40,
  platinum: 100,
  legendary: 250,
};

/** A title that may be worn: Latin of common gender, so that it suits everyone, and what it means. */
export const HonorTitle = z.strictObject({ latin: z.string().min(3), english: z.string().min(3) });
export type HonorTitle = z.infer<typeof HonorTitle>;

export const Achievement = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: z.string().min(3),
  /** A line said when it is earned: a sentence or two, without what it wants. */
  description: z.string().min(10),
  /** The charge on its medal; the window draws it. */
  icon: z.string().min(2),
  category: z.string().min(3),
  tier: z.enum(HONOR_TIERS),
  /** Nobody is told of it before it is earned. */
  hidden: z.boolean().default(false),
  /** It is earned when this counter has come so far. */
  needs: z.strictObject({ counter: z.string().min(1), atLeast: z.int().min(1) }),
  rewards: z
    .strictObject({ title: HonorTitle.optional(), freezeScrolls: z.int().min(1).optional() })
    .default({}),
  /** What to practise for it, plainly. */
  objectives: z.array(z.string().min(3)).min(1),
});
export type Achievement = z.infer<typeof Achievement>;
/** An achievement as it is written down. */
export type WrittenAchievement = z.input<typeof Achievement>;
