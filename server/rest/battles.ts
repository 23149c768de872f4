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
/** So old the hour may be that a battle is told with, to whoever does not command in it: for so long the whole is written and pressed once. */
const SECOND_MS = 1_000;

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
      if (!seen.ok) return seen;
      const { revision, battle } = seen.value;
      const value = { ...seen.value, now: house.clock.now() };
      // Whoever commands in it counts the seconds; all others are told the same, for a second.
      if (battle.side !== null && battle.status !== 'settled') return ok(value);
      const second = Math.floor(value.now / SECOND_MS);
      return { ok: true, value, keptAs: `${battle.id} ${revision} ${battle.side ?? 'nobody'} ${second}` };
    },

    async replay({ params }) {
      const found = await replayKept(house, params.id);
      if (!found.ok) return found;
      const { revision, told } = found.value;
      return { ok: true, value: told, keptAs: `${told.battleId} ${revision}` };
    },
  };
};
