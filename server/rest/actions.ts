// POST /api/actions: the executor's door over REST. A refused command says besides that nothing was spent, when that is known.
import { executeAction } from '../app/executeAction.ts';
import type { House } from '../app/house.ts';
import { notDone } from '../app/notDone.ts';
import type { Handlers } from './call.ts';

export const actionHandlers = (house: House): Handlers<'actions'> => ({
  async act({ identity, body }) {
    const answer = await executeAction(house, identity, body, { isRead: true });
    if (answer.ok) return { ok: true, value: answer.result, said: answer.said };
    const besides = await notDone(house, identity, body.serverId, answer);
    return { ok: false, refusal: answer.refusal, besides };
  },
});
