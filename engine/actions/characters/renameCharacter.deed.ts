// Giving a character another name.
import { ok } from '../../core/result.ts';
import { accountDeed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { ownCharacter } from './owned.ts';
import { renameCharacter } from './renameCharacter.ts';

export const renameCharacterDeed = accountDeed(renameCharacter, ({ actor, loaded }, { name }) => {
  const own = ownCharacter(loaded, actor);
  if (!own.ok) return own;
  const { id, choices } = own.value;
  return ok({
    changes: [changed('characters', { ...own.value, choices: { ...choices, name } })],
    message: { code: 'characterRenamed', params: { old: choices.name, name } },
    report: { characterId: id, name },
  });
});
