// The day a hero comes into service, from the books or from a character's sheet: a seat, a word in the hall, and what the ruler learns by it.
import type { HeroDefinition } from '@sigilla/content/schema/hero.ts';
import type { OwnedHero } from '../../heroes/hero.ts';
import type { KingdomContent } from '../../kingdom/content.ts';
import { recruitExperience } from '../../kingdom/experience.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';

/** For finding somebody of note: as for calling up fifty. */
const AS_MANY = 50;

/** What is done and told when somebody takes service. */
export const welcomed = (
  kingdom: Kingdom,
  hero: OwnedHero,
  { name, traits }: Pick<HeroDefinition, 'name' | 'traits'>,
  content: KingdomContent,
) => {
  const trait = traits.map((id) => content.heroTraits.get(id)).find((one) => one !== undefined);
  const experienceGained = recruitExperience(AS_MANY);
  return {
    kingdom: {
      ...kingdom,
      experience: kingdom.experience + experienceGained,
      heroes: [...kingdom.heroes, hero],
    },
    message: {
      code: 'heroRecruited',
      params: { hero: name, manner: trait?.arrives ?? 'has hung up the hat.' },
      variant: kingdom.turnsSpent,
    } as const,
    report: { heroId: hero.heroId, heroName: name, experienceGained },
  };
};
