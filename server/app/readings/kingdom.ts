// Readings of one's own kingdom: as stored, shown as of now. Reading never writes; what time has brought is added to the view.
import type { RealmRules } from '@sigilla/engine/kingdom/content.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { ownKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { Stored } from '../../store/Store.ts';
import type { House } from '../house.ts';

/** A ruler's view of a kingdom of theirs, its revision and the moment it is of. */
export const ownKingdom = (house: House, { revision, body }: Stored<Kingdom>, rules: RealmRules) => {
  const now = house.clock.now();
  return { revision, now, kingdom: ownKingdomView(body, house.content, rules, now) };
};
