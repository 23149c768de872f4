// Taking the ground that the one challenged has named: from here on the challenge waits for their answer again.
import { fine, firstRefusal, refuse } from '../../core/result.ts';
import { awaitsGround } from '../../war/challenge.ts';
import { declareVerb } from '../verb.ts';
import { answerable, endingChallenge } from './answerable.ts';

export const agreeGround = declareVerb({
  ...endingChallenge('attacker'),
  id: 'pvp_battle/agree_ground',
  check: ({ seen: { battle }, now }) =>
    firstRefusal(
      () => answerable(battle, 'attacker', now),
      () =>
        battle !== null && awaitsGround(battle) ? fine : refuse({ code: 'ground_not_countered', params: {} }),
    ),
});
