// Setting a character's level.
import { ok } from '../../core/result.ts';
import { accountDeed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { levelCharacter } from './levelCharacter.ts';
import { ownCharacter } from './owned.ts';

export const levelCharacterDeed = accountDeed(levelCharacter, ({ actor, loaded }, { level }) => {
  const own = ownCharacter(loaded, actor);
  if (!own.ok) return own;
  const { id, choices } = own.value;
  return ok({
    changes: [changed('characters', { ...own.value, choices: { ...choices, level } })],
    message: { code: 'characterLevelled', params: { name: choices.name, level } },
    report: { characterId: id, level },
  });
});
