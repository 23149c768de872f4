// An army takes up another formation.
import { ok } from '../../core/result.ts';
import { deed } from '../deed.ts';
import { setFormation } from './setFormation.ts';

export const setFormationDeed = deed(setFormation, ({ kingdom, content }, { formation, armyId }) => {
  const army = kingdom.armies.find(({ id }) => id === armyId);
  return ok({
    kingdom: {
      ...kingdom,
      armies: kingdom.armies.map((one) => (one.id === armyId ? { ...one, formation } : one)),
    },
    message: {
      code: 'formationSet',
      params: {
        army: army?.name ?? '',
        formation: content.formations.get(formation)?.name.toLowerCase() ?? formation,
      },
      variant: kingdom.turnsSpent,
    },
    report: { armyId, formation },
  });
});
