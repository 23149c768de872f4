// Improving all buildings of one kind by a level (kingdom.md §4): one turn or more by tier, and the price of each.
import { z } from 'zod';
import { fine, ok, refuse } from '../../core/result.ts';
import { ownedOf, upgradePrice, upgradeTurns } from '../../kingdom/buildings.ts';
import { upgradeExperience } from '../../kingdom/experience.ts';
import { defineAction, FREE } from '../define.ts';

/** Wire: actionId is the building's id. One level a time, whatever quantity is sent. */
export const upgradeBuilding = defineAction({
  id: 'upgrade_building',
  input: z.object({ buildingId: z.string().max(64) }),
  fromWire: (wire) => ({ buildingId: wire.actionId }),

  check: ({ kingdom, content }, { buildingId }) => {
    const definition = content.buildings.get(buildingId);
    if (definition === undefined) return refuse({ code: 'unknown_building', params: {} });
    const owned = ownedOf(kingdom.buildings, buildingId);
    if (owned === undefined)
      return refuse({ code: 'building_not_owned', params: { building: definition.name } });
    return owned.level < definition.maxLevel
      ? fine
      : refuse({ code: 'building_at_maximum', params: { building: definition.name } });
  },

  cost: ({ kingdom, content }, { buildingId }) => {
    const definition = content.buildings.get(buildingId);
    const owned = ownedOf(kingdom.buildings, buildingId);
    if (definition === undefined || owned === undefined) return FREE;
    return { turns: upgradeTurns(definition), resources: upgradePrice(definition, owned) };
  },

  apply: ({ kingdom, content }, { buildingId }) => {
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
  },
});
