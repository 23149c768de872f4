// Who may be called up and at what price: discounts of military buildings and artifacts, quicker muster by barracks (kingdom.md §9, latin.md 9.2).
// Invariant: a recruitment costs at least one gold a man and one turn, however great the discount.
import { UNIT_TIERS } from '@sigilla/content/schema/unit.ts';
import { fine, refuse, type Result } from '../core/result.ts';
import { discounted, reducedTurns } from './bonuses.ts';
import type { Bonuses } from './effects.ts';
import { ownedOf } from './buildings.ts';
import type { KingdomContent } from './content.ts';
import type { UnitDefinition } from '@sigilla/content/schema/unit.ts';
import { ARMY_ENTRIES, ARMY_MEN, menIn, mergeUnits } from './armies.ts';
import type { Army, ArmyUnit, Kingdom, ResourceDelta, VeteranLevel } from './kingdom.ts';

/** A military building at this level lets elite soldiers be called up (kingdom.md §9). */
const ELITE_BUILDING_LEVEL = 3;

/** Gold and mana are per man; turns are per muster. */
export const recruitPrice = (
  unit: UnitDefinition,
  quantity: number,
  bonuses: Bonuses,
): { readonly turns: number; readonly resources: ResourceDelta } => {
  const resources: ResourceDelta = { gold: discounted(unit.costs.gold, bonuses.recruitPercent) * quantity };
  if (unit.costs.mana > 0) resources.mana = unit.costs.mana * quantity;
  if (unit.costs.population > 0) resources.population = unit.costs.population * quantity;
  return { turns: reducedTurns(unit.costs.turns, bonuses.deploymentPercent), resources };
};

/** Elite, or of the two tiers above it: they come to whoever has the houses for elite soldiers. */
const isChosen = ({ tier }: UnitDefinition): boolean =>
  UNIT_TIERS.indexOf(tier) >= UNIT_TIERS.indexOf('elite');

/** What a kingdom lacks before these soldiers will come, apart from their price. */
export const missingForUnit = (
  unit: UnitDefinition,
  kingdom: Pick<Kingdom, 'buildings'> & { readonly bonuses: Bonuses },
  content: KingdomContent,
): Result<void> => {
  // No kingdom holds a territory yet, so whatever needs one is refused with the reason (G-185).
  if (unit.requirements.territory !== undefined) return refuse({ code: 'unit_needs_coast', params: {} });
  for (const { type, level } of unit.requirements.buildings) {
    if ((ownedOf(kingdom.buildings, type)?.level ?? 0) >= level) continue;
    const building = content.buildings.get(type)?.name ?? type;
    return refuse({ code: 'unit_needs_building', params: { building, level } });
  }
  if (isChosen(unit) && !kingdom.bonuses.eliteUnits)
    return refuse({ code: 'unit_needs_military', params: { level: ELITE_BUILDING_LEVEL } });
  return fine;
};

/** Men just called up, as they join an army; of every hundred so many have served before. */
export const recruits = (
  unitId: string,
  quantity: number,
  { veteranPercent }: Pick<Bonuses, 'veteranPercent'>,
  now: number,
): ArmyUnit[] => {
  const veterans = Math.floor((quantity * veteranPercent) / 100);
  const men = (count: number, veteranLevel: VeteranLevel): ArmyUnit[] =>
    count === 0 ? [] : [{ unitId, quantity: count, experience: 0, veteranLevel, recruitedAt: now }];
  return [...men(quantity - veterans, 'recruit'), ...men(veterans, 'veteran')];
};

/**
 * Is there room for them in the army, those who wait included? Refuses `army_full` and `army_motley`. Who is at battle may come home seasoned, and
 * be of another kind then than those who wait, whoever they are like today.
 */
export const roomIn = (army: Army | undefined, units: readonly ArmyUnit[]): Result<void> => {
  const { units: present, waiting, lockedBy } = army ?? { units: [], waiting: [], lockedBy: null };
  const after =
    lockedBy === null
      ? mergeUnits(mergeUnits(present, waiting), units)
      : [...present, ...mergeUnits(waiting, units)];
  if (menIn(after) > ARMY_MEN) return refuse({ code: 'army_full', params: { limit: ARMY_MEN } });
  return after.length > ARMY_ENTRIES
    ? refuse({ code: 'army_motley', params: { limit: ARMY_ENTRIES } })
    : fine;
};

/** The army that recruits join: the named one, or the first. */
export const armyToJoin = (armies: readonly Army[], armyId: string | undefined): Army | undefined =>
  armyId === undefined ? armies[0] : armies.find(({ id }) => id === armyId);
