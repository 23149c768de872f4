// Riding past the last milestone: land for certain, an artifact with luck.
import type { EventText } from '@sigilla/content/texts/events.ts';
import { ok } from '../../core/result.ts';
import { withFound } from '../../kingdom/artifacts.ts';
import { EXPLORE_TURNS, explore } from '../../kingdom/exploration.ts';
import { resourceExperience } from '../../kingdom/experience.ts';
import { plus } from '../../kingdom/ledger.ts';
import { deed } from '../deed.ts';
import { exploreLand } from './exploreLand.ts';

export const exploreLandDeed = deed(exploreLand, ({ kingdom, content, random, now, newId }) => {
  const { land, artifact } = explore(kingdom, content, random);
  const experienceGained = resourceExperience(EXPLORE_TURNS);
  const message: EventText =
    artifact === null
      ? { code: 'landExplored', params: { land }, variant: kingdom.turnsSpent }
      : {
          code: 'artifactDiscovered',
          params: { land, artifact: artifact.name },
          variant: kingdom.turnsSpent,
        };
  return ok({
    kingdom: {
      ...kingdom,
      experience: kingdom.experience + experienceGained,
      resources: plus(kingdom.resources, { land }),
      artifacts: artifact === null ? kingdom.artifacts : withFound(kingdom.artifacts, artifact, newId(), now),
    },
    message,
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
      experienceGained,
    },
    chronicle:
      artifact === null
        ? []
        : [
            {
              code: 'artifactFound',
              params: { kingdom: kingdom.name, artifact: artifact.name },
              variant: kingdom.turnsSpent,
            },
          ],
  });
});
