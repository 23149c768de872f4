// Settling a report: what was rightly asked for counts from now on, a wrong question leaves the archive, a sound one goes back to its shelf once
// no other report of it waits, and the reporter is told. An answer that a moderator finds right after all is paid to
// whoever gave it, once, in the same commit; what others gave stays as it was graded.
import type { EventText } from '@sigilla/content/texts/events.ts';
import { ok, refuse } from '../../core/result.ts';
import { ruledRight } from '../../learning/ruling.ts';
import { putBack, setAside } from '../../learning/writing.ts';
import { realmDeed } from '../deed.ts';
import { changed, created } from '../outcome.ts';
import { amendsFor } from './amendsFor.ts';
import { settleReport } from './settleReport.ts';
import { anyNumberedName, withoutHeroName, withoutName, withoutWords } from './settleWords.ts';

export const settleReportDeed = realmDeed(
  settleReport,
  (
    {
      loaded: {
        report,
        question,
        learner,
        paid,
        ruledAs,
        ruling,
        writing,
        holding,
        kingdom,
        character,
        heroId,
        battle,
      },
      now,
      rules,
      content,
      random,
    },
    { by, decision, isWrong, note, isNumberTaken },
  ) => {
    if (report === null) return refuse({ code: 'report_unknown', params: {} });
    const given = report.evidence['given'];
    const isAccepted = decision === 'accept';
    const asksForWording = report.reason === 'should_be_accepted';
    const ruled =
      isAccepted && asksForWording && given !== undefined && ruledAs !== null
        ? ruledRight(ruling, ruledAs, given, now)
        : null;
    const isSetAside = writing !== null && (isWrong || (isAccepted && !asksForWording));
    const isHeld = holding.some(({ id }) => id !== report.id);
    const shelved =
      writing === null || (isHeld && !isSetAside)
        ? writing
        : isSetAside
          ? setAside(writing, 'wrong', now)
          : putBack(writing);
    const settled = { at: now, by, decision, note: note === undefined || note === '' ? null : note };
    const words = report.evidence['words'] ?? '';
    const taken = isAccepted
      ? {
          kingdom_name: withoutName(kingdom, words, content, isNumberTaken ? anyNumberedName(random) : null),
          challenge_words: withoutWords(battle, words),
          hero_name: withoutHeroName(kingdom, heroId, character, words),
          question: null,
        }[report.about.kind]
      : null;
    const amends =
      ruled === null || question === null || given === undefined
        ? null
        : amendsFor(question, given, report.wage, { learner, kingdom: paid, now, rules, content });
    const told: EventText =
      ruled === null
        ? { code: isAccepted ? 'reportUpheld' : 'reportRefused', params: {} }
        : (amends?.told ?? { code: 'wordingAccepted', params: {} });
    return ok({
      changes: [
        changed('reports', { ...report, status: 'settled', settled }),
        ...(taken?.changes ?? []),
        ...(amends?.changes ?? []),
        ...(ruled === null ? [] : [ruling === null ? created('rulings', ruled) : changed('rulings', ruled)]),
        ...(shelved === null ? [] : [changed('writings', shelved)]),
      ],
      notices: [
        { accountId: report.accountId, text: told, ...(amends === null ? {} : { link: '/academy' }) },
        ...(taken?.notices ?? []),
      ],
      message: { code: 'reportSettled', params: {} },
      report: { isRuledRight: ruled !== null, isSetAside },
    });
  },
);
