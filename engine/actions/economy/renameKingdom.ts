// Giving the kingdom another name: no turns, three times a day at most, for the chronicle cries each to everybody, and what moderators were told of a
// name must find it. Whether another kingdom bears it already, the store says when the change is committed.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { tallyOf } from '../../kingdom/dayTally.ts';
import { nameRefusal, tidyName } from '../../kingdom/names.ts';
import { declareVerb, FREE } from '../verb.ts';

/** Names that a kingdom may take in a day. */
const NAMES_A_DAY = 3;

/** Wire: metadata.name. */
export const renameKingdom = declareVerb({
  id: 'rename_kingdom',
  input: z.object({ name: z.string().max(200).transform(tidyName) }),

  check: ({ actor, kingdom, content, now }, { name }) => {
    if (actor.isGuest) return refuse({ code: 'guest_must_claim', params: {} });
    if (name === kingdom.name) return refuse({ code: 'kingdom_name_unchanged', params: {} });
    const allowed = nameRefusal(name, content);
    if (!allowed.ok) return allowed;
    return tallyOf(kingdom.today, now).names < NAMES_A_DAY
      ? fine
      : refuse({ code: 'names_today', params: { limit: NAMES_A_DAY } });
  },

  cost: () => FREE,

  report: z.object({ oldName: z.string(), newName: z.string() }),
});
