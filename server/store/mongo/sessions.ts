// How this adapter reads and writes: what it says was written is in the journals of a majority, and what it reads can't be undone.
// Invariant: every session, transaction and single write goes by these concerns, whatever the URL says.
import { MongoServerSelectionError, type ClientSession, type MongoClient } from 'mongodb';
import { answered } from './answered.ts';

/** How long a write waits for its majority before nobody knows (and it is looked up). */
const MAJORITY_WITHIN_MS = 5_000;

export const WRITE_CONCERN = { w: 'majority', journal: true, wtimeoutMS: MAJORITY_WITHIN_MS } as const;
export const READ_CONCERN = { level: 'majority' } as const;

/**
 * Does `work` in a session with a transaction begun, and lets the session go. A transaction that is still open then is given up, on the server too, which
 * would otherwise hold its documents until it runs out.
 */
export const inTransaction = async <T>(
  client: MongoClient,
  work: (session: ClientSession) => Promise<T>,
): Promise<T> => {
  const session = client.startSession();
  try {
    session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: WRITE_CONCERN });
    return await answered(client, work(session));
  } catch (error) {
    // A commit that was handed over and not answered may never have arrived: the driver won't abort it, but its session can be ended.
    if (!session.inTransaction() && !(error instanceof MongoServerSelectionError))
      await client
        .db('admin')
        .command({ killSessions: [session.id] })
        .catch(() => undefined);
    throw error;
  } finally {
    if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
    await session.endSession();
  }
};
