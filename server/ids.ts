// The one door to entropy: ids, seeds, tokens and the jitter of retries. Injected, so that a test can make them predictable.
// Ids are opaque, URL-safe and unguessable; nothing may be read out of one.
import { randomBytes, randomInt } from 'node:crypto';
import { nanoid } from 'nanoid';

export interface Ids {
  /** An opaque URL-safe id of 21 characters. */
  id(): string;
  /** 128 bits as 32 lower-case hex digits: a seed. */
  seed(): string;
  /** 256 bits, base64url: a secret. */
  token(): string;
  /** A uniform integer in [0, bound). */
  below(bound: number): number;
}

export const systemIds: Ids = {
  id: () => nanoid(),
  seed: () => randomBytes(16).toString('hex'),
  token: () => randomBytes(32).toString('base64url'),
  below: (bound) => randomInt(bound),
};
