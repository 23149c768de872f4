// The entries that a document has in indexes and unique keys, as the adapter stores them: by name, encoded, in base64.
// Invariant: the text form is the same for the same entries, so that two equal texts mean that no entry has to change.
import { encodeKey } from '../keys.ts';
import type { AnyCollection, IndexKey } from '../Store.ts';

export type Encoded = Readonly<Record<string, string>>;

export interface DocumentKeys {
  readonly index: Encoded;
  readonly unique: Encoded;
}

export const NO_KEYS: DocumentKeys = { index: {}, unique: {} };

/** A key as text; equal keys are equal texts. */
export const encodedKey = (key: IndexKey): string => encodeKey(key).toString('base64');

const encodeAll = (
  functions: Readonly<Record<string, (body: never) => IndexKey | null>>,
  body: unknown,
): Encoded => {
  const encoded: Record<string, string> = {};
  for (const [name, keyOf] of Object.entries(functions)) {
    const key = keyOf(body as never);
    if (key !== null) encoded[name] = encodedKey(key);
  }
  return encoded;
};

/** What a collection's functions make of a body. */
export const keysOf = (collection: AnyCollection, body: unknown): DocumentKeys => ({
  index: encodeAll(collection.indexes, body),
  unique: encodeAll(collection.unique, body),
});

/** Keys as the text that is kept beside their document. */
export const writeKeys = (keys: DocumentKeys): string => JSON.stringify([keys.index, keys.unique]);

/** Keys with their text. */
export interface WrittenKeys extends DocumentKeys {
  readonly text: string;
}

/** Keys together with the text that is kept beside their document. */
export const written = ({ index, unique }: DocumentKeys): WrittenKeys => ({
  index,
  unique,
  text: writeKeys({ index, unique }),
});

/** The keys that `writeKeys` wrote. */
export const readKeys = (text: string): DocumentKeys => {
  const [index, unique] = JSON.parse(text) as [Encoded, Encoded];
  return { index, unique };
};

/** One entry, ready to be bound to a statement. */
export type Entry = readonly [name: string, key: Buffer];

/** The entries of `from` that `to` does not have as they are. */
export const entriesLeft = (from: Encoded, to: Encoded): readonly Entry[] =>
  Object.entries(from)
    .filter(([name, key]) => to[name] !== key)
    .map(([name, key]) => [name, Buffer.from(key, 'base64')] as const);
