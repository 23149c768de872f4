// One process at a time: a small SQLite file beside the data holds an operating-system lock for as long as the store is open.
// The lock itself dies with its process, so a killed server leaves nothing to clear up; the pid in it is only there to be named.
import { DatabaseSync } from 'node:sqlite';

/** Another process has the data open. */
export class StoreInUse extends Error {
  readonly pid: number;
  constructor(file: string, pid: number) {
    super(
      `${file} is already open in ${pid === process.pid ? 'this process' : `process ${pid}`}: stop that one first, or choose another DATA_DIR`,
    );
    this.name = 'StoreInUse';
    this.pid = pid;
  }
}

export interface Lock {
  release(): void;
}

const SQLITE_BUSY = 5;

/** What SQLite said, without the extended part of its code; 0 for anything that is not an error of SQLite. */
const sqliteCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : 0;

export const isBusy = (error: unknown): boolean => sqliteCode(error) === SQLITE_BUSY;

/** Takes the lock of a data file, or throws StoreInUse. */
export const takeLock = (file: string): Lock => {
  const db = new DatabaseSync(`${file}.lock`);
  try {
    // Nothing in here is worth a sync: the lock is the open transaction, and the pid must be committed before it to be readable.
    db.exec('PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY');
    db.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${process.pid}; COMMIT; BEGIN IMMEDIATE`);
  } catch (error) {
    const pid = isBusy(error) ? Number(db.prepare('PRAGMA user_version').get()?.['user_version']) : null;
    db.close();
    throw pid === null ? error : new StoreInUse(file, pid);
  }
  return { release: () => db.close() };
};
