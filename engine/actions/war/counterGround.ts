// Naming other ground: whoever is challenged may say once where they would rather fight, besides accepting and declining. The challenge then
// waits for the challenger, who takes that ground or calls the herald back.
import { z } from 'zod';
import { BattleId } from '../../core/brand.ts';
import { fine, firstRefusal, refuse } from '../../core/result.ts';
import { groundNamed, known } from '../../war/ground.ts';
import { declareVerb } from '../verb.ts';
import { answerable, endingChallenge } from './answerable.ts';

export const counterGround = declareVerb({
  ...endingChallenge('defender'),
  id: 'pvp_battle/counter_ground',
  input: z.object({ battleRequestId: BattleId, terrain: z.string().max(32) }),
  check: ({ seen: { battle }, content, now }, { terrain }) =>
    firstRefusal(
      () => answerable(battle, 'defender', now),
      () => (battle?.counter === null ? fine : refuse({ code: 'ground_countered', params: {} })),
      () => known(groundNamed(terrain, content)),
      () =>
        groundNamed(terrain, content) === battle?.terrain
          ? refuse({ code: 'ground_unchanged', params: {} })
          : fine,
    ),
});
