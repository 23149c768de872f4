// Training a hero: turns and gold for a point of a score, each point dearer than the last.
import { z } from 'zod';
import { HeroStat } from '@sigilla/content/schema/hero.ts';
import { fine, refuse } from '../../core/result.ts';
import { MOST_SCORE } from '../../heroes/stats.ts';
import { trainingPrice } from '../../heroes/training.ts';
import { declareVerb, FREE } from '../verb.ts';
import { atHand, scoresOf, serving } from './serving.ts';

/** Wire: actionId is the hero's id, metadata.stat the score. */
export const trainHero = declareVerb({
  id: 'train_hero',
  input: z.object({ heroId: z.string().max(80), stat: HeroStat }),
  carried: { actionId: 'heroId' },

  check: ({ kingdom, content }, { heroId, stat }) => {
    const found = atHand(kingdom, heroId, content);
    if (!found.ok) return found;
    const { owned, person } = found.value;
    const taughtOut = trainingPrice(owned, stat) === null;
    return taughtOut || scoresOf(found.value, kingdom, content)[stat] >= MOST_SCORE
      ? refuse({ code: 'hero_taught_out', params: { hero: person.name, stat } })
      : fine;
  },

  cost: ({ kingdom, content }, { heroId, stat }) => {
    const found = serving(kingdom, heroId, content);
    const price = found.ok ? trainingPrice(found.value.owned, stat) : null;
    return price === null ? FREE : { turns: price.turns, resources: { gold: price.gold } };
  },

  report: z.object({
    heroId: z.string(),
    heroName: z.string(),
    stat: HeroStat,
    score: z.int(),
    /** The hero’s own, as is that of every errand; a ruler’s is `experienceGained`. */
    heroExperienceGained: z.int(),
  }),
});
