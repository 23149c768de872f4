// Heroes over REST: recruited through the one door.
import { recruitHero } from '@sigilla/engine/actions/heroes/recruitHero.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { House } from '../app/house.ts';
import { acting } from './acting.ts';
import type { Handlers } from './call.ts';

export const heroHandlers = (house: House): Handlers<'heroes'> => ({
  async recruit({ identity, query, body: { heroId } }) {
    const done = await acting(house)(identity, recruitHero.wire({ heroId }), query.serverId);
    if (!done.ok) return done;
    const { message, revision } = done.value;
    return ok({ heroId, message, revision });
  },
});
