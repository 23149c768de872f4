// Reporting a question to the moderators: that an answer should be accepted, or that something in it is wrong.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { LONGEST_REMARK, QUESTION_REASONS, questionReportId } from '../../learning/report.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';

export const reportQuestion = accountVerb({
  id: 'report_question',
  givenBy: 'people',
  input: z.object({
    questionId: z.string().max(64),
    reason: z.enum(QUESTION_REASONS),
    text: z.string().trim().max(LONGEST_REMARK).optional(),
  }),
  *load(_actor, { questionId }) {
    const question = yield* read('questions', questionId);
    const written = question?.writingId ?? null;
    return {
      question,
      writing: written === null ? null : yield* read('writings', written),
      report: yield* read('reports', questionReportId(questionId)),
    };
  },
  see: ({ question, report }) => ({ isKnown: question !== null, isReported: report !== null }),
  check: ({ seen: { isKnown, isReported } }) => {
    if (!isKnown) return refuse({ code: 'question_unknown', params: {} });
    return isReported ? refuse({ code: 'reported_already', params: {} }) : fine;
  },
  report: z.object({ reportId: z.string() }),
});
