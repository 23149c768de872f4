// Collections that the contract suite keeps its documents in; they stand for nothing of the game.
import type { AnyCollection, Collection, FindOptions, IndexKey, Store } from '@sigilla/server/store/Store.ts';

/** A document whose keys are written in it, so that a test can ask for any key. */
export interface Scroll {
  readonly text: string;
  readonly order?: IndexKey;
  readonly seal?: IndexKey;
}

export const scrolls: Collection<Scroll> = {
  name: 'scrolls',
  schemaVersion: 1,
  upcast: (body) => body as Scroll,
  indexes: { order: (scroll) => scroll.order ?? null },
  unique: { seal: (scroll) => scroll.seal ?? null },
};

export interface Purse {
  readonly coins: number;
}

export const purses: Collection<Purse> = {
  name: 'purses',
  schemaVersion: 1,
  upcast: (body) => body as Purse,
  indexes: { coins: (purse) => [purse.coins] },
  unique: {},
};

/** All ids of a look-up, page by page. */
export const allIds = async <T>(
  store: Store,
  collection: Collection<T>,
  index: string,
  options: Omit<FindOptions, 'cursor'>,
): Promise<readonly string[]> => {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof store.find<T>>> = await store.find(collection, index, {
      ...options,
      ...(cursor === null ? {} : { cursor }),
    });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== null);
  return ids;
};

/** Every declared collection fits the type that adapters take. */
export const FIXTURES: readonly AnyCollection[] = [scrolls, purses];
