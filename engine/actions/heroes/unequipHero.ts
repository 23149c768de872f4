// Taking back what a hero wears: free.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { HeroSlot } from '../../heroes/hero.ts';
import { declareVerb, FREE } from '../verb.ts';
import { bound, serving } from './serving.ts';

/** Wire: actionId is the hero's id, metadata.slot where it is worn. */
export const unequipHero = declareVerb({
  id: 'unequip_hero',
  input: z.object({ heroId: z.string().max(80), slot: HeroSlot }),
  carried: { actionId: 'heroId' },

  check: ({ kingdom, content }, { heroId, slot }) => {
    const found = serving(kingdom, heroId, content);
    if (!found.ok) return found;
    const refusal = bound(found.value, kingdom);
    if (refusal !== null) return refuse(refusal);
    return found.value.owned.worn[slot] === undefined
      ? refuse({ code: 'hero_wears_nothing', params: { hero: found.value.person.name } })
      : fine;
  },

  cost: () => FREE,

  report: z.object({ heroId: z.string(), heroName: z.string() }),
});
