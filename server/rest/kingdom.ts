// One's own kingdom over REST: read as stored, shown as of now. Reading never writes; what time has brought is added to the view. What is
// changed goes through the one door.
import { chooseSpellPath } from '@sigilla/engine/actions/magic/chooseSpellPath.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import { ascensionOf, levelOf } from '@sigilla/engine/kingdom/levels.ts';
import { questStatus } from '@sigilla/engine/kingdom/quest.ts';
import { turnView } from '@sigilla/engine/kingdom/turns.ts';
import type { House } from '../app/house.ts';
import { holdingsOf, ownKingdom } from '../app/readings/kingdom.ts';
import { courseOf, experienceAccount, ledgerAccount, ledgerPage } from '../app/readings/ledger.ts';
import { acting } from './acting.ts';
import type { Handlers } from './call.ts';
import { ruling } from './ruling.ts';

export const kingdomHandlers = (house: House): Handlers<'kingdom'> => {
  const ofRuler = ruling(house);
  return {
    own: ofRuler(({ kingdom, rules }) => ok(ownKingdom(house, kingdom, rules))),

    async holdings({ identity }) {
      return ok({ kingdoms: await holdingsOf(house, identity.accountId) });
    },

    turns: ofRuler(({ kingdom, rules }) => ok(turnView(kingdom.body.turns, rules, house.clock.now()))),

    ledger: ofRuler(async ({ kingdom }, { query }) => ok(await ledgerPage(house, kingdom.body.id, query))),

    progress: ofRuler(async ({ kingdom: { body } }) =>
      ok({
        level: levelOf(body.experience),
        ascension: ascensionOf(body.experience),
        experience: body.experience,
        stats: await experienceAccount(house, body),
      }),
    ),

    quest: ofRuler(({ kingdom }) => ok({ quest: questStatus(kingdom.body) })),

    trackBuilding: ofRuler(({ kingdom }, { body }) =>
      house.content.buildings.has(body.buildingType)
        ? ok({ quest: questStatus(kingdom.body) })
        : refuse({ code: 'unknown_building', params: {} }),
    ),

    async chooseSpellPath({ identity, query, body: { selectedSpellPath } }) {
      const done = await acting(house)(
        identity,
        chooseSpellPath.wire({ path: selectedSpellPath }),
        query.serverId,
      );
      if (!done.ok) return done;
      const { message, revision } = done.value;
      return ok({ selectedSpellPath, message, revision });
    },

    account: ofRuler(async ({ kingdom }, { query }) =>
      ok({ now: house.clock.now(), account: await ledgerAccount(house, kingdom.body, query.stock) }),
    ),

    course: ofRuler(async ({ kingdom }, { query }) =>
      ok({ now: house.clock.now(), course: await courseOf(house, kingdom.body, query.stock) }),
    ),
  };
};
