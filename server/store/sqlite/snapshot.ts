// The data file as it stands at one instant, read beside a running server: a read transaction of one's own, in which SQLite shows nothing
// that is written later. Work that may be cut off and taken up again reads a copy of the file that was taken in such a transaction.
// Invariant: nothing here writes to the realm, and a server that runs is not kept waiting.
import { closeSync, existsSync, openSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../../cannotStart.ts';
import type { AnyCollection } from '../Store.ts';
import { NoRealm } from '../tools/snapshot.ts';
import type { Snapshot } from '../tools/snapshot.ts';
import { rawDocument } from './body.ts';
import { SqliteExaminer } from './examine.ts';
import { checkVersion } from './migrations.ts';
import { reading, SCAN, type DocumentRow } from './statements.ts';
import { toldInWords } from './wholeness.ts';

const COUNTS = 'SELECT collection, count(*) AS n FROM documents GROUP BY collection';
/** Pages that are copied between two looks at the rest of the process. */
const PAGES_A_STEP = 2000;

const openToRead = (file: string): DatabaseSync => {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) throw new NoRealm(file);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    db.exec('BEGIN');
    if (db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get() === undefined)
      throw new CannotStart(`${file} holds something else, and no realm. Nothing was changed.`);
    checkVersion(db);
    return db;
  } catch (error) {
    db?.close();
    throw toldInWords(file, error);
  }
};

const snapshotOf = (
  db: DatabaseSync,
  named: Pick<Snapshot, 'instant' | 'takenAt'>,
  closed: (forGood: boolean) => void,
): Snapshot => {
  const page = reading<DocumentRow>(db, SCAN);
  const counts = reading<{ readonly collection: string; readonly n: number }>(db, COUNTS);
  let examiner: SqliteExaminer | undefined;
  const examining = (): SqliteExaminer => (examiner ??= new SqliteExaminer(db));
  return {
    ...named,
    async counts() {
      return Object.fromEntries(counts.all().map(({ collection, n }) => [collection, n]));
    },
    async scan(collection: AnyCollection, { after = '', limit }) {
      return page.all(collection.name, after, limit).map(rawDocument);
    },
    examine: async (collection, { after = '', limit }) => examining().page(collection, after, limit),
    strays: async () => examining().strays(),
    async close(forGood) {
      db.close();
      closed(forGood);
    },
  };
};

/** The instant of now, for as long as it is held; the log of a realm that is written to grows meanwhile. */
export const openInstant = (file: string, now: number): Snapshot =>
  snapshotOf(openToRead(file), { instant: 'now', takenAt: now }, () => undefined);

const removeFile = (file: string): void => {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true });
};

const MB = 1_000_000;
/** What is made of a copy takes a third of it at least. */
const BESIDE = 4 / 3;

/** Bytes that are free where a folder lies. */
const freeIn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Throws where a copy of a realm, and what is made of it, would fill the disk: the realm may lie on the same, and could not be written any more. */
const checkRoom = (db: DatabaseSync, folder: string, free: (folder: string) => number): void => {
  const numberOf = (pragma: string): number => Number(db.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
  const needed = numberOf('page_count') * numberOf('page_size') * BESIDE;
  const left = free(folder);
  if (left < needed)
    throw new CannotStart(
      `There is too little room in ${folder}: a copy of the realm as of one instant, and what is made of it, take ${Math.ceil(needed / MB)} MB at least, ` +
        `and ${Math.floor(left / MB)} MB are free. Nothing was written: make room, or choose a folder on another disk.`,
    );
};

/** Copies the data file as of one instant. `said` hears how many pages are done, of how many. */
const takeCopy = async (
  file: string,
  copy: string,
  { fresh: named, said, free = freeIn }: Pick<CopyOptions, 'fresh' | 'said' | 'free'>,
): Promise<void> => {
  const unfinished = `${copy}.part`;
  const source = openToRead(file);
  try {
    removeFile(unfinished);
    checkRoom(source, dirname(resolve(copy)), free);
    // What is copied holds password hashes and the realm's secrets: nobody else on the machine may look.
    closeSync(openSync(unfinished, 'wx', 0o600));
    // What has been read in this transaction holds it to one instant, so that writes of others do not make the copying begin again.
    source.prepare('SELECT 1 FROM documents LIMIT 1').get();
    await backup(source, unfinished, {
      rate: PAGES_A_STEP,
      progress: ({ totalPages, remainingPages }) => said(totalPages - remainingPages, totalPages),
    });
  } catch (error) {
    // It is of no use to whoever begins again, and keeps a full disk full.
    removeFile(unfinished);
    throw error;
  } finally {
    source.close();
  }
  const db = new DatabaseSync(unfinished);
  db.exec(
    'PRAGMA journal_mode = DELETE; CREATE TABLE instant (name TEXT NOT NULL, taken_at INTEGER NOT NULL)',
  );
  db.prepare('INSERT INTO instant VALUES (?, ?)').run(named.instant, named.takenAt);
  db.close();
  renameSync(unfinished, copy);
};

const openCopy = (copy: string): Snapshot => {
  const db = openToRead(copy);
  const row = db.prepare('SELECT name, taken_at FROM instant').get();
  return snapshotOf(db, { instant: String(row?.['name']), takenAt: Number(row?.['taken_at']) }, (forGood) =>
    forGood ? removeFile(copy) : undefined,
  );
};

export interface CopyOptions {
  /** Where the copy lies until the work is done. */
  readonly copy: string;
  /** The instant that is wanted again, or null for that of now. */
  readonly wanted: string | null;
  readonly fresh: Pick<Snapshot, 'instant' | 'takenAt'>;
  readonly said: (done: number, of: number) => void;
  /** Bytes that are free in a folder; the disk is asked unless told. */
  readonly free?: ((folder: string) => number) | undefined;
}

/** The instant that is wanted where its copy is still there, or that of now. */
export const openCopiedInstant = async (
  file: string,
  { copy, wanted, ...options }: CopyOptions,
): Promise<Snapshot> => {
  if (existsSync(copy)) {
    const left = openCopy(copy);
    if (left.instant === wanted) return left;
    await left.close(true);
  }
  await takeCopy(file, copy, options);
  return openCopy(copy);
};
