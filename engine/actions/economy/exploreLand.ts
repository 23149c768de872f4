// Territorial exploration (kingdom.md §2.8): five turns and fifty gold of supplies for land, and perhaps an artifact.
import { z } from 'zod';
import { Rarity } from '@sigilla/content/schema/artifact.ts';
import { fine, refuse } from '../../core/result.ts';
import { explorationGold, EXPLORE_TURNS } from '../../kingdom/exploration.ts';
import { declareVerb } from '../verb.ts';

/** Wire: actionId "territorial_exploration". */
export const exploreLand = declareVerb({
  id: 'explore_land',
  input: z.object({ exploration: z.literal('territorial_exploration') }),
  carried: { actionId: 'exploration' },

  check: ({ kingdom }) =>
    kingdom.resources.gold < explorationGold(kingdom.bonuses) && kingdom.turns.turns >= EXPLORE_TURNS
      ? refuse({ code: 'supplies_needed', params: { gold: explorationGold(kingdom.bonuses) } })
      : fine,

  cost: ({ kingdom }) => ({
    turns: EXPLORE_TURNS,
    resources: { gold: explorationGold(kingdom.bonuses) },
  }),

  report: z.object({
    landGained: z.int(),
    artifactDiscovered: z
      .object({ id: z.string(), name: z.string(), rarity: Rarity, description: z.string() })
      .nullable(),
    /** What was come upon besides: its name, and what the surveyors tell of it. */
    find: z.object({ id: z.string(), title: z.string(), story: z.string() }).nullable(),
    experienceGained: z.int(),
  }),
});
