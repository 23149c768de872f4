// Readings of one's own kingdoms: one as stored and shown as of now; all that one holds, by summaries. Reading never writes; what time has brought is added
// to the view.
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import type { RealmRules } from '@sigilla/engine/kingdom/content.ts';
import { holding } from '@sigilla/engine/kingdom/holdingView.ts';
import type { Holding } from '@sigilla/engine/kingdom/holdingView.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { ownKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { kingdoms } from '../../store/collections.ts';
import type { Stored } from '../../store/Store.ts';
import type { House } from '../house.ts';

/** The kingdom of an account on a game server as it is kept; null where they do not rule. */
export const ruledBy = (
  { store }: Pick<House, 'store'>,
  accountId: AccountId,
  serverId: string,
): Promise<Stored<Kingdom> | null> => store.findUnique(kingdoms, 'ruler', [accountId, serverId]);

/** A ruler's view of a kingdom of theirs, its revision and the moment it is of. */
export const ownKingdom = (house: House, { revision, body }: Stored<Kingdom>, rules: RealmRules) => {
  const now = house.clock.now();
  return { revision, now, kingdom: ownKingdomView(body, house.content, rules, now) };
};

/** One a game server at most, and game servers are few. */
const MOST_HELD = 100;

/** The kingdoms of an account. */
export const holdingsOf = async (house: House, accountId: AccountId): Promise<Holding[]> =>
  (await house.store.list(kingdoms, 'account', { prefix: [accountId], limit: MOST_HELD })).items.map(
    ({ body }) => holding(body),
  );
