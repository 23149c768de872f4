// Battles to watch over REST.
import { ok } from '@sigilla/engine/core/result.ts';
import { liveBattle } from '@sigilla/engine/war/listed.ts';
import type { BattleSummary } from '@sigilla/engine/war/summary.ts';
import type { Crowds } from '../app/crowds.ts';
import type { Field } from '../app/field.ts';
import type { House } from '../app/house.ts';
import { battleSeenBy, latestBattles, replayKept } from '../app/readings/battles.ts';
import type { Handlers } from './call.ts';
import { meantServer } from '../app/callersKingdom.ts';

const MOST_LIVE = 50;
const MOST_RECENT = 20;

/** Does a player command in it? */
const isCommanded = ({ attacker, defender }: BattleSummary): boolean => !attacker.isNpc || !defender.isNpc;

export const battleHandlers = (house: House, field: Field, crowds: Crowds): Handlers<'battles'> => {
  return {
    async live({ query }) {
      const rules = await meantServer(house, null, query.serverId);
      if (!rules.ok) return rules;
      const { id } = rules.value;
      field.looked(id);
      const live = [
        ...(await latestBattles(house, id, 'fighting', MOST_LIVE)),
        ...(await latestBattles(house, id, 'accepted', MOST_LIVE)),
      ];
      const recent = await latestBattles(house, id, 'settled', MOST_RECENT);
      return ok({
        live: live.map((battle) => liveBattle(battle, crowds.watchers(battle.id))),
        recent: recent.map((battle) => liveBattle(battle, 0)),
        first: (live.find(isCommanded) ?? live[0] ?? recent[0])?.id ?? null,
      });
    },

    async battle({ params, identity }) {
      const seen = await battleSeenBy(house, identity?.accountId ?? null, params.id);
      return seen.ok ? ok({ ...seen.value, now: house.clock.now() }) : seen;
    },

    async replay({ params }) {
      const found = await replayKept(house, params.id);
      if (!found.ok) return found;
      const { revision, told } = found.value;
      return { ok: true, value: told, keptAs: `${told.battleId} ${revision}` };
    },
  };
};
