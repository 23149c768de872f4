// Giving a hero something of the treasury to wear: free. It goes on giving the realm what it gives.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { mayWear, wearingOf } from '../../heroes/equipment.ts';
import { declareVerb, FREE } from '../verb.ts';
import { bound, serving } from './serving.ts';

/** Wire: actionId is the hero's id, metadata.artifactId the owned artifact's. */
export const equipHero = declareVerb({
  id: 'equip_hero',
  input: z.object({ heroId: z.string().max(80), artifactId: z.string().max(64) }),
  carried: { actionId: 'heroId' },

  check: ({ kingdom, content }, { heroId, artifactId }) => {
    const found = serving(kingdom, heroId, content);
    if (!found.ok) return found;
    const { owned, person } = found.value;
    const refusal = bound(found.value, kingdom);
    if (refusal !== null) return refuse(refusal);
    const artifact = kingdom.artifacts.find(({ id }) => id === artifactId);
    const definition = artifact && content.artifacts.get(artifact.artifactId);
    if (definition === undefined) return refuse({ code: 'unknown_artifact', params: {} });
    const wearing = wearingOf(definition);
    if (wearing === null) return refuse({ code: 'artifact_not_worn', params: { artifact: definition.name } });
    if (owned.worn[wearing.slot] === artifactId)
      return refuse({ code: 'hero_wears_it', params: { hero: person.name, artifact: definition.name } });
    if (!mayWear(person.baseStats, wearing))
      return refuse({
        code: 'hero_may_not_wear',
        params: { hero: person.name, artifact: definition.name, least: wearing.least, stat: wearing.asks },
      });
    // Whoever wears it must be here to hand it over.
    const wearer = kingdom.heroes.find(({ worn }) => worn[wearing.slot] === artifactId);
    const other = wearer === undefined ? null : serving(kingdom, wearer.heroId, content);
    const held = other?.ok === true ? bound(other.value, kingdom) : null;
    return held === null ? fine : refuse(held);
  },

  cost: () => FREE,

  report: z.object({ heroId: z.string(), heroName: z.string(), artifactName: z.string() }),
});
