// Raising a building (kingdom.md §2.4, §5): one turn, its price, and free land to stand on.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { constructionPrice, missingRequirement, ownedOf } from '../../kingdom/buildings.ts';
import { declareVerb, FREE } from '../verb.ts';

/** Wire: actionId "building_construction", metadata.buildingId. */
export const buildStructure = declareVerb({
  id: 'build_structure',
  input: z.object({ buildingId: z.string().max(64) }),
  actionId: 'building_construction',

  check: ({ kingdom, content }, { buildingId }) => {
    const definition = content.buildings.get(buildingId);
    if (definition === undefined) return refuse({ code: 'unknown_building', params: {} });
    const quantity = ownedOf(kingdom.buildings, buildingId)?.quantity ?? 0;
    if (definition.limit !== null && quantity >= definition.limit)
      return refuse({ code: 'building_limit', params: { limit: definition.limit } });
    const able = missingRequirement(definition, kingdom, content);
    if (!able.ok) return able;
    const short = definition.costs.land - kingdom.landFree;
    return short > 0 ? refuse({ code: 'land_needed', params: { n: short } }) : fine;
  },

  cost: ({ kingdom, content }, { buildingId }) => {
    const definition = content.buildings.get(buildingId);
    if (definition === undefined) return FREE;
    const level = ownedOf(kingdom.buildings, buildingId)?.level ?? 1;
    return { turns: 1, resources: constructionPrice(definition, level) };
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
