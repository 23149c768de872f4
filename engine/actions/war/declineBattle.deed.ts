// Sending a herald home: the challenge is void, and its sender is told.
import { ok, refuse } from '../../core/result.ts';
import { deed } from '../deed.ts';
import { challengeEnded } from './challengeEnded.ts';
import { declineBattle } from './declineBattle.ts';

export const declineBattleDeed = deed(declineBattle, ({ kingdom, loaded: { battle }, random }) => {
  if (battle === null) return refuse({ code: 'challenge_unknown', params: {} });
  return ok(
    challengeEnded(
      kingdom,
      battle,
      'declined',
      {
        code: 'challengeRefused',
        params: { kingdom: battle.attacker.kingdomName },
        variant: random.below(100),
      },
      { code: 'challengeDeclined', params: { kingdom: kingdom.name } },
    ),
  );
});
