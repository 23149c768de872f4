// Change sets made ready for MongoDB, and the commands that apply one, or several that touch different documents, inside a transaction.
// Invariants: every document that is changed or expected is written at the revision that was read, so that two sets which touch one document conflict
// and never both commit; removals come before changes and changes before new documents, so that unique keys are let go before they are claimed.
import { MongoServerError, type ClientSession, type Db, type Document } from 'mongodb';
import type { ChangeSet } from '../Store.ts';
import { contentOf, type Content } from './documents.ts';
import { isDuplicateKey } from './faults.ts';
import type { Recollection } from './recollection.ts';

/** The revision that must be there (0: none), and what to put in its place; `expect` leaves it as it is. */
export interface ReadyChange {
  readonly collection: string;
  readonly id: string;
  readonly expected: number;
  readonly after:
    | { readonly kind: 'same' }
    | { readonly kind: 'gone' }
    | {
        readonly kind: 'content';
        readonly content: Content;
        /** May the body itself be kept in mind? Then nobody can change it any more. */
        readonly isFrozen: boolean;
      };
}

/** `collection/id`. */
export const nameOf = ({ collection, id }: Pick<ReadyChange, 'collection' | 'id'>): string =>
  `${collection}/${id}`;

/** Takes down bodies and keys. Throws on what is a bug: a body that is no JSON, a bad key part, a document that appears twice. */
export const makeReady = (changes: ChangeSet, mind: Pick<Recollection, 'takes'>): readonly ReadyChange[] => {
  const named = new Set<string>();
  return changes.map((change): ReadyChange => {
    const common = {
      collection: change.collection.name,
      id: change.id,
      expected: change.kind === 'create' ? 0 : change.revision,
    };
    const name = nameOf(common);
    if (named.has(name)) throw new Error(`${name} appears twice in a change set`);
    named.add(name);
    if (change.kind === 'expect') return { ...common, after: { kind: 'same' } };
    if (change.kind === 'remove') return { ...common, after: { kind: 'gone' } };
    const isFrozen = mind.takes(change.collection.name, change.id, change.body);
    const content = contentOf(change.collection, change.body, isFrozen);
    return { ...common, after: { kind: 'content', content, isFrozen } };
  });
};

/** Does the set only expect? Then there is nothing to commit, and its revisions are looked at. */
export const writesNothing = (set: readonly ReadyChange[]): boolean =>
  set.every(({ after }) => after.kind === 'same');

/** Does it change a document that is there? Its revision then shows whether the set was kept (diagnosis.ts). */
export const isReplace = ({ expected, after }: ReadyChange): boolean =>
  expected > 0 && after.kind === 'content';

/** The revisions that a set writes, by `collection/id`. */
export const revisionsOf = (set: readonly ReadyChange[]): ReadonlyMap<string, number> =>
  new Map(
    set.flatMap((change) =>
      change.after.kind === 'content' ? [[nameOf(change), change.expected + 1] as const] : [],
    ),
  );

/** The collection of the ids of commits that only create and remove: nothing else would show that they were kept. */
export const COMMITS = 'store.commits';

export interface ReadySet {
  readonly id: string;
  readonly changes: readonly ReadyChange[];
  /** The time of the server's own clock, about: commits' ids are forgotten a day later. */
  readonly at: Date;
}

/** Must the commit leave its id in `store.commits`, because no document that it leaves would show that it was kept? */
export const needsMark = ({ changes }: ReadySet): boolean => !changes.some(isReplace);

/** The one change of a set that needs no transaction to be atomic, and whose revision shows whether it was kept. */
export const onlyReplace = ({ changes }: ReadySet): ReadyChange | null => {
  const [first, second] = changes;
  return first !== undefined && second === undefined && isReplace(first) ? first : null;
};

/**
 * May a set share its transaction with others? Not where one that lets unique keys go and claims others could make room for another that does the
 * same for it: one after the other, either would be refused. What goes without a transaction goes alone too.
 */
