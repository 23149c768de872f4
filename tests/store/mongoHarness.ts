// Opens MongoDB stores for the contract suite, in databases of their own; a child process opens the same data by `openStore`.
import { MongoClient } from 'mongodb';
import { openMongoStore, type MongoStoreSettings } from '@sigilla/server/store/mongo/openMongoStore.ts';
import type { Store } from '@sigilla/server/store/Store.ts';
import { freshDatabase } from '../support/services.ts';
import type { StoreHarness } from './contract.ts';

export const openStore = (url: string): Promise<Store> => openMongoStore({ url, now: Date.now });

export interface MongoHarness extends StoreHarness {
  readonly url: string;
}

export const openMongoHarness = async (
  uri: string,
  options: Omit<Partial<MongoStoreSettings>, 'url'> = {},
): Promise<MongoHarness> => {
  const url = freshDatabase(uri);
  const open = () => openMongoStore({ now: Date.now, ...options, url });
  let store = await open();
  return {
    url,
    get store() {
      return store;
    },
    reopen: async () => {
      await store.close();
      store = await open();
      return store;
    },
    elsewhere: { module: import.meta.filename, target: url },
    dispose: async () => {
      await store.close();
      const client = new MongoClient(url);
      await client.db().dropDatabase();
      await client.close();
    },
  };
};
