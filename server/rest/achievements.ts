// Achievements of kingdoms over REST: read as they stand, given by whatever earns them, looked at by the one door.
import { countFeats } from '@sigilla/engine/actions/progress/countFeats.ts';
import { seeFeats } from '@sigilla/engine/actions/progress/seeFeats.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import { reachedBy } from '@sigilla/engine/renown/celebrate.ts';
import type { House } from '../app/house.ts';
import { ownRenown, unseenOf } from '../app/readings/renown.ts';
import { acting } from './acting.ts';
import type { Handlers } from './call.ts';
import { ruling } from './ruling.ts';

export const achievementHandlers = (house: House): Handlers<'achievements'> => {
  const act = acting(house);
  const ofRuler = ruling(house);
  return {
    all: ofRuler(async ({ kingdom }) => ok(await ownRenown(house, kingdom.body))),

    async unseen({ identity }) {
      return ok(await unseenOf(house, identity.accountId));
    },

    check: ofRuler(async ({ kingdom, rules }, { identity }) => {
      if (reachedBy(kingdom.body, house.content).length === 0) return ok({ newlyUnlocked: [] });
      const done = await act(identity, countFeats.wire({}), rules.id);
      return done.ok ? ok({ newlyUnlocked: done.value.actionResult.achievements ?? [] }) : done;
    }),

    async see({ identity, body }) {
      const done = await act(identity, seeFeats.wire(body));
      return done.ok ? ok(seeFeats.report.parse(done.value.actionResult)) : done;
    },
  };
};
