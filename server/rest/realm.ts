// What anyone may ask: the realm, its chronicle, and whether the server is well.
import { eventSentence } from '@sigilla/content/texts/events.ts';
import { ENGINE_VERSION } from '@sigilla/engine/battle/law.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { House } from '../app/house.ts';
import type { Readiness } from '../app/readiness.ts';
import type { Standings } from '../app/standings.ts';
import { chronicle, kingdoms } from '../store/collections.ts';
import type { Handlers } from './call.ts';
import { meantServer } from '../app/callersKingdom.ts';

export const realmHandlers = (
  house: House,
  standings: Standings,
  readiness: Readiness,
): Handlers<'realm'> => ({
  async realm() {
    const servers = await Promise.all(
      [...house.content.gameServers.values()].map(async (rules) => {
        const npcKingdoms = await house.store.count(kingdoms, 'npcs', [rules.id]);
        const all = await standings.all(rules.id);
        const { id, name, description, secondsPerTurn, maxTurns, pvpLevel } = rules;
        return {
          id,
          name,
          description,
          secondsPerTurn,
          maxTurns,
          pvpLevel,
          rulers: all - npcKingdoms,
          npcKingdoms,
        };
      }),
    );
    return ok({
      now: house.clock.now(),
      defaultServerId: house.config.DEFAULT_SERVER,
      servers,
      versions: { engine: ENGINE_VERSION, content: house.content.contentVersion },
    });
  },

  async chronicle({ query }) {
    const rules = await meantServer(house, null, query.serverId);
    if (!rules.ok) return rules;
    const page = await house.store.find(chronicle, 'server', {
      prefix: [rules.value.id],
      descending: true,
      limit: query.limit,
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    });
    return ok({
      lines: page.items.map(({ id, body }) => ({
        id,
        at: body.at,
        code: body.text.code,
        text: eventSentence(body.text),
        link: body.link,
      })),
      next: page.next,
    });
  },

  async health() {
    return ok({ status: 'ok' });
  },

  async ready() {
    const refusal = await readiness.check();
    return refusal === null ? ok({ status: 'ok' }) : refuse(refusal);
  },
});
