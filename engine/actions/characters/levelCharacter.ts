// Setting a character's level: the table that it is played at decides, and the sheet follows. A hero that has been this character stays as it was hired.
import { z } from 'zod';
import { MOST_CHARACTER_LEVEL } from '@sigilla/content/schema/character.ts';
import { fine, refuse } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';
import { seenCharacter, touchable } from './owned.ts';

/** Wire: actionId is the character. */
export const levelCharacter = accountVerb({
  id: 'level_character',
  givenBy: 'people',
  input: z.object({
    characterId: z.string().max(64),
    level: z.int().min(1).max(MOST_CHARACTER_LEVEL),
  }),
  carried: { actionId: 'characterId' },
  *load(_actor, { characterId }) {
    return yield* read('characters', characterId);
  },
  see: seenCharacter,
  check: ({ seen }, { level }) => {
    const found = touchable(seen);
    if (!found.ok) return found;
    return found.value.choices.level === level
      ? refuse({ code: 'character_level_unchanged', params: {} })
      : fine;
  },
  report: z.object({ characterId: z.string(), level: z.int() }),
});
