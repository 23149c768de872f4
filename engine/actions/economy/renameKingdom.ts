// Giving the kingdom another name: no turns. Whether another kingdom bears it already, the store says when the change is committed.
import { z } from 'zod';
import { ok, refuse } from '../../core/result.ts';
import { likenessOf, nameRefusal, tidyName } from '../../kingdom/names.ts';
import { defineAction, FREE } from '../define.ts';

/** Wire: metadata.name. */
export const renameKingdom = defineAction({
  id: 'rename_kingdom',
  input: z.object({ name: z.string().max(200).transform(tidyName) }),
  fromWire: (wire) => ({ name: wire.metadata?.['name'] }),

  check: ({ actor, kingdom, content }, { name }) => {
    if (actor.isGuest) return refuse({ code: 'guest_must_claim', params: {} });
    if (name === kingdom.name) return refuse({ code: 'kingdom_name_unchanged', params: {} });
    return nameRefusal(name, content);
  },

  cost: () => FREE,

  apply: ({ kingdom, content }, { name }) =>
    ok({
      kingdom: { ...kingdom, name, nameKey: likenessOf(name, content) },
      message: { code: 'kingdomRenamed', params: { name } },
      report: { oldName: kingdom.name, newName: name },
      chronicle: [{ code: 'kingdomTookName', params: { old: kingdom.name, name } }],
    }),
});
