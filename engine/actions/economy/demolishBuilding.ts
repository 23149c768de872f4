// Taking a building down (kingdom.md §2.4): one turn; part of its gold and materials comes home, and the land is free again.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { ownedOf } from '../../kingdom/buildings.ts';
import { ResourceName } from '../../kingdom/kingdom.ts';
import { declareVerb } from '../verb.ts';

/** Wire: actionId is the building's id. One a time, whatever quantity is sent. */
export const demolishBuilding = declareVerb({
  id: 'demolish_building',
  input: z.object({ buildingId: z.string().max(64) }),
  carried: { actionId: 'buildingId' },

  check: ({ kingdom, content }, { buildingId }) => {
    const definition = content.buildings.get(buildingId);
    if (definition === undefined) return refuse({ code: 'unknown_building', params: {} });
    return ownedOf(kingdom.buildings, buildingId) === undefined
      ? refuse({ code: 'building_not_there', params: { building: definition.name } })
      : fine;
  },

  cost: () => ({ turns: 1, resources: {} }),

  report: z.object({
    buildingId: z.string(),
    buildingName: z.string(),
    /** How many are left. */
    quantity: z.int(),
    resourcesSalvaged: z.partialRecord(ResourceName, z.int()),
    landFreed: z.int(),
  }),
});
