// Access tokens of sessions that have ended: a token is good for fifteen minutes, and no longer than the session it was given in. What ends, every
// process is told, and keeps in mind for as long as such a token could be good. Where a process was not told (Redis away), the token ends by itself.
import type { Publisher } from '../app/publish.ts';
import type { Clock } from '../clock.ts';
import { topics } from '../store/topics.ts';
import { ACCESS_SECONDS } from './tokens.ts';
import type { Tokens } from './tokens.ts';

/** Tokens that identify nobody once their session has ended. */
export const untilSessionsEnd = (
  tokens: Tokens,
  publisher: Pick<Publisher, 'subscribe'>,
  clock: Pick<Clock, 'elapsed'>,
): Tokens => {
  /** When each ended, by the stopwatch; the oldest come first. */
  const ended = new Map<string, number>();
  publisher.subscribe(topics.sessions(), ({ id }) => {
    const now = clock.elapsed();
    for (const [known, since] of ended) {
      if (now - since <= ACCESS_SECONDS * 1000) break;
      ended.delete(known);
    }
    ended.set(id, now);
  });
  return {
    ...tokens,
    identify(token) {
      const bearer = tokens.identify(token);
      const sessionId = bearer?.sessionId ?? null;
      return sessionId !== null && ended.has(sessionId) ? null : bearer;
    },
  };
};
