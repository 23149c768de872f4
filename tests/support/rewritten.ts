// A kingdom of a running server as a test wants to find it: written past the one door, which is what no player can do.
import { KingdomId } from '@sigilla/engine/core/brand.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { kingdoms } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { valueOf } from './server.ts';
import type { Ruler, TestServer } from './server.ts';

/** Writes a kingdom anew. */
export const rewritten = async (
  server: TestServer,
  kingdomId: string,
  change: (kingdom: Kingdom) => Partial<Kingdom>,
): Promise<void> => {
  const stored = await server.house.store.get(kingdoms, KingdomId.parse(kingdomId));
  if (stored === null) throw new Error('the kingdom is not kept');
  await server.house.store.commit([replace(kingdoms, stored, { ...stored.body, ...change(stored.body) })]);
};

/** A ruler's kingdom as they read it over REST. */
export const kingdomOf = async (ruler: Ruler) => valueOf(await ruler.api.kingdom.own({ query: {} })).kingdom;

/** A new ruler with so much gold. */
export const rulerWithGold = async (server: TestServer, gold: number): Promise<Ruler> => {
  const ruler = await server.ruler();
  const { id } = await kingdomOf(ruler);
  await rewritten(server, id, ({ resources }) => ({ resources: { ...resources, gold } }));
  return ruler;
};
