// Letting a hero go: what they wore stays in the treasury.
import { ok } from '../../core/result.ts';
import { deed } from '../deed.ts';
import { dismissHero } from './dismissHero.ts';
import { serving } from './serving.ts';

export const dismissHeroDeed = deed(dismissHero, ({ kingdom, content }, { heroId }) => {
  const found = serving(kingdom, heroId, content);
  if (!found.ok) return found;
  const { name } = found.value.person;
  return ok({
    kingdom: { ...kingdom, heroes: kingdom.heroes.filter((one) => one.heroId !== heroId) },
    message: { code: 'heroDismissed', params: { hero: name } },
    report: { heroId, heroName: name },
  });
});
