// How what is long is pressed for whoever takes it so.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding for whoever takes these. */
export const encodingAmong = (taken: readonly string[]): Encoding =>
  ENCODINGS.find((one) => taken.includes(one)) ?? 'identity';

/** The bytes in that encoding; `quality` is Brotli's, 0 to 11. */
export const pressedAs = async (encoding: Encoding, bytes: Buffer, quality: number): Promise<Buffer> => {
  if (encoding === 'identity') return bytes;
  return encoding === 'gzip'
    ? promisify(gzip)(bytes)
    : promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
};
