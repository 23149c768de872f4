// Raising a building: it stands at the level of its kind.
import { ok, refuse } from '../../core/result.ts';
import { ownedOf } from '../../kingdom/buildings.ts';
import { constructionExperience } from '../../kingdom/experience.ts';
import { deed } from '../deed.ts';
import { buildStructure } from './buildStructure.ts';

export const buildStructureDeed = deed(buildStructure, ({ kingdom, content }, { buildingId }) => {
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
});
