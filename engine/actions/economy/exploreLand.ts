// Territorial exploration (kingdom.md §2.8): five turns and fifty gold of supplies for land, and perhaps an artifact.
import { z } from 'zod';
import { Rarity } from '@sigilla/content/schema/artifact.ts';
import { fine, refuse } from '../../core/result.ts';
import { EXPLORE_GOLD, EXPLORE_TURNS } from '../../kingdom/exploration.ts';
import { declareVerb } from '../verb.ts';

/** Wire: actionId "territorial_exploration". */
export const exploreLand = declareVerb({
  id: 'explore_land',
  input: z.object({ exploration: z.literal('territorial_exploration') }),
  carried: { actionId: 'exploration' },

  check: ({ kingdom }) =>
    kingdom.resources.gold < EXPLORE_GOLD && kingdom.turns.turns >= EXPLORE_TURNS
      ? refuse({ code: 'supplies_needed', params: {} })
      : fine,

  cost: () => ({ turns: EXPLORE_TURNS, resources: { gold: EXPLORE_GOLD } }),

  report: z.object({
    landGained: z.int(),
    artifactDiscovered: z
      .object({ id: z.string(), name: z.string(), rarity: Rarity, description: z.string() })
      .nullable(),
    experienceGained: z.int(),
  }),
});
