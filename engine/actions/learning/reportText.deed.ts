// Reporting words: what they were, whose, and why, kept as they stood for whoever moderates.
import { ok, refuse } from '../../core/result.ts';
import { textReportId } from '../../learning/report.ts';
import { accountDeed } from '../deed.ts';
import { created } from '../outcome.ts';
import { reportText } from './reportText.ts';

export const reportTextDeed = accountDeed(
  reportText,
  ({ actor: { accountId }, loaded: { written }, now }, { kind, id, reason, text }) => {
    if (written === null) return refuse({ code: 'words_unknown', params: {} });
    const reportId = textReportId(kind, id, accountId);
    return ok({
      changes: [
        created('reports', {
          id: reportId,
          accountId,
          at: now,
          about: { kind, id },
          reason,
          remark: text === undefined || text === '' ? null : text,
          evidence: { type: kind, words: written.words, of: written.of },
          status: 'open',
          writingId: null,
          rulingId: null,
          wage: 0,
          settled: null,
        }),
      ],
      message: { code: 'wordsReported', params: {} },
      report: { reportId },
    });
  },
);
