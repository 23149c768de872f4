// Documents that were read of late, decoded: what is read again and again (a ruler's kingdom, a battle that several watch) is parsed at most
// once a revision, and not at all where the body that was committed can itself be kept; nobody asking for it, it is let
// go. This process is the file's only writer, so what it knows is what is there.
// Invariants: a document here is the committed one, at its revision; what it holds altogether is bounded by the length of the texts; nobody
// can change what was read, for the next reader is given the same. What is known of a document is changed in its place, and its place is not given to
// another: a Map that is added to and taken from at every deed leaves its outgrown tables in a chain, by which V8 keeps
// alive, until it marks all of the heap, whatever was ever in them.
import type { AnyCollection, IndexKey, Stored } from '../Store.ts';
import { frozen, isJson } from '../frozenJson.ts';
import { inTodaysShape } from '../inShape.ts';
import { sameKey } from '../keys.ts';
import type { Knowing, ReadyChange } from './changeSets.ts';
import { encodedKey, written, type Encoded, type WrittenKeys } from './documentKeys.ts';

/**
 * Characters of all texts together: about four thousand rulers at play, each with kingdom, account, session and what
 * they fight, which take some three times that once they are decoded.
 * Where fewer play, less is held: see LEFT_AFTER_MS.
 */
const MOST_TEXT = 16_777_216;
/** A document that would push out many others is not kept. */
const LONGEST_TEXT = 262_144;
/** Nobody has asked for a document for twice as long at most: whoever asks next waits for the file, and until then it costs nobody memory. */
const TURN_MS = 30_000;
/** Holders of unique keys that are kept in mind. */
const MOST_HOLDERS = 10_000;

interface Known {
  revision: number;
  schemaVersion: number;
  /** Null once it is decoded. */
  text: string | null;
  length: number;
  stored: Stored<unknown> | null;
  /** Its keys as the file has them (documentKeys.ts), once they were reckoned. */
  keys: WrittenKeys | null;
}

/** A unique key by name. Two that differ may have the same: who is named is held against it. */
const holding = (collection: AnyCollection, unique: string, key: IndexKey): string =>
  `${collection.name}/${unique}/${key.join('/')}`;

/** The encoded keys of `now`: those of `before` where they are the same, which `encoded` are; null where all of them are. */
const keysAfter = (
  functions: Readonly<Record<string, (body: never) => IndexKey | null>>,
  before: unknown,
  now: unknown,
  encoded: Encoded,
): Encoded | null => {
  let after: Record<string, string> | null = null;
  for (const name of Object.keys(functions)) {
    const keyOf = functions[name];
    const [was, is] = [keyOf?.(before as never) ?? null, keyOf?.(now as never) ?? null];
    if (is === null ? was === null : sameKey(was, is)) continue;
    after ??= { ...encoded };
    if (is === null) delete after[name];
    else after[name] = encodedKey(is);
  }
  return after;
};

/** Documents by `collection/id`. */
class Shelf {
  readonly known = new Map<string, Known>();
  length = 0;
}

export class KnownDocuments implements Knowing {
  /** Those asked for since the last turn. */
  #recent = new Shelf();
  /** Those asked for in the turn before, and not since: with the next they are let go. */
  #older = new Shelf();
  #turnedAt: number;
  /** Who held a unique key when it was last asked for: a hint, held against the document before it is believed. */
  readonly #holders = new Map<string, string>();
  readonly #now: () => number;

  /** `now` in milliseconds, by any clock. */
  constructor(now: () => number) {
    this.#now = now;
    this.#turnedAt = now();
  }

  /** The document, where it is known. Throws NewerDocument where it must not be read. */
  get<T>(collection: AnyCollection, id: string): Stored<T> | undefined {
    this.#turn();
    const known = this.#find(`${collection.name}/${id}`);
    if (known === undefined) return undefined;
    if (known.text !== null) {
      const body = inTodaysShape(collection, id, known.schemaVersion, JSON.parse(known.text));
      known.stored = frozen({ id, revision: known.revision, body });
      known.text = null;
    }
    return known.stored as Stored<T>;
  }

  /** The document at this revision, where it is known. */
  at<T>(collection: AnyCollection, id: string, revision: number): Stored<T> | undefined {
    return this.#find(`${collection.name}/${id}`)?.revision === revision
      ? this.get(collection, id)
      : undefined;
  }

