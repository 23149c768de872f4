// One call of the treaty, from what came to what is answered: who calls, whether they may, what they say, the handler, the answer's own shape.
// Invariants: a user id in query or body speaks only for the token's subject (G-003); a handler hears nothing that its route does not name.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { reasonOf } from '@sigilla/engine/core/reason.ts';
import { illFormed } from '@sigilla/engine/core/unicode.ts';
import type { House } from '../app/house.ts';
import type { Identity } from '../auth/identity.ts';
import { SESSION_ENDED } from '../auth/sessions.ts';
import type { Bearer } from '../auth/tokens.ts';
import type { Route } from '../contract/route.ts';
import { callerOf } from './address.ts';
import { deviceOf } from './device.ts';
import type { Call, Exchange, Handled } from './call.ts';
import { dropRefreshCookie, isFromHere, refreshTokenOf, setRefreshCookie } from './cookies.ts';
import { keepAnswers } from './keptAnswers.ts';
import { keptSuccess, refusalReply, success, successOf } from './reply.ts';
import type { Reply } from './reply.ts';

/** A request as Node has it, and what was read of it. */
export interface Arrived {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The request's own id, as its answer and its log lines name it. */
  readonly requestId: string;
  readonly params: unknown;
  readonly query: unknown;
  /** Undefined without one. */
  readonly body: unknown;
}

/** Answers a call. Throws what the handler throws. */
export type Served = (arrived: Arrived) => Promise<Reply>;

/** The access token a request carries; null without one, empty when the header holds something else. */
export const bearer = ({ headers }: Pick<IncomingMessage, 'headers'>): string | null => {
  const header = headers.authorization;
  return header === undefined ? null : (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? '');
};

const identify = (house: House, route: Route, request: IncomingMessage): Result<Bearer | null> => {
  if (route.auth === 'none') return ok(null);
  const token = bearer(request);
  if (token === null)
    return route.auth === 'optional' ? ok(null) : refuse({ code: 'sign_in_required', params: {} });
  const identity = house.tokens.identify(token);
  return identity === null ? SESSION_ENDED : ok(identity);
};

/** The names under which the specification's calls carry a caller's id. */
const ID_FIELDS = ['userId', 'creatorId', 'authorId', 'flaggedBy'];

const speaksForOthers = (identity: Identity, ...sources: readonly unknown[]): boolean =>
  sources.some(
    (source) =>
      typeof source === 'object' &&
      source !== null &&
      ID_FIELDS.some((field) => {
        const given = (source as Record<string, unknown>)[field];
        return given !== undefined && given !== identity.accountId;
      }),
  );

/** Read when somebody asks: most calls want nothing of it. */
class Exchanged implements Exchange {
  readonly #config: House['config'];
  readonly #arrived: Arrived;

  constructor({ config }: House, arrived: Arrived) {
    this.#config = config;
    this.#arrived = arrived;
  }

  get from(): Exchange['from'] {
    return callerOf(this.#arrived.request, this.#config.TRUST_PROXY);
  }

  get refreshToken(): string | null {
    return refreshTokenOf(this.#arrived.request);
  }

  get device(): string | null {
    return deviceOf(this.#arrived.request.headers['user-agent']);
  }

  get isFromHere(): boolean {
    return isFromHere(this.#config, this.#arrived.request);
  }

  keepRefreshToken(token: string | null): void {
    if (token === null) dropRefreshCookie(this.#config, this.#arrived.response);
    else setRefreshCookie(this.#config, this.#arrived.response, token);
  }
}

/** What a call of this route brings, as one shape: made once, for making a shape costs more than reading by it. */
const shapeOf = (route: Route) => z.object({ params: route.params, query: route.query, body: route.body });

const readCall = (
  house: House,
  route: Route,
  shape: ReturnType<typeof shapeOf>,
  arrived: Arrived,
): Result<Call<Route>> => {
  const { request, params, query, body } = arrived;
  const fault = illFormed([params, query, body]);
  if (fault !== null) return refuse({ code: 'invalid_request', params: { reason: fault } });
  const identity = identify(house, route, request);
  if (!identity.ok) return identity;
  if (identity.value !== null && speaksForOthers(identity.value, query, body))
    return refuse({ code: 'other_identity', params: {} });
  const parsed = shape.safeParse({ params, query, body: body ?? {} });
  if (!parsed.success) return refuse({ code: 'invalid_request', params: { reason: reasonOf(parsed.error) } });
  // What `auth` promises of the identity, `identify` has seen to.
  return ok({ ...parsed.data, identity: identity.value, exchange: new Exchanged(house, arrived) });
};

/** How the calls of a route are answered. */
export const served = (
  house: House,
  route: Route,
  handler: (call: Call<Route>) => Promise<Handled<Route>>,
): Served => {
  const shape = shapeOf(route);
  const kept = keepAnswers();
  return async (arrived) => {
    const call = readCall(house, route, shape, arrived);
    if (!call.ok) return refusalReply(call.refusal, arrived.requestId);
    const handled = await handler(call.value);
    if (!handled.ok) return refusalReply(handled.refusal, arrived.requestId, handled.besides);
    if (handled.said !== undefined) return successOf(handled.said);
    const said = () => {
      const all = { ...(handled.value as object), success: true };
      return route.isWhole ? all : z.encode(route.answer, all);
    };
    return handled.keptAs === undefined
      ? success(said())
      : keptSuccess(kept.of(handled.keptAs, () => JSON.stringify(said())));
  };
};
