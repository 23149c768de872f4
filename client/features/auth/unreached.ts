// What is said where the realm is out of reach to somebody who has none in it yet: the usual words promise that it is safe.
import type { Failure } from '@sigilla/server/contract/speak.ts';

/** The same failure, in words for a newcomer. */
export const asNewcomer = (failure: Failure | undefined): Failure | undefined =>
  failure?.code === 'unreachable'
    ? {
        ...failure,
        error: 'The steward does not answer. Nothing here is lost: see that you are online, and try again.',
      }
    : failure;
