// Taking a hero into service: they come as they are, and it shows.
import { ok, refuse } from '../../core/result.ts';
import { newHero } from '../../heroes/hero.ts';
import { deed } from '../deed.ts';
import { recruitHero } from './recruitHero.ts';
import { welcomed } from './welcome.ts';

export const recruitHeroDeed = deed(recruitHero, ({ kingdom, content, now }, { heroId }) => {
  const definition = content.heroes.get(heroId);
  if (definition === undefined) return refuse({ code: 'unknown_hero', params: {} });
  return ok(welcomed(kingdom, newHero(heroId, now), definition, content));
});
