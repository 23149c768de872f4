// The realm in MongoDB as it stood at one cluster time: every read names that time (read concern `snapshot`), so that it sees nothing later,
// and the same time can be asked for again for as long as MongoDB keeps the past (minSnapshotHistoryWindowInSeconds, 300 unless told).
// Reads only; whoever plays is not kept waiting.
import { MinKey, MongoServerError, Timestamp } from 'mongodb';
import type { Db, Document } from 'mongodb';
import { CannotStart } from '../../cannotStart.ts';
import { inTodaysShape } from '../inShape.ts';
import type { AnyCollection, RawDocument } from '../Store.ts';
import { NoRealm } from '../tools/snapshot.ts';
import type { Examined, Fault, Snapshot } from '../tools/snapshot.ts';
import { declarationMark, indexPath, madeOf, uniquePath, type KeptDocument } from './documents.ts';
import { reachMongo } from './openMongoStore.ts';

/** Collections of the store's own, which are no part of the realm. */
const OWN = 'store.';
/** A count over millions may take a while. */
const ANSWER_WITHIN_MS = 600_000;
const TOO_OLD: readonly number[] = [239, 246];

const isTooOld = (error: unknown): boolean =>
  error instanceof MongoServerError && TOO_OLD.includes(Number(error.code));

const nameOf = (time: Timestamp): string => `${time.getHighBitsUnsigned()}.${time.getLowBitsUnsigned()}`;
const timeOf = (name: string): Timestamp | null => {
  const parts = /^(\d{1,10})\.(\d{1,10})$/.exec(name);
  return parts === null ? null : new Timestamp({ t: Number(parts[1]), i: Number(parts[2]) });
};

const PAST_IS_GONE =
  'MongoDB does not keep the past for long enough to read the whole realm as of one instant. Let it keep more, on every member: ' +
  'db.adminCommand({ setParameter: 1, minSnapshotHistoryWindowInSeconds: 3600 }), and begin anew.';

/** All that a command's cursor brings, read at a time. */
const readAt = async <T extends Document>(
  db: Db,
  time: Timestamp,
  command: Document,
): Promise<readonly T[]> => {
  try {
    const cursor = db.runCursorCommand({
      ...command,
      readConcern: { level: 'snapshot', atClusterTime: time },
    });
    const all: T[] = [];
    for await (const document of cursor) all.push(document as T);
    return all;
  } catch (error) {
    throw isTooOld(error) ? new CannotStart(PAST_IS_GONE, { cause: error }) : error;
  }
};

const raw = ({ _id: id, revision, schemaVersion, body }: KeptDocument): RawDocument => ({
  id,
  revision,
  schemaVersion,
  body,
});

/** What is wrong with what is kept beside a body. */
const keptFaults = (collection: AnyCollection, kept: KeptDocument): readonly string[] => {
  // What another declaration made is made anew by the housekeeper.
  if (kept.declared !== declarationMark(collection).whole) return [];
  let made: ReturnType<typeof madeOf>;
  try {
    made = madeOf(collection, inTodaysShape(collection, kept._id, kept.schemaVersion, kept.body));
  } catch {
    // What is wrong with the document itself is told by whoever reads it.
    return [];
  }
  const words = {
    keys: 'its index keys are not its own',
    unique: 'its unique keys are not its own',
    summary: 'its summary does not say what it says',
  };
  return (['keys', 'unique', 'summary'] as const)
    .filter((part) => JSON.stringify(kept[part]) !== JSON.stringify(made[part]))
    .map((part) => words[part]);
};

const missingIndexes = async (db: Db, collection: AnyCollection): Promise<readonly Fault[]> => {
  const found = await db.collection(collection.name).listIndexes().toArray();
  const names = new Set(found.map(({ name }) => String(name)));
  return [
    ...Object.keys(collection.indexes).map(indexPath),
    ...Object.keys(collection.unique).map(uniquePath),
  ]
    .filter((name) => !names.has(name))
    .map((name) => ({ collection: collection.name, id: null, what: `the index ${name} is missing` }));
};

/** Now, as the cluster counts it. */
const clusterTime = async (db: Db): Promise<Timestamp> => {
  const { operationTime } = await db.command({ ping: 1 });
  if (!(operationTime instanceof Timestamp))
    throw new CannotStart('MongoDB does not say what time it is there.');
  return operationTime;
};

/** The instant that is wanted while MongoDB still knows it, or that of now. Throws CannotStart as `reachMongo` does. */
export const openMongoInstant = async (
  url: string,
  now: () => number,
  wanted: string | null,
): Promise<Snapshot> => {
  const { client, db } = await reachMongo({ url, now, answerWithinMs: ANSWER_WITHIN_MS });
  const names = async (): Promise<readonly string[]> =>
    (await db.listCollections({}, { nameOnly: true }).toArray())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith(OWN) && !name.startsWith('system.'));
  const stillThere = async (time: Timestamp): Promise<boolean> => {
    try {
      for (const name of (await names()).slice(0, 1))
        await readAt(db, time, { find: name, limit: 1, hint: { _id: 1 } });
      return true;
    } catch (error) {
      if (error instanceof CannotStart) return false;
      throw error;
    }
  };
  const page = (time: Timestamp, { name }: AnyCollection, after: string | undefined, limit: number) =>
    readAt<KeptDocument & Document>(db, time, {
      find: name,
      filter: { _id: { $gt: after ?? new MinKey() } },
      sort: { _id: 1 },
      hint: { _id: 1 },
      limit,
    });
  try {
    if ((await names()).length === 0) throw new NoRealm(`the database ${db.databaseName}`);
    const before = wanted === null ? null : timeOf(wanted);
    const time = before !== null && (await stillThere(before)) ? before : await clusterTime(db);
    const examined: AnyCollection[] = [];
    return {
      instant: nameOf(time),
      takenAt: time.getHighBitsUnsigned() * 1000,
      async counts() {
        const counts: Record<string, number> = {};
        for (const name of await names()) {
          const [row] = await readAt<{ n: number }>(db, time, {
            aggregate: name,
            pipeline: [{ $match: { _id: { $gt: new MinKey() } } }, { $count: 'n' }],
            hint: { _id: 1 },
            cursor: {},
          });
          if (row !== undefined) counts[name] = row.n;
        }
        return counts;
      },
      async scan(collection, { after, limit }) {
        return (await page(time, collection, after, limit)).map(raw);
      },
      async examine(collection, { after, limit }): Promise<Examined> {
        if (!examined.includes(collection)) examined.push(collection);
        const kept = await page(time, collection, after, limit);
        return {
          documents: kept.map(raw),
          faults: kept.flatMap((one) =>
            keptFaults(collection, one).map((what) => ({ collection: collection.name, id: one._id, what })),
          ),
          last: kept.length < limit ? null : (kept.at(-1)?._id ?? null),
        };
      },
      async strays() {
        return (await Promise.all(examined.map((collection) => missingIndexes(db, collection)))).flat();
      },
      close: () => client.close(),
    };
  } catch (error) {
    await client.close();
    throw error;
  }
};
