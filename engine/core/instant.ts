// A moment as the shapes declare it: epoch milliseconds in code and in the store, ISO 8601 in UTC on the wire of REST.
import { z } from 'zod';

/** A string such as 2026-11-21T14:00:00.000Z when encoded, epoch milliseconds when decoded. */
export const Instant = z.codec(z.iso.datetime(), z.int(), {
  decode: (text) => Date.parse(text),
  encode: (milliseconds) => new Date(milliseconds).toISOString(),
});
