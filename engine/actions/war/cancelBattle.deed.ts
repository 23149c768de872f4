// Calling one's own herald back: the challenge is void, and the rival is told.
import { ok, refuse } from '../../core/result.ts';
import { deed } from '../deed.ts';
import { cancelBattle } from './cancelBattle.ts';
import { challengeEnded } from './challengeEnded.ts';

export const cancelBattleDeed = deed(cancelBattle, ({ kingdom, loaded: { battle } }) => {
  if (battle === null) return refuse({ code: 'challenge_unknown', params: {} });
  const rival = { kingdom: battle.defender.kingdomName };
  return ok(
    challengeEnded(
      kingdom,
      battle,
      'cancelled',
      { code: 'challengeWithdrawn', params: rival },
      { code: 'challengeCancelled', params: { kingdom: kingdom.name } },
    ),
  );
});
