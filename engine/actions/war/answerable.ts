// Whether a challenge can still be answered, and by whom: shared by the verbs that accept, decline and withdraw one.
import { fine, refuse } from '../../core/result.ts';
import type { Result } from '../../core/result.ts';
import type { Side } from '../../battle/setup.ts';
import type { BattleView } from '../../war/publicBattle.ts';

/** `by` is the side whose word it takes: the defender's to answer, the attacker's to withdraw. Strangers learn nothing. */
export const answerable = (battle: BattleView | null, by: Side, now: number): Result<void> => {
  if (battle === null || battle.side === null) return refuse({ code: 'challenge_unknown', params: {} });
  if (battle.side !== by)
    return refuse({
      code: by === 'defender' ? 'challenge_not_yours' : 'challenge_not_withdrawable',
      params: {},
    });
  if (battle.status !== 'proposed' || battle.expiresAt <= now)
    return refuse({ code: 'challenge_answered', params: {} });
  return fine;
};
