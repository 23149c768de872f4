// A transaction of its own for whatever is done between two groups of change sets.
import type { DatabaseSync } from 'node:sqlite';

/** Does `work` in one transaction. Throws, with nothing written, what `work` or SQLite throws. */
export const inTransaction = <T>(db: DatabaseSync, work: () => T): T => {
  db.exec('BEGIN IMMEDIATE');
  try {
    const done = work();
    db.exec('COMMIT');
    return done;
  } catch (error) {
    // SQLite gives a transaction up itself when the disk is full or fails; then there is none to undo.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
};
