// Calling up soldiers: they join the army, or wait beside it while a battle holds it.
import { ok, refuse } from '../../core/result.ts';
import { MAIN_ARMY, newArmy, withRecruits } from '../../kingdom/armies.ts';
import { bonusesOf, reducedTurns } from '../../kingdom/bonuses.ts';
import { recruitExperience } from '../../kingdom/experience.ts';
import { armyToJoin, recruits } from '../../kingdom/recruitment.ts';
import { bonusEffects } from '../bonusEffects.ts';
import { deed } from '../deed.ts';
import { recruitUnits } from './recruitUnits.ts';

export const recruitUnitsDeed = deed(
  recruitUnits,
  ({ kingdom, content, now, newId }, { unitId, quantity, armyId }) => {
    const unit = content.units.get(unitId);
    const present = armyToJoin(kingdom.armies, armyId);
    if (unit === undefined) return refuse({ code: 'unknown_unit', params: {} });
    const army = present ?? newArmy(newId(), MAIN_ARMY);
    const bonuses = bonusesOf(kingdom, content);
    const { deploymentPercent, recruitPercent } = bonuses;
    const joined = withRecruits(army, recruits(unitId, quantity, bonuses, now));
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
        bonusEffects: bonusEffects(
          kingdom,
          content,
          { bonus: 'recruitPercent' },
          {
            turns: reducedTurns(unit.costs.turns, deploymentPercent) / unit.costs.turns,
            gold: (100 - recruitPercent) / 100,
          },
        ),
      },
    });
  },
);
