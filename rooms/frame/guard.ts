// The one way a client's message reaches a handler: rate, shape, then the handler, and always an answer.
// Invariants: nothing a client sends closes its connection or reaches a handler unparsed; a refusal is an answer, not an error;
// a handler that fails is reported once, and answered `unexpected_error` unless what failed passes by itself.
import type { Room } from '@colyseus/core';
import type { z } from 'zod';
import { sentence } from '@sigilla/content/texts/errors.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { reasonOf } from '@sigilla/engine/core/reason.ts';
import { illFormed } from '@sigilla/engine/core/unicode.ts';
import type { RoomServices } from '../services.ts';
import type { Answer, RefusedAnswer } from './messages.ts';

/** A refusal as a room says it. */
export const refusedWith = (refusal: Refusal): RefusedAnswer => ({
  success: false,
  code: refusal.code,
  error: sentence(refusal),
  ...('seconds' in refusal.params ? { retryAfterSeconds: Number(refusal.params.seconds) } : {}),
});

/** How often one client may send one command: `burst` at once, then `perSecond`. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket a client and command, filled as time passes by a stopwatch: a clock that is set back must not bar anyone. */
const buckets = (rate: Rate, elapsed: () => number) => {
  const held = new Map<string, { tokens: number; at: number }>();
  return {
    /** Takes a token; false when there is none. */
    take(sessionId: string): boolean {
      const time = elapsed();
      const bucket = held.get(sessionId) ?? { tokens: rate.burst, at: time };
      const tokens = Math.min(rate.burst, bucket.tokens + ((time - bucket.at) * rate.perSecond) / 1000);
      held.set(sessionId, { tokens: tokens < 1 ? tokens : tokens - 1, at: time });
      return tokens >= 1;
    },
    forget(sessionId: string): void {
      held.delete(sessionId);
    },
  };
};

/** What a guard needs to know of a client. */
interface Sender {
  readonly sessionId: string;
}

export interface Guard<C extends Sender> {
  /** Registers a command of the room. */
  readonly on: <S extends z.ZodType, A extends object>(
    type: string,
    schema: S,
    rate: Rate,
    handler: (client: C, input: z.output<S>) => Promise<Answer<A>>,
  ) => void;
  /** Forgets a client who has left for good. */
  forget(client: C): void;
}

/** The guard of one room. Messages of a type that nobody registered are passed over. */
export const guardOf = <C extends Sender>(room: Room, services: RoomServices): Guard<C> => {
  const all: { readonly forget: (sessionId: string) => void }[] = [];
  room.onMessage('*', () => undefined);
  return {
    on(type, schema, rate, handler) {
      const bucket = buckets(rate, () => services.elapsed());
      all.push(bucket);
      const answer = async (sender: C, message: unknown): Promise<Answer<object>> => {
        if (!bucket.take(sender.sessionId)) {
          const seconds = Math.max(1, Math.ceil(1 / rate.perSecond));
          return refusedWith({ code: 'too_many_requests', params: { seconds } });
        }
        const fault = illFormed(message);
        if (fault !== null) return refusedWith({ code: 'invalid_request', params: { reason: fault } });
        const parsed = schema.safeParse(message);
        if (!parsed.success)
          return refusedWith({ code: 'invalid_request', params: { reason: reasonOf(parsed.error) } });
        try {
          return await handler(sender, parsed.data);
        } catch (error) {
          const passing = services.report(error, `${room.roomName}/${type}`);
          return refusedWith(passing ?? { code: 'unexpected_error', params: {} });
        }
      };
      room.onMessage(type, (client: unknown, message: unknown): unknown => answer(client as C, message));
    },
    forget(client) {
      for (const bucket of all) bucket.forget(client.sessionId);
    },
  };
};
