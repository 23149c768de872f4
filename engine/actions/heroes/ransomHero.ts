// Bringing a hero home who was taken in defeat: gold to the captor, less with every turn that passes; after forty of them, nothing.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { heroOf } from '../../heroes/court.ts';
import { ransomNow } from '../../heroes/fate.ts';
import { kingdomHeroBonuses } from '../../heroes/giving.ts';
import { KingdomId } from '../../core/brand.ts';
import { read, touchKingdom } from '../load.ts';
import { declareVerb, FREE } from '../verb.ts';
import { serving } from './serving.ts';

/** Wire: actionId is the hero's id, metadata.captorId the kingdom that holds them. */
export const ransomHero = declareVerb({
  id: 'ransom_hero',
  input: z.object({ heroId: z.string().max(80), captorId: KingdomId }),
  carried: { actionId: 'heroId' },

  *load(_actor, { captorId }) {
    return yield* read('kingdoms', captorId);
  },
  *touches(_actor, { captorId }) {
    const captor = yield* read('kingdoms', captorId);
    return captor === null ? [] : [touchKingdom(captor)];
  },
  /** A captor's treasury is nobody's business. */
  see: () => null,

  check: ({ kingdom, content }, { heroId, captorId }) => {
    const found = serving(kingdom, heroId, content);
    if (!found.ok) return found;
    return found.value.owned.captive?.by !== captorId
      ? refuse({ code: 'hero_is_free', params: { hero: found.value.person.name } })
      : fine;
  },

  cost: ({ kingdom, content }, { heroId }) => {
    const captive = heroOf(kingdom, heroId)?.captive;
    if (captive === null || captive === undefined) return FREE;
    const { diplomaticBonus } = kingdomHeroBonuses(kingdom, content);
    const gold = ransomNow(captive, kingdom.turnsSpent, diplomaticBonus);
    return { turns: 0, resources: gold === 0 ? {} : { gold } };
  },

  report: z.object({ heroId: z.string(), heroName: z.string(), gold: z.int() }),
});
