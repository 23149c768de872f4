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
import { standingOf } from '../app/callersKingdom.ts';

export const kingdomHandlers = (house: House): Handlers<'kingdom'> => ({
  async own({ identity, query }) {
    const standing = await standingOf(house, identity, query.serverId);
    if (!standing.ok) return standing;
    const { kingdom, rules } = standing.value;
    return ok(ownKingdom(house, kingdom, rules));
  },

  async holdings({ identity }) {
    return ok({ kingdoms: await holdingsOf(house, identity.accountId) });
  },

  async turns({ identity, query }) {
    const standing = await standingOf(house, identity, query.serverId);
    if (!standing.ok) return standing;
    const { kingdom, rules } = standing.value;
    return ok(turnView(kingdom.body.turns, rules, house.clock.now()));
  },

  async ledger({ identity, query }) {
    const standing = await standingOf(house, identity, query.serverId);
    if (!standing.ok) return standing;
    return ok(await ledgerPage(house, standing.value.kingdom.body.id, query));
  },

  async progress({ identity, query }) {
    const standing = await standingOf(house, identity, query.serverId);
    if (!standing.ok) return standing;
    const { body } = standing.value.kingdom;
    return ok({
      level: levelOf(body.experience),
      ascension: ascensionOf(body.experience),
      experience: body.experience,
      stats: await experienceAccount(house, body),
    });
  },

  async quest({ identity, query }) {
    const standing = await standingOf(house, identity, query.serverId);
    if (!standing.ok) return standing;
    return ok({ quest: questStatus(standing.value.kingdom.body) });
  },

  async trackBuilding({ identity, query, body }) {
    const standing = await standingOf(house, identity, query.serverId);
    if (!standing.ok) return standing;
    if (!house.content.buildings.has(body.buildingType))
      return refuse({ code: 'unknown_building', params: {} });
    return ok({ quest: questStatus(standing.value.kingdom.body) });
  },

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

  async account({ identity, query }) {
    const standing = await standingOf(house, identity, query.serverId);
    if (!standing.ok) return standing;
    const account = await ledgerAccount(house, standing.value.kingdom.body, query.stock);
    return ok({ now: house.clock.now(), account });
  },

  async course({ identity, query }) {
    const standing = await standingOf(house, identity, query.serverId);
    if (!standing.ok) return standing;
    const course = await courseOf(house, standing.value.kingdom.body, query.stock);
    return ok({ now: house.clock.now(), course });
  },
});
