// The war screen's lists over REST.
import { ok } from '@sigilla/engine/core/result.ts';
import { meantServer } from '../app/callersKingdom.ts';
import type { House } from '../app/house.ts';
import type { Presences } from '../app/presences.ts';
import { battleHistory, openBattlesOf } from '../app/readings/battles.ts';
import { ruledBy } from '../app/readings/kingdom.ts';
import { ownRanking, rankings } from '../app/readings/rankings.ts';
import { rivalsOf } from '../app/readings/rivals.ts';
import type { Standings } from '../app/standings.ts';
import type { Handlers } from './call.ts';
import { ruling } from './ruling.ts';

export const pvpHandlers = (house: House, standings: Standings, presences: Presences): Handlers<'pvp'> => {
  const ofRuler = ruling(house);
  return {
    players: ofRuler(async ({ kingdom }) => ok({ players: await rivalsOf(house, presences, kingdom.body) })),

    requests: ofRuler(async ({ kingdom }) => ok(await openBattlesOf(house, kingdom.id))),

    history: ofRuler(async ({ kingdom }, { query }) => ok(await battleHistory(house, kingdom.id, query))),

    async rankings({ identity, query }) {
      const rules = await meantServer(house, identity?.accountId ?? null, query.serverId);
      if (!rules.ok) return rules;
      const { by, npcs, limit } = query;
      const own = identity === null ? null : await ruledBy(house, identity.accountId, rules.value.id);
      return ok({
        rankings: await rankings(house, rules.value.id, by, npcs, limit),
        own: own === null ? null : await ownRanking(house, standings, own.body, by, npcs),
      });
    },
  };
};
