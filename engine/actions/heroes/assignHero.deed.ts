// Giving a hero an army to lead: whoever led it before comes home.
import { ok } from '../../core/result.ts';
import { deed } from '../deed.ts';
import { assignHero } from './assignHero.ts';
import { serving } from './serving.ts';

export const assignHeroDeed = deed(assignHero, ({ kingdom, content }, { heroId, armyId }) => {
  const found = serving(kingdom, heroId, content);
  if (!found.ok) return found;
  const { name } = found.value.person;
  const army = kingdom.armies.find(({ id }) => id === armyId);
  const heroes = kingdom.heroes.map((one) =>
    one.heroId === heroId
      ? { ...one, armyId }
      : armyId !== null && one.armyId === armyId
        ? { ...one, armyId: null }
        : one,
  );
  return ok({
    kingdom: { ...kingdom, heroes },
    message:
      army === undefined
        ? { code: 'heroRecalled', params: { hero: name } }
        : { code: 'heroAssigned', params: { hero: name, army: army.name } },
    report: { heroId, heroName: name, armyId },
  });
});
