// The moderators' queue over REST: what others bring before them, what waits, and what becomes of it. Invariant: nobody
// but moderators and administrators sees or settles a report.
import { mayModerate } from '@sigilla/engine/account/account.ts';
import { reportText } from '@sigilla/engine/actions/learning/reportText.ts';
import { settleReport } from '@sigilla/engine/actions/learning/settleReport.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import { executeAction } from '../app/executeAction.ts';
import type { House } from '../app/house.ts';
import { openReports, serverOfReport, serverOfWords } from '../app/readings/reports.ts';
import { acting } from './acting.ts';
import type { Handlers } from './call.ts';

/** Numbers that a kingdom without its name may go by, one after another, until one is nobody's. */
const NUMBERS_TRIED = 8;

const NOT_ALLOWED = { code: 'not_allowed', params: {} } as const;

export const reportHandlers = (house: House): Handlers<'reports'> => ({
  async words({ identity, body }) {
    const serverId = await serverOfWords(house, body);
    const done = await acting(house)(identity, reportText.wire(body), serverId);
    if (!done.ok) return done;
    return ok({ report: { id: reportText.report.parse(done.value.actionResult).reportId } });
  },

  async open({ identity }) {
    if (!mayModerate(identity.role)) return refuse(NOT_ALLOWED);
    return ok({ reports: await openReports(house) });
  },

  async settle({ identity, params: { id }, body: { decision, isWrong, note } }) {
    if (!mayModerate(identity.role)) return refuse(NOT_ALLOWED);
    // Commands see what stands on their own game server.
    const serverId = (await serverOfReport(house, id)) ?? house.config.DEFAULT_SERVER;
    const settle = (isNumberTaken: boolean) =>
      executeAction(
        house,
        { envoy: 'moderators', accountId: null },
        {
          commandId: house.ids.id(),
          serverId,
          ...settleReport.wire({
            reportId: id,
            by: identity.accountId,
            decision,
            isWrong,
            isNumberTaken,
            ...(note === undefined ? {} : { note }),
          }),
        },
      );
    let done = await settle(false);
    for (
      let tries = 1;
      tries < NUMBERS_TRIED && !done.ok && done.refusal.code === 'kingdom_name_taken';
      tries += 1
    )
      done = await settle(true);
    return done.ok ? ok(settleReport.report.parse(done.result.actionResult)) : done;
  },
});
