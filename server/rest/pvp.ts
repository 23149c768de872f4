// Lists of the war screen. Each reads one index, by summaries; nobody but its two rulers hears of an unanswered challenge.
import type { KingdomSummary } from '@sigilla/engine/kingdom/summary.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { BattleSummary } from '@sigilla/engine/war/summary.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { House } from '../app/house.ts';
import type { Presences } from '../app/presences.ts';
import { measureOf } from '../app/standings.ts';
import type { By, Standings } from '../app/standings.ts';
import type { BattleRecord, BattleRequest, Ranking } from '../contract/pvp.ts';
import { battles, kingdoms } from '../store/collections.ts';
import type { Handlers } from './call.ts';
import { rivalsOf } from './rivals.ts';
import { meantServer, standingOf } from '../app/callersKingdom.ts';

const MOST_OPEN = 100;
const MOST_NPCS = 100;

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

const recordOf = (battle: BattleSummary, side: Side): BattleRecord => {
  const winner = battle.winner ?? 'none';
  const result = winner === 'none' ? 'draw' : winner === side ? 'victory' : 'defeat';
  const none = { attacker: 0, defender: 0 };
  return {
    id: battle.id,
    kind: battle.kind,
    attackerId: battle.attacker.accountId,
    attackerName: battle.attacker.kingdomName,
    defenderId: battle.defender.accountId,
    defenderName: battle.defender.kingdomName,
    side,
    terrain: battle.terrain,
    completedAt: battle.settledAt ?? battle.proposedAt,
    rounds: battle.rounds,
    result: { result },
    spoils: battle.spoils ?? { experienceGained: none, honorGained: none, goldGained: none },
  };
};

const rankingOf = (
  kingdom: Pick<KingdomSummary, 'id' | 'accountId' | 'name' | 'power' | 'npc' | 'war'>,
  rank: number,
): Ranking => {
  const { wins, losses, draws, honor, currentStreak, longestStreak } = kingdom.war;
  const fought = wins + losses + draws;
  return {
    rank,
    userId: kingdom.accountId,
    kingdomId: kingdom.id,
    kingdomName: kingdom.name,
    power: kingdom.power,
    isNpc: kingdom.npc !== null,
    wins,
    losses,
    draws,
    honor,
    winRate: fought === 0 ? 0 : wins / fought,
    currentStreak,
    longestStreak,
  };
};

type Npcs = 'without' | 'with' | 'only';

const npcsOf = async (house: House, serverId: string): Promise<readonly KingdomSummary[]> =>
  (await house.store.list(kingdoms, 'npcs', { prefix: [serverId], limit: MOST_NPCS })).items.map(
    ({ body }) => body,
  );

const listed = async (house: House, serverId: string, by: By, npcs: Npcs, limit: number) => {
  if (npcs === 'only') {
    return (await npcsOf(house, serverId))
      .toSorted((a, b) => measureOf(b, by) - measureOf(a, by))
      .slice(0, limit);
  }
  // Enough that leaving out every kingdom of the realm's own still fills the list.
  const page = await house.store.list(kingdoms, by, {
    prefix: [serverId],
    descending: true,
    limit: limit + (npcs === 'without' ? MOST_NPCS : 0),
  });
  return page.items
    .map(({ body }) => body)
    .filter((kingdom) => npcs === 'with' || kingdom.npc === null)
    .slice(0, limit);
};

/** One more than stand above; those who are equal share a rank. */
const rankOf = async (
  house: House,
  standings: Standings,
  own: Pick<KingdomSummary, 'serverId' | 'power' | 'war'>,
  by: By,
  npcs: Npcs,
): Promise<number> => {
  const mine = measureOf(own, by);
  const above = await standings.above(own.serverId, by, mine);
  if (npcs !== 'without') return above + 1;
  return above + 1 - (await npcsOf(house, own.serverId)).filter((npc) => measureOf(npc, by) > mine).length;
};

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
      ).items.map(({ body }) => recordOf(body, side));
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
    const rules = await meantServer(house, identity, query.serverId);
    if (!rules.ok) return rules;
    const { by, npcs, limit } = query;
    const rows = await listed(house, rules.value.id, by, npcs, limit);
    const own =
      identity === null
        ? null
        : await house.store.findUnique(kingdoms, 'ruler', [identity.accountId, rules.value.id]);
    return ok({
      rankings: rows.map((kingdom, index) => rankingOf(kingdom, index + 1)),
      own: own === null ? null : rankingOf(own.body, await rankOf(house, standings, own.body, by, npcs)),
    });
  },
});
