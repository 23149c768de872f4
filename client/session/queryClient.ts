// The one cache of what was read over REST, and what it takes for a failure. Invariant: it is emptied when somebody else signs in, or out.
import { QueryClient } from '@tanstack/react-query';
import type { Answered, Failure } from '@sigilla/server/contract/speak.ts';
import { whenViewerChanges } from './session.ts';

/** A failure of the treaty as an Error, for libraries that want one. `failure.error` is the sentence for the player. */
export class CallFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.error);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

/** The value of an answer; throws CallFailed, as the cache wants it. */
export const valueOf = <A>(answered: Answered<A>): A => {
  if (answered.ok) return answered.value;
  throw new CallFailed(answered.failure);
};

const worthAnotherTry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof CallFailed && (error.failure.status === 0 || error.failure.status >= 500);

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 15_000, retry: worthAnotherTry, refetchOnWindowFocus: true } },
});

// Whoever sits down next must not see what the last ruler saw.
whenViewerChanges(() => queryClient.clear());
