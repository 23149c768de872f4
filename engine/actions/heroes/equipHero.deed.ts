// Giving a hero something to wear: whoever wore it hands it over.
import { ok, refuse } from '../../core/result.ts';
import { wearingOf } from '../../heroes/equipment.ts';
import { HERO_SLOTS, type OwnedHero } from '../../heroes/hero.ts';
import { deed } from '../deed.ts';
import { equipHero } from './equipHero.ts';
import { serving } from './serving.ts';

/** Without one artifact. */
const without = (worn: OwnedHero['worn'], artifactId: string): OwnedHero['worn'] => {
  const rest: OwnedHero['worn'] = {};
  for (const slot of HERO_SLOTS) {
    const one = worn[slot];
    if (one !== undefined && one !== artifactId) rest[slot] = one;
  }
  return rest;
};

export const equipHeroDeed = deed(equipHero, ({ kingdom, content }, { heroId, artifactId }) => {
  const found = serving(kingdom, heroId, content);
  if (!found.ok) return found;
  const artifact = kingdom.artifacts.find(({ id }) => id === artifactId);
  const definition = artifact && content.artifacts.get(artifact.artifactId);
  const wearing = definition === undefined ? null : wearingOf(definition);
  if (definition === undefined || wearing === null) return refuse({ code: 'unknown_artifact', params: {} });
  const { name } = found.value.person;
  const heroes = kingdom.heroes.map((one) => {
    const worn = without(one.worn, artifactId);
    return one.heroId === heroId
      ? { ...one, worn: { ...worn, [wearing.slot]: artifactId } }
      : { ...one, worn };
  });
  return ok({
    kingdom: { ...kingdom, heroes },
    message: { code: 'heroEquipped', params: { hero: name, artifact: definition.name } },
    report: { heroId, heroName: name, artifactName: definition.name },
  });
});
