// The store port: documents with revisions, read singly or by index, changed only by atomic change sets.
// Everything durable (kingdoms, battles, ledger, jobs, replies, accounts) is a document in a declared collection, so one primitive,
// `commit`, carries every change of the realm: all of a change set is on disk or none of it. Adapters: sqlite/ (one machine), mongo/ (at scale).
// Invariant: `commit` resolves only after the change is durable; nothing is published or acknowledged before.
import { errorText } from '../errorText.ts';

/** One part of an index key. Numbers sort numerically and before strings; strings sort by code point. */
export type KeyPart = string | number;
export type IndexKey = readonly KeyPart[];

/** How a kind of document is kept. Part of an aggregate's declaration (aggregate.ts); adapters derive their tables and indexes from it. */
export interface Collection<T> {
  readonly name: string;
  /** The version that `upcast` produces and that is written with every document. */
  readonly schemaVersion: number;
  /** Turns a body stored under an older schema version into today's shape. Called only when versions differ. */
  readonly upcast: (body: unknown, fromVersion: number) => T;
  /** The first schema version whose documents have the keys that today's functions make of them; when it is left out, today's. */
  readonly keysSince?: number;
  /** Ordered look-ups by name; null keeps a document out of that index. */
  readonly indexes: Readonly<Record<string, (body: T) => IndexKey | null>>;
  /** Keys that at most one document of the collection may hold; null claims nothing. */
  readonly unique: Readonly<Record<string, (body: T) => IndexKey | null>>;
  /**
   * True for long bodies that are seldom read: an adapter keeps them in less room, at the price of packing and unpacking. Where some of them are
   * written again and again before that, what tells those that are done from the others.
   */
  readonly compact?: boolean | ((body: T) => boolean);
  /**
   * True where a document's id is given to no other once it is gone, so that its revision alone says what it is: such documents may be decided on from
   * memory (Recall).
   */
  readonly isRecalled?: boolean;
  /** What a list shows of a document, kept beside it. `version` rises with the shape; summaries of another are made anew from the body. */
  readonly summary?: { readonly version: number; readonly of: (body: T) => unknown };
}

/** A collection whose documents can be listed by their summaries. */
export interface Summarised<T, S> extends Collection<T> {
  readonly summary: { readonly version: number; readonly of: (body: T) => S };
}

/** Any declared collection, whatever its documents are. */
export type AnyCollection = Omit<Collection<never>, 'upcast'> & {
  readonly upcast: (body: unknown, fromVersion: number) => unknown;
};

/** A document as it was read: `revision` counts its writes from 1. It may be another reader's as well: nobody changes it. */
export interface Stored<T> {
  readonly id: string;
  readonly revision: number;
  readonly body: T;
}

/** A document as it lies in the store: its body in the shape of `schemaVersion`, not brought to today's. What backups and copies are made of. */
export interface RawDocument {
  readonly id: string;
  readonly revision: number;
  readonly schemaVersion: number;
  readonly body: unknown;
}

/** Names a document's revision; 0 means that there is none. */
export interface Seen {
  readonly id: string;
  readonly revision: number;
}

/**
 * A look-up in an index: all documents whose key begins with `prefix`, in key order, then by id; both backwards when descending.
 * A key that ends with the prefix comes before those that go on, and has no part that `from` could include.
 */
export interface FindOptions {
  readonly prefix: IndexKey;
  /** Lowest key part after the prefix, included. */
  readonly from?: KeyPart;
  /** Highest key part after the prefix, included. */
  readonly to?: KeyPart;
  readonly descending?: boolean;
  /** 1 to 500. */
  readonly limit: number;
  /** `next` of an earlier page of the same look-up (same index, prefix, bounds and direction); anything else throws BadCursor. */
  readonly cursor?: string;
}

export interface Page<T> {
  readonly items: readonly Stored<T>[];
  /** Opaque; null on the last page. */
  readonly next: string | null;
}

export type Change =
  | {
      readonly kind: 'create';
      readonly collection: Collection<unknown>;
      readonly id: string;
      readonly body: unknown;
      /** The body as JSON, where whoever makes it has it already: an adapter that keeps texts need not write it again. */
      readonly text?: string;
    }
  | {
      readonly kind: 'replace';
      readonly collection: Collection<unknown>;
      readonly id: string;
      readonly revision: number;
      readonly body: unknown;
    }
  | {
      readonly kind: 'remove';
      readonly collection: Collection<unknown>;
      readonly id: string;
      readonly revision: number;
    }
  | {
      readonly kind: 'expect';
      readonly collection: Collection<unknown>;
      readonly id: string;
      readonly revision: number;
    };

/**
 * One atomic change. A document may appear once (twice is a bug and throws). Unique keys that the set releases may be claimed in the
 * same set, so two documents can swap theirs.
 */
export type ChangeSet = readonly Change[];

/** Fails with `moved` when the id is already there. */
export const create = <T>(collection: Collection<T>, id: string, body: T, text?: string): Change => ({
  kind: 'create',
  collection: collection as Collection<unknown>,
  id,
  body,
  ...(text === undefined ? {} : { text }),
});

/** Fails with `moved` when the document is no longer at the revision that was read. */
export const replace = <T>(collection: Collection<T>, seen: Seen, body: T): Change => ({
  kind: 'replace',
  collection: collection as Collection<unknown>,
  id: seen.id,
  revision: seen.revision,
  body,
});

/** Fails with `moved` when the document is no longer at the revision that was read. */
export const remove = <T>(collection: Collection<T>, seen: Seen): Change => ({
  kind: 'remove',
  collection: collection as Collection<unknown>,
  id: seen.id,
  revision: seen.revision,
});

