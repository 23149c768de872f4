// Orders between two rounds: kept until the round is fought, at once when everybody has spoken.
import { ok, refuse } from '../../core/result.ts';
import { foughtAtOnce } from '../../war/atOnce.ts';
import type { BattleDoc } from '../../war/battle.ts';
import { roundJob, roundKey } from '../../war/jobs.ts';
import { allOrdersIn } from '../../war/orderWindow.ts';
import { sideOf } from '../../war/publicBattle.ts';
import { deed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { setOrders } from './setOrders.ts';

export const setOrdersDeed = deed(
  setOrders,
  ({ now, actor, content, notary, loaded: { battle } }, { round, battleId: _, ...orders }) => {
    const side = battle === null ? null : sideOf(battle, actor.accountId);
    if (battle === null || side === null) return refuse({ code: 'not_a_commander', params: {} });
    const told: BattleDoc = { ...battle, pending: { ...battle.pending, [side]: orders } };
    const done = {
      message: { code: 'ordersTaken', params: { round } },
      report: { battleId: battle.id, round, ...orders },
    } as const;
    if (!allOrdersIn(told)) return ok({ changes: [changed('battles', told)], ...done });
    const rules = content.gameServers.get(battle.serverId);
    const after = (rules === undefined ? null : foughtAtOnce(told, rules, notary, now)) ?? {
      ...told,
      roundDueAt: now,
    };
    return ok({
      changes: [changed('battles', after)],
      cancelJobs: [roundKey(battle.id, round)],
      jobs: [roundJob(after, after.roundDueAt ?? now)],
      ...done,
    });
  },
);
