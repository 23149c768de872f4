// Where a realm of the harness is kept: on each of the stores the server knows, with a way to look at all of it while no server runs.
// Invariant: looking changes nothing: what a server finds when it starts is what the last one left.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import type { Store } from '@sigilla/server/store/Store.ts';
import { openStore } from '../../store/mongoHarness.ts';
import { onDisk } from '../../support/scratch.ts';
import { freshDatabase, startMongo } from '../../support/services.ts';
import type { Service } from '../../support/services.ts';
import type { Settings } from './serverProcess.ts';

export type StageName = 'embedded' | 'mongodb';

export interface Stage {
  readonly name: StageName;
  /** What a server is told to use this store. */
  readonly settings: Settings;
  /** Hands out the store, to be read only. */
  look<T>(read: (store: Store) => Promise<T>): Promise<T>;
  dispose(): Promise<void>;
}

/** The embedded store, on the disk, in a folder of its own. A copy of the files is looked at, so that the server itself has to mend what a kill left. */
export const embeddedStage = (folder = mkdtempSync(path.join(onDisk(), 'sigilla-faults-'))): Stage => {
  const data = path.join(folder, 'data');
  const copies = path.join(folder, 'copies');
  return {
    name: 'embedded',
    settings: { DATA_DIR: data },
    async look(read) {
      rmSync(copies, { recursive: true, force: true });
      mkdirSync(copies);
      for (const name of ['sigilla.db', 'sigilla.db-wal'])
        if (existsSync(path.join(data, name))) copyFileSync(path.join(data, name), path.join(copies, name));
      const store = await openSqliteStore({ file: path.join(copies, 'sigilla.db'), now: Date.now });
      try {
        return await read(store);
      } finally {
        await store.close();
      }
    },
    async dispose() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A MongoDB of its own, a set of one or three, with its data under a folder, and a server that reaches it as `through` says; `extra` are options of mongod. */
export const mongoStage = async (
  nodes: 1 | 3 = 1,
  through: (url: string) => Promise<string> = async (url) => url,
  under?: string,
  extra: readonly string[] = [],
): Promise<Stage & { readonly mongo: Service }> => {
  const mongo = await startMongo({ nodes, extra, ...(under === undefined ? {} : { under }) });
  const url = freshDatabase(mongo.url);
  return {
    name: 'mongodb',
    mongo,
    settings: { STORE_URL: await through(url) },
    async look(read) {
      const store = await openStore(url);
      try {
        return await read(store);
      } finally {
        await store.close();
      }
    },
    dispose: () => mongo.dispose(),
  };
};

/** The stores by name. */
export const STAGES: Readonly<Record<StageName, () => Promise<Stage>>> = {
  embedded: async () => embeddedStage(),
  mongodb: () => mongoStage(),
};
