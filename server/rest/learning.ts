// The academy's daily work over REST. Grading and drawing are the scholars', changes go by the one door; here both are shaped.
import { burnFreezeScroll } from '@sigilla/engine/actions/learning/burnFreezeScroll.ts';
import { recoverStreak } from '@sigilla/engine/actions/learning/recoverStreak.ts';
import { reportQuestion } from '@sigilla/engine/actions/learning/reportQuestion.ts';
import { setTimeZone } from '@sigilla/engine/actions/learning/setTimeZone.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import { publicQuestion } from '@sigilla/engine/latin/academy.ts';
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import { ASSESSMENT_QUESTIONS } from '@sigilla/engine/learning/learner.ts';
import { assessmentDifficulty } from '@sigilla/engine/learning/placement.ts';
import { QuestionView } from '@sigilla/engine/learning/views.ts';
import { answerScrollOf, sit } from '../app/academy/answering.ts';
import { nextOfAssessment } from '../app/academy/assessing.ts';
import { drawScrolls } from '../app/academy/drawing.ts';
import type { Scholars } from '../app/academy/scholars.ts';
import type { House } from '../app/house.ts';
import { ownLearner } from '../app/readings/learner.ts';
import { answersReviewed, ownQuestion } from '../app/readings/questions.ts';
import type { Identity } from '../auth/identity.ts';
import type { learningRoutes } from '../contract/learning.ts';
import { acting } from './acting.ts';
import type { Handlers } from './call.ts';
import type { TasterHandlers } from './tasters.ts';
import { debugLogs } from './teachers.ts';

const generatorOf = ({ question }: AskedQuestion): string => question.generatedBy;
const viewOf = ({ question }: AskedQuestion) => QuestionView.parse(publicQuestion(question));

type Learning = Omit<Pick<Handlers<'latin'>, keyof typeof learningRoutes>, keyof TasterHandlers>;

export const learningHandlers = (house: House, scholars: Scholars): Learning => {
  const act = acting(house);
  const progressOf = async ({ accountId }: Identity) => ({ learner: await ownLearner(house, accountId) });
  const allowed = ({ accountId }: Identity) => house.limits.take('academy', accountId);

  return {
    async progress({ identity }) {
      return ok(await progressOf(identity));
    },

    async timeZone({ identity, body }) {
      const done = await act(identity, setTimeZone.wire(body));
      return done.ok ? ok(await progressOf(identity)) : done;
    },

    async nextOfAssessment({ identity, body }) {
      const { accountId } = identity;
      const may = await allowed(identity);
      if (!may.ok) return may;
      if (body.answer !== undefined) {
        const sat = await sit(house, scholars, accountId, [body.answer], false, body.commandId);
        if (!sat.ok) return sat;
      }
      const next = await nextOfAssessment(house, scholars, accountId);
      if (!next.ok) return next;
      const of = ASSESSMENT_QUESTIONS;
      if (next.value === null) return ok({ done: true, number: of, of, question: null });
      const { asked, number } = next.value;
      const { id, questionText, asks, multipleChoiceOptions } = viewOf(asked);
      return ok({
        done: false,
        number,
        of,
        question: {
          id,
          questionText,
          difficulty: assessmentDifficulty(asked.level),
          ...(asks === undefined ? {} : { asks }),
          ...(multipleChoiceOptions === undefined ? {} : { multipleChoiceOptions }),
        },
      });
    },

    async assessment({ identity, body }) {
      const { accountId } = identity;
      const may = await allowed(identity);
      if (!may.ok) return may;
      const sat = await sit(house, scholars, accountId, body.assessmentResponses, true, body.commandId);
      if (!sat.ok) return sat;
      const { skillLevel, confidenceCalibration, turnsAwarded, honorTurns, questionIds } = sat.value;
      return ok({
        skillLevel: skillLevel ?? 1,
        confidenceCalibration: confidenceCalibration ?? 0,
        turnsAwarded,
        honorTurns,
        review: await answersReviewed(house, scholars, accountId, questionIds),
        ...(await progressOf(identity)),
      });
    },

    async batch({ identity, body: { batchSize, known, serverId } }) {
      const may = await allowed(identity);
      if (!may.ok) return may;
      const wish = { count: batchSize, known };
      const drawn = await drawScrolls(house, scholars, identity.accountId, wish, serverId);
      if (!drawn.ok) return drawn;
      const { scrolls } = drawn.value;
      const by = (...names: readonly string[]): number =>
        scrolls.filter(({ question }) => names.includes(question.generatedBy)).length;
      return ok({
        questions: scrolls.map(viewOf),
        totalQuestions: scrolls.length,
        aiQuestions: by('AI', 'claude', 'morpheus'),
        fallbackQuestions: by('fallback', 'emergency'),
        debug: { logs: [...(await debugLogs(house, identity, scrolls.map(generatorOf)))] },
      });
    },

    async question({ identity, body: { questionType, targetDifficulty, serverId } }) {
      const may = await allowed(identity);
      if (!may.ok) return may;
      const drawn = await drawScrolls(
        house,
        scholars,
        identity.accountId,
        { count: 1, known: [], type: questionType, level: 2 * targetDifficulty },
        serverId,
      );
      if (!drawn.ok) return drawn;
      const scroll = drawn.value.scrolls[0];
      if (scroll === undefined) return refuse({ code: 'no_such_scroll', params: {} });
      const logs = [...(await debugLogs(house, identity, [generatorOf(scroll)]))];
      return ok({ question: viewOf(scroll), debug: { logs } });
    },

    async answer({ identity, body }) {
      const may = await allowed(identity);
      if (!may.ok) return may;
      const answered = await answerScrollOf(house, scholars, identity.accountId, body);
      if (!answered.ok) return answered;
      const { graded, brought } = answered.value;
      const { learner } = await progressOf(identity);
      const { turnsAwarded, streakBonus, honorTurns, challengeMet, isPaid, reached, stays } = brought;
      return ok({
        ...graded,
        turnsAwarded,
        streakBonus,
        honorTurns,
        challengeMet,
        isPaid,
        stays,
        milestones: learner.streak.milestones.filter(({ days }) => reached.includes(days)),
        learner,
      });
    },

    async saveResponse({ identity, body: { questionId } }) {
      const asked = await ownQuestion(house, identity.accountId, questionId);
      return asked.ok ? ok({ saved: asked.value.answer !== null }) : asked;
    },

    async rewards({ identity }) {
      const { learner } = await progressOf(identity);
      return ok({ turnsAwarded: 0, turnsEarnedToday: learner.today.turnsEarned });
    },

    async freeze({ identity }) {
      const done = await act(identity, burnFreezeScroll.wire({}));
      return done.ok ? ok(await progressOf(identity)) : done;
    },

    async recover({ identity, body: { serverId } }) {
      const done = await act(identity, recoverStreak.wire({}), serverId);
      return done.ok ? ok({ ...(await progressOf(identity)), turnsSpent: done.value.turnsSpent }) : done;
    },

    async report({ identity, body }) {
      const done = await act(identity, reportQuestion.wire(body));
      if (!done.ok) return done;
      return ok({ report: { id: reportQuestion.report.parse(done.value.actionResult).reportId } });
    },
  };
};
