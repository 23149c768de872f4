// Giving a character another name. A hero that has been this character keeps the name that it was hired under.
import { z } from 'zod';
import { characterNameRefusal } from '../../characters/lawful.ts';
import { refuse } from '../../core/result.ts';
import { tidyName } from '../../kingdom/names.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';
import { seenCharacter, touchable } from './owned.ts';

/** Wire: actionId is the character. */
export const renameCharacter = accountVerb({
  id: 'rename_character',
  givenBy: 'people',
  input: z.object({
    characterId: z.string().max(64),
    name: z.string().max(200).transform(tidyName),
  }),
  carried: { actionId: 'characterId' },
  *load(_actor, { characterId }) {
    return yield* read('characters', characterId);
  },
  see: seenCharacter,
  check: ({ seen, content }, { name }) => {
    const found = touchable(seen);
    if (!found.ok) return found;
    return found.value.choices.name === name
      ? refuse({ code: 'character_name_unchanged', params: {} })
      : characterNameRefusal(name, content);
  },
  report: z.object({ characterId: z.string(), name: z.string() }),
});
