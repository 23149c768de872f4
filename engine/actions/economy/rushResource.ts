// Tax collection, magical meditation, recruitment drive and intensive study (kingdom.md §2.8): turns for a resource at once.
// The reward is reckoned here from the kingdom alone; a reward or multiplier sent along is not read (G-018).
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { ResourceName } from '../../kingdom/kingdom.ts';
import { bedsForDrive, roomForPeople, RUSH_IDS, RUSHES } from '../../kingdom/rush.ts';
import { BonusEffects } from '../bonusEffects.ts';
import { declareVerb } from '../verb.ts';

/** Wire: actionId is one of the four rushes. */
export const rushResource = declareVerb({
  id: 'rush_resource',
  input: z.object({ rush: z.enum(RUSH_IDS) }),
  carried: { actionId: 'rush' },

  check: ({ kingdom, content }, { rush }) => {
    const { resource, turns } = RUSHES[rush];
    if (resource !== 'population') return fine;
    if (roomForPeople(kingdom, content) === 0)
      return refuse({ code: 'houses_full', params: { capacity: kingdom.populationCapacity } });
    return bedsForDrive(kingdom) === 0 ? refuse({ code: 'houses_filling', params: { turns } }) : fine;
  },

  cost: (_, { rush }) => ({ turns: RUSHES[rush].turns, resources: {} }),

  report: z.object({
    resourcesGenerated: z.partialRecord(ResourceName, z.int()),
    goldGenerated: z.int(),
    manaGenerated: z.int(),
    populationGenerated: z.int(),
    researchGenerated: z.int(),
    experienceGained: z.int(),
    bonusEffects: BonusEffects,
  }),
});
