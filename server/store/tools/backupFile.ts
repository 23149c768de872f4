// A backup as a file: a header line (JSON: format, instant, counts), parts, and an end line. A part is a line that says what it holds and
// its bytes: documents as they are kept, JSON line by line, packed by zstd. docs/OPERATIONS.md says what lies in it and who may see it.
// Invariant: every checksum goes over all that came before it, so that a file which was cut, altered, or put together from others is
// known for it; a file without its end line is no backup.
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';
import type { RawDocument } from '../Store.ts';

const FORMAT = 1;
const LONGEST_LINE = 65_536;
const LINE_END = 0x0a;
/** Parts are written no larger than this, but for a document that alone is larger. */
const LARGE_PART_BYTES = 32 * 1024 * 1024;
/** None that packs or unpacks to more is read: whoever made it means harm. */
const MOST_PART_BYTES = 256 * 1024 * 1024;

export const Header = z.object({
  sigilla: z.literal('backup'),
  format: z.literal(FORMAT),
  /** ISO 8601. */
  takenAt: z.iso.datetime(),
  instant: z.string(),
  /** The schema version of each collection as the game that wrote the file knew it. */
  schemas: z.record(z.string(), z.int()),
  /** Documents a collection. */
  counts: z.record(z.string(), z.int()),
});
export type Header = z.infer<typeof Header>;

const PartLine = z.object({
  collection: z.string(),
  documents: z.int().min(1),
  /** The id of its last document. */
  last: z.string(),
  bytes: z.int().min(1).max(MOST_PART_BYTES),
  sum: z.string(),
});
const EndLine = z.object({ end: z.literal(true), parts: z.int(), sum: z.string() });

export type FilePart = Omit<z.infer<typeof PartLine>, 'sum' | 'bytes'> & { readonly packed: Buffer };

const sumOf = (before: string, what: object, bytes: Uint8Array = new Uint8Array()): string =>
  createHash('sha256').update(before).update(JSON.stringify(what)).update(bytes).digest('hex');

const Raw = z.object({
  id: z.string(),
  revision: z.int().min(1),
  schemaVersion: z.int().min(1),
  body: z.unknown(),
});

/** Why a file is not taken for a backup, as a clause. */
export class NotWhole extends Error {}

const DAMAGED = 'it is damaged, or was altered';
const CUT = 'it is cut off before its end';

/** The documents of a part. Throws NotWhole when they are not what its line says, or too much. */
export const unpackPart = ({ packed, documents, last }: FilePart): readonly RawDocument[] => {
  let unpacked: readonly RawDocument[];
  try {
    unpacked = zstdDecompressSync(packed, { maxOutputLength: MOST_PART_BYTES })
      .toString('utf8')
      .split('\n')
      .map((line) => Raw.parse(JSON.parse(line)));
  } catch {
    throw new NotWhole(DAMAGED);
  }
  if (unpacked.length !== documents || unpacked.at(-1)?.id !== last) throw new NotWhole(DAMAGED);
  return unpacked;
};

