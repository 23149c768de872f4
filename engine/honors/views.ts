// What of honors is shown to their owner: shapes alone, for the treaty and the window. Invariant: allow-lists; a secret honor is in none of them
// before it is earned, not even as a number.
import { z } from 'zod';
import { HONOR_TIERS, HonorTitle } from '@sigilla/content/schema/achievement.ts';
import { CHALLENGE_DIFFICULTIES } from '@sigilla/content/schema/challenge.ts';
import { Moment } from '../core/instant.ts';
import { LearnerView } from '../learning/views.ts';

/** An achievement (latin.md 3.1). */
export const AchievementView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  category: z.string(),
  tier: z.enum(HONOR_TIERS),
  /** Was it a secret until it was earned? */
  hidden: z.boolean(),
  progress: z.object({ current: z.int(), target: z.int(), percentage: z.int() }),
  rewards: z.object({ turns: z.int(), title: HonorTitle.optional(), unlocks: z.string().optional() }),
  learningObjectives: z.array(z.string()),
  unlocked: z.boolean(),
  unlockedAt: Moment.nullable(),
  /** Percent of the accounts with any honor that hold it; null while nobody has one. */
  rarity: z.number().nullable(),
});
export type AchievementView = z.infer<typeof AchievementView>;

/** The challenge of the day, and how far one has come (latin.md 3.1). */
export const ChallengeView = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  difficulty: z.enum(CHALLENGE_DIFFICULTIES),
  description: z.string(),
  requirements: z.object({
    questionsToComplete: z.int(),
    /** Seconds. */
    timeLimit: z.int().nullable(),
    /** Percent. */
    minAccuracy: z.int().nullable(),
    requiredStreak: z.int().nullable(),
    /** The types of scroll that count; all when there are none. */
    questionTypes: z.array(z.string()),
  }),
  rewards: z.object({
    /** What its scrolls pay when they are right. */
    baseTurns: z.int(),
    /** What meeting it pays besides. */
    bonusTurns: z.int(),
    badge: z.string(),
    /** The honor that it leads towards. */
    achievement: z.string().nullable(),
  }),
  /** The feast that it belongs to: SPECIAL EVENT. */
  event: z.object({ latin: z.string(), about: z.string() }).nullable(),
  status: z.enum(['NOT STARTED', 'IN PROGRESS', 'COMPLETE']),
  progress: z.object({
    questionsCompleted: z.int(),
    /** Seconds. */
    timeElapsed: z.int(),
    currentStreak: z.int(),
    /** Percent. */
    accuracy: z.int(),
    progressPercent: z.int(),
    isComplete: z.boolean(),
    message: z.string(),
  }),
  startedAt: Moment.nullable(),
  /** When its sand has run; null without a limit, or while it is not on. */
  timeEndsAt: Moment.nullable(),
  /** The learner's midnight. */
  endsAt: Moment,
  /** Scrolls that the day has left. */
  scrollsLeft: z.int(),
});
export type ChallengeView = z.infer<typeof ChallengeView>;

/** A title that may be worn. */
const TitleView = z.object({
  id: z.string(),
  latin: z.string(),
  english: z.string(),
  earnedBy: z.string(),
  worn: z.boolean(),
});

/** Honors as the desk shows them. */
export const HonorsSummary = z.object({
  earned: z.int(),
  /** Of those that one may know of. */
  total: z.int(),
  title: TitleView.nullable(),
  /** The honor that is nearest. */
  next: AchievementView.nullable(),
  /** Earned, and not looked at yet; the oldest first. */
  unlocked: z.array(AchievementView),
  /** Null before the assessment. */
  challenge: ChallengeView.nullable(),
});
export type HonorsSummary = z.infer<typeof HonorsSummary>;

/** The learner with their honors. */
export const HonouredLearner = LearnerView.extend({ honors: HonorsSummary });
export type HonouredLearner = z.infer<typeof HonouredLearner>;

/** The gallery: everything that one may know of. */
export const HonorsGallery = z.object({
  achievements: z.array(AchievementView),
  categories: z.array(z.object({ category: z.string(), completed: z.int(), total: z.int() })),
  /** The last three earned, the latest first. */
  recent: z.array(AchievementView),
  /** The three that are nearest. */
  recommended: z.array(AchievementView),
  titles: z.array(TitleView),
  /** What challenges have left behind, and how often each was met. */
  badges: z.array(z.object({ id: z.string(), name: z.string(), icon: z.string(), times: z.int() })),
});
export type HonorsGallery = z.infer<typeof HonorsGallery>;
