// Founding a kingdom on a game server where one has none yet: one account may rule on each. Wire: metadata.name.
import { z } from 'zod';
import { KingdomId } from '../../core/brand.ts';
import { refuse } from '../../core/result.ts';
import { nameRefusal, tidyName } from '../../kingdom/names.ts';
import { accountVerb } from '../freeVerb.ts';
import { readRuled } from '../load.ts';

export const foundKingdom = accountVerb({
  id: 'found_kingdom',
  givenBy: 'people',
  input: z.object({ name: z.string().max(200).transform(tidyName) }),
  *load(actor) {
    return yield* readRuled(actor.accountId);
  },
  see: (own) => ({ rulesHere: own !== null }),
  check: ({ account, seen: { rulesHere }, content }, { name }) => {
    if (account.isGuest) return refuse({ code: 'guest_must_claim', params: {} });
    if (rulesHere) return refuse({ code: 'kingdom_there', params: {} });
    return nameRefusal(name, content);
  },
  report: z.object({ kingdomId: KingdomId, kingdomName: z.string() }),
});
