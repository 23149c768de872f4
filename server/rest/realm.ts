// What anyone may ask: the realm, its chronicle, and whether the server is well.
import { ENGINE_VERSION } from '@sigilla/engine/battle/law.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { House } from '../app/house.ts';
import { chroniclePage } from '../app/readings/chronicle.ts';
import { gameServers } from '../app/readings/realm.ts';
import type { Readiness } from '../app/readiness.ts';
import type { Standings } from '../app/standings.ts';
import type { Handlers } from './call.ts';
import { meantServer } from '../app/callersKingdom.ts';

export const realmHandlers = (
  house: House,
  standings: Standings,
  readiness: Readiness,
): Handlers<'realm'> => ({
  async realm() {
    return ok({
      now: house.clock.now(),
      defaultServerId: house.config.DEFAULT_SERVER,
      servers: await gameServers(house, standings),
      versions: { engine: ENGINE_VERSION, content: house.content.contentVersion },
    });
  },

  async chronicle({ query }) {
    const rules = await meantServer(house, null, query.serverId);
    if (!rules.ok) return rules;
    return ok(await chroniclePage(house, rules.value.id, query));
  },

  async notary() {
    return ok({ notary: house.notary.view(utcDay(house.clock.now())) });
  },

  async health() {
    return ok({ status: 'ok' });
  },

  async ready() {
    const refusal = await readiness.check();
    if (refusal !== null) return refuse(refusal);
    return ok({ status: readiness.isDegraded ? 'degraded' : 'ok' });
  },
});
