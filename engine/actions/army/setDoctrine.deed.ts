// An army is told what to do while its ruler is away.
import { ok } from '../../core/result.ts';
import { deed } from '../deed.ts';
import { setDoctrine } from './setDoctrine.ts';

export const setDoctrineDeed = deed(setDoctrine, ({ kingdom }, { stance, target, armyId }) => {
  const army = kingdom.armies.find(({ id }) => id === armyId);
  return ok({
    kingdom: {
      ...kingdom,
      armies: kingdom.armies.map((one) =>
        one.id === armyId ? { ...one, doctrine: { stance, target } } : one,
      ),
    },
    message: {
      code: 'doctrineSet',
      params: { army: army?.name ?? '' },
      variant: kingdom.turnsSpent,
    },
    report: { armyId, stance, target },
  });
});
