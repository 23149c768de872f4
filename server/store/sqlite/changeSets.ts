// A change set made ready for SQLite, and how it is applied inside the writer's transaction.
// Invariants: all revisions are checked, a new document's by writing it, before any key is claimed or any document replaced; unique keys
// are all let go before any is claimed, so that two documents may swap theirs; index rows are touched only where a key changed.
import type { AnyCollection, ChangeSet } from '../Store.ts';
import { isCompact, packed, summaryOf } from './body.ts';
import {
  entriesLeft,
  keysOf,
  NO_KEYS,
  readKeys,
  written,
  type DocumentKeys,
  type WrittenKeys,
} from './documentKeys.ts';
import type { HeadRow, Statements } from './statements.ts';

/** The revision that must be there (0: none), and what to put in its place; `expect` leaves it as it is. */
export interface ReadyChange {
  readonly collection: string;
  readonly id: string;
  readonly expected: number;
  readonly after:
    | { readonly kind: 'same' }
    | { readonly kind: 'gone' }
    | {
        readonly kind: 'body';
        readonly schemaVersion: number;
        readonly text: string;
        /** Is it to lie packed? */
        readonly isCompact: boolean;
        readonly summary: { readonly version: number; readonly text: string } | null;
        /** See documentKeys.ts. */
        readonly keysText: string;
        /** The body itself and its keys, where they may be kept beside their texts (known.ts). */
        readonly kept: { readonly body: unknown; readonly keys: WrittenKeys } | null;
      };
}

/** What is known in memory of the documents that a change set writes over (known.ts). */
export interface Knowing {
  /** May this body be kept as it is, in memory too? */
  takes(collection: string, id: string, body: unknown): boolean;
  /** The keys that this body has, where they can be told from those that the document is known to have. */
  keys(collection: AnyCollection, id: string, body: unknown): WrittenKeys | null;
}

const bodyAfter = (
  collection: AnyCollection,
  id: string,
  body: unknown,
  knowing: Knowing,
  given: string | undefined,
): ReadyChange['after'] => {
  const text: unknown = given ?? JSON.stringify(body);
  if (typeof text !== 'string') throw new TypeError(`${collection.name}: a body must be a JSON value`);
  const summary = summaryOf(collection, body);
  const keys = knowing.keys(collection, id, body) ?? written(keysOf(collection, body));
  return {
    kind: 'body',
    schemaVersion: collection.schemaVersion,
    text,
    isCompact: isCompact(collection, body),
    summary: summary === null ? null : { version: collection.summary?.version ?? 0, text: summary },
    keysText: keys.text,
    kept: knowing.takes(collection.name, id, body) ? { body, keys } : null,
  };
};

/** Takes down bodies and keys. Throws on what is a bug: a body that is no JSON, a bad key part, a document that appears twice. */
export const makeReady = (changes: ChangeSet, knowing: Knowing): readonly ReadyChange[] => {
  const named = new Set<string>();
  return changes.map((change) => {
    const { collection, id } = change;
    const name = `${collection.name}/${id}`;
    if (named.has(name)) throw new Error(`${name} appears twice in a change set`);
    named.add(name);
    const common = {
      collection: collection.name,
      id,
      expected: change.kind === 'create' ? 0 : change.revision,
    };
    switch (change.kind) {
      case 'create':
        return { ...common, after: bodyAfter(collection, id, change.body, knowing, change.text) };
      case 'replace':
        return { ...common, after: bodyAfter(collection, id, change.body, knowing, undefined) };
      case 'remove':
        return { ...common, after: { kind: 'gone' } };
      case 'expect':
        return { ...common, after: { kind: 'same' } };
    }
  });
};

/** Does the set only expect? Then there is nothing to commit, and its revisions are looked at. */
export const writesNothing = (changes: readonly ReadyChange[]): boolean =>
  changes.every(({ after }) => after.kind === 'same');

interface Step {
  readonly change: ReadyChange;
  /** The document that was there. */
  readonly head: HeadRow | undefined;
  /** Where the row is that the check has already made. */
  readonly made: number | bigint | null;
  readonly before: DocumentKeys;
  readonly now: DocumentKeys;
}

