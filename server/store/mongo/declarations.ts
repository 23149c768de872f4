// Which collections this process has declared: their indexes are built, and their documents have the keys that today's declaration makes.
// Several processes may do this at once, each step as good twice as once. Long work (an index over millions, keys made anew) is waited for only so
// long; the rest goes on beside the game, an index that is still being built is busy until then, and tend() makes the rest of the keys.
// Invariants: revisions and bodies never change here; keys are rewritten only by the version that was declared last,
// and only where nobody else wrote meanwhile.
import type { AnyBulkWriteOperation, Db, Filter, IndexDescription } from 'mongodb';
import { elapsed, wait } from '../../clock.ts';
import { inTodaysShape } from '../inShape.ts';
import type { AnyCollection } from '../Store.ts';
import { declarationMark, indexPath, madeOf, uniquePath, type KeptDocument } from './documents.ts';
import { isDuplicateKey, isPassing } from './faults.ts';

/** What the store knows of itself, and of each collection how it was last declared. */
const ABOUT = 'store.about';
interface About {
  readonly _id: string;
  readonly declared: string;
}

/** Documents looked at and rewritten in a step. */
const AT_ONCE = 100;
const TRY_AGAIN_MS = 500;

const DECLARED_INDEX = 'declared';

const indexesOf = (collection: AnyCollection): IndexDescription[] => [
  ...Object.keys(collection.indexes).map((name) => ({
    name: indexPath(name),
    key: { [indexPath(name)]: 1, _id: 1 } as const,
    partialFilterExpression: { [indexPath(name)]: { $exists: true } },
  })),
  ...Object.keys(collection.unique).map((name) => ({
    name: uniquePath(name),
    key: { [uniquePath(name)]: 1 } as const,
    unique: true,
    sparse: true,
  })),
  { name: DECLARED_INDEX, key: { declared: 1 } },
];

interface Known {
  readonly collection: AnyCollection;
  readonly prepared: Promise<void>;
  /** Nobody waits for `prepared` any more. */
  isLetGo: boolean;
}

/** Documents that another declaration has made, in keys or, when `inSummary`, in their summaries too; those of newer versions are left alone. */
const staleFilter = (collection: AnyCollection, inSummary: boolean): Filter<KeptDocument> => {
  const { keys, whole } = declarationMark(collection);
  // A character beyond the bar that ends `keys`.
  const [low, high] = inSummary ? [whole, `${whole}\0`] : [keys, `${keys.slice(0, -1)}}`];
  return {
    $or: [{ declared: { $lt: low } }, { declared: { $gte: high } }],
    schemaVersion: { $lte: collection.schemaVersion },
  };
};

export class Declarations {
  readonly #db: Db;
  readonly #patienceMs: number;
  readonly #known = new Map<string, Known>();
  #isClosed = false;

  constructor(db: Db, patienceMs: number) {
    this.#db = db;
    this.#patienceMs = patienceMs;
  }

  /** Resolves when a collection is ready for use, or has been waited for long enough. Throws when it can't be made ready. */
  async ensure(collection: AnyCollection): Promise<void> {
    let known = this.#known.get(collection.name);
    if (known === undefined) {
      known = { collection, prepared: this.#prepare(collection), isLetGo: false };
      known.prepared.catch(() => undefined);
      this.#known.set(collection.name, known);
    }
    if (known.collection !== collection)
      throw new Error(`two collections are declared as ${collection.name}`);
    if (known.isLetGo) return;
    const { promise: isPatienceOver, resolve: giveUp } = Promise.withResolvers<void>();
    const timer = setTimeout(giveUp, this.#patienceMs);
    try {
      await Promise.race([known.prepared, isPatienceOver]);
      known.isLetGo = true;
    } finally {
      clearTimeout(timer);
    }
  }

  /** One step of making keys and summaries anew, over the first collection that wants it; false when none does. */
  async tend(): Promise<boolean> {
    for (const { collection } of this.#known.values()) {
      const about = await this.#about(collection);
      if (about?.declared !== declarationMark(collection).whole) continue;
      if ((await this.#renew(collection, staleFilter(collection, true))) > 0) return true;
    }
    return false;
  }

  /** No more work is begun. */
  close(): void {
    this.#isClosed = true;
  }

  #about(collection: AnyCollection): Promise<About | null> {
    return this.#db.collection<About>(ABOUT).findOne({ _id: collection.name });
  }

  async #prepare(collection: AnyCollection): Promise<void> {
    const until = elapsed() + this.#patienceMs;
    for (;;) {
      try {
        await this.#build(collection);
        while (!this.#isClosed && elapsed() < until) {
          if ((await this.#renew(collection, staleFilter(collection, false))) === 0) break;
        }
        return;
      } catch (error) {
        // A long build goes on in the server when the connection that asked for it has gone; to ask again is to wait for it again.
        if (!isPassing(error) || this.#isClosed) throw error;
        await wait(TRY_AGAIN_MS);
      }
    }
  }

  async #build(collection: AnyCollection): Promise<void> {
    await this.#db.collection(collection.name).createIndexes(indexesOf(collection));
    const declared = declarationMark(collection).whole;
    if ((await this.#about(collection))?.declared === declared) return;
    await this.#db
      .collection<About>(ABOUT)
      .updateOne({ _id: collection.name }, { $set: { declared } }, { upsert: true });
  }

  /** Makes the keys and summaries of some documents anew; answers how many it looked at. */
  async #renew(collection: AnyCollection, stale: Filter<KeptDocument>): Promise<number> {
    const documents = this.#db.collection<KeptDocument>(collection.name);
    const some = await documents.find(stale).hint(DECLARED_INDEX).limit(AT_ONCE).toArray();
    if (some.length === 0) return 0;
    const renewals = some.map((kept): AnyBulkWriteOperation<KeptDocument> => {
      const { _id, revision, declared, schemaVersion, body } = kept;
      const made = madeOf(collection, inTodaysShape(collection, _id, schemaVersion, body));
      const gone = (['keys', 'unique', 'summary'] as const).filter((part) => made[part] === undefined);
      // A pipeline takes parts out and puts parts in at once; literally, for keys may begin with a dollar.
      const update = [
        ...(gone.length === 0 ? [] : [{ $unset: gone }]),
        { $set: Object.fromEntries(Object.entries(made).map(([name, part]) => [name, { $literal: part }])) },
      ];
      return { updateOne: { filter: { _id, revision, declared }, update } };
    });
    try {
      await documents.bulkWrite(renewals, { ordered: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new Error(`${collection.name}: two documents hold what is to be a unique key. ${String(error)}`, {
        cause: error,
      });
    }
    return some.length;
  }
}
