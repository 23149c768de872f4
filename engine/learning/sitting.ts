// The assessment: its questions are put one by one, answered or taken out again, and what they come to places the learner.
// Invariants: a question is answered once; the assessment is completed once, and paid with that.
import type { Result } from '../core/result.ts';
import { ok, refuse } from '../core/result.ts';
import { ASSESSMENT_QUESTIONS, earnedTurns, learnerAt } from './learner.ts';
import type { Learner, Sat } from './learner.ts';
import { calibrationOf, placedAt } from './placement.ts';
import type { Answered } from './placement.ts';

/** Turns for the assessment, once (latin.md 9.1). */
export const ASSESSMENT_TURNS = 25;

/** A question of the assessment is put to the learner, and waits for its answer. */
export const putInSitting = (learner: Learner, question: Omit<Sat, 'answer'>): Learner => ({
  ...learner,
  sitting: [...learner.sitting, { ...question, answer: null }],
});

/** The question of a sitting that waits for its answer. */
const openSeat = (learner: Learner, questionId: string): Result<Sat> => {
  if (learner.placement !== null) return refuse({ code: 'assessment_done', params: {} });
  const sat = learner.sitting.find((one) => one.questionId === questionId);
  if (sat === undefined) return refuse({ code: 'question_unknown', params: {} });
  return sat.answer === null ? ok(sat) : refuse({ code: 'question_answered', params: {} });
};

/** A question of the assessment is answered. Refuses `assessment_done`, `question_unknown`, `question_answered`. */
export const answerSitting = (
  learner: Learner,
  questionId: string,
  answer: NonNullable<Sat['answer']>,
): Result<Learner> => {
  const sat = openSeat(learner, questionId);
  return sat.ok
    ? ok({
        ...learner,
        sitting: learner.sitting.map((one) => (one === sat.value ? { ...one, answer } : one)),
      })
    : sat;
};

/** A question of the assessment that could not be judged is taken out again: another takes its place. Refuses as `answerSitting`. */
export const unsit = (learner: Learner, questionId: string): Result<Learner> => {
  const sat = openSeat(learner, questionId);
  return sat.ok ? ok({ ...learner, sitting: learner.sitting.filter((one) => one !== sat.value) }) : sat;
};

const answers = (sitting: readonly Sat[]): readonly (Answered & { readonly confidence: number })[] =>
  sitting.flatMap(({ level, way, answer }) =>
    answer === null ? [] : [{ level, way, isCorrect: answer.isCorrect, confidence: answer.confidence }],
  );

/** What the assessment knows so far. */
export const assessed = (learner: Learner): readonly Answered[] => answers(learner.sitting);

/** The assessment is complete: skill and calibration stand, and it is paid. Refuses `assessment_done`, `assessment_unfinished`. */
export const completeAssessment = (
  learner: Learner,
  now: number,
): Result<{ readonly learner: Learner; readonly turns: number }> => {
  if (learner.placement !== null) return refuse({ code: 'assessment_done', params: {} });
  const given = answers(learner.sitting);
  if (given.length < ASSESSMENT_QUESTIONS)
    return refuse({ code: 'assessment_unfinished', params: { n: ASSESSMENT_QUESTIONS - given.length } });
  const level = placedAt(given);
  const placement = { at: now, skillLevel: level, confidenceCalibration: calibrationOf(given) };
  return ok({
    learner: earnedTurns(
      { ...learnerAt(learner, now), placement, sitting: [], skill: level },
      ASSESSMENT_TURNS,
    ),
    turns: ASSESSMENT_TURNS,
  });
};
