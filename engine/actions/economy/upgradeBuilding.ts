// Improving all buildings of one kind by a level (kingdom.md §4): one turn or more by tier, and the price of each.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { missingForLevel, ownedOf, upgradePrice, upgradeTurns } from '../../kingdom/buildings.ts';
import { declareVerb, FREE } from '../verb.ts';

/** Wire: actionId is the building's id. One level a time, whatever quantity is sent. */
export const upgradeBuilding = declareVerb({
  id: 'upgrade_building',
  input: z.object({ buildingId: z.string().max(64) }),
  carried: { actionId: 'buildingId' },

  check: ({ kingdom, content }, { buildingId }) => {
    const definition = content.buildings.get(buildingId);
    if (definition === undefined) return refuse({ code: 'unknown_building', params: {} });
    const owned = ownedOf(kingdom.buildings, buildingId);
    if (owned === undefined)
      return refuse({ code: 'building_not_owned', params: { building: definition.name } });
    if (owned.level >= definition.maxLevel)
      return refuse({ code: 'building_at_maximum', params: { building: definition.name } });
    const [missing] = missingForLevel(buildingId, owned.level + 1, kingdom, content);
    return missing === undefined ? fine : refuse(missing);
  },

  cost: ({ kingdom, content }, { buildingId }) => {
    const definition = content.buildings.get(buildingId);
    const owned = ownedOf(kingdom.buildings, buildingId);
    if (definition === undefined || owned === undefined) return FREE;
    return { turns: upgradeTurns(definition), resources: upgradePrice(definition, owned) };
  },

  report: z.object({
    buildingId: z.string(),
    buildingName: z.string(),
    type: z.string(),
    level: z.int(),
    quantity: z.int(),
    experienceGained: z.int(),
  }),
});
