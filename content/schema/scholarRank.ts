// What the scribes call a learner of each skill level. Values live in content/learning/ranks.ts.
import { z } from 'zod';

export const ScholarRank = z.strictObject({
  /** The skill level that bears it. */
  level: z.int().min(1).max(10),
  /** With macrons, and fit for anyone. */
  latin: z.string().min(1),
  english: z.string().min(1),
});
export type ScholarRank = z.infer<typeof ScholarRank>;
