// Reporting a question: what it said, its key and the answer given go along, as they stood. A question of the archive that is said to be wrong is
// handed to nobody until a moderator has looked.
import { tidyText } from '../../core/publicText.ts';
import { ok, refuse } from '../../core/result.ts';
import { rightAnswerPays } from '../../learning/learner.ts';
import { questionReportId } from '../../learning/report.ts';
import { rulingId } from '../../learning/ruling.ts';
import { setAside } from '../../learning/writing.ts';
import { accountDeed } from '../deed.ts';
import { changed, created } from '../outcome.ts';
import { reportQuestion } from './reportQuestion.ts';

export const reportQuestionDeed = accountDeed(
  reportQuestion,
  (
    { actor: { accountId }, loaded: { question: asked, learner, writing }, now, content },
    { questionId, reason, text },
  ) => {
    if (asked === null) return refuse({ code: 'question_unknown', params: {} });
    const { question, answer, unjudged } = asked;
    const judged = answer ?? (unjudged === null ? null : { given: unjudged, verdict: 'unjudged' });
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
            ...(judged === null ? {} : { given: tidyText(judged.given), verdict: judged.verdict }),
          },
          status: 'open',
          writingId: asked.writingId,
          rulingId: rulingId(question),
          wage:
            asked.purpose === 'scroll' && learner !== null
              ? rightAnswerPays(learner, now, content.learning.streak)
              : 0,
          settled: null,
        }),
        ...(writing === null || reason === 'should_be_accepted'
          ? []
          : [changed('writings', setAside(writing, 'reported', now))]),
      ],
      message: { code: 'questionReported', params: {} },
      report: { reportId: id },
    });
  },
);
