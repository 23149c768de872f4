// Reporting a question: what it said, its key and the answer given go along, as they stood.
import { ok, refuse } from '../../core/result.ts';
import { questionReportId } from '../../learning/report.ts';
import { accountDeed } from '../deed.ts';
import { created } from '../outcome.ts';
import { reportQuestion } from './reportQuestion.ts';

export const reportQuestionDeed = accountDeed(
  reportQuestion,
  ({ actor: { accountId }, loaded: { question: asked }, now }, { questionId, reason, text }) => {
    if (asked === null) return refuse({ code: 'question_unknown', params: {} });
    const { question, answer } = asked;
    const id = questionReportId(questionId);
    return ok({
      changes: [
        created('reports', {
          id,
          accountId,
          at: now,
          about: { kind: 'question', id: questionId },
          reason,
          remark: text === undefined || text === '' ? null : text,
          evidence: {
            type: question.questionType,
            question: question.questionText,
            key: question.correctAnswer,
            ...(answer === null ? {} : { given: answer.given, verdict: answer.verdict }),
          },
          status: 'open',
        }),
      ],
      message: { code: 'questionReported', params: {} },
      report: { reportId: id },
    });
  },
);
