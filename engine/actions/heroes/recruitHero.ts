// Taking a hero into service (kingdom.md §2.5, §5): whoever would come, where a seat is free, for what they ask.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { heroOf, heroSeats, reluctance } from '../../heroes/court.ts';
import { declareVerb, FREE } from '../verb.ts';

/** Wire: actionId is the hero's id in the books. */
export const recruitHero = declareVerb({
  id: 'recruit_hero',
  input: z.object({ heroId: z.string().max(64) }),
  carried: { actionId: 'heroId' },

  check: ({ kingdom, content }, { heroId }) => {
    const definition = content.heroes.get(heroId);
    if (definition === undefined) return refuse({ code: 'unknown_hero', params: {} });
    if (heroOf(kingdom, heroId) !== undefined)
      return refuse({ code: 'hero_serves_already', params: { hero: definition.name } });
    const [reason] = reluctance(definition, kingdom, content);
    if (reason !== undefined) return refuse(reason);
    const seats = heroSeats(kingdom.level);
    return kingdom.heroes.length < seats ? fine : refuse({ code: 'hero_seats_taken', params: { seats } });
  },

  cost: ({ content }, { heroId }) => {
    const price = content.heroes.get(heroId)?.recruitmentCost;
    if (price === undefined) return FREE;
    const { turns, ...coins } = price;
    return { turns, resources: coins };
  },

  report: z.object({ heroId: z.string(), heroName: z.string(), experienceGained: z.int() }),
});
