// Why a set was not kept, or that it was: read anew, all at one instant, and only what a majority has.
// Invariants: `moved` comes before `taken`; of a set that may have been kept by an earlier attempt neither is said before it is certain that it was not.
import type { ClientSession, Db, MongoClient } from 'mongodb';
import type { CommitResult } from '../Store.ts';
import {
  COMMITS,
  isReplace,
  nameOf,
  needsMark,
  revisionsOf,
  type ReadyChange,
  type ReadySet,
} from './changeSets.ts';
import { uniquePath, type KeptDocument } from './documents.ts';
import { isConflict, isDuplicateKey } from './faults.ts';
import { inTransaction } from './sessions.ts';

type Head = Pick<KeptDocument, '_id' | 'revision' | 'by'>;

export type Diagnosis =
  | { readonly kind: 'result'; readonly result: CommitResult }
  /** Everything fits: what stood in the way has gone, or the set's own documents hand keys to each other. */
  | { readonly kind: 'fits' }
  /** An earlier attempt may have been kept, and what it wrote has been written over since. */
  | { readonly kind: 'unknowable' };

const headsOf = async (
  db: Db,
  session: ClientSession,
  { changes }: ReadySet,
): Promise<ReadonlyMap<string, Head>> => {
  const heads = new Map<string, Head>();
  for (const collection of new Set(changes.map((change) => change.collection))) {
    const ids = changes.filter((change) => change.collection === collection).map(({ id }) => id);
    const found = await db
      .collection<KeptDocument>(collection)
      .find({ _id: { $in: ids } }, { session, projection: { revision: 1, by: 1 } })
      .toArray();
    for (const head of found) heads.set(nameOf({ collection, id: head._id }), head);
  }
  return heads;
};

/** The first unique key of the set that another document holds, or that two of its own claim. */
const takenKey = async (
  db: Db,
  session: ClientSession,
  { changes }: ReadySet,
): Promise<CommitResult | null> => {
  const leaving = new Set(changes.filter(({ after }) => after.kind !== 'same').map(nameOf));
  const claimed = new Set<string>();
  for (const { collection, after } of changes) {
    if (after.kind !== 'content') continue;
    for (const [name, key] of Object.entries(after.content.unique ?? {})) {
      const holder = await db
        .collection<KeptDocument>(collection)
        .findOne({ [uniquePath(name)]: key }, { session, projection: { _id: 1 } });
      const claim = JSON.stringify([collection, name, key]);
      const isHeld = holder !== null && !leaving.has(nameOf({ collection, id: holder._id }));
      if (isHeld || claimed.has(claim)) return { status: 'taken', collection, key: name };
      claimed.add(claim);
    }
  }
  return null;
};

/** Does this document show that no attempt to replace it was kept? */
const showsUnkept = (change: ReadyChange, head: Head | undefined, by: string): boolean =>
  isReplace(change) &&
  head !== undefined &&
  (head.revision === change.expected || (head.revision === change.expected + 1 && head.by !== by));

const look = async (
  db: Db,
  session: ClientSession,
  set: ReadySet,
  mayBeKept: boolean,
): Promise<Diagnosis> => {
  const heads = await headsOf(db, session, set);
  if (mayBeKept) {
    const isMarked =
      needsMark(set) &&
      (await db.collection<{ _id: string }>(COMMITS).findOne({ _id: set.id }, { session })) !== null;
    const isSeen = set.changes.some(
      (change) => change.after.kind === 'content' && heads.get(nameOf(change))?.by === set.id,
    );
    if (isMarked || isSeen)
      return { kind: 'result', result: { status: 'committed', revisions: revisionsOf(set.changes) } };
    const isUnkept =
      needsMark(set) || set.changes.some((change) => showsUnkept(change, heads.get(nameOf(change)), set.id));
    if (!isUnkept) return { kind: 'unknowable' };
  }
  for (const change of set.changes) {
    if ((heads.get(nameOf(change))?.revision ?? 0) !== change.expected)
      return { kind: 'result', result: { status: 'moved', collection: change.collection, id: change.id } };
  }
  const taken = await takenKey(db, session, set);
  return taken === null ? { kind: 'fits' } : { kind: 'result', result: taken };
};

/**
 * Is a document that a set makes in the hands of a transaction that is still open? One with the same name is the same: a command's reply, above all, which is
 * kept by another process that the command was sent to first.
 */
export const isBeingMade = async (client: MongoClient, db: Db, { changes }: ReadySet): Promise<boolean> => {
  const made = changes.filter(({ expected, after }) => expected === 0 && after.kind === 'content');
  try {
    return await inTransaction(client, async (session) => {
      for (const { collection, id } of made)
        await db.collection<{ _id: string }>(collection).insertOne({ _id: id }, { session });
      return false;
    });
  } catch (error) {
    return isConflict(error) || isDuplicateKey(error);
  }
};

/** Looks why a set could not be written. Throws what the driver throws. */
export const diagnose = (
  client: MongoClient,
  db: Db,
  set: ReadySet,
  mayBeKept: boolean,
): Promise<Diagnosis> =>
  inTransaction(client, async (session) => {
    const found = await look(db, session, set, mayBeKept);
    // Waits until a majority has what was read: it can't be undone, and whoever reads again sees it.
    await session.commitTransaction();
    return found;
  });