/** Changes nothing, but fails with `moved` when what was read has changed (revision 0: when it has come to be). */
export const expect = <T>(collection: Collection<T>, seen: Seen): Change => ({
  kind: 'expect',
  collection: collection as Collection<unknown>,
  id: seen.id,
  revision: seen.revision,
});

export type CommitResult =
  /** Durable. `revisions` are those of the written documents, by `collection/id`. */
  | { readonly status: 'committed'; readonly revisions: ReadonlyMap<string, number> }
  /** A document was not at its expected revision: read again and decide again. Nothing was written. */
  | { readonly status: 'moved'; readonly collection: string; readonly id: string }
  /**
   * A unique key is held by another document: a refusal, never a retry. Nothing was written. `key` is its name in `Collection.unique`.
   * Told only when every revision was as expected: `moved` comes first.
   */
  | { readonly status: 'taken'; readonly collection: string; readonly key: string };

/** The cursor of a look-up was not given out for it: the caller's mistake, and a client's when it travelled. */
export class BadCursor extends Error {
  constructor() {
    super('the cursor does not belong to this look-up');
    this.name = 'BadCursor';
  }
}

const MOST_AT_ONCE = 500;

/** Throws RangeError unless a page of this many is one that the port promises. */
export const checkLimit = (limit: number): void => {
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_AT_ONCE)
    throw new RangeError(`limit must be 1 to ${MOST_AT_ONCE}`);
};

/** The queue of commits is full, or the store is closing: nothing was written; try again after `retryAfterSeconds`. */
export class StoreBusy extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('the store is busy');
    this.name = 'StoreBusy';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The store can't write at the moment, for want of disk or because the disk fails: nothing was written. */
export class StoreUnwritable extends Error {
  constructor(cause: unknown) {
    super(`the store can't write: ${errorText(cause)}`, { cause });
    this.name = 'StoreUnwritable';
  }
}

/** The store failed after a commit was handed to it: whether it is durable is unknown; settle it by looking up the reply. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('the store did not say whether the change was kept', { cause });
    this.name = 'CommitUnknown';
  }
}

/** A newer version of the game wrote a document that was read: nothing was done. This version can't go on with it, and won't later. */
export class NewerDocument extends Error {
  readonly collection: string;
  constructor(collection: string, id: string, version: number, known: number) {
    super(`${collection}/${id} has schema version ${version}; this version of the game knows ${known}`);
    this.name = 'NewerDocument';
    this.collection = collection;
  }
}

/** What readiness and metrics look at. */
export interface StoreHealth {
  readonly queued: number;
  /** Milliseconds that the oldest queued commit has waited; 0 when none waits. */
  readonly oldestWait: number;
  readonly commits: number;
  /** Durable syncs; fewer than commits when groups form. */
  readonly syncs: number;
  /** The last commit that had something to write could not be written, or the last read was given up. */
  readonly isFailing: boolean;
}

/**
 * Documents as this process last read or wrote them, which others may have written since: for whoever holds the commit to their revisions, and looks again
 * before a refusal. Undefined where nothing is in mind.
 */
export interface Recall {
  get<T>(collection: Collection<T>, id: string): Stored<T> | undefined;
  /** The holder of a unique key. */
  holder<T>(collection: Collection<T>, unique: string, key: IndexKey): Stored<T> | undefined;
}

export interface Store {
  /** Where others write too, and a question costs something. */
  readonly recall?: Recall;
  get<T>(collection: Collection<T>, id: string): Promise<Stored<T> | null>;
  /** In the order of `ids`; null where there is none. */
  getMany<T>(collection: Collection<T>, ids: readonly string[]): Promise<readonly (Stored<T> | null)[]>;
  find<T>(collection: Collection<T>, index: string, options: FindOptions): Promise<Page<T>>;
  /** The same look-up, each document as its summary: what a list reads, so that it never parses whole documents. */
  list<T, S>(collection: Summarised<T, S>, index: string, options: FindOptions): Promise<Page<S>>;
  /** The one document that holds a unique key, or null. */
  findUnique<T>(collection: Collection<T>, unique: string, key: IndexKey): Promise<Stored<T> | null>;
  /**
   * How many documents an index holds under `prefix`, with a next part between `from` and `to` where they are given, both included.
   * Counting goes through the index: it stops at `most` where that is given.
   */
  count<T>(
    collection: Collection<T>,
    index: string,
    prefix: IndexKey,
    bounds?: Pick<FindOptions, 'from' | 'to'> & { readonly most?: number },
  ): Promise<number>;
  /**
   * Bodies and keys are taken down before the call returns; later changes to the objects do not matter.
   * Rejects with StoreBusy or StoreUnwritable (nothing written), CommitUnknown (look it up), or the cause when this set
   * alone could not be written (nothing written).
   */
  commit(changes: ChangeSet): Promise<CommitResult>;
  /** Every document of a collection, `limit` (1 to 500) at a time: those whose id is beyond `after`, in order of id by code point. */
  scan(
    collection: AnyCollection,
    options: { readonly after?: string; readonly limit: number },
  ): Promise<readonly RawDocument[]>;
  /**
   * Puts documents, each named once, in the place of whatever has their ids, revisions and all, with the keys and summaries that today's declaration makes of
   * them. Durable when it resolves; the same again changes nothing. Throws when another document holds a unique key of theirs. For
   * collections that nothing else writes to meanwhile.
   */
  restore(collection: AnyCollection, documents: readonly RawDocument[]): Promise<void>;
  health(): StoreHealth;
  /**
   * Does a little of the upkeep that was put off (summaries of documents that an earlier version wrote, bodies not yet packed) and
   * answers whether there may be more. May be stopped or killed anywhere; reads are right before, during and after.
   */
  tend(): Promise<boolean>;
  /** Flushes what is queued, then closes; later calls throw StoreBusy. */
  close(): Promise<void>;
}
