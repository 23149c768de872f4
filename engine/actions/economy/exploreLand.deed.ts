// Riding past the last milestone: land for certain, an artifact or something else with luck.
import type { FindDefinition } from '@sigilla/content/schema/find.ts';
import type { EventText } from '@sigilla/content/texts/events.ts';
import { ok } from '../../core/result.ts';
import { withFound } from '../../kingdom/artifacts.ts';
import { EXPLORE_TURNS, explore } from '../../kingdom/exploration.ts';
import { received } from '../../kingdom/gains.ts';
import { resourceExperience } from '../../kingdom/experience.ts';
import type { ArtifactDefinition } from '@sigilla/content/schema/artifact.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import { plus } from '../../kingdom/ledger.ts';
import { deed } from '../deed.ts';
import { exploreLand } from './exploreLand.ts';

const toldOf = (
  land: number,
  artifact: ArtifactDefinition | null,
  find: FindDefinition | null,
  variant: number,
): EventText => {
  if (artifact !== null)
    return { code: 'artifactDiscovered', params: { land, artifact: artifact.name }, variant };
  return find === null
    ? { code: 'landExplored', params: { land }, variant }
    : { code: 'somethingFound', params: { land, find: find.title, story: find.story }, variant };
};

/** Who is said to have found something (G-022): the name that stands over their realm, never how they sign in. */
const finderName = (name: string): string => (name.trim() === '' ? 'Anonymous Player' : name);

export const exploreLandDeed = deed(exploreLand, ({ kingdom, content, rules, random, now, newId }) => {
  const { land, artifact, find } = explore(kingdom, content, random);
  const variant = kingdom.turnsSpent;
  const explored: Kingdom = {
    ...kingdom,
    experience: kingdom.experience + resourceExperience(EXPLORE_TURNS),
    resources: plus(kingdom.resources, { land }),
    artifacts: artifact === null ? kingdom.artifacts : withFound(kingdom.artifacts, artifact, newId(), now),
  };
  const after = (find?.gains ?? []).reduce(
    (one, gain) => received(one, gain, { now, rules, newId }),
    explored,
  );
  return ok({
    kingdom: after,
    message: toldOf(land, artifact, find, variant),
    report: {
      landGained: land,
      artifactDiscovered:
        artifact === null
          ? null
          : {
              id: artifact.id,
              name: artifact.name,
              rarity: artifact.rarity,
              description: artifact.description,
            },
      find: find === null ? null : { id: find.id, title: find.title, story: find.story },
      experienceGained: after.experience - kingdom.experience,
    },
    chronicle:
      artifact === null
        ? []
        : [
            {
              code: 'artifactProclaimed',
              params: {
                kingdom: finderName(kingdom.name),
                artifact: artifact.name,
                rarity: artifact.rarity,
                benefit: artifact.benefit,
              },
              variant: kingdom.turnsSpent,
            },
          ],
  });
});
