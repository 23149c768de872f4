// Dividing an army: those who were named leave it and stand beside it.
import { ok, refuse } from '../../core/result.ts';
import { menIn } from '../../kingdom/armies.ts';
import { divided, mayDivide, nextName } from '../../kingdom/hosts.ts';
import { deed } from '../deed.ts';
import { splitArmy } from './splitArmy.ts';

export const splitArmyDeed = deed(splitArmy, ({ kingdom, newId }, { armyId, units }) => {
  // The turn that it took may have sent some of them home.
  const still = mayDivide(kingdom.armies, armyId, units);
  if (!still.ok) return still;
  const army = kingdom.armies.find(({ id }) => id === armyId);
  if (army === undefined) return refuse({ code: 'unknown_army', params: {} });
  const { rest, sent } = divided(army, units, newId(), nextName(kingdom.armies));
  const men = menIn(sent.units);
  return ok({
    kingdom: {
      ...kingdom,
      armies: [...kingdom.armies.map((one) => (one === army ? rest : one)), sent],
    },
    message: {
      code: 'armyDivided',
      params: { army: army.name, host: sent.name, men },
      variant: kingdom.turnsSpent,
    },
    report: { armyId, newArmyId: sent.id, newArmyName: sent.name, men },
  });
});
