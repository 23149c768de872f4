// Role-playing characters over REST: read for their owner, changed by the one door.
import { createCharacter } from '@sigilla/engine/actions/characters/createCharacter.ts';
import { deleteCharacter } from '@sigilla/engine/actions/characters/deleteCharacter.ts';
import { importCharacter } from '@sigilla/engine/actions/characters/importCharacter.ts';
import { levelCharacter } from '@sigilla/engine/actions/characters/levelCharacter.ts';
import { renameCharacter } from '@sigilla/engine/actions/characters/renameCharacter.ts';
import { rollScores } from '@sigilla/engine/actions/characters/rollScores.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import { MOST_CHARACTERS } from '@sigilla/engine/characters/character.ts';
import { fileOf } from '@sigilla/engine/characters/sheet.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import { executeAction } from '../app/executeAction.ts';
import type { House } from '../app/house.ts';
import { characterOf, charactersOf, keptCharacter, servicesOf } from '../app/readings/characters.ts';
import type { Identity } from '../auth/identity.ts';
import type { Handlers } from './call.ts';

export const characterHandlers = (house: House): Handlers<'characters'> => {
  const { credit } = house.content.characters;
  const allowed = ({ accountId }: Identity) => house.limits.take('characters', accountId);
  /** Gives a verb, under the caller's own command id where there is one; answers what it says, and its report. */
  const act = async (identity: Identity, commandId: string | undefined, wire: WireAction) => {
    const may = await allowed(identity);
    if (!may.ok) return may;
    const done = await executeAction(house, identity, { commandId: commandId ?? house.ids.id(), ...wire });
    return done.ok ? ok({ message: done.result.message, report: done.result.actionResult }) : done;
  };
  /** The same, and the character as it then is. */
  const seen = async (
    identity: Identity,
    commandId: string | undefined,
    wire: WireAction,
    idOf: (report: Readonly<Record<string, unknown>>) => string,
  ) => {
    const done = await act(identity, commandId, wire);
    if (!done.ok) return done;
    const character = await characterOf(house, identity.accountId, idOf(done.value.report));
    return character.ok ? ok({ character: character.value, message: done.value.message }) : character;
  };

  return {
    async list({ identity }) {
      const may = await allowed(identity);
      if (!may.ok) return may;
      const [characters, services] = await Promise.all([
        charactersOf(house, identity.accountId),
        servicesOf(house, identity.accountId),
      ]);
      return ok({ characters: [...characters], services: [...services], most: MOST_CHARACTERS, credit });
    },

    async one({ identity, params: { id } }) {
      const may = await allowed(identity);
      if (!may.ok) return may;
      const [character, services] = await Promise.all([
        characterOf(house, identity.accountId, id),
        servicesOf(house, identity.accountId),
      ]);
      return character.ok ? ok({ character: character.value, services: [...services], credit }) : character;
    },

    async carry({ identity, params: { id } }) {
      const may = await allowed(identity);
      if (!may.ok) return may;
      const own = await keptCharacter(house, identity.accountId, id);
      return own.ok ? ok({ filename: 'character.json', file: fileOf(own.value, credit) }) : own;
    },

    create: ({ identity, body: { commandId, character } }) =>
      seen(
        identity,
        commandId,
        createCharacter.wire({ character }),
        (report) => createCharacter.report.parse(report).characterId,
      ),

    bring: ({ identity, body: { commandId, file } }) =>
      seen(
        identity,
        commandId,
        importCharacter.wire({ file: file ?? null }),
        (report) => importCharacter.report.parse(report).characterId,
      ),

    rename: ({ identity, params: { id }, body: { commandId, name } }) =>
      seen(identity, commandId, renameCharacter.wire({ characterId: id, name }), () => id),

    level: ({ identity, params: { id }, body: { commandId, level } }) =>
      seen(identity, commandId, levelCharacter.wire({ characterId: id, level }), () => id),

    async remove({ identity, params: { id }, body: { commandId } }) {
      const done = await act(identity, commandId, deleteCharacter.wire({ characterId: id }));
      return done.ok ? ok({ message: done.value.message }) : done;
    },

    async roll({ identity, body: { commandId } }) {
      const done = await act(identity, commandId, rollScores.wire({}));
      if (!done.ok) return done;
      return ok({ ...rollScores.report.parse(done.value.report), message: done.value.message });
    },
  };
};
