// Making a role-playing character. Costs nothing, and needs no kingdom. Wire: metadata.character holds every choice.
import { z } from 'zod';
import { CharacterChoices } from '../../characters/character.ts';
import { firstRefusal, fine, refuse } from '../../core/result.ts';
import { tidyName } from '../../kingdom/names.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';
import { fallenRoll, seatRefusal } from './seating.ts';

export const createCharacter = accountVerb({
  id: 'create_character',
  givenBy: 'people',
  input: z.object({
    character: CharacterChoices.extend({ name: z.string().max(200).transform(tidyName) }),
  }),
  *load({ accountId }) {
    return yield* read('characterTables', accountId);
  },
  see: (table) => ({ seated: table?.seated ?? 0, rolls: table?.rolls ?? [] }),
  check: ({ seen: { seated, rolls }, content }, { character }) =>
    firstRefusal(
      () => seatRefusal(seated, character, content),
      () =>
        character.method !== 'dice' || fallenRoll(character, rolls, content) !== null
          ? fine
          : refuse({ code: 'scores_not_rolled', params: {} }),
    ),
  report: z.object({ characterId: z.string(), name: z.string() }),
});
