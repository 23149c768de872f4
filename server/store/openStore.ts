// Which store it is: MongoDB where STORE_URL names one, else the embedded one in DATA_DIR. Whoever wants the realm's data opens them here.
import path from 'node:path';
import type { Config } from '../config.ts';
import { AGGREGATES } from './collections.ts';
import type { Store } from './Store.ts';

/** Opens the realm's store, every aggregate made ready. Throws CannotStart, in words, when it can't be had. */
export const openStore = async (
  config: Pick<Config, 'DATA_DIR' | 'STORE_URL'>,
  now: () => number,
): Promise<Store> => {
  const collections = AGGREGATES;
  // Each driver is loaded only where it is wanted.
  if (config.STORE_URL !== undefined) {
    const { openMongoStore } = await import('./mongo/openMongoStore.ts');
    return openMongoStore({ url: config.STORE_URL, now, collections });
  }
  const { openSqliteStore } = await import('./sqlite/openSqliteStore.ts');
  return openSqliteStore({ file: path.join(config.DATA_DIR, 'sigilla.db'), now, collections });
};
