// Readings of how rulers stand, by honor or by power, for rooms and for REST alike: one index, by summaries.
import type { KingdomSummary } from '@sigilla/engine/kingdom/summary.ts';
import type { Ranking } from '@sigilla/engine/war/ranking.ts';
import { rankingOf } from '@sigilla/engine/war/ranking.ts';
import { kingdoms } from '../../store/collections.ts';
import type { House } from '../house.ts';
import { titlesOfRulers } from './honors.ts';
import { measureOf } from '../standings.ts';
import type { By, Standings } from '../standings.ts';

const MOST_NPCS = 100;

/** Are the realm's own kingdoms on the list? */
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

/** The first rulers of a game server, best first. */
export const rankings = async (
  house: House,
  serverId: string,
  by: By,
  npcs: Npcs,
  limit: number,
): Promise<Ranking[]> => {
  const kingdomsListed = await listed(house, serverId, by, npcs, limit);
  const titles = await titlesOfRulers(house, kingdomsListed);
  return kingdomsListed.map((kingdom, index) =>
    rankingOf(kingdom, titles.get(kingdom.accountId) ?? null, index + 1),
  );
};

/** A ruler's own row; its rank counts everyone on that list. */
export const ownRanking = async (
  house: House,
  standings: Standings,
  own: Pick<KingdomSummary, 'id' | 'accountId' | 'name' | 'serverId' | 'power' | 'npc' | 'war'>,
  by: By,
  npcs: Npcs,
): Promise<Ranking> => {
  const [rank, titles] = await Promise.all([
    rankOf(house, standings, own, by, npcs),
    titlesOfRulers(house, [own]),
  ]);
  return rankingOf(own, titles.get(own.accountId) ?? null, rank);
};
