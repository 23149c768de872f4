// Letting a character go: the chair is free, and its dice lie open again as they fell, so that nobody is let go for better ones.
import { ok } from '../../core/result.ts';
import { emptyTable } from '../../characters/character.ts';
import { accountDeed } from '../deed.ts';
import { changed, removed } from '../outcome.ts';
import { deleteCharacter } from './deleteCharacter.ts';
import { ownCharacter } from './owned.ts';

export const deleteCharacterDeed = accountDeed(deleteCharacter, ({ actor, loaded: { character, table } }) => {
  const own = ownCharacter(character, actor);
  if (!own.ok) return own;
  const { id, choices } = own.value;
  const before = table ?? emptyTable(actor.accountId);
  const after = {
    ...before,
    seated: Math.max(0, before.seated - 1),
    rolls: before.rolls.map((roll) => (roll.characterId === id ? { ...roll, characterId: null } : roll)),
  };
  return ok({
    changes: [
      removed('characters', id),
      ...(table === null ? [] : [changed('characterTables', after, actor.accountId)]),
    ],
    message: { code: 'characterLetGo', params: { name: choices.name } },
    report: { characterId: id },
  });
});
