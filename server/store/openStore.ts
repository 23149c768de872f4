// Which store it is: MongoDB where STORE_URL names one, else the embedded one in DATA_DIR. Whoever wants the realm's data opens them here.
import path from 'node:path';
import { CannotStart } from '../cannotStart.ts';
import type { Config } from '../config.ts';
import { AGGREGATES } from './collections.ts';
import { NewerDocument } from './Store.ts';
import type { Store } from './Store.ts';

type Whereabouts = Pick<Config, 'DATA_DIR' | 'STORE_URL'>;

interface Manner {
  /** True for a server that others wait for: the embedded store writes by a thread of its own. */
  readonly writesBeside?: boolean;
}

const openEither = async (
  { DATA_DIR, STORE_URL }: Whereabouts,
  now: () => number,
  { writesBeside = false }: Manner,
): Promise<Store> => {
  const collections = AGGREGATES;
  // Each driver is loaded only where it is wanted.
  if (STORE_URL !== undefined) {
    const { openMongoStore } = await import('./mongo/openMongoStore.ts');
    return openMongoStore({ url: STORE_URL, now, collections });
  }
  const { openSqliteStore } = await import('./sqlite/openSqliteStore.ts');
  return openSqliteStore({
    file: path.join(DATA_DIR, 'sigilla.db'),
    now,
    collections,
    writesBeside,
  });
};

/** Opens the realm's store, every aggregate made ready. Throws CannotStart, in words, when it can't be had. */
export const openStore = async (
  config: Whereabouts,
  now: () => number,
  manner: Manner = {},
): Promise<Store> => {
  try {
    return await openEither(config, now, manner);
  } catch (error) {
    if (!(error instanceof NewerDocument)) throw error;
    throw new CannotStart(
      `A newer version of the game has written this realm (${error.message}). Start that version, or restore a backup.`,
      { cause: error },
    );
  }
};
