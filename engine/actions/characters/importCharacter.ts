// Bringing a character as a file: held against the book as if it were made here. A sheet that says what somebody at the table is already, to the last
// line, is brought no second time, under whatever command. Wire: metadata.file.
import { z } from 'zod';
import { isSameSheet, MOST_CHARACTERS } from '../../characters/character.ts';
import { readCharacterFile } from '../../characters/sheet.ts';
import { firstRefusal, fine, refuse } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { lookThrough, read } from '../load.ts';
import { seatRefusal } from './seating.ts';

export const importCharacter = accountVerb({
  id: 'import_character',
  givenBy: 'people',
  input: z.object({ file: z.unknown() }),
  *load({ accountId }) {
    const table = yield* read('characterTables', accountId);
    const here = yield* lookThrough('characters', 'account', { prefix: [accountId], limit: MOST_CHARACTERS });
    return { table, here };
  },
  see: ({ table, here }) => ({ seated: table?.seated ?? 0, sheets: here.map(({ choices }) => choices) }),
  check: ({ seen: { seated, sheets }, content }, { file }) => {
    const found = readCharacterFile(file);
    if (!found.ok) return found;
    const { value: choices } = found;
    return firstRefusal(
      () =>
        sheets.some((sheet) => isSameSheet(sheet, choices))
          ? refuse({ code: 'character_seated_already', params: { character: choices.name } })
          : fine,
      () => seatRefusal(seated, choices, content),
    );
  },
  report: z.object({ characterId: z.string(), name: z.string(), isVouched: z.boolean() }),
});
