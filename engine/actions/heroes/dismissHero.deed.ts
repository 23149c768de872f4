// Letting a hero go: what they wore stays in the treasury, and their quests are closed.
import { ok } from '../../core/result.ts';
import { withoutHero } from '../../heroes/quests.ts';
import { deed } from '../deed.ts';
import { dismissHero } from './dismissHero.ts';
import { serving } from './serving.ts';

export const dismissHeroDeed = deed(dismissHero, ({ kingdom, content }, { heroId }) => {
  const found = serving(kingdom, heroId, content);
  if (!found.ok) return found;
  const { name } = found.value.person;
  return ok({
    kingdom: withoutHero(kingdom, heroId),
    message: { code: 'heroDismissed', params: { hero: name } },
    report: { heroId, heroName: name },
  });
});
