// Taking back what a hero wears.
import { ok } from '../../core/result.ts';
import { withHero } from '../../heroes/court.ts';
import { deed } from '../deed.ts';
import { serving } from './serving.ts';
import { unequipHero } from './unequipHero.ts';

export const unequipHeroDeed = deed(unequipHero, ({ kingdom, content }, { heroId, slot }) => {
  const found = serving(kingdom, heroId, content);
  if (!found.ok) return found;
  const { owned, person } = found.value;
  const { [slot]: _taken, ...worn } = owned.worn;
  return ok({
    kingdom: withHero(kingdom, heroId, { worn }),
    message: { code: 'heroUnequipped', params: { hero: person.name } },
    report: { heroId, heroName: person.name },
  });
});
