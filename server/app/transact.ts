// The unit of work that every change of the realm goes through: read, decide, commit everything at once, or read and decide again.
// What was read takes part in the commit with its revision, so a decision never rests on something that has moved meanwhile.
// So what is held may at first be taken from memory, where the store offers that (Recall).
// Invariants: a refusal writes nothing, and rests on nothing that was only recalled; facts go out only after the commit
// is durable; work may run several times and must not touch anything but its unit. Work that must happen once begins by
// looking for the trace it leaves (a reply, its own job).
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { elapsed, wait } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../log.ts';
import { CommitUnknown, create, expect, remove, replace } from '../store/Store.ts';
import type {
  Change,
  Collection,
  FindOptions,
  IndexKey,
  Page,
  Recall,
  Store,
  Stored,
} from '../store/Store.ts';
import { aggregateOf, takenRefusal } from '../store/collections.ts';
import type { Watch } from '../metrics/watch.ts';
import { factsOf } from './publish.ts';
import type { Publisher } from './publish.ts';
import { storeRefusal } from './storeAway.ts';

/** What a unit of work needs of the house. */
export interface Transactor {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly publisher: Publisher;
  /** Who keeps count, where somebody does. */
  readonly watch?: Watch;
}

export interface Unit {
  /** Epoch milliseconds at which this attempt began; the same throughout it. */
  readonly now: number;
  /** Reads a document and holds the commit to its revision (or to its absence). Answers what was read, even after a `put`. */
  get<T>(collection: Collection<T>, id: string): Promise<Stored<T> | null>;
  /** Reads the holder of a unique key and holds the commit to its revision. An absence is held by the unique key itself. */
  getUnique<T>(collection: Collection<T>, unique: string, key: IndexKey): Promise<Stored<T> | null>;
  /** Reads a document without holding the commit to it, unless the unit gets or writes it later: then to what was read now. */
  glance<T>(collection: Collection<T>, id: string): Promise<Stored<T> | null>;
  /** Looks up without holding the commit to anything; what of it the unit gets or writes later is held to what was found now. */
  find<T>(collection: Collection<T>, index: string, options: FindOptions): Promise<Page<T>>;
  /** `text` is the body as JSON, where it is there already. */
  create<T>(collection: Collection<T>, id: string, body: T, text?: string): void;
  /** Replaces a document that this unit has read, or creates it when the read found none. */
  put<T>(collection: Collection<T>, id: string, body: T): void;
  /** Removes a document that this unit has read. */
  remove<T>(collection: Collection<T>, id: string): void;
  /** Adds changes made elsewhere, such as those of jobs. */
  add(...changes: readonly Change[]): void;
}

export type Work<T> = (unit: Unit) => Promise<Result<T>>;

export interface TransactOptions {
  /** After this long no new attempt is begun: `busy`. Default 5 seconds. */
  readonly deadlineMs?: number;
  /**
   * Look again, instead of refusing, when a unique key has been taken: for work that first looks whether what it would add is there,
   * which another process may be adding at the same time.
   */
  readonly looksAgain?: boolean;
}

const DEADLINE_MS = 5_000;
const JITTER_MS = 4;
const LONGEST_PAUSE_MS = 200;

/** The retryable refusal; REST answers it with Retry-After. */
export const BUSY: Refusal = { code: 'busy', params: {} };
const UNKNOWN: Refusal = { code: 'outcome_unknown', params: {} };

/** Was it decided and then not kept, through no fault of the decision? Trying again later may help. */
export const isNotKept = ({ code }: Refusal): boolean =>
  code === 'busy' || code === 'unwritable' || code === 'outdated';
/** Worth another try later: not kept, or nobody knows. */
export const isWorthAnotherTry = (refusal: Refusal): boolean =>
  isNotKept(refusal) || refusal.code === 'outcome_unknown';

class UnitOfWork implements Unit {
  readonly now: number;
  /** Does anything of it rest on what was only recalled? Then whatever commits nothing is to be decided again. */
  hasRecalled = false;
  private readonly store: Store;
  private readonly recall: Recall | undefined;
  private readonly read = new Map<
    string,
    { collection: Collection<unknown>; seen: Stored<unknown> | null }
  >();
  /** Read and not held: a later `get` answers the same, so that nothing is decided on one revision and written over another. */
  private readonly glimpsed = new Map<string, Stored<unknown>>();
  private readonly written = new Map<string, Change>();

  /** `recall`: where documents that it is held to may be taken from. */
  constructor(store: Store, now: number, recall: Recall | undefined) {
    this.store = store;
    this.now = now;
    this.recall = recall;
  }

  async get<T>(collection: Collection<T>, id: string): Promise<Stored<T> | null> {
    const key = `${collection.name}/${id}`;
    const known = this.read.get(key);
    if (known !== undefined) return known.seen as Stored<T> | null;
    const seen =
      (this.glimpsed.get(key) as Stored<T> | undefined) ??
      this.recalled(this.recall?.get(collection, id)) ??
      (await this.store.get(collection, id));
    this.read.set(key, { collection: collection as Collection<unknown>, seen });
    return seen;
  }

