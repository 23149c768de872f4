// Index keys as bytes whose plain byte order is the order that Store.ts promises; adapters store and compare these bytes alone.
// A part is a tag and a value: numbers (01) as sign-folded big-endian doubles; strings (02) as UTF-8 ended by 00, an inner 00 followed by C3 BF.
// Invariant: a longer key begins with the bytes of its prefix, and the keys that have a prefix are exactly those in [prefix, prefix + END).
import type { FindOptions, IndexKey } from './Store.ts';

const NUMBER = 0x01;
/** Above both tags and below the C3 of an escaped 00, so that it ends the run of keys that continue a complete part. */
const END = Buffer.of(0x03);

const NUMBER_BYTES = 9;

const writeNumber = (bytes: Buffer, value: number, at: number): void => {
  if (!Number.isFinite(value)) throw new TypeError(`not a key part: ${value}`);
  bytes[at] = NUMBER;
  bytes.writeDoubleBE(value === 0 ? 0 : value, at + 1);
  // Doubles sort by their bits once the sign bit is set; negative ones the other way round, so every bit of theirs is turned.
  if (value < 0) for (let i = at + 1; i < at + NUMBER_BYTES; i += 1) bytes[i] = 0xff ^ (bytes[i] ?? 0);
  else bytes[at + 1] = 0x80 | (bytes[at + 1] ?? 0);
};

const tagged = (value: string): string => {
  if (!value.isWellFormed()) throw new TypeError('a key part must be well-formed Unicode');
  return `\u0002${value.includes('\0') ? value.replaceAll('\0', '\0\u00ff') : value}\0`;
};

/** Are two keys the same? */
export const sameKey = (a: IndexKey | null | undefined, b: IndexKey): boolean =>
  a !== undefined && a !== null && a.length === b.length && a.every((part, i) => part === b[i]);

/** The bytes of a key, in one piece. Throws TypeError for NaN, infinities and lone surrogates, which have no place in the order. */
export const encodeKey = (key: IndexKey): Buffer => {
  const parts = key.map((part) => (typeof part === 'number' ? part : tagged(part)));
  const length = parts.reduce<number>(
    (sum, part) => sum + (typeof part === 'number' ? NUMBER_BYTES : Buffer.byteLength(part)),
    0,
  );
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (const part of parts)
    if (typeof part === 'number') {
      writeNumber(bytes, part, at);
      at += NUMBER_BYTES;
    } else at += bytes.write(part, at);
  return bytes;
};

/** The keys that a look-up covers: `low` included, `high` not. Empty when `from` is above `to`. */
export interface KeyRange {
  readonly low: Buffer;
  readonly high: Buffer;
}

/** The range of `prefix`, narrowed to a next part between `from` and `to`, both included. */
export const keyRange = ({ prefix, from, to }: Pick<FindOptions, 'prefix' | 'from' | 'to'>): KeyRange => {
  const start = encodeKey(prefix);
  return {
    low: from === undefined ? start : Buffer.concat([start, encodeKey([from])]),
    high: Buffer.concat(to === undefined ? [start, END] : [start, encodeKey([to]), END]),
  };
};

/** Where a page ended: the next one begins behind this key and id, however many rows have come since. */
export interface Position {
  readonly key: Buffer;
  readonly id: string;
}

/** A place in an index as an opaque text for a caller to come back with. */
export const writeCursor = (position: Position): string =>
  `${Buffer.from(position.key).toString('base64url')}.${Buffer.from(position.id, 'utf8').toString('base64url')}`;

/** Null when the cursor is not one that `writeCursor` made for a look-up over this range. */
export const readCursor = (cursor: string, range: KeyRange): Position | null => {
  const parts = /^([\w-]*)\.([\w-]+)$/.exec(cursor);
  if (parts === null) return null;
  const key = Buffer.from(parts[1] ?? '', 'base64url');
  const id = Buffer.from(parts[2] ?? '', 'base64url').toString('utf8');
  return key.compare(range.low) >= 0 && key.compare(range.high) < 0 ? { key, id } : null;
};
