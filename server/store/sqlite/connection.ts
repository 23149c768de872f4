// How a connection to the data file is set, whichever thread has it.
// Invariant: what a connection that writes has committed is on disk; readers beside it see all of a commit or nothing.
import { DatabaseSync } from 'node:sqlite';

export interface ConnectionOptions {
  readonly file: string;
  /** Pages of 4 KiB the file may grow to; unlimited unless told. */
  readonly maxPages?: number;
  /** True for data that are written once, in bulk, and would be made anew if the machine stopped meanwhile: nothing is synced, much is held in memory. */
  readonly isMadeInBulk?: boolean;
}

/** How long to wait for a foreign program (a backup, a shell) that holds the file: it blocks the thread, so not long. */
const BUSY_TIMEOUT_MS = 1000;

/** Opens the data file, which is made when missing. */
export const openConnection = (file: string): DatabaseSync =>
  new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: false });

/** Sets a connection as the store wants it. */
export const configure = (
  db: DatabaseSync,
  { maxPages, isMadeInBulk = false }: Omit<ConnectionOptions, 'file'>,
): void => {
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    PRAGMA checkpoint_fullfsync = ON;
    PRAGMA wal_autocheckpoint = 4000;
    PRAGMA journal_size_limit = 67108864;
    PRAGMA cache_size = -16000;
    PRAGMA temp_store = MEMORY;
  `);
  if (isMadeInBulk)
    db.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000; PRAGMA wal_autocheckpoint = 100000');
  if (maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${Math.trunc(maxPages)}`);
};