  /** The known holder of a unique key. */
  holder<T>(collection: AnyCollection, unique: string, key: IndexKey): Stored<T> | undefined {
    const id = this.#holders.get(holding(collection, unique, key));
    const found = id === undefined ? undefined : this.get<T>(collection, id);
    return found !== undefined && sameKey(collection.unique[unique]?.(found.body as never), key)
      ? found
      : undefined;
  }

  /** Takes down what was read; `length` is that of its text. Answers the same, which nobody can change any more. */
  read<T>(collection: AnyCollection, stored: Stored<T>, length: number): Stored<T> {
    const name = `${collection.name}/${stored.id}`;
    if (this.#find(name) !== undefined || length > LONGEST_TEXT) return stored;
    const { revision } = stored;
    const { schemaVersion } = collection;
    this.#keep(name, { revision, schemaVersion, text: null, length, stored, keys: null });
    this.#turn();
    return frozen(stored);
  }

  /** Takes down who holds a unique key. */
  held(collection: AnyCollection, unique: string, key: IndexKey, id: string): void {
    if (this.#holders.size >= MOST_HOLDERS) this.#holders.clear();
    this.#holders.set(holding(collection, unique, key), id);
  }

  /** Can a body that is about to be committed be kept as it is? Then nobody can change it from here on. Only what somebody has read is. */
  takes(collection: string, id: string, body: unknown): boolean {
    const known = this.#find(`${collection}/${id}`);
    return known !== undefined && isJson(body, known.stored?.body);
  }

  /** The keys of a body that is about to be committed, from those of the document that it writes over: most deeds leave most of them as they were. */
  keys(collection: AnyCollection, id: string, body: unknown): WrittenKeys | null {
    const known = this.#find(`${collection.name}/${id}`);
    if (known === undefined || known.keys === null || known.stored === null) return null;
    const before = known.stored.body;
    const { index, unique } = known.keys;
    const changed = {
      index: keysAfter(collection.indexes, before, body, index),
      unique: keysAfter(collection.unique, before, body, unique),
    };
    if (changed.index === null && changed.unique === null) return known.keys;
    return written({ index: changed.index ?? index, unique: changed.unique ?? unique });
  }

  /** Follows a change set that was committed. Only what somebody has read is worth following. */
  follow(changes: readonly ReadyChange[]): void {
    this.#turn();
    for (const { collection, id, expected, after } of changes) {
      if (after.kind === 'same') continue;
      const name = `${collection}/${id}`;
      const known = this.#find(name);
      if (known === undefined) continue;
      if (after.kind === 'gone' || after.text.length > LONGEST_TEXT) {
        this.#recent.known.delete(name);
        this.#recent.length -= known.length;
        continue;
      }
      const { text, schemaVersion, kept } = after;
      const revision = expected + 1;
      this.#recent.length += text.length - known.length;
      known.revision = revision;
      known.schemaVersion = schemaVersion;
      known.text = kept === null ? text : null;
      known.length = text.length;
      known.stored = kept === null ? null : Object.freeze({ id, revision, body: kept.body });
      known.keys = kept?.keys ?? null;
    }
  }

  /** Forgets everything. */
  clear(): void {
    this.#recent = new Shelf();
    this.#older = new Shelf();
    this.#holders.clear();
  }

  /** What is known under a name. It is among the recent from then on. */
  #find(name: string): Known | undefined {
    const known = this.#recent.known.get(name);
    if (known !== undefined) return known;
    const older = this.#older.known.get(name);
    if (older === undefined) return undefined;
    this.#older.known.delete(name);
    this.#older.length -= older.length;
    this.#keep(name, older);
    return older;
  }

  #keep(name: string, known: Known): void {
    this.#recent.known.set(name, known);
    this.#recent.length += known.length;
  }

  /** Lets go what nobody has asked for, where it is time or there is too much. Not while something in hand is still to be changed in its place. */
  #turn(): void {
    const now = this.#now();
    const isTooMuch = this.#recent.length + this.#older.length > MOST_TEXT;
    if (now - this.#turnedAt < TURN_MS && !isTooMuch) return;
    this.#older = this.#recent;
    this.#recent = new Shelf();
    this.#turnedAt = now;
  }
}
