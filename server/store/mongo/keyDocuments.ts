// Index keys as MongoDB keeps them: `['lion', 3]` is `{0: 'lion', 1: 3}`, which an operator can read, and whose order is the port's: MongoDB compares
// documents field by field, numbers before strings, strings by their UTF-8 bytes, and one that ends comes before those that go on.
// Invariant: what keys.ts would not encode (NaN, lone surrogates) is not kept here either.
import { MaxKey, MinKey } from 'mongodb';
import { encodeKey, keyRange } from '../keys.ts';
import type { FindOptions, IndexKey, KeyPart } from '../Store.ts';

export type KeyDocument = Readonly<Record<number, KeyPart>>;

const asDocument = <P>(parts: readonly P[]): Readonly<Record<number, P>> =>
  Object.fromEntries(parts.entries());

const checked = (part: KeyPart): KeyPart => {
  if (typeof part === 'string' ? !part.isWellFormed() : !Number.isFinite(part))
    throw new TypeError(`not a key part: ${part}`);
  // There is one zero.
  return part === 0 ? 0 : part;
};

/** A key as a document. Throws TypeError for what has no place in the order. */
export const keyDocument = (key: IndexKey): KeyDocument => asDocument(key.map(checked));

/** The key that a stored one was made of. */
export const keyOf = (document: KeyDocument): IndexKey => Object.values(document);

/** The keys that a look-up covers: `low` included, `high` not. */
export interface DocumentRange {
  readonly low: object;
  readonly high: object;
}

/** The range of a look-up; null where no key can be in it. Throws TypeError for a part that no key can have. */
export const documentRange = (options: Pick<FindOptions, 'prefix' | 'from' | 'to'>): DocumentRange | null => {
  const { low, high } = keyRange(options);
  if (low.compare(high) >= 0) return null;
  const { prefix, from, to } = options;
  return {
    low: keyDocument(from === undefined ? prefix : [...prefix, from]),
    high: asDocument<KeyPart | MaxKey>([...prefix, ...(to === undefined ? [] : [to]), new MaxKey()]),
  };
};

/** Where a page ended: the next one begins behind this key and id, however many documents have come since. */
interface Position {
  readonly key: IndexKey;
  readonly id: string;
}

/** A place in an index as an opaque text for a caller to come back with. */
export const writeCursor = ({ key, id }: Position): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

const isKey = (value: unknown): value is IndexKey =>
  Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number');

/** Null when the cursor is not one that `writeCursor` made for this look-up. */
export const readCursor = (
  cursor: string,
  options: Pick<FindOptions, 'prefix' | 'from' | 'to'>,
): Position | null => {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(read) || read.length !== 2) return null;
    const [key, id] = read as readonly unknown[];
    if (!isKey(key) || typeof id !== 'string' || id === '') return null;
    const { low, high } = keyRange(options);
    const bytes = encodeKey(key);
    const isInside = bytes.compare(low) >= 0 && bytes.compare(high) < 0;
    return isInside && writeCursor({ key, id }) === cursor ? { key, id } : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
};

/** The bounds of a page in the index of a key: `min` included, `max` not. The id settles the order of equal keys. */
export const pageBounds = (
  path: string,
  { low, high }: DocumentRange,
  from: Position | null,
  descending: boolean,
): { readonly min: Record<string, unknown>; readonly max: Record<string, unknown> } => {
  const at = (key: object, id: unknown) => ({ [path]: key, _id: id });
  // No id lies between one and the same with a NUL behind it.
  const behind = (id: string): string => (descending ? id : `${id}\0`);
  const position = from === null ? null : at(keyDocument(from.key), behind(from.id));
  return {
    min: descending || position === null ? at(low, new MinKey()) : position,
    max: descending && position !== null ? position : at(high, new MinKey()),
  };
};
