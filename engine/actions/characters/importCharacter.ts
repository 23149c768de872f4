// Bringing a character as a file: held against the book as if it were made here. Wire: metadata.file.
import { z } from 'zod';
import { readCharacterFile } from '../../characters/sheet.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';
import { seatRefusal } from './seating.ts';

export const importCharacter = accountVerb({
  id: 'import_character',
  givenBy: 'people',
  input: z.object({ file: z.unknown() }),
  *load({ accountId }) {
    return yield* read('characterTables', accountId);
  },
  see: (table) => ({ seated: table?.seated ?? 0 }),
  check: ({ seen: { seated }, content }, { file }) => {
    const found = readCharacterFile(file);
    return found.ok ? seatRefusal(seated, found.value, content) : found;
  },
  report: z.object({ characterId: z.string(), name: z.string(), isVouched: z.boolean() }),
});
