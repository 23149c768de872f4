// One's own kingdom over REST: read as stored, shown as of now. Reading never writes; what time has brought is added to the view.
import { ok } from '@sigilla/engine/core/result.ts';
import { turnView } from '@sigilla/engine/kingdom/turns.ts';
import type { House } from '../app/house.ts';
import { holdingsOf, ownKingdom } from '../app/readings/kingdom.ts';
import { ledgerAccount, ledgerPage } from '../app/readings/ledger.ts';
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

  async account({ identity, query }) {
    const standing = await standingOf(house, identity, query.serverId);
    if (!standing.ok) return standing;
    const account = await ledgerAccount(house, standing.value.kingdom.body.id, query.stock);
    return ok({ now: house.clock.now(), account });
  },
});
