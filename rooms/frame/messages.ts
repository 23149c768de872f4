// How every request to a room is answered. The same words as REST: a success carries its fields, a refusal its code and sentence.
// Invariant: a request is always answered; a refusal never closes the connection.
import { z } from 'zod';
import type { ErrorCode } from '@sigilla/content/texts/errors.ts';

export interface RefusedAnswer {
  readonly success: false;
  readonly code: ErrorCode;
  /** The sentence the player reads. */
  readonly error: string;
  /** Present when trying again later may help. */
  readonly retryAfterSeconds?: number;
}

export type Answer<T> = ({ readonly success: true } & T) | RefusedAnswer;

/** What a request carries that only asks. */
export const Nothing = z.null().or(z.undefined());
