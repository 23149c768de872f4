// Heroes over REST: recruited through the one door, from the books or from one's own table.
import { importDndCharacter } from '@sigilla/engine/actions/heroes/importDndCharacter.ts';
import { recruitHero } from '@sigilla/engine/actions/heroes/recruitHero.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { House } from '../app/house.ts';
import { acting } from './acting.ts';
import type { Handlers } from './call.ts';
import { seesDebug } from './debug.ts';

/** How an import went, for those who may look into it; for anyone else nothing. */
const debugOf = (isOpen: boolean, step: string, errors: readonly string[], data: Record<string, unknown>) =>
  isOpen ? { step, errors: [...errors], data } : { step: '', errors: [], data: {} };

export const heroHandlers = (house: House): Handlers<'heroes'> => ({
  async recruit({ identity, query, body: { heroId } }) {
    const done = await acting(house)(identity, recruitHero.wire({ heroId }), query.serverId);
    if (!done.ok) return done;
    const { message, revision } = done.value;
    return ok({ heroId, message, revision });
  },

  async importDndCharacter({ identity, query, body: { characterId } }) {
    const isOpen = seesDebug(house, identity);
    const done = await acting(house)(identity, importDndCharacter.wire({ characterId }), query.serverId);
    if (!done.ok) {
      const debug = debugOf(isOpen, 'refused', [done.refusal.code], { characterId });
      return { ...done, besides: { debug } };
    }
    const { message, revision, actionResult } = done.value;
    const { heroId } = importDndCharacter.report.parse(actionResult);
    return ok({ heroId, message, revision, debug: debugOf(isOpen, 'imported', [], { characterId, heroId }) });
  },
});
