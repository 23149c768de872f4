// Moments as shapes declare them: epoch milliseconds in code, in the store and in rooms; ISO 8601 in UTC on the wire of REST. A stored shape
// says Moment, and server/contract/times.ts makes it an Instant where the shape travels; what only travels says Instant.
import { z } from 'zod';

/** A string such as 2026-11-21T14:00:00.000Z when encoded, epoch milliseconds when decoded. */
export const Instant = z.codec(z.iso.datetime(), z.int(), {
  decode: (text) => Date.parse(text),
  encode: (milliseconds) => new Date(milliseconds).toISOString(),
});

/** Epoch milliseconds. Known by this very schema: `Moment.min(…)` would be another. */
export const Moment = z.int().min(0);
