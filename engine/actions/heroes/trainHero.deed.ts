// Training a hero: the point, and what was learnt besides.
import { ok } from '../../core/result.ts';
import { withHero } from '../../heroes/court.ts';
import { taught, TRAINING_EXPERIENCE } from '../../heroes/training.ts';
import { deed } from '../deed.ts';
import { scoresOf, serving } from './serving.ts';
import { trainHero } from './trainHero.ts';

export const trainHeroDeed = deed(trainHero, ({ kingdom, content }, { heroId, stat }) => {
  const found = serving(kingdom, heroId, content);
  if (!found.ok) return found;
  const { owned, person } = found.value;
  const after = {
    ...owned,
    trained: taught(owned.trained, stat),
    experience: owned.experience + TRAINING_EXPERIENCE,
  };
  const score = scoresOf({ owned: after, person }, kingdom, content)[stat];
  return ok({
    kingdom: withHero(kingdom, heroId, after),
    message: {
      code: 'heroTrained',
      params: { hero: person.name, stat, score },
      variant: kingdom.turnsSpent,
    },
    report: { heroId, heroName: person.name, stat, score, heroExperienceGained: TRAINING_EXPERIENCE },
  });
});
