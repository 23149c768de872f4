// What a button without a form sends: whether it is under way, and why it was refused.
import { useState } from 'react';
import type { Answered, Failure } from '@sigilla/server/contract/speak.ts';

export interface Sending {
  readonly isUnderway: boolean;
  readonly failure: Failure | null;
  /** Sends; what it answers is given to `onDone`. A second press while one is under way sends nothing. */
  readonly send: <A>(ask: () => Promise<Answered<A>>, onDone: (answer: A) => void | Promise<void>) => void;
}

export function useSending(): Sending {
  const [isUnderway, setUnderway] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    isUnderway,
    failure,
    send(ask, onDone) {
      if (isUnderway) return;
      setUnderway(true);
      setFailure(null);
      void ask()
        .then((answered) => (answered.ok ? onDone(answered.value) : setFailure(answered.failure)))
        .finally(() => setUnderway(false));
    },
  };
}
