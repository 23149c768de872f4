// Reporting words that a player wrote and others read (G-187): the name of a kingdom, what was said with a challenge,
// the name of a made hero who led a host. They go to the moderators as they stood; the same words are reported once by
// one account, nobody reports their own, what the realm's own kingdoms say was written by nobody, and nobody
// has more before the moderators than they can look at: one account could fill their queue.
import { z } from 'zod';
import { tidyText } from '../../core/publicText.ts';
import { fine, refuse } from '../../core/result.ts';
import { characterOfHero, ledAt } from '../../characters/heroId.ts';
import {
  LONGEST_REMARK,
  MOST_WAITING,
  TEXT_KINDS,
  TEXT_REASONS,
  textReportId,
} from '../../learning/report.ts';
import { accountVerb } from '../freeVerb.ts';
import { lookThrough, read } from '../load.ts';

export const reportText = accountVerb({
  id: 'report_text',
  givenBy: 'people',
  input: z.object({
    kind: z.enum(TEXT_KINDS),
    id: z.string().min(1).max(40),
    reason: z.enum(TEXT_REASONS),
    text: z.string().max(LONGEST_REMARK).transform(tidyText).optional(),
  }),
  *load({ accountId }, { kind, id }) {
    const kingdom = kind === 'kingdom_name' ? yield* read('kingdoms', id) : null;
    const led = kind === 'hero_name' ? ledAt(id) : null;
    const fought = led === null ? null : yield* read('battles', led.battleId);
    const host = led === null || fought === null ? undefined : fought.setup?.[led.side];
    const leader = host?.led;
    const battle = kind === 'challenge_words' ? yield* read('battles', id) : null;
    // A challenge is read by its two rulers until it is accepted; a stranger is told that there is none.
    const mayRead =
      battle !== null &&
      (battle.acceptedAt !== null ||
        battle.attacker.accountId === accountId ||
        battle.defender.accountId === accountId);
    const written =
      kingdom !== null
        ? { by: kingdom.accountId, isNpc: kingdom.npc !== null, words: kingdom.name, of: kingdom.name }
        : led !== null && fought !== null && leader !== undefined && characterOfHero(leader.heroId) !== null
          ? {
              by: fought[led.side].accountId,
              isNpc: false,
              words: leader.name,
              of: fought[led.side].kingdomName,
            }
          : battle !== null && mayRead && battle.message !== ''
            ? {
                by: battle.attacker.accountId,
                isNpc: battle.attacker.isNpc,
                words: battle.message,
                of: battle.attacker.kingdomName,
              }
            : null;
    const latest = yield* lookThrough('reports', 'account', {
      prefix: [accountId],
      limit: MOST_WAITING,
      descending: true,
    });
    return { written, latest, report: yield* read('reports', textReportId(kind, id, accountId)) };
  },
  see: ({ written, latest, report }, { accountId }) => ({
    isThere: written !== null,
    isOwn: written?.by === accountId,
    isRealms: written?.isNpc === true,
    isReported: report !== null,
    waiting: latest.filter(({ status }) => status === 'open').length,
  }),
  check: ({ seen: { isThere, isOwn, isRealms, isReported, waiting } }) => {
    if (!isThere) return refuse({ code: 'words_unknown', params: {} });
    if (isOwn) return refuse({ code: 'own_words', params: {} });
    if (isRealms) return refuse({ code: 'words_of_the_realm', params: {} });
    if (isReported) return refuse({ code: 'words_reported_already', params: {} });
    return waiting < MOST_WAITING ? fine : refuse({ code: 'reports_wait', params: { limit: MOST_WAITING } });
  },
  report: z.object({ reportId: z.string() }),
});
