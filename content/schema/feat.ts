// What a ruler may be renowned for (endgame.md §3): a feat of a category and a tier, what of a kingdom it wants, and what it brings. The academy's
// honors are achievement.ts; both are given by one evaluator (engine/honors/evaluate.ts). What a tier is worth: docs/RULES.md, "Renown".
import { z } from 'zod';
import { HONOR_TIERS } from './achievement.ts';
import type { HonorTier } from './achievement.ts';

export const FEAT_CATEGORIES = [
  'kingdom_building',
  'military',
  'magical',
  'economic',
  'exploration',
  'social',
  'special',
] as const;
export const FeatCategory = z.enum(FEAT_CATEGORIES);
export type FeatCategory = z.infer<typeof FeatCategory>;

/** What a feat of each tier counts in renown, and what it brings besides its own rewards: experience (latin.md 9.2: 100 to 1,000) and turns. */
export const TIER_WORTH: Readonly<
  Record<HonorTier, { readonly points: number; readonly experience: number; readonly turns: number }>
> = {
  bronze: { points: 10, experience: 100, turns: 2 },
  silver: { points: 25, experience: 125, turns: 4 },
  gold: { points: 50, experience: 200, turns: 8 },
  platinum: { points: 100, experience: 500, turns: 20 },
  legendary: { points: 200, experience: 1000, turns: 50 },
};

/** What a feat may bring into a treasury. People are housed, and land is surveyed: nobody gives either away. */
const GIVEN = ['gold', 'mana', 'researchPoints', 'food', 'materials'] as const;

export const FeatReward = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('resource'), item: z.enum(GIVEN), quantity: z.int().min(1) }),
  z.strictObject({ type: z.literal('turns'), item: z.literal('turns'), quantity: z.int().min(1) }),
  z.strictObject({ type: z.literal('other'), item: z.literal('experience'), quantity: z.int().min(1) }),
]);
export type FeatReward = z.infer<typeof FeatReward>;

export const Feat = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: z.string().min(3),
  /** A line said of it, in the chronicle's own voice. */
  description: z.string().min(20),
  /** What it wants, plainly. */
  wants: z.string().min(5),
  category: FeatCategory,
  tier: z.enum(HONOR_TIERS),
  /** Nobody is told of it before it is earned. */
  hidden: z.boolean().default(false),
  /** It is earned when this counter has come so far. */
  needs: z.strictObject({ counter: z.string().min(1), atLeast: z.int().min(1) }),
  /** What comes into the treasury with it. */
  brings: z.partialRecord(z.enum(GIVEN), z.int().min(1)).default({}),
});
export type Feat = z.infer<typeof Feat>;
/** A feat as it is written down. */
export type WrittenFeat = z.input<typeof Feat>;

/** All that a feat brings: what its tier is worth, and what it has of its own. */
export const rewardsOf = ({ tier, brings }: Pick<Feat, 'tier' | 'brings'>): readonly FeatReward[] => {
  const { experience, turns } = TIER_WORTH[tier];
  return [
    { type: 'other', item: 'experience', quantity: experience },
    { type: 'turns', item: 'turns', quantity: turns },
    ...GIVEN.flatMap((item) => {
      const quantity = brings[item];
      return quantity === undefined ? [] : [{ type: 'resource' as const, item, quantity }];
    }),
  ];
};
