// A document's body as the file holds it: JSON, or packed JSON (raw deflate, as a BLOB) where its collection asks for it and it pays.
// Invariant: both forms are read whatever the declaration says today, so that a collection may begin or cease to be packed at any time.
import { promisify } from 'node:util';
import { deflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib';
import { inTodaysShape } from '../inShape.ts';
import type { AnyCollection, RawDocument } from '../Store.ts';
import type { DocumentRow } from './statements.ts';

/** Is this body, in today's shape, to lie packed? */
export const isCompact = ({ compact = false }: AnyCollection, body: unknown): boolean =>
  typeof compact === 'function' ? compact(body as never) : compact;

/** Shorter texts are not worth packing. */
export const PACK_FROM = 1024;

export type Body = string | Uint8Array;

/** A text no longer than this lies in a window of its own size: what deflate takes and clears for its usual one costs more than the packing. */
const SHORT = 4096;
const FOR_SHORT = { windowBits: 12, memLevel: 5, chunkSize: 2048 };

const isPacked = (isWished: boolean, text: string): boolean => isWished && text.length >= PACK_FROM;
const windowFor = (text: string): typeof FOR_SHORT | Record<string, never> =>
  text.length > SHORT ? {} : FOR_SHORT;

/** A body's text in the form that is wished for. */
export const packed = (isWished: boolean, text: string): Body =>
  isPacked(isWished, text) ? deflateRawSync(text, windowFor(text)) : text;

const deflateBeside = promisify(deflateRaw);

/** The same, packed by another thread: for many bodies at once. */
export const packedBeside = async (isWished: boolean, text: string): Promise<Body> =>
  isPacked(isWished, text) ? deflateBeside(text, windowFor(text)) : text;

const unpacked = (body: Body): string =>
  typeof body === 'string' ? body : inflateRawSync(body).toString('utf8');

/** What packing saves, more or less: a packed body's text is so many times as long. */
const PACKING = 4;

/** How long a body's text is, about. */
export const textLength = (body: Body): number =>
  typeof body === 'string' ? body.length : body.length * PACKING;

/** A body as it was written. */
const rawBody = ({ body }: Pick<DocumentRow, 'body'>): unknown => JSON.parse(unpacked(body));

/** A document as its row holds it. */
export const rawDocument = (row: DocumentRow): RawDocument => ({
  id: row.id,
  revision: row.revision,
  schemaVersion: row.schema_version,
  body: rawBody(row),
});

/** A body in today's shape. Throws when a newer version of the game wrote it. */
export const readBody = (
  collection: AnyCollection,
  row: Pick<DocumentRow, 'id' | 'schema_version' | 'body'>,
): unknown => inTodaysShape(collection, row.id, row.schema_version, rawBody(row));

/** A body's summary as text; null where its collection has none. */
export const summaryOf = (collection: AnyCollection, body: unknown): string | null =>
  collection.summary === undefined ? null : JSON.stringify(collection.summary.of(body as never));
