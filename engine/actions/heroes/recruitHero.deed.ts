// Taking a hero into service: they come as they are, and it shows.
import { ok, refuse } from '../../core/result.ts';
import { newHero } from '../../heroes/hero.ts';
import { recruitExperience } from '../../kingdom/experience.ts';
import { deed } from '../deed.ts';
import { recruitHero } from './recruitHero.ts';

/** For finding somebody of note: as for calling up fifty. */
const AS_MANY = 50;

export const recruitHeroDeed = deed(recruitHero, ({ kingdom, content, now }, { heroId }) => {
  const definition = content.heroes.get(heroId);
  if (definition === undefined) return refuse({ code: 'unknown_hero', params: {} });
  const trait = definition.traits.map((id) => content.heroTraits.get(id)).find((one) => one !== undefined);
  const experienceGained = recruitExperience(AS_MANY);
  return ok({
    kingdom: {
      ...kingdom,
      experience: kingdom.experience + experienceGained,
      heroes: [...kingdom.heroes, newHero(heroId, now)],
    },
    message: {
      code: 'heroRecruited',
      params: { hero: definition.name, manner: trait?.arrives ?? 'has hung up the hat.' },
      variant: kingdom.turnsSpent,
    },
    report: { heroId, heroName: definition.name, experienceGained },
  });
});
