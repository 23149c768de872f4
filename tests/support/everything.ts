// All that an index of a store holds, whatever the store.
import type { Collection, IndexKey, Store, Stored } from '@sigilla/server/store/Store.ts';

const PAGE = 500;

/** Every document that the index finds beneath `prefix`, in its order. */
export const everything = async <T>(
  store: Store,
  collection: Collection<T>,
  index: string,
  prefix: IndexKey = [],
): Promise<readonly Stored<T>[]> => {
  const found: Stored<T>[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.find(collection, index, {
      prefix,
      limit: PAGE,
      ...(cursor === undefined ? {} : { cursor }),
    });
    found.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return found;
};