const parsed = <T>(shape: z.ZodType<T>, line: string): T | null => {
  try {
    return shape.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
};

/** Reads lines and stretches of bytes one after the other. */
class Reader {
  readonly #file: FileHandle;
  #buffer: Buffer = Buffer.alloc(0);
  #read = 0;
  /** Bytes that have been handed out. */
  taken = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Makes sure that so many bytes are at hand; false where the file ends before. */
  async #have(bytes: number): Promise<boolean> {
    while (this.#buffer.length < bytes) {
      const chunk = Buffer.alloc(Math.max(LONGEST_LINE, bytes - this.#buffer.length));
      const { bytesRead } = await this.#file.read(chunk, 0, chunk.length, this.#read);
      if (bytesRead === 0) return false;
      this.#read += bytesRead;
      this.#buffer = Buffer.concat([this.#buffer, chunk.subarray(0, bytesRead)]);
    }
    return true;
  }

  async bytes(count: number): Promise<Buffer | null> {
    if (!(await this.#have(count))) return null;
    const bytes = this.#buffer.subarray(0, count);
    this.#buffer = this.#buffer.subarray(count);
    this.taken += count;
    return bytes;
  }

  /** The next line without its end; null where there is none. */
  async line(): Promise<string | null> {
    await this.#have(LONGEST_LINE);
    const end = this.#buffer.indexOf('\n');
    if (end < 0) return null;
    return (await this.bytes(end + 1))?.subarray(0, end).toString('utf8') ?? null;
  }

  async isAtEnd(): Promise<boolean> {
    return !(await this.#have(1));
  }
}

/** A backup that is being read, part by part. */
export class BackupReader {
  readonly header: Header;
  readonly #reader: Reader;
  #sum: string;
  #parts = 0;
  /** How far the file has been found whole. */
  wholeBytes: number;

  private constructor(reader: Reader, header: Header) {
    this.#reader = reader;
    this.header = header;
    this.#sum = sumOf('', header);
    this.wholeBytes = reader.taken;
  }

  /** Reads the header. Throws NotWhole. */
  static async open(file: FileHandle): Promise<BackupReader> {
    const reader = new Reader(file);
    const line = (await reader.line()) ?? '';
    const header = parsed(Header, line);
    if (header !== null && JSON.stringify(header) === line) return new BackupReader(reader, header);
    const other = parsed(z.object({ sigilla: z.literal('backup'), format: z.int() }), line);
    throw new NotWhole(
      other !== null && other.format !== FORMAT
        ? `it is of format ${other.format}, and this version of the game reads ${FORMAT}`
        : 'it is no backup of a realm',
    );
  }

  /** What a writer needs to go on behind the last whole part. */
  get state(): { readonly sum: string; readonly parts: number } {
    return { sum: this.#sum, parts: this.#parts };
  }

  /** The parts, each after its checksum was found right. Throws NotWhole at the first that is not, and where the end line is missing. */
  async *parts(): AsyncGenerator<FilePart> {
    for (;;) {
      const line = await this.#reader.line();
      if (line === null) throw new NotWhole(CUT);
      const end = parsed(EndLine, line);
      if (end !== null) {
        await this.#checkEnd(end);
        return;
      }
      yield await this.#part(line);
    }
  }

  async #part(line: string): Promise<FilePart> {
    const said = parsed(PartLine, line);
    if (said === null) throw new NotWhole(DAMAGED);
    const packed = await this.#reader.bytes(said.bytes);
    const close = await this.#reader.bytes(1);
    if (packed === null || close === null) throw new NotWhole(CUT);
    if (close[0] !== LINE_END) throw new NotWhole(DAMAGED);
    const { sum, ...what } = said;
    if (sumOf(this.#sum, what, packed) !== sum || JSON.stringify(said) !== line) throw new NotWhole(DAMAGED);
    this.#sum = sum;
    this.#parts += 1;
    this.wholeBytes = this.#reader.taken;
    const { collection, documents, last } = what;
    return { collection, documents, last, packed };
  }

  async #checkEnd({ sum, ...what }: z.infer<typeof EndLine>): Promise<void> {
    if (what.parts !== this.#parts || sumOf(this.#sum, what) !== sum) throw new NotWhole(DAMAGED);
    if (!(await this.#reader.isAtEnd())) throw new NotWhole(DAMAGED);
  }
}

/** A backup that is being written. */
export class BackupWriter {
  readonly #file: FileHandle;
  #at: number;
  #sum: string;
  #parts: number;

  private constructor(file: FileHandle, at: number, sum: string, parts: number) {
    this.#file = file;
    this.#at = at;
    this.#sum = sum;
    this.#parts = parts;
  }

  static async begin(file: FileHandle, header: Header): Promise<BackupWriter> {
    await file.truncate(0);
    const writer = new BackupWriter(file, 0, sumOf('', header), 0);
    await writer.#write(Buffer.from(`${JSON.stringify(header)}\n`));
    return writer;
  }

  /** Goes on behind what a reader has found whole. */
  static async goOn(file: FileHandle, { wholeBytes, state }: BackupReader): Promise<BackupWriter> {
    await file.truncate(wholeBytes);
    return new BackupWriter(file, wholeBytes, state.sum, state.parts);
  }

  /** Writes documents, in several parts where they are large. */
  async part(collection: string, documents: readonly RawDocument[]): Promise<void> {
    const text = documents
      .map(({ id, revision, schemaVersion, body }) => JSON.stringify({ id, revision, schemaVersion, body }))
      .join('\n');
    if (text.length > LARGE_PART_BYTES && documents.length > 1) {
      const half = Math.ceil(documents.length / 2);
      await this.part(collection, documents.slice(0, half));
      await this.part(collection, documents.slice(half));
      return;
    }
    const packed = zstdCompressSync(text);
    const what = {
      collection,
      documents: documents.length,
      last: documents.at(-1)?.id ?? '',
      bytes: packed.length,
    };
    this.#sum = sumOf(this.#sum, what, packed);
    this.#parts += 1;
    const line = `${JSON.stringify({ ...what, sum: this.#sum })}\n`;
    await this.#write(Buffer.concat([Buffer.from(line), packed, Buffer.from('\n')]));
  }

  /** Writes the end line and lets go of the file only when the disk has all of it. */
  async end(): Promise<void> {
    const what = { end: true, parts: this.#parts };
    await this.#write(Buffer.from(`${JSON.stringify({ ...what, sum: sumOf(this.#sum, what) })}\n`));
    await this.#file.sync();
  }

  async #write(bytes: Buffer): Promise<void> {
    for (let written = 0; written < bytes.length;) {
      const { bytesWritten } = await this.#file.write(
        bytes,
        written,
        bytes.length - written,
        this.#at + written,
      );
      written += bytesWritten;
    }
    this.#at += bytes.length;
  }
}
