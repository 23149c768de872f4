// Opens MongoDB as the store, or says in words why it can't be one. Invariant: no password of a URL is ever shown.
import { MongoClient, MongoServerError } from 'mongodb';
import type { Db } from 'mongodb';
import { CannotStart, CannotStartYet } from '../../cannotStart.ts';
import { elapsed, wait } from '../../clock.ts';
import { errorText } from '../../errorText.ts';
import type { AnyCollection, Store } from '../Store.ts';
import { COMMITS } from './changeSets.ts';
import { isPassing } from './faults.ts';
import { MongoStore } from './mongoStore.ts';
import { READ_CONCERN, WRITE_CONCERN } from './sessions.ts';

export interface MongoStoreSettings {
  /** `mongodb://HOST:PORT,…/NAME?replicaSet=…`; the database is `sigilla` when the URL names none. */
  readonly url: string;
  /** Milliseconds since the epoch: measures how long commits wait. */
  readonly now: () => number;
  /** Collections to make ready now rather than at first use. */
  readonly collections?: readonly AnyCollection[];
  /** Change sets that may be under way and wait before StoreBusy; 1000 unless told. */
  readonly maxQueue?: number;
  /** Transactions at a time; 50 unless told. */
  readonly maxAtOnce?: number;
  /** How long a read or a commit is tried again while the store is not there; 8 seconds unless told: an election takes 2 to 12. */
  readonly patienceMs?: number;
  /** How long the store is looked for at start; 15 seconds unless told. */
  readonly connectWithinMs?: number;
  /** How long one answer is waited for; 8 seconds unless told. */
  readonly answerWithinMs?: number;
}

const CONNECT_WITHIN_MS = 15_000;
const DATABASE = 'sigilla';
/** MongoDB's own databases. */
const RESERVED = ['admin', 'local', 'config'];
const DAY_SECONDS = 86_400;
/** Indexes and keys are waited for this long at start. */
const PREPARED_WITHIN_MS = 4_000;
const SELECTED_WITHIN_MS = 3_000;
/** A member that is starting or stepping down says so at once. */
const BETWEEN_TRIES_MS = 100;
const ANSWERED_WITHIN_MS = 8_000;
/** MongoDB 6.0. */
const LEAST_WIRE_VERSION = 17;

const databaseOf = (url: string): string => {
  const named = /^mongodb(?:\+srv)?:\/\/[^/?]*\/([^?]+)/.exec(url)?.[1];
  const name = named ?? DATABASE;
  if (RESERVED.includes(name))
    throw new CannotStart(
      `STORE_URL names the database ${name}, which is MongoDB's own. Name another behind the hosts, such as /sigilla; a user kept in ${name} is found with authSource=${name}.`,
    );
  return name;
};

const clientFor = ({
  url,
  maxAtOnce = 50,
  connectWithinMs = CONNECT_WITHIN_MS,
  answerWithinMs = ANSWERED_WITHIN_MS,
}: MongoStoreSettings): MongoClient => {
  try {
    return new MongoClient(url, {
      appName: 'sigilla',
      readPreference: 'primary',
      readConcern: READ_CONCERN,
      writeConcern: WRITE_CONCERN,
      retryReads: true,
      retryWrites: true,
      maxPoolSize: maxAtOnce * 2,
      serverSelectionTimeoutMS: Math.min(SELECTED_WITHIN_MS, connectWithinMs),
      connectTimeoutMS: Math.min(SELECTED_WITHIN_MS, connectWithinMs),
      socketTimeoutMS: answerWithinMs,
      waitQueueTimeoutMS: answerWithinMs,
    });
  } catch (error) {
    // The driver may repeat the URL; what stands before the last @ may be a password, however badly it is written.
    const reason = errorText(error)
      .replaceAll(url, 'it is no such URL')
      .replaceAll(/\/\/.*@/g, '//');
    throw new CannotStart(
      `STORE_URL can't be used: ${reason}. It looks like mongodb://HOST:27017/sigilla?replicaSet=rs0, several hosts parted by commas.`,
    );
  }
};

/** Why a MongoDB that answers can't carry change sets; undefined where it can. */
const unfit = (hello: Readonly<Record<string, unknown>>, where: string): string | undefined => {
  if (hello['setName'] === undefined && hello['msg'] !== 'isdbgrid')
    return (
      `The MongoDB at ${where} is no replica set, and without one nothing can be changed in one piece. Start mongod with --replSet rs0, ` +
      'run rs.initiate() once in its shell (one member is enough), and start again.'
    );
  return Number(hello['maxWireVersion']) < LEAST_WIRE_VERSION
    ? `The MongoDB at ${where} is older than 6.0. Upgrade it, and start again.`
    : undefined;
};

/** Finds the store, and throws CannotStart unless it can carry change sets. */
const meet = async (client: MongoClient, withinMs: number): Promise<void> => {
  const where = client.options.hosts.join(', ') || (client.options.srvHost ?? '');
  const until = elapsed() + withinMs;
  for (;;) {
    try {
      await client.connect();
      const why = unfit(await client.db('admin').command({ hello: 1 }), where);
      if (why !== undefined) throw new CannotStart(why);
      return;
    } catch (error) {
      if (error instanceof CannotStart) throw error;
      if (error instanceof MongoServerError && !isPassing(error))
        throw new CannotStart(
          `The MongoDB at ${where} refuses us: ${error.message} Look at the user, the password and authSource in STORE_URL.`,
          { cause: error },
        );
      if (elapsed() >= until)
        throw new CannotStartYet(
          `No MongoDB can be reached at ${where} (${errorText(error)}). Is it running, is it the replica set that STORE_URL names, and has it a primary? ` +
            'Start it, or mend STORE_URL, and start again.',
          { cause: error },
        );
      await wait(BETWEEN_TRIES_MS);
    }
  }
};

/** Finds MongoDB and the realm's database in it. Throws CannotStart when the URL is wrong, nothing answers there, or what answers is no replica set. */
export const reachMongo = async (
  settings: MongoStoreSettings,
): Promise<{ readonly client: MongoClient; readonly db: Db }> => {
  const name = databaseOf(settings.url);
  const client = clientFor(settings);
  try {
    await meet(client, settings.connectWithinMs ?? CONNECT_WITHIN_MS);
    return { client, db: client.db(name) };
  } catch (error) {
    await client.close();
    throw error;
  }
};

/** Opens the store. Throws CannotStart as `reachMongo` does. */
export const openMongoStore = async (settings: MongoStoreSettings): Promise<Store> => {
  const { now, collections = [], maxQueue = 1000, maxAtOnce = 50, patienceMs = 8_000 } = settings;
  const { client, db } = await reachMongo(settings);
  try {
    await db.collection(COMMITS).createIndex({ at: 1 }, { name: 'at', expireAfterSeconds: DAY_SECONDS });
    const store = new MongoStore(client, db, {
      now,
      maxQueue,
      maxAtOnce,
      patienceMs,
      preparedWithinMs: PREPARED_WITHIN_MS,
    });
    await store.prepare(collections);
    return store;
  } catch (error) {
    await client.close();
    throw error;
  }
};
