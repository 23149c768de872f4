// Removing what an index holds up to a point, a page a commit, so that no sitting is long and a kill loses nothing but its place.
import { ok } from '@sigilla/engine/core/result.ts';
import type { Collection } from '../store/Store.ts';
import type { House } from './house.ts';
import { transact } from './transact.ts';

const PAGE = 200;
const PAGES_A_SITTING = 10;

/** Removes what an index holds up to `to`, page by page; true when it came to the end. */
export const removeUpTo = async <T>(
  house: House,
  collection: Collection<T>,
  index: string,
  range: { readonly prefix: readonly string[]; readonly to?: number },
): Promise<boolean> => {
  for (let page = 0; page < PAGES_A_SITTING; page += 1) {
    const removed = await transact(house, async (unit) => {
      const found = await unit.find(collection, index, { ...range, limit: PAGE });
      for (const { id } of found.items) {
        if ((await unit.get(collection, id)) !== null) unit.remove(collection, id);
      }
      return ok(found.next === null);
    });
    if (!removed.ok) return false;
    if (removed.value) return true;
  }
  return false;
};
