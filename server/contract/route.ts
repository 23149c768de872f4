// What a REST call is: method, path, who may call, what goes in, what comes out, and how it may be refused.
// Express mounting, the typed client, OpenAPI and the tests derive from these objects; nothing else knows a path.
// Times are epoch milliseconds on both sides of the treaty and ISO 8601 in UTC on the wire (times.ts).
import { z } from 'zod';
import type { ErrorCode } from '@sigilla/content/texts/errors.ts';

/** none: nobody is asked who they are. optional: a token is honoured when there is one. player: a good token is needed. */
export type RouteAuth = 'none' | 'optional' | 'player';

/** The one error shape of every call. `error` is the sentence, `code` its key in content/texts/errors.ts. */
export const ErrorAnswer = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

const nothing = z.object({});
type Nothing = typeof nothing;

export interface Route<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  U extends RouteAuth = RouteAuth,
> {
  readonly method: 'GET' | 'POST';
  /** Parameters are written `:name`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly auth: U;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly answer: A;
  /**
   * True where the handler's value is the answer as it stands, made whole by one place in the answer's own shape: then it is not gone through
   * and copied field by field. Held by a test (tests/rest/actions.test.ts); false unless told.
   */
  readonly isWhole: boolean;
  /** The error shape of this call; ErrorAnswer unless it says more. */
  readonly refused: z.ZodType;
  /** Codes it may refuse with, besides those that any call may: invalid_request, too_many_requests, sign_in_required … */
  readonly refusals: readonly ErrorCode[];
}

type Given<P, Q, B, A, U> = Pick<Route, 'method' | 'path' | 'summary' | 'refusals'> & {
  readonly auth: U;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: A;
  readonly isWhole?: boolean;
  readonly refused?: z.ZodType;
};

/** Declares a call; what is left out is empty. */
export const route = <
  A extends z.ZodType,
  U extends RouteAuth,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(
  given: Given<P, Q, B, A, U>,
): Route<P, Q, B, A, U> =>
  ({
    params: nothing,
    query: nothing,
    body: nothing,
    isWhole: false,
    refused: ErrorAnswer,
    ...given,
  }) as unknown as Route<P, Q, B, A, U>;

/** A success and its fields. */
export const answer = <S extends z.ZodRawShape>(fields: S) =>
  z.object({ success: z.literal(true), ...fields });

/** The name of a game server as the wire has it. */
export const ServerId = z
  .string()
  .regex(/^[a-z0-9-]{1,32}$/, 'a game server is named in small letters, digits and hyphens');

/** Every call about a kingdom may name its game server; without it, the account’s current one is meant. */
export const onServer = { serverId: ServerId.optional() };

/** Paging: `cursor` is an earlier answer’s `next`. */
export const paged = (most: number) => ({
  cursor: z.string().max(512).optional(),
  limit: z.coerce.number().int().min(1).max(most).default(Math.min(50, most)),
});
export const next = z.string().nullable();
