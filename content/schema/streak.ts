// What a streak of days with Latin is worth. Values live in content/learning/streak.ts.
import { z } from 'zod';

/** A number of days in a row, and what is given when it is first reached. */
export const StreakMilestone = z.strictObject({
  days: z.int().min(1),
  /** What the chronicle says of it. */
  name: z.string().min(1),
  reward: z.strictObject({
    turns: z.int().min(0),
    freezeScrolls: z.int().min(1).optional(),
    /** A title with macrons, which the ruler may bear. */
    title: z.string().min(1).optional(),
    /** What the title means. */
    titleMeans: z.string().min(1).optional(),
    badge: z.string().min(1).optional(),
  }),
});
export type StreakMilestone = z.infer<typeof StreakMilestone>;

/** What each right answer earns beyond its five turns, from so many days in a row. */
export const StreakTier = z.strictObject({
  fromDays: z.int().min(0),
  name: z.string().min(1),
  description: z.string().min(1),
  /** Turns added to each right answer of the day's questions. */
  bonusPerQuestion: z.int().min(0),
});
export type StreakTier = z.infer<typeof StreakTier>;

/** Milestones and tiers, each list ascending; the first tier begins at 0. */
export interface StreakRules {
  readonly milestones: readonly StreakMilestone[];
  readonly tiers: readonly StreakTier[];
}
