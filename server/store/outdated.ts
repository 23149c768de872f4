// A store that knows when this process has become too old for it: when it first meets a document that a newer version of the game wrote, as
// happens while processes are replaced one by one. Invariant: such a document is neither read as if it were today's nor written over.
import { NewerDocument } from './Store.ts';
import type { Store } from './Store.ts';

/** Whether a process is too old for its store. */
export interface Age {
  readonly isOutdated: boolean;
  /** Called once, when it becomes so, or at once when it is. */
  onOutdated(listener: (met: NewerDocument) => void): void;
}

/** The same store, and what it learns of this process's age. */
export const watchingAge = (store: Store): { readonly store: Store; readonly age: Age } => {
  let met: NewerDocument | null = null;
  const listeners: ((met: NewerDocument) => void)[] = [];
  const watched = async <T>(reading: Promise<T>): Promise<T> => {
    try {
      return await reading;
    } catch (error) {
      if (error instanceof NewerDocument && met === null) {
        met = error;
        for (const listener of listeners) listener(error);
      }
      throw error;
    }
  };
  return {
    age: {
      get isOutdated() {
        return met !== null;
      },
      onOutdated(listener) {
        listeners.push(listener);
        if (met !== null) listener(met);
      },
    },
    store: {
      ...(store.recall === undefined ? {} : { recall: store.recall }),
      get: (collection, id) => watched(store.get(collection, id)),
      getMany: (collection, ids) => watched(store.getMany(collection, ids)),
      find: (collection, index, options) => watched(store.find(collection, index, options)),
      list: (collection, index, options) => watched(store.list(collection, index, options)),
      findUnique: (collection, unique, key) => watched(store.findUnique(collection, unique, key)),
      count: (collection, index, prefix, bounds) => watched(store.count(collection, index, prefix, bounds)),
      scan: (collection, options) => store.scan(collection, options),
      restore: (collection, documents) => store.restore(collection, documents),
      commit: (changes) => watched(store.commit(changes)),
      health: () => store.health(),
      tend: () => watched(store.tend()),
      close: () => store.close(),
    },
  };
};
