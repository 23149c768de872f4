// A deed of which nothing was heard is asked for again under the same command id until somebody says what became of it.
// Invariant: of a deed whose first sending was not answered nobody is told that it was not done, unless a server has looked.
import { sentence } from '@sigilla/content/texts/errors.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { Answered, Failure } from '@sigilla/server/contract/speak.ts';

/** Refusals that say of this sending that it was not done, and nothing of one before it, which another process may be at. */
const OF_THIS_SENDING: ReadonlySet<string> = new Set([
  'busy',
  'unwritable',
  'leaving',
  'outdated',
  'too_many_requests',
]);
/** Between two sendings, where whoever was asked had to send us away. */
const PAUSES_MS: readonly number[] = [500, 1_000, 2_000, 4_000];
/** Between two sendings of which nothing is heard: a server that starts anew is back within two or three seconds. */
const SILENCES_MS: readonly number[] = [500, 1_000, 2_000];

const UNKNOWN: Refusal = { code: 'outcome_unknown', params: {} };

/** What is left to say of a deed that may have been done, whatever was said of its last sending. */
const inTheDark = ({ success, requestId, status, retryAfterSeconds }: Failure): Failure => ({
  success,
  code: UNKNOWN.code,
  error: sentence(UNKNOWN),
  requestId,
  status,
  retryAfterSeconds,
});

/** Asks by `ask` until it is known what became of a deed, or nobody can say. `wasSent`: it was sent before, and nothing was heard. */
export const untilTold = async <T>(
  ask: () => Promise<Answered<T>>,
  wasSent: boolean,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<Answered<T>> => {
  let isUnheard = wasSent;
  let silences = 0;
  let refusals = 0;
  for (;;) {
    const said = await ask();
    if (said.ok) return said;
    const { failure } = said;
    if (failure.status === 0 || failure.code === 'outcome_unknown') {
      isUnheard = true;
      const milliseconds = SILENCES_MS[silences];
      if (milliseconds === undefined) return said;
      silences += 1;
      await pause(milliseconds);
    } else {
      if (!isUnheard || !OF_THIS_SENDING.has(failure.code)) return said;
      const milliseconds = PAUSES_MS[refusals];
      if (milliseconds === undefined) return { ok: false, failure: inTheDark(failure) };
      refusals += 1;
      await pause(milliseconds);
    }
  }
};
