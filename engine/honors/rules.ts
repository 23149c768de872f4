// What honors are given by: types alone; the values are content's (content/learning), and a window has none of them.
import type { Achievement } from '@sigilla/content/schema/achievement.ts';
import type { ChallengeKind, Feast } from '@sigilla/content/schema/challenge.ts';
import type { StreakMilestone } from '@sigilla/content/schema/streak.ts';

export interface HonorRules {
  readonly achievements: readonly Achievement[];
  /** The achievements' categories, in the order in which they are shown. */
  readonly categories: readonly string[];
  readonly challenges: readonly ChallengeKind[];
  readonly feasts: readonly Feast[];
  readonly families: readonly { readonly id: string; readonly says: readonly string[] }[];
}

/** What gives titles. */
export interface TitleRules {
  readonly achievements: readonly Achievement[];
  readonly milestones: readonly StreakMilestone[];
}
