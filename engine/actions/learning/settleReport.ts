// Settling a report: a moderator says that the reporter is right, or not, and whether the question itself is wrong;
// words that were rightly reported go. The house gives this command when it has seen that the caller is a moderator
// (server/rest/reports.ts); a report is settled once.
import { z } from 'zod';
import { AccountId } from '../../core/brand.ts';
import { tidyText } from '../../core/publicText.ts';
import { fine, refuse } from '../../core/result.ts';
import { characterOfHero, ledAt } from '../../characters/heroId.ts';
import { DECISIONS, LONGEST_REMARK } from '../../learning/report.ts';
import { rulingId } from '../../learning/ruling.ts';
import { realmVerb } from '../freeVerb.ts';
import { lookThrough, read, readRuled, touchKingdom } from '../load.ts';

export const settleReport = realmVerb({
  id: 'settle_report',
  givenBy: 'envoys',
  input: z.object({
    reportId: z.string().max(80),
    by: AccountId,
    decision: z.enum(DECISIONS),
    /** The question is wrong, whoever is right about the answer: it is taken out of the archive. */
    isWrong: z.boolean(),
    /** Another kingdom bears the number that this one would go by: it goes by any other. */
    isNumberTaken: z.boolean().default(false),
    note: z.string().max(LONGEST_REMARK).transform(tidyText).optional(),
  }),
  *touches({ serverId }, { reportId }) {
    const report = yield* read('reports', reportId);
    return report?.about.kind === 'question' ? [touchKingdom({ serverId, accountId: report.accountId })] : [];
  },
  *load(_actor, { reportId }) {
    const report = yield* read('reports', reportId);
    const { kind, id } = report?.about ?? { kind: null, id: '' };
    const question = kind === 'question' ? yield* read('questions', id) : null;
    const ruledAs = report?.rulingId ?? (question === null ? null : rulingId(question.question));
    const written = report?.writingId ?? null;
    const led = kind === 'hero_name' ? ledAt(id) : null;
    const fought = led === null ? null : yield* read('battles', led.battleId);
    const host = led === null ? undefined : fought?.setup?.[led.side];
    const characterId = host?.led === undefined ? null : characterOfHero(host.led.heroId);
    const named = kind === 'kingdom_name' ? id : characterId === null ? undefined : host?.kingdomId;
    // What is owed for an answer goes to the reporter's kingdom, which stands where the question pays.
    const isOwed = report !== null && question !== null && report.wage > 0;
    return {
      report,
      question,
      learner: isOwed ? yield* read('learners', report.accountId) : null,
      paid: isOwed ? yield* readRuled(report.accountId) : null,
      /** Whose name, or whose hero's, it is. */
      kingdom: named === undefined ? null : yield* read('kingdoms', named),
      /** Whom the hero has been, as long as the sheet is kept. */
      character: characterId === null ? null : yield* read('characters', characterId),
      heroId: host?.led?.heroId ?? null,
      battle: kind === 'challenge_words' ? yield* read('battles', id) : null,
      ruledAs,
      ruling: ruledAs === null ? null : yield* read('rulings', ruledAs),
      // Held to its revision and always written: of two reports settled at once, the later one is decided on what the earlier has left.
      writing: written === null ? null : yield* read('writings', written),
      holding:
        written === null ? [] : yield* lookThrough('reports', 'holding', { prefix: [written], limit: 2 }),
    };
  },
  see: ({ report }) => ({ status: report?.status ?? null }),
  check: ({ seen: { status } }) => {
    if (status === null) return refuse({ code: 'report_unknown', params: {} });
    return status === 'open' ? fine : refuse({ code: 'report_settled', params: {} });
  },
  report: z.object({
    /** Whether the answer given counts as right from now on. */
    isRuledRight: z.boolean(),
    /** Whether a question of the archive is handed out no more. */
    isSetAside: z.boolean(),
  }),
});
