// A challenge of the day and a feast of the Roman year. What is written here is what is asked for; when which is drawn, engine/honors says.
import { z } from 'zod';
import { QuestionType } from './latinQuestion.ts';

export const CHALLENGE_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

export const ChallengeKind = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: z.string().min(3),
  /** The charge on its badge. */
  icon: z.string().min(2),
  difficulty: z.enum(CHALLENGE_DIFFICULTIES),
  description: z.string().min(10),
  /** Scrolls of these types count; of any when there are none. The rack is filled with them while it is on. */
  types: z.array(QuestionType),
  /** The lowest skill level that it is drawn for. */
  minLevel: z.int().min(1).max(10),
  questionsToComplete: z.int().min(1).max(20),
  /** Seconds from its start. */
  timeLimit: z.int().min(60).nullable(),
  /** Percent of what was answered for it. */
  minAccuracy: z.int().min(1).max(100).nullable(),
  /** Right answers in a row. */
  requiredStreak: z.int().min(2).max(20).nullable(),
  /** Turns for meeting it, beside what its scrolls pay. */
  bonusTurns: z.int().min(1),
  /** The badge that stays. */
  badge: z.string().min(3),
});
export type ChallengeKind = z.infer<typeof ChallengeKind>;

const Date = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

/** A feast: its days by the Roman calendar, `MM-DD`, both included, and the challenge that stands in place of the day's. */
export const Feast = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  latin: z.string().min(3),
  days: z.array(z.tuple([Date, Date])).min(1),
  /** What was kept on it, and is known. */
  about: z.string().min(40),
  challenge: ChallengeKind,
});
export type Feast = z.infer<typeof Feast>;
