// Laying down arms: the coming round is fought at once, and it is the last.
import { ok, refuse } from '../../core/result.ts';
import type { BattleDoc } from '../../war/battle.ts';
import { roundJob, roundKey } from '../../war/jobs.ts';
import { sideOf } from '../../war/publicBattle.ts';
import { layingDownArms } from '../../battle/orders.ts';
import { opposite } from '../../battle/setup.ts';
import { deed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { surrenderBattle } from './surrenderBattle.ts';

export const surrenderBattleDeed = deed(surrenderBattle, ({ now, actor, loaded: { battle } }) => {
  const side = battle === null ? null : sideOf(battle, actor.accountId);
  if (battle === null || side === null) return refuse({ code: 'not_a_commander', params: {} });
  const round = battle.rounds.length + 1;
  const told: BattleDoc = {
    ...battle,
    pending: { ...battle.pending, [side]: layingDownArms },
    roundDueAt: now,
  };
  return ok({
    changes: [changed('battles', told)],
    cancelJobs: [roundKey(battle.id, round)],
    jobs: [roundJob(told, now)],
    message: { code: 'armsLaidDown', params: { kingdom: battle[opposite(side)].kingdomName } },
    report: { battleId: battle.id, round },
  });
});
