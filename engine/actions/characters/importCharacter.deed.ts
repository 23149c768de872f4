// Bringing a character: scores by dice were seen by nobody here, and are marked so.
import { readCharacterFile } from '../../characters/sheet.ts';
import { ok } from '../../core/result.ts';
import { accountDeed } from '../deed.ts';
import { importCharacter } from './importCharacter.ts';
import { seated } from './seating.ts';

export const importCharacterDeed = accountDeed(
  importCharacter,
  ({ actor: { accountId }, loaded: { table }, now, newId }, { file }) => {
    const found = readCharacterFile(file);
    if (!found.ok) return found;
    const choices = found.value;
    const id = newId();
    const isVouched = choices.method !== 'dice';
    return ok({
      changes: seated({ id, accountId, now, table, choices, roll: null, isVouched }),
      message: {
        code: isVouched ? 'characterBrought' : 'characterBroughtUnseen',
        params: { name: choices.name },
      },
      report: { characterId: id, name: choices.name, isVouched },
    });
  },
);
