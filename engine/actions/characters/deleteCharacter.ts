// Letting a character go. Heroes that have been it stay in service.
import { z } from 'zod';
import { fine } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';
import { seenCharacter, touchable } from './owned.ts';

/** Wire: actionId is the character. */
export const deleteCharacter = accountVerb({
  id: 'delete_character',
  givenBy: 'people',
  input: z.object({ characterId: z.string().max(64) }),
  carried: { actionId: 'characterId' },
  *load({ accountId }, { characterId }) {
    return {
      character: yield* read('characters', characterId),
      table: yield* read('characterTables', accountId),
    };
  },
  see: ({ character }, actor) => seenCharacter(character, actor),
  check: ({ seen }) => {
    const found = touchable(seen);
    return found.ok ? fine : found;
  },
  report: z.object({ characterId: z.string() }),
});
