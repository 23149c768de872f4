// Sitting the assessment: each answer is written into its question and into the sitting; the last one places the learner and pays.
import { ok, refuse } from '../../core/result.ts';
import type { AskedQuestion } from '../../learning/asked.ts';
import { answerSitting, completeAssessment, unsit } from '../../learning/sitting.ts';
import type { Learner } from '../../learning/learner.ts';
import { accountDeed } from '../deed.ts';
import { grantTo } from '../grant.ts';
import { changed } from '../outcome.ts';
import { honoured, honorsOf } from './honoring.ts';
import { unpaid } from './rewards.ts';
import { sitAssessment } from './sitAssessment.ts';

export const sitAssessmentDeed = accountDeed(
  sitAssessment,
  ({ actor: { accountId }, loaded, now, rules, content }, { answers, isFinal }) => {
    const { questions, kingdom } = loaded;
    if (loaded.learner === null) return refuse({ code: 'question_unknown', params: {} });
    let learner: Learner = loaded.learner;
    const answered: AskedQuestion[] = [];
    for (const { questionId, given, verdict, score, confidence } of answers) {
      const question = questions.get(questionId);
      if (question === undefined) return refuse({ code: 'question_unknown', params: {} });
      const sat =
        verdict === 'unjudged'
          ? unsit(learner, questionId)
          : answerSitting(learner, questionId, { given, confidence, isCorrect: verdict === 'correct' });
      if (!sat.ok) {
        if (isFinal && sat.refusal.code === 'question_answered') continue;
        return sat;
      }
      learner = sat.value;
      answered.push({ ...question, answer: { at: now, given, verdict, score, turns: 0 } });
    }
    const questionIds = learner.sitting.map(({ questionId }) => questionId);
    const written = answered.map((question) => changed('questions', question));
    if (!isFinal)
      return ok({
        changes: [...written, changed('learners', learner, accountId)],
        message: { code: 'assessmentAnswered', params: { n: answered.length } },
        report: {
          turnsAwarded: 0,
          skillLevel: null,
          confidenceCalibration: null,
          questionIds,
          unlocked: [],
          honorTurns: 0,
        },
      });
    const completed = completeAssessment(learner, now);
    if (!completed.ok) return completed;
    const { turns } = completed.value;
    const { placement } = completed.value.learner;
    const message = { code: 'assessmentDone', params: { level: placement?.skillLevel ?? 0 } } as const;
    const isPaid = kingdom !== null;
    const honor = honoured({
      accountId,
      before: loaded.honors,
      honors: honorsOf(loaded.honors, accountId),
      learner: isPaid ? completed.value.learner : unpaid(completed.value.learner, turns),
      isPaid,
      now,
      content,
    });
    const own = { turns, why: sitAssessment };
    const { changes, granted } = grantTo(kingdom, [own, ...honor.grants], { now, rules, content });
    return ok({
      changes: [...written, changed('learners', honor.learner, accountId), ...honor.changes, ...changes],
      jobs: honor.jobs,
      notices: honor.notices,
      message,
      report: {
        turnsAwarded: granted[0] ?? 0,
        skillLevel: placement?.skillLevel ?? null,
        confidenceCalibration: placement?.confidenceCalibration ?? null,
        questionIds,
        unlocked: [...honor.unlocked],
        honorTurns: granted[1] ?? 0,
      },
    });
  },
);