export const isSociable = (set: ReadySet): boolean => {
  if (onlyReplace(set) !== null) return false;
  const claims = set.changes.some(
    ({ expected, after }) => expected === 0 && after.kind === 'content' && after.content.unique !== undefined,
  );
  const mayLetGo = set.changes.some(
    ({ expected, after }) =>
      expected > 0 &&
      (after.kind === 'gone' || (after.kind === 'content' && after.content.unique !== undefined)),
  );
  return !(claims && mayLetGo);
};

/** A document's content as the commit `by` writes it, id left out. */
export const written = (change: ReadyChange, content: Content, by: string) => ({
  revision: change.expected + 1,
  by,
  ...content,
});

interface Command {
  readonly command: Document;
  /** How many documents it must have touched. */
  readonly touches: number;
}

/** Documents of one collection that sets write, by what MongoDB is to do with them. */
const sorted = (collection: string, sets: readonly ReadySet[], letsGoFirst: boolean) => {
  const deletes: Document[] = [];
  const lettingGo: Document[] = [];
  const updates: Document[] = [];
  const documents: Document[] = [];
  const absent: string[] = [];
  const sort = (change: ReadyChange, by: string): void => {
    const { id, expected, after } = change;
    const q = { _id: id, revision: expected };
    if (after.kind !== 'content') {
      if (expected === 0) absent.push(id);
      else if (after.kind === 'gone') deletes.push({ q, limit: 1 });
      // Written, though nothing changes: else two sets could each change what the other expects.
      else updates.push({ q, u: { $set: { held: by } } });
      return;
    }
    const kept = written(change, after.content, by);
    if (expected === 0) documents.push({ _id: id, ...kept });
    else {
      if (letsGoFirst) lettingGo.push({ q, u: { $unset: { unique: '' } } });
      updates.push({ q, u: kept });
    }
  };
  for (const { changes, id } of sets)
    for (const change of changes) if (change.collection === collection) sort(change, id);
  return { deletes, updates: [...lettingGo, ...updates], documents, absent };
};

const commandsOf = (
  collection: string,
  sets: readonly ReadySet[],
  letsGoFirst: boolean,
): { readonly changing: Command[]; readonly making: Command[] } => {
  const { deletes, updates, documents, absent } = sorted(collection, sets, letsGoFirst);
  const command = (verb: string, field: string, items: readonly Document[]): Command[] =>
    items.length === 0 ? [] : [{ command: { [verb]: collection, [field]: items }, touches: items.length }];
  const insert = (items: readonly Document[]): Command[] => command('insert', 'documents', items);
  const remove = (items: readonly Document[]): Command[] => command('delete', 'deletes', items);
  return {
    changing: [...remove(deletes), ...command('update', 'updates', updates)],
    making: [
      ...insert(documents),
      // What must not be there is made and taken away again: whoever makes it meanwhile conflicts.
      ...insert(absent.map((_id) => ({ _id }))),
      ...remove(absent.map((_id) => ({ q: { _id }, limit: 1 }))),
    ],
  };
};

/**
 * Writes sets that touch different documents in the session's transaction; false where a document is not at its revision or a key is held. Throws what the
 * driver throws. `letsGoFirst`: unique keys of all changed documents are let go before any is claimed.
 */
export const apply = async (
  db: Db,
  session: ClientSession,
  sets: readonly ReadySet[],
  letsGoFirst: boolean,
): Promise<boolean> => {
  const collections = [
    ...new Set(sets.flatMap(({ changes }) => changes.map(({ collection }) => collection))),
  ];
  const commands = collections.map((collection) => commandsOf(collection, sets, letsGoFirst));
  const marked = sets.filter(needsMark);
  const mark: Command[] =
    marked.length === 0
      ? []
      : [
          {
            command: { insert: COMMITS, documents: marked.map(({ id, at }) => ({ _id: id, at })) },
            touches: marked.length,
          },
        ];
  const all = [
    ...mark,
    ...commands.flatMap(({ changing }) => changing),
    ...commands.flatMap(({ making }) => making),
  ];
  for (const { command, touches } of all) {
    const answer = await db.command(command, { session });
    const [failed] = (answer['writeErrors'] ?? []) as readonly Document[];
    if (failed !== undefined) {
      const error = new MongoServerError(failed);
      if (isDuplicateKey(error)) return false;
      throw error;
    }
    if (answer['n'] !== touches) return false;
  }
  return true;
};
