// Taking a building down: what can be carried home is, and nobody learns anything from it.
import { ok, refuse } from '../../core/result.ts';
import { ownedOf, salvage } from '../../kingdom/buildings.ts';
import { plus } from '../../kingdom/ledger.ts';
import { deed } from '../deed.ts';
import { demolishBuilding } from './demolishBuilding.ts';

export const demolishBuildingDeed = deed(demolishBuilding, ({ kingdom, content }, { buildingId }) => {
  const definition = content.buildings.get(buildingId);
  const owned = ownedOf(kingdom.buildings, buildingId);
  if (definition === undefined || owned === undefined)
    return refuse({ code: 'unknown_building', params: {} });
  const saved = salvage(definition, owned.level);
  const quantity = owned.quantity - 1;
  return ok({
    kingdom: {
      ...kingdom,
      resources: plus(kingdom.resources, saved),
      buildings: kingdom.buildings.flatMap((one) => {
        if (one !== owned) return [one];
        return quantity === 0 ? [] : [{ ...one, quantity }];
      }),
    },
    message: {
      code: 'structureDemolished',
      params: { building: definition.name, gold: saved.gold ?? 0, land: definition.costs.land },
      variant: kingdom.turnsSpent,
    },
    report: {
      buildingId,
      buildingName: definition.name,
      quantity,
      resourcesSalvaged: saved,
      landFreed: definition.costs.land,
    },
  });
});
