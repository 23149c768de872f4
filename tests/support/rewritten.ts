// A kingdom of a running server as a test wants to find it: written past the one door, which is what no player can do.
import { KingdomId } from '@sigilla/engine/core/brand.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { kingdoms } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import type { Store } from '@sigilla/server/store/Store.ts';
import { valueOf } from './caller.ts';
import type { Ruler } from './caller.ts';
import { until } from './until.ts';

/** Whatever keeps a realm: a server, or one that is looked at through a browser. */
interface Keeping {
  readonly house: { readonly store: Store };
}

/** Writes a kingdom anew; where a job of the house has written it meanwhile, as that left it. */
export const rewritten = (
  server: Keeping,
  kingdomId: string,
  change: (kingdom: Kingdom) => Partial<Kingdom>,
): Promise<void> =>
  until(async () => {
    const { store } = server.house;
    const stored = await store.get(kingdoms, KingdomId.parse(kingdomId));
    if (stored === null) throw new Error('the kingdom is not kept');
    const written = replace(kingdoms, stored, { ...stored.body, ...change(stored.body) });
    const { status } = await store.commit([written]);
    if (status === 'taken') throw new Error('another kingdom holds a key of it');
    return status === 'committed';
  });

/** A ruler's kingdom as they read it over REST. */
export const kingdomOf = async (ruler: Ruler) => valueOf(await ruler.api.kingdom.own({ query: {} })).kingdom;

/** A new ruler with so much gold. */
export const rulerWithGold = async (
  server: Keeping & { ruler(): Promise<Ruler> },
  gold: number,
): Promise<Ruler> => {
  const ruler = await server.ruler();
  const { id } = await kingdomOf(ruler);
  await rewritten(server, id, ({ resources }) => ({ resources: { ...resources, gold } }));
  return ruler;
};
