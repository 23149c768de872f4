// Raising a building (kingdom.md §2.4, §5): one turn (five for a special one), its price, and free land to stand on.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { constructionPrice, constructionTurns, ownedOf } from '../../kingdom/buildings.ts';
import { standsInTheWay } from '../../kingdom/construction.ts';
import { declareVerb, FREE } from '../verb.ts';

/** Wire: actionId "building_construction", metadata.buildingId. */
export const buildStructure = declareVerb({
  id: 'build_structure',
  input: z.object({ buildingId: z.string().max(64) }),
  actionId: 'building_construction',

  check: ({ kingdom, content }, { buildingId }) => {
    const definition = content.buildings.get(buildingId);
    if (definition === undefined) return refuse({ code: 'unknown_building', params: {} });
    const [inTheWay] = standsInTheWay(definition, kingdom, content);
    return inTheWay === undefined ? fine : refuse(inTheWay);
  },

  cost: ({ kingdom, content }, { buildingId }) => {
    const definition = content.buildings.get(buildingId);
    if (definition === undefined) return FREE;
    const level = ownedOf(kingdom.buildings, buildingId)?.level ?? 1;
    return { turns: constructionTurns(definition), resources: constructionPrice(definition, level) };
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
