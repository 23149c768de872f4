// Battles to watch over REST. publicBattle decides what a viewer may see; a challenge that nobody has accepted is its two rulers' own affair.
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import { liveBattle } from '@sigilla/engine/war/listed.ts';
import type { BattleSummary } from '@sigilla/engine/war/summary.ts';
import { publicBattle, sideOf } from '@sigilla/engine/war/publicBattle.ts';
import { replayOfBattle } from '@sigilla/engine/war/replay.ts';
import type { Crowds } from '../app/crowds.ts';
import type { Field } from '../app/field.ts';
import type { House } from '../app/house.ts';
import { latestBattles } from '../app/readings/battles.ts';
import { battles } from '../store/collections.ts';
import type { Handlers } from './call.ts';
import { meantServer } from '../app/callersKingdom.ts';

const MOST_LIVE = 50;
const MOST_RECENT = 20;

/** The same for what never was, what was struck off (app/archive.ts), and what this caller may not know of. */
const UNKNOWN = refuse({ code: 'battle_unknown', params: {} });

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
      const found = await house.store.get(battles, params.id);
      if (found === null) return UNKNOWN;
      const viewer = identity?.accountId ?? null;
      if (found.body.acceptedAt === null && sideOf(found.body, viewer) === null) return UNKNOWN;
      return ok({
        revision: found.revision,
        now: house.clock.now(),
        battle: publicBattle(found.body, viewer),
      });
    },

    async replay({ params }) {
      const found = await house.store.get(battles, params.id);
      if (found === null || found.body.acceptedAt === null) return UNKNOWN;
      const replay = replayOfBattle(found.body);
      if (replay === null) return refuse({ code: 'battle_not_over', params: {} });
      return ok({ battleId: found.id, settledAt: found.body.settledAt ?? 0, replay });
    },
  };
};
