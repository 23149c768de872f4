// Taking up rule on another game server, where one has a kingdom already: from then on it is the one that calls mean which name none. The command
// names the game server, as every command does.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { readRuled } from '../load.ts';

export const enterServer = accountVerb({
  id: 'enter_server',
  givenBy: 'people',
  isRepeatable: true,
  input: z.object({}),
  *load(actor) {
    return yield* readRuled(actor.accountId);
  },
  see: (own) => ({ rulesHere: own !== null }),
  check: ({ seen: { rulesHere } }) => (rulesHere ? fine : refuse({ code: 'no_kingdom', params: {} })),
  report: z.object({ currentServerId: z.string() }),
});
