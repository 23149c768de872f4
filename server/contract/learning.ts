// The academy's daily work: assessment, scrolls, streak, reports. Paths and fields are those of the specification (latin.md 7.1); of what it lets
// a client send, the server believes the answer and the confidence alone, and ignores the rest.
import { z } from 'zod';
import { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import { CommandId } from '@sigilla/engine/core/brand.ts';
import { LONGEST_REMARK, QUESTION_REASONS } from '@sigilla/engine/learning/report.ts';
import { AsksView, GradedAnswer, MilestoneView, QuestionView } from '@sigilla/engine/learning/views.ts';
import { learner, userAnswer } from './learner.ts';
import { answer, onServer, route } from './route.ts';

const questionId = z.string().min(1).max(64);
/** Empty for all but administrators on a server that logs for debugging (G-014). */
const debug = z.object({ logs: z.array(z.string()) });
const confidenceRating = z.int().min(1).max(10);

const scroll = ['question_unknown', 'question_answered', 'assessment_needed', 'scrolls_done'] as const;
const usual = ['busy', 'scholars_busy'] as const;

const AssessmentQuestion = z.object({
  id: z.string(),
  questionText: z.string(),
  asks: AsksView.optional(),
  /** 1 Beginner, 2 Intermediate, 3 Advanced. */
  difficulty: z.int().min(1).max(3),
  multipleChoiceOptions: z.array(z.string()).optional(),
});

export const learningRoutes = {
  progress: route({
    method: 'GET',
    path: '/api/latin/progress',
    summary: 'How far one has come: today, always, and the streak',
    auth: 'player',
    answer: answer({ learner }),
    refusals: [],
  }),
  timeZone: route({
    method: 'POST',
    path: '/api/latin/time-zone',
    summary: 'Sets the zone by which one’s days are told; the first one counts at once',
    auth: 'player',
    body: z.object({ timeZone: z.string().min(1).max(64) }),
    answer: answer({ learner }),
    refusals: ['unknown_time_zone', 'time_zone_changed_lately', 'busy'],
  }),
  nextOfAssessment: route({
    method: 'POST',
    path: '/api/latin/assessment/next',
    summary: 'Takes an answer, if one is given, and puts the next question of the assessment',
    auth: 'player',
    body: z.object({
      answer: z.object({ questionId, userAnswer, confidenceRating }).optional(),
      /** The same for every sending of this answer: it is judged and kept once. */
      commandId: CommandId.optional(),
    }),
    answer: answer({
      /** True when all are answered and the assessment can be completed. */
      done: z.boolean(),
      number: z.int(),
      of: z.int(),
      question: AssessmentQuestion.nullable(),
    }),
    refusals: ['assessment_done', 'question_unknown', 'question_answered', ...usual],
  }),
  assessment: route({
    method: 'POST',
    path: '/api/latin/assessment',
    summary: 'Completes the assessment; answers that were given one by one need not be sent again',
    auth: 'player',
    body: z.object({
      userId: z.string().optional(),
      /** The same for every sending: it is completed and paid once, and answered as it was. */
      commandId: CommandId.optional(),
      assessmentResponses: z
        .array(z.object({ questionId, userAnswer, confidenceRating: confidenceRating.default(5) }))
        .max(10)
        .default([]),
    }),
    answer: answer({
      skillLevel: z.int(),
      confidenceCalibration: z.number(),
      turnsAwarded: z.int(),
      /** What honors earned by it have paid besides. */
      honorTurns: z.int(),
      review: z.array(
        z.object({
          questionText: z.string(),
          userAnswer: z.string(),
          correctAnswer: z.string(),
          /** What of the question and its key is Latin, text by text. */
          latin: z.array(z.string()),
          isCorrect: z.boolean(),
          explanation: z.string(),
        }),
      ),
      learner,
    }),
    refusals: ['assessment_done', 'assessment_unfinished', 'question_unknown', 'command_reused', ...usual],
  }),
  batch: route({
    method: 'POST',
    path: '/api/latin/generate-batch',
    summary: 'Scrolls to answer: those that lie open first, then new ones, as many as the day has left',
    auth: 'player',
    body: z.object({
      ...onServer,
      batchSize: z.int().min(1).max(10).default(5),
      /** Open scrolls that the window has already. */
      known: z.array(questionId).max(40).default([]),
    }),
    answer: answer({
      questions: z.array(QuestionView),
      totalQuestions: z.int(),
      aiQuestions: z.int(),
      fallbackQuestions: z.int(),
      debug,
    }),
    refusals: ['assessment_needed', 'scrolls_done', 'unknown_server', ...usual],
  }),
  question: route({
    method: 'POST',
    path: '/api/latin/generate-question',
    summary: 'One scroll of a type and difficulty',
    auth: 'player',
    body: z.object({
      ...onServer,
      userId: z.string().optional(),
      questionType: QuestionType,
      /** Stars. */
      targetDifficulty: z.int().min(1).max(5),
    }),
    answer: answer({ question: QuestionView, debug }),
    refusals: ['assessment_needed', 'scrolls_done', 'unknown_server', 'no_such_scroll', ...usual],
  }),
  answer: route({
    method: 'POST',
    path: '/api/latin/questions',
    summary: 'Answers a scroll: judged by the question as it is kept, paid in the same commit',
    auth: 'player',
    body: z.object({
      commandId: CommandId.optional(),
      questionId,
      userAnswer,
      /** Gives the scroll up, after a wording of it that nobody could judge. */
      layAside: z.boolean().optional(),
    }),
    answer: answer({
      ...GradedAnswer.shape,
      /** Nobody could judge it: the scroll waits for another wording, and until then nothing of its key is told. */
      stays: z.boolean(),
      turnsAwarded: z.int(),
      streakBonus: z.int(),
      /** What honors earned by it have paid besides; which, the learner says. */
      honorTurns: z.int(),
      /** The challenge that it met, and what that has paid besides. */
      challengeMet: z.object({ id: z.string(), turns: z.int() }).nullable(),
      /** False where there was no kingdom to pay. */
      isPaid: z.boolean(),
      milestones: z.array(MilestoneView),
      learner,
    }),
    refusals: [...scroll, 'scroll_untried', 'command_reused', ...usual],
  }),
  saveResponse: route({
    method: 'POST',
    path: '/api/latin/save-response',
    summary: 'Says whether an answer is kept; it was kept when it was graded',
    auth: 'player',
    body: z.object({ questionId }),
    answer: answer({ saved: z.boolean() }),
    refusals: ['question_unknown'],
  }),
  rewards: route({
    method: 'POST',
    path: '/api/latin/rewards',
    summary: 'What is still due: always nothing, for everything is paid with what earned it',
    auth: 'player',
    body: z.object({ userId: z.string().optional(), reason: z.string().max(200).optional() }),
    answer: answer({ turnsAwarded: z.int(), turnsEarnedToday: z.int() }),
    refusals: [],
  }),
  freeze: route({
    method: 'POST',
    path: '/api/latin/streak/freeze',
    summary: 'Burns a freeze scroll, which keeps the streak for 24 hours',
    auth: 'player',
    answer: answer({ learner }),
    refusals: ['no_freeze_scroll', 'streak_protected', 'no_streak', 'streak_already_broken', 'busy'],
  }),
  recover: route({
    method: 'POST',
    path: '/api/latin/streak/recover',
    summary: 'Buys a lost streak back with turns of the kingdom',
    auth: 'player',
    body: z.object(onServer),
    answer: answer({ learner, turnsSpent: z.int() }),
    refusals: [
      'streak_unbroken',
      'streak_too_old',
      'need_more_turns',
      'no_kingdom',
      'unknown_server',
      'busy',
    ],
  }),
  report: route({
    method: 'POST',
    path: '/api/latin/reports',
    summary: 'Sends a scroll to the moderators with a note',
    auth: 'player',
    body: z.object({
      questionId,
      reason: z.enum(QUESTION_REASONS),
      text: z.string().trim().max(LONGEST_REMARK).optional(),
    }),
    answer: answer({ report: z.object({ id: z.string() }) }),
    refusals: ['question_unknown', 'reported_already', 'reports_today', 'busy'],
  }),
  taster: route({
    method: 'GET',
    path: '/api/latin/taster',
    summary: 'A first lesson and a question to try it on, for anyone',
    auth: 'none',
    query: z.object({ seed: z.coerce.number().int().min(0).max(9999).optional() }),
    answer: answer({
      lesson: z.object({ latin: z.string(), english: z.string(), note: z.string() }),
      question: QuestionView,
    }),
    refusals: ['scholars_busy'],
  }),
  tasterAnswer: route({
    method: 'POST',
    path: '/api/latin/taster',
    summary: 'Judges an answer to a first lesson; pays nothing and keeps nothing',
    auth: 'none',
    body: z.object({ questionId, userAnswer }),
    answer: answer(GradedAnswer.shape),
    refusals: ['question_unknown', 'scholars_busy'],
  }),
};
