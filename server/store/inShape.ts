// What every adapter makes of a declaration: bodies in today's shape, and the words by which a change of the declaration is known.
// Invariant: a body that a newer version of the game wrote is never read as if it were today's.
import { NewerDocument } from './Store.ts';
import type { AnyCollection } from './Store.ts';

/** A body in today's shape. Throws NewerDocument when a newer version of the game wrote it. */
export const inTodaysShape = (
  collection: AnyCollection,
  id: string,
  schemaVersion: number,
  body: unknown,
): unknown => {
  if (schemaVersion === collection.schemaVersion) return body;
  if (schemaVersion > collection.schemaVersion) {
    throw new NewerDocument(collection.name, id, schemaVersion, collection.schemaVersion);
  }
  return collection.upcast(body, schemaVersion);
};

const keyNames = (collection: AnyCollection): readonly string[][] => [
  Object.keys(collection.indexes).sort(),
  Object.keys(collection.unique).sort(),
];

/** The first schema version whose documents have today's keys. */
export const keysSince = ({ keysSince: since, schemaVersion }: AnyCollection): number =>
  since ?? schemaVersion;

/** How a collection was declared when its documents' keys were made. */
export const declarationOf = (collection: AnyCollection): string =>
  JSON.stringify([keysSince(collection), ...keyNames(collection)]);

/** Are keys that were made by `declared`, an earlier answer of declarationOf, as good as today's? If not, they are made anew. */
export const areKeysToday = (collection: AnyCollection, declared: string): boolean => {
  const [since, ...names] = JSON.parse(declared) as [number, ...string[][]];
  return (
    since >= keysSince(collection) &&
    since <= collection.schemaVersion &&
    JSON.stringify(names) === JSON.stringify(keyNames(collection))
  );
};

/** Throws where an index or a unique key is asked for that is not declared. */
export const checkDeclared = (collection: AnyCollection, kind: 'indexes' | 'unique', name: string): void => {
  if (!Object.hasOwn(collection[kind], name))
    throw new Error(`${collection.name} has no ${kind === 'indexes' ? 'index' : 'unique key'} ${name}`);
};
