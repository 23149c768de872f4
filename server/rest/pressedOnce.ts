// What stays the same while the process runs, and is long: pressed once for each encoding, and handed out as it is. Pressed for every asker, a page that
// needs no account took a tenth of a second of a processor each time.
// Invariant: nothing is pressed before somebody asks for it, and nothing twice.
import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { encodingAmong, pressedAs, type Encoding } from './pressing.ts';

/** As close as it gets without taking seconds. */
const BROTLI_QUALITY = 9;

interface Kept {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Answers with what `read` tells, of this type (`json`, `js` …), for so many seconds good. */
export const pressedOnce = (
  type: string,
  read: () => Promise<Buffer>,
  { maxAge }: { readonly maxAge: number } = { maxAge: 0 },
): RequestHandler => {
  const kept = new Map<Encoding, Promise<Kept>>();
  const make = async (encoding: Encoding): Promise<Kept> => {
    const bytes = await pressedAs(encoding, await read(), BROTLI_QUALITY);
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
  };
  return async (request: Request, response: Response) => {
    const encoding = encodingAmong(request.acceptsEncodings());
    const making = kept.get(encoding) ?? make(encoding);
    kept.set(encoding, making);
    // What could not be read is tried again by the next who asks.
    const { bytes, etag } = await making.catch((error: unknown) => {
      kept.delete(encoding);
      throw error;
    });
    response.vary('Accept-Encoding').type(type).set('ETag', etag);
    // Nobody on the way is to press it again.
    response.set('Cache-Control', `public, max-age=${maxAge}, no-transform`);
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.send(bytes);
  };
};
