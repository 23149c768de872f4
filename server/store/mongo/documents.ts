// A document as MongoDB keeps it: the body as it is, so that an operator can ask for `body.…`, and beside it the keys that find it and its summary.
// Invariants: keys and summary were made by the declaration that `declared` names; a body holds what JSON holds, and drops what JSON drops.
import { createHash } from 'node:crypto';
import { declarationOf, inTodaysShape, keysSince } from '../inShape.ts';
import type { AnyCollection, IndexKey, RawDocument, Stored } from '../Store.ts';
import { keyDocument, type KeyDocument } from './keyDocuments.ts';

type Keys = Readonly<Record<string, KeyDocument>>;

/** What a body and its declaration make of a document. */
export interface Content {
  readonly schemaVersion: number;
  /** Which declaration made keys and summary: `declarationMark`. */
  readonly declared: string;
  readonly keys?: Keys;
  readonly unique?: Keys;
  readonly summary?: { readonly version: number; readonly of: unknown };
  readonly body: unknown;
}

export interface KeptDocument extends Content {
  readonly _id: string;
  readonly revision: number;
  /** The commit that wrote it: how a commit of unknown fate is found again. */
  readonly by?: string;
}

/** The path of an index key or a unique key in a document. */
export const indexPath = (name: string): string => `keys.${name}`;
/** Where in a document the key lies that is unique under this name. */
export const uniquePath = (name: string): string => `unique.${name}`;

/** A mark of how keys are made, and of the summary's version behind it. */
interface DeclarationMark {
  readonly keys: string;
  readonly whole: string;
}

const marks = new WeakMap<AnyCollection, DeclarationMark>();

/** What `declared` says of documents that today's declaration has made; `keys` is where it begins while only the summary is of another version. */
export const declarationMark = (collection: AnyCollection): DeclarationMark => {
  const known = marks.get(collection);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(declarationOf(collection)).digest('base64url').slice(0, 10);
  const keys = `${keysSince(collection)}.${hash}|`;
  const mark = { keys, whole: `${keys}${collection.summary?.version ?? 0}` };
  marks.set(collection, mark);
  return mark;
};

const keysBy = (
  functions: Readonly<Record<string, (body: never) => IndexKey | null>>,
  body: unknown,
): Keys | undefined => {
  const keys: Record<string, KeyDocument> = {};
  for (const [name, keyFrom] of Object.entries(functions)) {
    const key = keyFrom(body as never);
    if (key !== null) keys[name] = keyDocument(key);
  }
  return Object.keys(keys).length === 0 ? undefined : keys;
};

/** What a plain value is copied as; undefined where only JSON itself says what is kept of it. */
const copied = (value: unknown): unknown => {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? value : undefined;
  if (typeof value !== 'object') return undefined;
  if (Array.isArray(value)) {
    const copy: unknown[] = [];
    for (const item of value as readonly unknown[]) {
      const kept = copied(item);
      if (kept === undefined) return undefined;
      copy.push(kept);
    }
    return copy;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype || 'toJSON' in value) return undefined;
  const copy: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const kept = name === '__proto__' ? undefined : copied(item);
    if (kept === undefined) return undefined;
    copy[name] = kept;
  }
  return copy;
};

/** A value as JSON keeps it, nothing of it shared with the caller's. */
const asJson = (collection: AnyCollection, value: unknown): unknown => {
  const copy = copied(value);
  if (copy !== undefined) return copy;
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) throw new TypeError(`${collection.name}: a body must be a JSON value`);
  return JSON.parse(text);
};

/** What today's declaration makes of a body in today's shape, body left out. */
export const madeOf = (collection: AnyCollection, body: unknown): Omit<Content, 'body' | 'schemaVersion'> => {
  const keys = keysBy(collection.indexes, body);
  const unique = keysBy(collection.unique, body);
  const { summary } = collection;
  return {
    declared: declarationMark(collection).whole,
    ...(keys === undefined ? {} : { keys }),
    ...(unique === undefined ? {} : { unique }),
    ...(summary === undefined
      ? {}
      : { summary: { version: summary.version, of: asJson(collection, summary.of(body as never)) } }),
  };
};

/**
 * A document's content, taken down: later changes to the body do not matter; nor can there be any where it is frozen JSON, which is taken as it is. Throws
 * TypeError when it is no JSON value.
 */
export const contentOf = (collection: AnyCollection, body: unknown, isFrozen: boolean): Content => ({
  schemaVersion: collection.schemaVersion,
  ...madeOf(collection, body),
  body: isFrozen ? body : asJson(collection, body),
});

/** A raw document with the keys and the summary that today's declaration makes of it. */
export const restored = (
  collection: AnyCollection,
  { id, revision, schemaVersion, body }: RawDocument,
): KeptDocument => ({
  _id: id,
  revision,
  schemaVersion,
  ...madeOf(collection, inTodaysShape(collection, id, schemaVersion, asJson(collection, body))),
  body: asJson(collection, body),
});

/** What a read needs of a document. */
export const WHOLE = { revision: 1, schemaVersion: 1, body: 1 } as const;
export type Whole = Pick<KeptDocument, '_id' | keyof typeof WHOLE>;

/** A document as the port answers it. Throws when a newer version of the game wrote it. */
export const storedOf = <T>(collection: AnyCollection, kept: Whole): Stored<T> => ({
  id: kept._id,
  revision: kept.revision,
  body: inTodaysShape(collection, kept._id, kept.schemaVersion, kept.body) as T,
});
