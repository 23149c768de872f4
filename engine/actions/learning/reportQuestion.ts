// Reporting a question to the moderators: that an answer should be accepted, or that something in it is wrong. As many in a day as a day has scrolls: the
// palace asks without end, and one account could fill the queue with what it has asked.
import { z } from 'zod';
import { tidyText } from '../../core/publicText.ts';
import { fine, refuse } from '../../core/result.ts';
import { SCROLLS_A_DAY } from '../../learning/learner.ts';
import { LONGEST_REMARK, QUESTION_REASONS, questionReportId } from '../../learning/report.ts';
import { accountVerb } from '../freeVerb.ts';
import { lookThrough, read } from '../load.ts';

const DAY_MS = 86_400_000;

export const reportQuestion = accountVerb({
  id: 'report_question',
  givenBy: 'people',
  input: z.object({
    questionId: z.string().max(64),
    reason: z.enum(QUESTION_REASONS),
    text: z.string().max(LONGEST_REMARK).transform(tidyText).optional(),
  }),
  *load({ accountId }, { questionId }) {
    const question = yield* read('questions', questionId);
    const written = question?.writingId ?? null;
    return {
      question,
      learner: yield* read('learners', accountId),
      writing: written === null ? null : yield* read('writings', written),
      latest: yield* lookThrough('reports', 'account', {
        prefix: [accountId],
        limit: SCROLLS_A_DAY,
        descending: true,
      }),
      report: yield* read('reports', questionReportId(questionId)),
    };
  },
  see: ({ question, latest, report }) => ({
    isKnown: question !== null,
    isReported: report !== null,
    reportedAt: latest.map(({ at }) => at),
  }),
  check: ({ seen: { isKnown, isReported, reportedAt }, now }) => {
    if (!isKnown) return refuse({ code: 'question_unknown', params: {} });
    if (isReported) return refuse({ code: 'reported_already', params: {} });
    const today = reportedAt.filter((at) => at > now - DAY_MS).length;
    return today < SCROLLS_A_DAY ? fine : refuse({ code: 'reports_today', params: { limit: SCROLLS_A_DAY } });
  },
  report: z.object({ reportId: z.string() }),
});
