// What a learner is shown: of themselves, of a question before and after it is answered. Shapes alone, for the treaty and the window.
// Invariant: allow-lists; of a question nothing is shown before its answer that engine/latin's public view does not name.
import { z } from 'zod';
import {
  DialogueLine,
  PrimarySource,
  QuestionGenerator,
  QuestionType,
  RECONSTRUCTIONS,
  TRANSFORMATIONS,
} from '@sigilla/content/schema/latinQuestion.ts';
import { Moment } from '../core/instant.ts';

/** What can be said of an answer that was judged. */
export const JUDGED_VERDICTS = ['correct', 'close', 'wrong'] as const;
/** `unjudged`: nobody here could tell right from wrong; it counts for nothing and against nobody. */
export const VERDICTS = [...JUDGED_VERDICTS, 'unjudged'] as const;

/** What is to be done and the sentence that it is done to, of a question whose text tells the two in a line. */
export const AsksView = z.object({
  task: z.string(),
  sentence: z.string(),
  isLatin: z.boolean(),
  /** What the sentence says in English, where that is told. */
  means: z.string().optional(),
});
export type AsksView = z.infer<typeof AsksView>;

/** A question before its answer. */
export const QuestionView = z.object({
  id: z.string(),
  questionType: QuestionType,
  questionText: z.string(),
  /** Missing where the text is one line, and from a server of before it was told apart. */
  asks: AsksView.optional(),
  /** Stars, 1 to 5. */
  difficulty: z.int(),
  conceptTags: z.array(z.string()),
  grammarFocus: z.string(),
  generatedBy: QuestionGenerator,
  generatedAt: z.string(),
  multipleChoiceOptions: z.array(z.string()).optional(),
  baseText: z.string().optional(),
  scenario: z.string().optional(),
  dialogue: z.array(z.object(DialogueLine.shape)).optional(),
  reconstructionType: z.enum(RECONSTRUCTIONS).optional(),
  scrambledWords: z.array(z.string()).optional(),
  transformationType: z.enum(TRANSFORMATIONS).optional(),
  writingPrompt: z.string().optional(),
  minimumWords: z.int().optional(),
  requiredVocabulary: z.array(z.string()).optional(),
  backgroundText: z.string().optional(),
  primarySource: z.object(PrimarySource.shape).optional(),
  culturalTopic: z.string().optional(),
});
export type QuestionView = z.infer<typeof QuestionView>;

/** A Latin word of a question or its key, for the cards under the answer. */
export const WordCard = z.object({
  /** As it stands there. */
  form: z.string(),
  /** The word's id in the dictionary. */
  lexeme: z.string(),
  headword: z.string(),
  meaning: z.string(),
  /** "accusative plural"; empty where nothing is inflected. */
  features: z.string(),
  /** Does the explanation speak of it? */
  points: z.boolean(),
});
export type WordCard = z.infer<typeof WordCard>;

const MilestoneReward = z.object({
  turns: z.int(),
  freezeScrolls: z.int().optional(),
  title: z.string().optional(),
  /** What the title means. */
  titleMeans: z.string().optional(),
  badge: z.string().optional(),
});
export const MilestoneView = z.object({
  days: z.int(),
  name: z.string(),
  reached: z.boolean(),
  reward: MilestoneReward,
});

const StreakView = z.object({
  /** 0 while it is broken. */
  currentStreak: z.int(),
  longestStreak: z.int(),
  totalDaysActive: z.int(),
  lastActiveDate: z.string().nullable(),
  activeToday: z.boolean(),
  broken: z.boolean(),
  freezeScrollsAvailable: z.int(),
  streakProtectionActive: z.boolean(),
  streakProtectionExpiresAt: Moment.nullable(),
  tier: z.object({
    name: z.string(),
    description: z.string(),
    bonusPerQuestion: z.int(),
    /** What a right answer earns against one without a streak: 1.2 for six turns in place of five. */
    multiplier: z.number(),
  }),
  milestones: z.array(MilestoneView),
  /** What recovery would cost; null where there is nothing to recover, and `recoveryRefusal` says why. */
  recovery: z.object({ missedDays: z.int(), cost: z.int(), restores: z.int(), until: Moment }).nullable(),
  recoveryRefusal: z.string().nullable(),
});

/** The learner, for the desk: today and always. The account's own alone. */
export const LearnerView = z.object({
  hasCompletedAssessment: z.boolean(),
  assessmentDate: Moment.nullable(),
  /** Questions of the assessment that are answered, of ten. */
  assessmentAnswered: z.int(),
  /** 1 to 10. */
  skillLevel: z.int(),
  rank: z.object({ latin: z.string(), english: z.string(), next: z.string().nullable() }),
  /** From -1, too modest, to 1, too bold. */
  confidenceCalibration: z.number(),
  /** 1 to 5. */
  currentDifficultyLevel: z.int(),
  timeZone: z.string(),
  /** The first zone counts at once, and the window may set it without asking. */
  timeZoneIsSet: z.boolean(),
  today: z.object({
    day: z.string(),
    questionsAnswered: z.int(),
    /** How each of them was judged, in their order. A server of before this was kept tells only how many. */
    scrolls: z.array(z.enum(VERDICTS)).optional(),
    limit: z.int(),
    turnsEarned: z.int(),
    endsAt: Moment,
  }),
  totals: z.object({
    answered: z.int(),
    correct: z.int(),
    /** Percent. */
    averageAccuracy: z.int(),
    turns: z.int(),
    words: z.int(),
  }),
  streak: StreakView,
  dueCards: z.int(),
  wordsLearned: z.array(z.object({ id: z.string(), latin: z.string(), isNew: z.boolean() })),
});
export type LearnerView = z.infer<typeof LearnerView>;

/** How an answer was judged. */
export const GradedAnswer = z.object({
  isCorrect: z.boolean(),
  verdict: z.enum(VERDICTS),
  feedback: z.object({ score: z.int(), explanation: z.string() }),
  correctAnswer: z.string(),
  /** What of the question, its choices and its key is Latin, text by text. */
  latin: z.array(z.string()),
  words: z.array(WordCard),
});
export type GradedAnswer = z.infer<typeof GradedAnswer>;
