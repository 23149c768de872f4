// Calling up soldiers (latin.md §5, §9.2; G-034): 1 to 50 of a kind for gold and people, in one muster whatever the number.
// Recruits join the named army or the first; where a battle holds that army they wait beside it (G-181).
import { z } from 'zod';
import { fine, ok, refuse, type Result } from '../../core/result.ts';
import {
  ARMY_ENTRIES,
  ARMY_MEN,
  MAIN_ARMY,
  menIn,
  mergeUnits,
  newArmy,
  withRecruits,
} from '../../kingdom/armies.ts';
import { bonusesOf, reducedTurns } from '../../kingdom/bonuses.ts';
import { recruitExperience } from '../../kingdom/experience.ts';
import type { Army, ArmyUnit } from '../../kingdom/kingdom.ts';
import { affordable } from '../../kingdom/ledger.ts';
import { missingForUnit, recruitPrice } from '../../kingdom/recruitment.ts';
import { bonusEffects } from '../bonusEffects.ts';
import { defineAction, FREE } from '../define.ts';

const MAX_QUANTITY = 50;

const recruits = (unitId: string, quantity: number, now: number): ArmyUnit => ({
  unitId,
  quantity,
  experience: 0,
  veteranLevel: 'recruit',
  recruitedAt: now,
});

const roomIn = (army: Army | undefined, unit: ArmyUnit): Result<void> => {
  const after = mergeUnits([...(army?.units ?? []), ...(army?.waiting ?? [])], [unit]);
  if (menIn(after) > ARMY_MEN) return refuse({ code: 'army_full', params: { limit: ARMY_MEN } });
  return after.length > ARMY_ENTRIES
    ? refuse({ code: 'army_motley', params: { limit: ARMY_ENTRIES } })
    : fine;
};

const armyFor = (armies: readonly Army[], armyId: string | undefined): Army | undefined =>
  armyId === undefined ? armies[0] : armies.find(({ id }) => id === armyId);

/** Wire: actionId is the unit's id, quantity 1 to 50 (1 when absent), metadata.armyId optional. */
export const recruitUnits = defineAction({
  id: 'recruit_units',
  input: z.object({
    unitId: z.string().max(64),
    quantity: z.int().min(1).max(MAX_QUANTITY).default(1),
    armyId: z.string().max(64).optional(),
  }),
  fromWire: (wire) => ({
    unitId: wire.actionId,
    quantity: wire.quantity,
    armyId: wire.metadata?.['armyId'],
  }),

  check: ({ kingdom, content, now }, { unitId, quantity, armyId }) => {
    const unit = content.units.get(unitId);
    if (unit === undefined) return refuse({ code: 'unknown_unit', params: {} });
    const able = missingForUnit(unit, kingdom, content);
    if (!able.ok) return able;
    const army = armyFor(kingdom.armies, armyId);
    if (army === undefined && armyId !== undefined) return refuse({ code: 'unknown_army', params: {} });
    const room = roomIn(army, recruits(unitId, quantity, now));
    if (!room.ok) return room;
    const held = { turns: kingdom.turns.turns, resources: kingdom.resources };
    return affordable(held, recruitPrice(unit, quantity, kingdom.bonuses)).ok
      ? fine
      : refuse({ code: 'insufficient_resources', params: {} });
  },

  cost: ({ kingdom, content }, { unitId, quantity }) => {
    const unit = content.units.get(unitId);
    return unit === undefined ? FREE : recruitPrice(unit, quantity, kingdom.bonuses);
  },

  apply: ({ kingdom, content, now, newId }, { unitId, quantity, armyId }) => {
    const unit = content.units.get(unitId);
    const present = armyFor(kingdom.armies, armyId);
    if (unit === undefined) return refuse({ code: 'unknown_unit', params: {} });
    const army = present ?? newArmy(newId(), MAIN_ARMY);
    const joined = withRecruits(army, [recruits(unitId, quantity, now)]);
    const { deploymentPercent, recruitPercent } = bonusesOf(kingdom, content);
    const isWaiting = army.lockedBy !== null;
    const experienceGained = recruitExperience(quantity);
    const params = {
      units: `${quantity} ${quantity === 1 ? unit.name : unit.plural}`,
      men: quantity,
      army: army.name,
    };
    return ok({
      kingdom: {
        ...kingdom,
        experience: kingdom.experience + experienceGained,
        armies:
          present === undefined
            ? [...kingdom.armies, joined]
            : kingdom.armies.map((one) => (one === present ? joined : one)),
      },
      message: isWaiting
        ? { code: 'unitsWaiting', params }
        : { code: 'unitsRecruited', params, variant: kingdom.turnsSpent },
      report: {
        unitId,
        unitName: unit.name,
        quantity,
        armyId: army.id,
        isWaiting,
        experienceGained,
        bonusEffects: bonusEffects(kingdom, content, (bonuses) => bonuses.recruitPercent, {
          turns: reducedTurns(unit.costs.turns, deploymentPercent) / unit.costs.turns,
          gold: (100 - recruitPercent) / 100,
        }),
      },
    });
  },
});
