// Whom a ruler may challenge: whoever is awake, the realm's own, and those nearest in power, in the order of engine/war/rivals.ts.
// Invariant: read by summaries through indexes; never oneself, nobody twice, and no kingdom that has left the lists.
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { powerOfArmy } from '@sigilla/engine/kingdom/power.ts';
import type { KingdomSummary } from '@sigilla/engine/kingdom/summary.ts';
import { inOrder } from '@sigilla/engine/war/rivals.ts';
import { rivalView } from '@sigilla/engine/war/rivalView.ts';
import type { RivalView } from '@sigilla/engine/war/rivalView.ts';
import { kingdoms } from '../../store/collections.ts';
import { titlesOfRulers } from './honors.ts';
import type { House } from '../house.ts';
import type { Presences } from '../presences.ts';

const MOST_PLAYERS = 50;
/** Rulers who are here that are looked up by themselves; in a crowd those near in power are found anyway. */
const MOST_AWAKE = 30;

type Own = Pick<Kingdom, 'id' | 'accountId' | 'serverId' | 'power' | 'armies'>;

const nearest = async (house: House, own: Own): Promise<readonly KingdomSummary[]> => {
  const limit = MOST_PLAYERS + 1;
  const [weaker, stronger] = await Promise.all([
    house.store.list(kingdoms, 'power', { prefix: [own.serverId], to: own.power, descending: true, limit }),
    house.store.list(kingdoms, 'power', { prefix: [own.serverId], from: own.power + 1, limit }),
  ]);
  return [...weaker.items, ...stronger.items]
    .map(({ body }) => body)
    .toSorted((a, b) => Math.abs(a.power - own.power) - Math.abs(b.power - own.power))
    .slice(0, limit);
};

const realms = async (house: House, own: Own): Promise<readonly KingdomSummary[]> =>
  (await house.store.list(kingdoms, 'npcs', { prefix: [own.serverId], limit: MOST_PLAYERS })).items.map(
    ({ body }) => body,
  );

const awake = async (house: House, here: readonly string[], own: Own): Promise<readonly KingdomSummary[]> => {
  const found = await Promise.all(
    here
      .slice(0, MOST_AWAKE)
      .map((accountId) => house.store.list(kingdoms, 'account', { prefix: [accountId], limit: 10 })),
  );
  return found
    .flatMap(({ items }) => items.map(({ body }) => body))
    .filter(({ serverId }) => serverId === own.serverId);
};

/** The rulers that `own` may challenge, at most fifty, whom one would challenge first at the head. */
export const rivalsOf = async (house: House, presences: Presences, own: Own): Promise<RivalView[]> => {
  const here = presences.present(own.serverId);
  const lists = await Promise.all([awake(house, here, own), realms(house, own), nearest(house, own)]);
  const rivals = new Map(
    lists.flat().flatMap((kingdom) => (kingdom.id === own.id ? [] : [[kingdom.id, kingdom] as const])),
  );
  const titles = await titlesOfRulers(house, [...rivals.values()]);
  const now = house.clock.now();
  const seen = [...rivals.values()].map((kingdom) => {
    const isHere = here.includes(kingdom.accountId);
    return rivalView(kingdom, { isHere, title: titles.get(kingdom.accountId) ?? null }, now);
  });
  const ownHost = Math.max(0, ...own.armies.map(({ units }) => powerOfArmy(units, house.content)));
  return inOrder(seen, ownHost).slice(0, MOST_PLAYERS);
};