/** Makes a document that must not be there yet; null where it is. */
const make = (sql: Statements, change: ReadyChange): Step | null => {
  const { collection, id, after } = change;
  if (after.kind !== 'body') return null;
  const { changes, lastInsertRowid } = sql.insert.run(
    collection,
    id,
    after.schemaVersion,
    after.keysText,
    packed(after.isCompact, after.text),
  );
  if (changes === 0) return null;
  return { change, head: undefined, made: lastInsertRowid, before: NO_KEYS, now: readKeys(after.keysText) };
};

/** Looks whether the document is at the revision that is expected; null where it is not. */
const look = (sql: Statements, change: ReadyChange): Step | null => {
  const { after } = change;
  const head = sql.head.get(change.collection, change.id);
  if ((head?.revision ?? 0) !== change.expected) return null;
  // The common write leaves every key as it was; then neither text needs to be parsed.
  const still = after.kind === 'same' || (after.kind === 'body' && after.keysText === head?.keys);
  const before = still || head === undefined ? NO_KEYS : readKeys(head.keys);
  const now = still || after.kind !== 'body' ? NO_KEYS : readKeys(after.keysText);
  return { change, head, made: null, before, now };
};

const isNew = ({ expected, after }: ReadyChange): boolean => expected === 0 && after.kind === 'body';

/** The revision of a document that a change has written. */
const revisionAfter = ({ expected }: ReadyChange): number => expected + 1;

/** The revisions of the documents that a committed set has written, by `collection/id`. */
export const revisionsAfter = (changes: readonly ReadyChange[]): ReadonlyMap<string, number> =>
  new Map(
    changes.flatMap((change) =>
      change.after.kind === 'body'
        ? [[`${change.collection}/${change.id}`, revisionAfter(change)] as const]
        : [],
    ),
  );

const writeStep = (sql: Statements, { change, head, made, before, now }: Step): void => {
  const { collection, id, after } = change;
  for (const [name, key] of entriesLeft(before.index, now.index)) {
    const to = now.index[name];
    if (to === undefined) sql.dropEntry.run(collection, name, key, id);
    else sql.moveEntry.run(Buffer.from(to, 'base64'), collection, name, key, id);
  }
  for (const [name, key] of entriesLeft(now.index, before.index))
    if (!Object.hasOwn(before.index, name)) sql.addEntry.run(collection, name, key, id);
  if (after.kind === 'gone' && head !== undefined) {
    sql.delete.run(head.seq);
    sql.unsummarise.run(head.seq);
  }
  if (after.kind !== 'body') return;
  const seq = head?.seq ?? made;
  if (head !== undefined)
    sql.update.run(after.schemaVersion, after.keysText, packed(after.isCompact, after.text), head.seq);
  if (after.summary !== null)
    sql.summarise.run(seq, revisionAfter(change), after.summary.version, after.summary.text);
};

/** What became of a set inside its transaction; `committed` once that is. */
export type Applied =
  | { readonly status: 'committed' }
  | { readonly status: 'moved'; readonly collection: string; readonly id: string }
  | { readonly status: 'taken'; readonly collection: string; readonly key: string };

/**
 * Applies a change set in the transaction that is open. Where it answers `hasWritten` with a refusal, the caller must undo what was written.
 * Throws what SQLite throws.
 */
export const apply = (
  sql: Statements,
  changes: readonly ReadyChange[],
): { readonly applied: Applied; readonly hasWritten: boolean } => {
  const steps: Step[] = [];
  for (const change of changes) {
    const checked = isNew(change) ? make(sql, change) : look(sql, change);
    if (checked === null) {
      const { collection, id } = change;
      return {
        applied: { status: 'moved', collection, id },
        hasWritten: steps.some(({ made }) => made !== null),
      };
    }
    steps.push(checked);
  }
  if (writesNothing(changes)) return { applied: { status: 'committed' }, hasWritten: false };

  for (const { change, before, now } of steps) {
    for (const [name, key] of entriesLeft(before.unique, now.unique)) {
      sql.letGo.run(change.collection, name, key, change.id);
    }
  }
  for (const { change, before, now } of steps) {
    for (const [name, key] of entriesLeft(now.unique, before.unique)) {
      if (sql.claim.run(change.collection, name, key, change.id).changes === 0) {
        return {
          applied: { status: 'taken', collection: change.collection, key: name },
          hasWritten: true,
        };
      }
    }
  }
  for (const each of steps) writeStep(sql, each);
  return { applied: { status: 'committed' }, hasWritten: true };
};
