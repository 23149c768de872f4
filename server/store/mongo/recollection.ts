// Kingdoms, and whatever else is declared so, as this process last read or wrote them: most deeds of a ruler come to one process, and need neither ask for
// the kingdom nor decode it, nor reckon anew what rests on those of its parts that are the same as before.
// Invariants: a document here was kept at its revision, and nobody can change it; one that somebody else was found to write too is not recalled for a
// while, so that those who share it do not stumble at every step; what nobody asks for is let go.
import { frozen, isJson } from '../frozenJson.ts';
import { sameKey } from '../keys.ts';
import type { AnyCollection, Collection, CommitResult, IndexKey, Recall, Stored } from '../Store.ts';
import { nameOf, type ReadyChange } from './changeSets.ts';

/** Nobody has asked for a document for twice as long at most. */
const TURN_MS = 30_000;
/** Documents of one turn: some 40 MB once they are decoded. */
const MOST = 4_000;
/** For how long a document is asked for that others write too. */
const SHARED_MS = 60_000;

/** Changed in its place: a Map that is added to and taken from at every deed keeps its outgrown tables alive. */
interface Remembered {
  stored: Stored<unknown> | null;
  /** Until when it is not recalled. */
  sharedUntil: number;
}

const holding = (collection: AnyCollection, unique: string, key: IndexKey): string =>
  `${collection.name}/${unique}/${key.join('/')}`;

export class Recollection implements Recall {
  /** By `collection/id`: those asked for since the last turn, and those that were in the turn before and not since. */
  #recent = new Map<string, Remembered>();
  #older = new Map<string, Remembered>();
  /** Who held a unique key when it was last asked for: a hint, held against the document before it is believed. */
  readonly #holders = new Map<string, string>();
  #turnedAt: number;
  readonly #now: () => number;

  /** `now` in milliseconds, by any clock. */
  constructor(now: () => number) {
    this.#now = now;
    this.#turnedAt = now();
  }

  get<T>({ name }: Collection<T>, id: string): Stored<T> | undefined {
    this.#turn();
    const known = this.#find(`${name}/${id}`);
    return known === undefined || known.stored === null || this.#now() < known.sharedUntil
      ? undefined
      : (known.stored as Stored<T>);
  }

  holder<T>(collection: Collection<T>, unique: string, key: IndexKey): Stored<T> | undefined {
    const id = this.#holders.get(holding(collection, unique, key));
    const found = id === undefined ? undefined : this.get(collection, id);
    return found !== undefined && sameKey(collection.unique[unique]?.(found.body), key) ? found : undefined;
  }

  /** Takes down what was read. Answers what is in mind of the same revision, so that its parts are the same values as before. */
  read<T>(collection: Collection<T>, stored: Stored<T>): Stored<T> {
    if (collection.isRecalled !== true) return stored;
    this.#turn();
    const known = this.#remembered(`${collection.name}/${stored.id}`);
    if (known.stored?.revision === stored.revision) return known.stored as Stored<T>;
    // What was asked for before a commit and answered after it is of the past.
    if (known.stored === null || known.stored.revision < stored.revision) known.stored = frozen(stored);
    return stored;
  }

  /** Takes down what was read, and that it holds a unique key. */
  found<T>(collection: Collection<T>, unique: string, key: IndexKey, stored: Stored<T>): Stored<T> {
    if (collection.isRecalled === true) {
      if (this.#holders.size >= MOST) this.#holders.clear();
      this.#holders.set(holding(collection, unique, key), stored.id);
    }
    return this.read(collection, stored);
  }

  /** May a body that is about to be committed be kept as it is? Then nobody can change it from here on. Only what somebody has read is. */
  takes(collection: string, id: string, body: unknown): boolean {
    const known = this.#find(`${collection}/${id}`);
    return known !== undefined && isJson(body, known.stored?.body);
  }

  /** Follows what became of a change set: what it wrote, or that a document was not at the revision that was expected. */
  follow(set: readonly ReadyChange[], result: CommitResult): void {
    if (result.status === 'moved') this.#isShared(`${result.collection}/${result.id}`);
    if (result.status !== 'committed') return;
    for (const change of set) {
      const known = change.after.kind === 'same' ? undefined : this.#find(nameOf(change));
      if (known === undefined) continue;
      const { id, expected, after } = change;
      known.stored =
        after.kind === 'content' && after.isFrozen
          ? Object.freeze({ id, revision: expected + 1, body: after.content.body })
          : null;
    }
  }

  /** Forgets everything. */
  clear(): void {
    this.#recent = new Map();
    this.#older = new Map();
  }

  #isShared(name: string): void {
    const known = this.#find(name);
    if (known === undefined) return;
    known.stored = null;
    known.sharedUntil = this.#now() + SHARED_MS;
  }

  #find(name: string): Remembered | undefined {
    const known = this.#recent.get(name);
    if (known !== undefined) return known;
    const older = this.#older.get(name);
    if (older === undefined) return undefined;
    this.#older.delete(name);
    this.#recent.set(name, older);
    return older;
  }

  #remembered(name: string): Remembered {
    const known = this.#find(name) ?? { stored: null, sharedUntil: 0 };
    this.#recent.set(name, known);
    return known;
  }

  #turn(): void {
    const now = this.#now();
    if (now - this.#turnedAt < TURN_MS && this.#recent.size < MOST) return;
    this.#older = this.#recent;
    this.#recent = new Map();
    this.#turnedAt = now;
  }
}
