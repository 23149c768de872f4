// Opens SQLite stores for the contract suite, in folders of their own; a child process opens the same data by `openStore`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqliteStore, type SqliteStoreOptions } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import type { Store } from '@sigilla/server/store/Store.ts';
import type { StoreHarness } from './contract.ts';

const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'sigilla-store-'));

/** As a server opens it. */
export const openStore = (file: string): Promise<Store> =>
  openSqliteStore({ file, now: Date.now, writesBeside: true });

export interface SqliteHarness extends StoreHarness {
  readonly file: string;
}

export const openSqliteHarness = async (
  options: Omit<Partial<SqliteStoreOptions>, 'file'> = {},
): Promise<SqliteHarness> => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'realm.sqlite');
  const open = () => openSqliteStore({ now: Date.now, ...options, file });
  let store = await open();
  return {
    file,
    get store() {
      return store;
    },
    reopen: async () => {
      await store.close();
      store = await open();
      return store;
    },
    elsewhere: { module: import.meta.filename, target: file },
    dispose: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
