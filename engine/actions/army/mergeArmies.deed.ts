// Joining two armies: one banner is furled, its men stand with the other, and whoever led them comes home.
import { ok, refuse } from '../../core/result.ts';
import { menIn } from '../../kingdom/armies.ts';
import { joined } from '../../kingdom/hosts.ts';
import { deed } from '../deed.ts';
import { mergeArmies } from './mergeArmies.ts';

export const mergeArmiesDeed = deed(mergeArmies, ({ kingdom }, { armyId, intoId }) => {
  const joining = kingdom.armies.find(({ id }) => id === armyId);
  const into = kingdom.armies.find(({ id }) => id === intoId);
  if (joining === undefined || into === undefined) return refuse({ code: 'unknown_army', params: {} });
  const army = joined(into, joining);
  return ok({
    kingdom: {
      ...kingdom,
      heroes: kingdom.heroes.map((one) => (one.armyId === joining.id ? { ...one, armyId: null } : one)),
      armies: kingdom.armies.flatMap((one) => {
        if (one === joining) return [];
        return one === into ? [army] : [one];
      }),
    },
    message: {
      code: 'armiesJoined',
      params: { host: joining.name, army: army.name, men: menIn(army.units) },
      variant: kingdom.turnsSpent,
    },
    report: { armyId: army.id, armyName: army.name, men: menIn(army.units) },
  });
});
