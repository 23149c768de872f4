// POST /api/actions: the executor's door over REST. A refused command says besides that nothing was spent, when that is known.
import { sentence } from '@sigilla/content/texts/errors.ts';
import { settleTurns } from '@sigilla/engine/kingdom/turns.ts';
import { executeAction } from '../app/executeAction.ts';
import type { House } from '../app/house.ts';
import type { Handlers } from './call.ts';
import { standingOf } from './standing.ts';

export const actionHandlers = (house: House): Handlers<'actions'> => ({
  async act({ identity, body }) {
    const answer = await executeAction(house, identity, body);
    if (answer.ok) return { ok: true, value: answer.result };
    if (answer.refusal.code === 'outcome_unknown') return { ok: false, refusal: answer.refusal };
    const standing = await standingOf(house, identity, body.serverId);
    return {
      ok: false,
      refusal: answer.refusal,
      besides: {
        message: sentence(answer.refusal),
        turnsSpent: 0,
        turnCost: 0,
        newTurnCount: standing.ok
          ? settleTurns(standing.value.kingdom.body.turns, standing.value.rules, house.clock.now()).count
          : null,
        rollbackApplied: answer.rollbackApplied,
      },
    };
  },
});
