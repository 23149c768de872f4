// Taking a character into service: as it is today; what becomes of the sheet later is another matter.
import { ok, refuse } from '../../core/result.ts';
import { heroOfCharacter } from '../../characters/hero.ts';
import { heroIdOf } from '../../characters/heroId.ts';
import { newHero } from '../../heroes/hero.ts';
import { ownCharacter } from '../characters/owned.ts';
import { deed } from '../deed.ts';
import { importDndCharacter } from './importDndCharacter.ts';
import { welcomed } from './welcome.ts';

export const importDndCharacterDeed = deed(importDndCharacter, ({ kingdom, actor, loaded, content, now }) => {
  const own = ownCharacter(loaded.character, actor);
  if (!own.ok) return own;
  const made = heroOfCharacter(own.value, content);
  if (made === null) return refuse({ code: 'character_page_unknown', params: { what: 'class' } });
  return ok(welcomed(kingdom, newHero(heroIdOf(own.value.id), now, made), made, content));
});
