// Lists of the war screen. Each reads one index, by summaries; nobody but its two rulers hears of an unanswered challenge.
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { battleRecord } from '@sigilla/engine/war/listed.ts';
import type { BattleSummary } from '@sigilla/engine/war/summary.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { House } from '../app/house.ts';
import type { Presences } from '../app/presences.ts';
import { ownRanking, rankings } from '../app/readings/rankings.ts';
import type { Standings } from '../app/standings.ts';
import type { BattleRequest } from '../contract/pvp.ts';
import { battles, kingdoms } from '../store/collections.ts';
import type { Handlers } from './call.ts';
import { rivalsOf } from './rivals.ts';
import { meantServer, standingOf } from '../app/callersKingdom.ts';

const MOST_OPEN = 100;

const requestOf = (battle: BattleSummary): BattleRequest => ({
  id: battle.id,
  kind: battle.kind,
  status: battle.status,
  attackerId: battle.attacker.accountId,
  attackerName: battle.attacker.kingdomName,
  attackerPower: battle.attacker.power,
  defenderId: battle.defender.accountId,
  defenderName: battle.defender.kingdomName,
  defenderPower: battle.defender.power,
  terrain: battle.terrain,
  message: battle.message,
  createdAt: battle.proposedAt,
  expiresAt: battle.expiresAt,
});

const newestFirst = (a: BattleSummary, b: BattleSummary): number => b.proposedAt - a.proposedAt;

const openOf = async (house: House, side: Side, kingdomId: string): Promise<readonly BattleSummary[]> =>
  (
    await house.store.list(battles, side, { prefix: [kingdomId, 'open'], descending: true, limit: MOST_OPEN })
  ).items.map(({ body }) => body);

export const pvpHandlers = (house: House, standings: Standings, presences: Presences): Handlers<'pvp'> => ({
  async players({ identity, query }) {
    const standing = await standingOf(house, identity, query.serverId);
    if (!standing.ok) return standing;
    return ok({ players: await rivalsOf(house, presences, standing.value.kingdom.body) });
  },

  async requests({ identity, query }) {
    const standing = await standingOf(house, identity, query.serverId);
    if (!standing.ok) return standing;
    const { id } = standing.value.kingdom;
    const [made, received] = await Promise.all([
      openOf(house, 'attacker', id),
      openOf(house, 'defender', id),
    ]);
    const proposed = ({ status }: BattleSummary): boolean => status === 'proposed';
    return ok({
      incoming: received.filter(proposed).map(requestOf),
      outgoing: made.filter(proposed).map(requestOf),
      underway: [...made, ...received]
        .filter((battle) => !proposed(battle))
        .toSorted(newestFirst)
        .map(requestOf),
    });
  },

  async history({ identity, query }) {
    const standing = await standingOf(house, identity, query.serverId);
    if (!standing.ok) return standing;
    const { id } = standing.value.kingdom;
    const ended = async (side: Side) =>
      (
        await house.store.list(battles, side, {
          prefix: [id, 'ended'],
          descending: true,
          limit: query.limit + 1,
          ...(query.before === undefined ? {} : { to: Date.parse(query.before) - 1 }),
        })
      ).items.map(({ body }) => battleRecord(body, side));
    const all = [...(await ended('attacker')), ...(await ended('defender'))].toSorted(
      (a, b) => b.completedAt - a.completedAt,
    );
    const shown = all.slice(0, query.limit);
    const last = all.length > shown.length ? shown.at(-1) : undefined;
    return ok({
      battles: shown,
      next: last === undefined ? null : new Date(last.completedAt).toISOString(),
    });
  },

  async rankings({ identity, query }) {
    const rules = await meantServer(house, identity?.accountId ?? null, query.serverId);
    if (!rules.ok) return rules;
    const { by, npcs, limit } = query;
    const own =
      identity === null
        ? null
        : await house.store.findUnique(kingdoms, 'ruler', [identity.accountId, rules.value.id]);
    return ok({
      rankings: await rankings(house, rules.value.id, by, npcs, limit),
      own: own === null ? null : await ownRanking(house, standings, own.body, by, npcs),
    });
  },
});
