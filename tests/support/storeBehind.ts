// The same store behind something that does as a test likes with some of its calls.
import type { Store } from '@sigilla/server/store/Store.ts';

/** `store`, but for the calls in `instead`. */
export const storeBehind = (store: Store, instead: Partial<Store>): Store => ({
  get: (collection, id) => store.get(collection, id),
  getMany: (collection, ids) => store.getMany(collection, ids),
  find: (collection, index, options) => store.find(collection, index, options),
  findUnique: (collection, unique, key) => store.findUnique(collection, unique, key),
  count: (collection, index, prefix, bounds) => store.count(collection, index, prefix, bounds),
  list: (collection, index, options) => store.list(collection, index, options),
  scan: (collection, options) => store.scan(collection, options),
  restore: (collection, documents) => store.restore(collection, documents),
  tend: () => store.tend(),
  health: () => store.health(),
  close: () => store.close(),
  commit: (changes) => store.commit(changes),
  ...instead,
});
