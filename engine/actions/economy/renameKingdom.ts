// Giving the kingdom another name: no turns. Whether another kingdom bears it already, the store says when the change is committed.
import { z } from 'zod';
import { refuse } from '../../core/result.ts';
import { nameRefusal, tidyName } from '../../kingdom/names.ts';
import { declareVerb, FREE } from '../verb.ts';

/** Wire: metadata.name. */
export const renameKingdom = declareVerb({
  id: 'rename_kingdom',
  input: z.object({ name: z.string().max(200).transform(tidyName) }),

  check: ({ actor, kingdom, content }, { name }) => {
    if (actor.isGuest) return refuse({ code: 'guest_must_claim', params: {} });
    if (name === kingdom.name) return refuse({ code: 'kingdom_name_unchanged', params: {} });
    return nameRefusal(name, content);
  },

  cost: () => FREE,

  report: z.object({ oldName: z.string(), newName: z.string() }),
});
