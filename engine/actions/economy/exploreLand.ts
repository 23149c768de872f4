// Territorial exploration (kingdom.md §2.8): five turns and fifty gold of supplies for land, and perhaps an artifact.
import { z } from 'zod';
import type { EventText } from '@sigilla/content/texts/events.ts';
import { fine, ok, refuse } from '../../core/result.ts';
import { EXPLORE_GOLD, EXPLORE_TURNS, explore } from '../../kingdom/exploration.ts';
import { resourceExperience } from '../../kingdom/experience.ts';
import { plus } from '../../kingdom/ledger.ts';
import { defineAction } from '../define.ts';

/** Wire: actionId "territorial_exploration". */
export const exploreLand = defineAction({
  id: 'explore_land',
  input: z.object({ exploration: z.literal('territorial_exploration') }),
  fromWire: (wire) => ({ exploration: wire.actionId }),

  check: ({ kingdom }) =>
    kingdom.resources.gold < EXPLORE_GOLD && kingdom.turns.turns >= EXPLORE_TURNS
      ? refuse({ code: 'supplies_needed', params: {} })
      : fine,

  cost: () => ({ turns: EXPLORE_TURNS, resources: { gold: EXPLORE_GOLD } }),

  apply: ({ kingdom, content, random, now, newId }) => {
    const { land, artifact } = explore(kingdom, content, random);
    const experienceGained = resourceExperience(EXPLORE_TURNS);
    const found =
      artifact === null
        ? []
        : [
            {
              id: newId(),
              artifactId: artifact.id,
              discoveredAt: now,
              usesRemaining: artifact.effect.uses,
              isActive: artifact.effect.mode === 'passive',
            },
          ];
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
        artifacts: [...kingdom.artifacts, ...found],
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
  },
});