  async getUnique<T>(collection: Collection<T>, unique: string, key: IndexKey): Promise<Stored<T> | null> {
    const found =
      this.recalled(this.recall?.holder(collection, unique, key)) ??
      (await this.store.findUnique(collection, unique, key));
    if (found === null) return null;
    const name = `${collection.name}/${found.id}`;
    const known = this.read.get(name);
    if (known !== undefined) return known.seen as Stored<T> | null;
    this.read.set(name, { collection: collection as Collection<unknown>, seen: found });
    return found;
  }

  async glance<T>(collection: Collection<T>, id: string): Promise<Stored<T> | null> {
    const key = `${collection.name}/${id}`;
    const known = this.read.get(key)?.seen ?? this.glimpsed.get(key);
    if (known !== undefined) return known as Stored<T>;
    const seen = await this.store.get(collection, id);
    if (seen !== null) this.glimpsed.set(key, seen);
    return seen;
  }

  async find<T>(collection: Collection<T>, index: string, options: FindOptions): Promise<Page<T>> {
    const page = await this.store.find(collection, index, options);
    for (const found of page.items) this.glimpsed.set(`${collection.name}/${found.id}`, found);
    return page;
  }

  create<T>(collection: Collection<T>, id: string, body: T, text?: string): void {
    this.write(create(collection, id, body, text));
  }

  put<T>(collection: Collection<T>, id: string, body: T): void {
    const known = this.read.get(`${collection.name}/${id}`);
    if (known === undefined) throw new Error(`${collection.name}/${id} is put without having been read`);
    this.write(known.seen === null ? create(collection, id, body) : replace(collection, known.seen, body));
  }

  remove<T>(collection: Collection<T>, id: string): void {
    const seen = this.read.get(`${collection.name}/${id}`)?.seen;
    if (seen === undefined || seen === null)
      throw new Error(`${collection.name}/${id} is removed without having been read`);
    this.write(remove(collection, seen));
  }

  add(...changes: readonly Change[]): void {
    for (const change of changes) this.write(change);
  }

  /** The bodies that were read, by `collection/id`. */
  seen(): ReadonlyMap<string, unknown> {
    return new Map([...this.read].flatMap(([key, { seen }]) => (seen === null ? [] : [[key, seen.body]])));
  }

  private recalled<T>(stored: Stored<T> | undefined): Stored<T> | undefined {
    this.hasRecalled ||= stored !== undefined;
    return stored;
  }

  private write(change: Change): void {
    this.written.set(`${aggregateOf(change.collection.name).name}/${change.id}`, change);
  }

  /** The change set: everything written, and everything else that was read as `expect`. Empty when nothing was written. */
  changes(): readonly Change[] {
    if (this.written.size === 0) return [];
    const held = [...this.read]
      .filter(([key]) => !this.written.has(key))
      .map(([key, { collection, seen }]) =>
        expect(collection, seen ?? { id: key.slice(collection.name.length + 1), revision: 0 }),
      );
    return [...this.written.values(), ...held];
  }
}

/**
 * Runs `work` until what it decided is committed, it refuses, or the deadline passes (refusal `busy`, retryable).
 * A moved revision, or a commit of unknown fate, runs it again on fresh reads; when the fate of the last commit is still unknown at the end,
 * the refusal is `outcome_unknown`. A unique key that another document holds is the refusal its aggregate declares. A
 * full store is `busy` at once, one that can't write `unwritable`, one that a newer version of the game has written `outdated`: nothing was done.
 */
export const transact = async <T>(
  deps: Transactor,
  work: Work<T>,
  options: TransactOptions = {},
): Promise<Result<T>> => {
  const until = elapsed() + (options.deadlineMs ?? DEADLINE_MS);
  let isUnknown = false;
  for (let attempt = 1; ; attempt += 1) {
    const unit = new UnitOfWork(deps.store, deps.clock.now(), attempt === 1 ? deps.store.recall : undefined);
    try {
      const decided = await work(unit).catch((error: unknown) => {
        if (unit.hasRecalled) return null;
        throw error;
      });
      // The commit would show that what was recalled is no longer so. Where there is none, only another look does.
      if (decided === null || (unit.hasRecalled && (!decided.ok || unit.changes().length === 0))) continue;
      // It has looked again: had the last commit been kept, it would have found the trace.
      isUnknown = false;
      if (!decided.ok) return decided;
      const changes = unit.changes();
      if (changes.length === 0) return decided;
      const result = await deps.store.commit(changes);
      if (result.status === 'committed') {
        for (const fact of factsOf(changes, result.revisions, unit.seen())) deps.publisher.publish(fact);
        return decided;
      }
      if (result.status === 'taken' && options.looksAgain !== true) {
        const refusal = takenRefusal(result.collection, result.key);
        if (refusal !== null) return refuse(refusal);
        throw new Error(`the unique key ${result.collection}.${result.key} is held by another document`);
      }
    } catch (error) {
      const failure = storeRefusal(error);
      if (failure === null) throw error;
      deps.watch?.storeFailed(failure.code);
      if (!(error instanceof CommitUnknown)) return refuse(isUnknown ? UNKNOWN : failure);
      isUnknown = true;
      deps.log.warn({ err: error }, 'a commit of unknown fate; looking again');
    }
    const pause = Math.min(LONGEST_PAUSE_MS, deps.ids.below(JITTER_MS * 2 ** Math.min(attempt, 8)));
    if (elapsed() + pause > until) return refuse(isUnknown ? UNKNOWN : BUSY);
    await wait(pause);
  }
};
