// Making a character: the dice that it is made of are its own from then on.
import { ok } from '../../core/result.ts';
import { accountDeed } from '../deed.ts';
import { createCharacter } from './createCharacter.ts';
import { fallenRoll, seated } from './seating.ts';

export const createCharacterDeed = accountDeed(
  createCharacter,
  ({ actor: { accountId }, loaded: table, now, newId, content }, { character: choices }) => {
    const id = newId();
    const roll = choices.method === 'dice' ? fallenRoll(choices, table?.rolls ?? [], content) : null;
    return ok({
      changes: seated({ id, accountId, now, table, choices, roll, isVouched: true }),
      message: { code: 'characterMade', params: { name: choices.name } },
      report: { characterId: id, name: choices.name },
    });
  },
);
