// Giving a hero an army to lead, or taking it away: free. One commander an army, and nobody changes horses in mid-battle.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { freeArmy } from '../../kingdom/armies.ts';
import { declareVerb, FREE } from '../verb.ts';
import { atHand, bound, serving } from './serving.ts';

/** Wire: actionId is the hero's id, metadata.armyId the army's, null for none. */
export const assignHero = declareVerb({
  id: 'assign_hero',
  input: z.object({ heroId: z.string().max(80), armyId: z.string().max(64).nullable() }),
  carried: { actionId: 'heroId' },

  check: ({ kingdom, content }, { heroId, armyId }) => {
    const found = armyId === null ? serving(kingdom, heroId, content) : atHand(kingdom, heroId, content);
    if (!found.ok) return found;
    const { owned, person } = found.value;
    const refusal = bound(found.value, kingdom);
    if (refusal !== null) return refuse(refusal);
    if (armyId === null)
      return owned.armyId === null
        ? refuse({ code: 'hero_unassigned', params: { hero: person.name } })
        : fine;
    const army = freeArmy(kingdom.armies, armyId);
    if (!army.ok) return army;
    return owned.armyId === armyId
      ? refuse({ code: 'hero_leads_it', params: { hero: person.name, army: army.value.name } })
      : fine;
  },

  cost: () => FREE,

  report: z.object({ heroId: z.string(), heroName: z.string(), armyId: z.string().nullable() }),
});
