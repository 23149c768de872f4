// Raising a building (kingdom.md §2.4, §5): one turn, its price, and free land to stand on.
import { z } from 'zod';
import { fine, ok, refuse } from '../../core/result.ts';
import { constructionPrice, missingRequirement, ownedOf } from '../../kingdom/buildings.ts';
import { constructionExperience } from '../../kingdom/experience.ts';
import { defineAction, FREE } from '../define.ts';

/** Wire: actionId "building_construction", metadata.buildingId. */
export const buildStructure = defineAction({
  id: 'build_structure',
  input: z.object({ buildingId: z.string().max(64) }),
  fromWire: (wire) => ({ buildingId: wire.metadata?.['buildingId'] }),

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

  apply: ({ kingdom, content }, { buildingId }) => {
    const definition = content.buildings.get(buildingId);
    if (definition === undefined) return refuse({ code: 'unknown_building', params: {} });
    const present = ownedOf(kingdom.buildings, buildingId);
    const built = { type: buildingId, level: present?.level ?? 1, quantity: (present?.quantity ?? 0) + 1 };
    const experienceGained = constructionExperience(definition);
    return ok({
      kingdom: {
        ...kingdom,
        experience: kingdom.experience + experienceGained,
        buildings:
          present === undefined
            ? [...kingdom.buildings, built]
            : kingdom.buildings.map((building) => (building === present ? built : building)),
      },
      message: {
        code: 'structureBuilt',
        params: { building: definition.name, count: built.quantity },
        variant: kingdom.turnsSpent,
      },
      report: { buildingId, buildingName: definition.name, ...built, experienceGained },
    });
  },
});
