// One process at a time: a small SQLite file beside the data holds an operating-system lock for as long as the store is open.
// The lock itself dies with its process, so a killed server leaves nothing to clear up; the pid in it is only there to be named.
// A lock file that was deleted and made anew says nothing: the data know which lock file was theirs (its inode), and with any other
// they are claimed first, which succeeds only while nobody else has the data file itself open.
// The file outlives every process, and remembers that a realm was kept here, so that data which are gone are missed.
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../../cannotStart.ts';
import { isBusy, isDamaged } from './faults.ts';
import { toldInWords } from './wholeness.ts';

/** Another process has the data open; null when it can't be named. */
export class StoreInUse extends CannotStart {
  readonly pid: number | null;
  constructor(file: string, pid: number | null) {
    const holder = pid === null ? 'another process' : pid === process.pid ? 'this process' : `process ${pid}`;
    super(`${file} is already open in ${holder}: stop that one first, or choose another DATA_DIR.`);
    this.name = 'StoreInUse';
    this.pid = pid;
  }
}

export interface Lock {
  /** Tells this lock file from one that stood in its place before or after; 1 to 2^31 - 1. */
  readonly number: number;
  /** Has a realm been kept beside this lock file? */
  readonly isMarked: boolean;
  /** Notes down that one is kept. */
  mark(): void;
  release(): void;
}

/** Spells SGLA. */
const MARK = 0x53474c41;
const LARGEST = 0x7fff_ffffn;

const pragma = (db: DatabaseSync, name: 'user_version' | 'application_id'): number =>
  Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);

/** Takes the lock of a data file, or throws StoreInUse. */
export const takeLock = (file: string): Lock => {
  const path = `${file}.lock`;
  const db = new DatabaseSync(path);
  const hold = (note: string): void => {
    // What is noted must be committed before the lock, which is an open transaction, to be readable by others.
    db.exec(`BEGIN IMMEDIATE; ${note}; COMMIT; BEGIN IMMEDIATE`);
  };
  try {
    db.exec('PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY');
    hold(`PRAGMA user_version = ${process.pid}`);
    const isMarked = pragma(db, 'application_id') === MARK;
    return {
      number: Number(statSync(path, { bigint: true }).ino & LARGEST) || 1,
      isMarked,
      mark: () => {
        if (isMarked) return;
        db.exec('COMMIT');
        hold(`PRAGMA application_id = ${MARK}`);
      },
      release: () => db.close(),
    };
  } catch (error) {
    const pid = isBusy(error) ? pragma(db, 'user_version') : null;
    db.close();
    if (pid !== null) throw new StoreInUse(file, pid);
    if (isDamaged(error))
      throw new CannotStart(
        `${path} is damaged. It holds nothing that is needed: delete it and start again.`,
        {
          cause: error,
        },
      );
    throw error;
  }
};

/** Takes the lock of a data file in its folder, which is made where there is none. */
export const lockIn = (file: string): Lock => {
  try {
    // Token secrets and password hashes are in there: nobody else on the machine may look.
    mkdirSync(dirname(resolve(file)), { recursive: true, mode: 0o700 });
    return takeLock(file);
  } catch (error) {
    throw toldInWords(file, error);
  }
};

/** Makes the data this lock's. Throws StoreInUse when the lock file is not the one they know and somebody else has them open. */
export const claimData = (db: DatabaseSync, file: string, lock: Lock): void => {
  if (pragma(db, 'user_version') === lock.number) return;
  try {
    // Every open connection in WAL mode shares a lock on the data file itself, which lasts as long as its process; this takes it alone.
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    db.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${lock.number}; COMMIT`);
  } catch (error) {
    throw isBusy(error) ? new StoreInUse(file, null) : error;
  }
  // Let go of with the next read, so that backups may look in.
  db.exec('PRAGMA locking_mode = NORMAL');
  pragma(db, 'user_version');
};
