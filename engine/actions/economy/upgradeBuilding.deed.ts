// Improving a kind of building: all of its kind rise by one level.
import { ok, refuse } from '../../core/result.ts';
import { ownedOf } from '../../kingdom/buildings.ts';
import { upgradeExperience } from '../../kingdom/experience.ts';
import { deed } from '../deed.ts';
import { upgradeBuilding } from './upgradeBuilding.ts';

export const upgradeBuildingDeed = deed(upgradeBuilding, ({ kingdom, content }, { buildingId }) => {
  const definition = content.buildings.get(buildingId);
  const owned = ownedOf(kingdom.buildings, buildingId);
  if (definition === undefined || owned === undefined)
    return refuse({ code: 'unknown_building', params: {} });
  const improved = { ...owned, level: owned.level + 1 };
  const experienceGained = upgradeExperience(improved.level);
  return ok({
    kingdom: {
      ...kingdom,
      experience: kingdom.experience + experienceGained,
      buildings: kingdom.buildings.map((building) => (building === owned ? improved : building)),
    },
    message: {
      code: 'structureUpgraded',
      params: { building: definition.name, level: improved.level },
      variant: kingdom.turnsSpent,
    },
    report: { buildingId, buildingName: definition.name, ...improved, experienceGained },
  });
});
