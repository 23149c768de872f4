// Mounts the treaty on Express: for each route read who calls, refuse who may not, parse what came, call the handler, shape the answer.
// Invariants: every failure has the one error shape and a request id; a user id in query or body speaks only for the token's subject (G-003);
// nothing of a bug reaches the caller but that there was one (G-013).
import { isUtf8 } from 'node:buffer';
import { parseCookie } from 'cookie';
import express from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Response, Router } from 'express';
import { z } from 'zod';
import { sentence, statusOf } from '@sigilla/content/texts/errors.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { House } from '../app/house.ts';
import { reasonOf } from '@sigilla/engine/core/reason.ts';
import { illFormed } from '@sigilla/engine/core/unicode.ts';
import { storeRefusal } from '../app/storeAway.ts';
import { BadCursor } from '../store/Store.ts';
import type { Identity } from '../auth/identity.ts';
import { contract } from '../contract/index.ts';
import type { Contract } from '../contract/index.ts';
import type { Route } from '../contract/route.ts';
import { callerOf } from './address.ts';
import type { Call, Exchange, Handled, Handlers } from './call.ts';
import { dropRefreshCookie, isFromHere, REFRESH_COOKIE, setRefreshCookie } from './cookies.ts';

/** The request's own id, as its answer and its log lines name it. */
const requestIdOf = (response: Response): string => String(response.locals['requestId']);

/** What passes by itself, and when it is worth asking again. */
const SECONDS: Partial<Readonly<Record<Refusal['code'], number>>> = {
  busy: 1,
  scholars_busy: 1,
  outcome_unknown: 1,
  leaving: 2,
  unwritable: 5,
  outdated: 1,
};

const retryAfter = (refusal: Refusal): number | null => {
  return refusal.code === 'too_many_requests'
    ? Number(refusal.params.seconds)
    : (SECONDS[refusal.code] ?? null);
};

/** Answers a refusal in the one error shape. */
export const answerRefusal = (
  response: Response,
  refusal: Refusal,
  besides: Readonly<Record<string, unknown>> = {},
): void => {
  const status = statusOf(refusal.code);
  const seconds = retryAfter(refusal);
  if (seconds !== null) response.set('Retry-After', String(seconds));
  if (status === 401) response.set('WWW-Authenticate', 'Bearer');
  response.status(status).json({
    ...besides,
    success: false,
    error: sentence(refusal),
    code: refusal.code,
    requestId: requestIdOf(response),
  });
};

/** The access token a request carries; null without one, empty when the header holds something else. */
export const bearer = (request: Request): string | null => {
  const header = request.get('authorization');
  return header === undefined ? null : (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? '');
};

const identify = (house: House, route: Route, request: Request): Result<Identity | null> => {
  if (route.auth === 'none') return ok(null);
  const token = bearer(request);
  if (token === null)
    return route.auth === 'optional' ? ok(null) : refuse({ code: 'sign_in_required', params: {} });
  const identity = house.tokens.identify(token);
  return identity === null ? refuse({ code: 'session_ended', params: {} }) : ok(identity);
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
const exchangeOf = (house: House, request: Request, response: Response): Exchange => ({
  get from() {
    return callerOf(request, house.config.TRUST_PROXY);
  },
  get refreshToken() {
    return parseCookie(request.get('cookie') ?? '')[REFRESH_COOKIE] ?? null;
  },
  get isFromHere() {
    return isFromHere(house.config, request);
  },
  keepRefreshToken: (token) =>
    token === null
      ? dropRefreshCookie(house.config, response)
      : setRefreshCookie(house.config, response, token),
});

/** What a call of this route brings, as one shape: made once, for making a shape costs more than reading by it. */
const shapeOf = (route: Route) => z.object({ params: route.params, query: route.query, body: route.body });

const readCall = (
  house: House,
  route: Route,
  shape: ReturnType<typeof shapeOf>,
  request: Request,
  response: Response,
): Result<Call<Route>> => {
  const fault = illFormed([request.params, request.query, request.body]);
  if (fault !== null) return refuse({ code: 'invalid_request', params: { reason: fault } });
  const identity = identify(house, route, request);
  if (!identity.ok) return identity;
  if (identity.value !== null && speaksForOthers(identity.value, request.query, request.body)) {
    return refuse({ code: 'other_identity', params: {} });
  }
  const parsed = shape.safeParse({ params: request.params, query: request.query, body: request.body ?? {} });
  if (!parsed.success) return refuse({ code: 'invalid_request', params: { reason: reasonOf(parsed.error) } });
  // What `auth` promises of the identity, `identify` has seen to.
  return ok({
    ...parsed.data,
    identity: identity.value,
    exchange: exchangeOf(house, request, response),
  });
};

/** Written straight, without a tag for caches: no answer of the treaty may be stored, and hashing each costs for nothing. */
const answerWith = (response: Response, value: unknown): void => {
  const text = JSON.stringify(value);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
};

const serve = (
  house: House,
  route: Route,
  handler: (call: Call<Route>) => Promise<Handled<Route>>,
): RequestHandler => {
  const shape = shapeOf(route);
  return async (request, response) => {
    const call = readCall(house, route, shape, request, response);
    if (!call.ok) {
      answerRefusal(response, call.refusal);
      return;
    }
    const handled = await handler(call.value);
    response.set('Cache-Control', 'no-store');
    if (handled.ok)
      answerWith(response, z.encode(route.answer, { ...(handled.value as object), success: true }));
    else answerRefusal(response, handled.refusal, handled.besides);
  };
};

/** Refuses a body that is not JSON. */
export const jsonOnly: RequestHandler = (request, response, next) => {
  const hasBody =
    request.get('transfer-encoding') !== undefined || Number(request.get('content-length') ?? 0) > 0;
  if (request.method !== 'GET' && hasBody && request.is('application/json') === false) {
    answerRefusal(response, { code: 'wrong_media_type', params: {} });
    return;
  }
  next();
};

export type AllHandlers = { readonly [D in keyof Contract]: Handlers<D> };
const BODY_LIMIT = '64kb';

/** Bytes that are not UTF-8 would be read as question marks, and stored as such. */
const wellEncoded = (_request: unknown, _response: unknown, bytes: Buffer, encoding: string): void => {
  if (encoding === 'utf-8' && !isUtf8(bytes)) throw Object.assign(new Error('not UTF-8'), { status: 400 });
};

/** Every call of the treaty, each with its handler. */
export const mountContract = (house: House, handlers: AllHandlers): Router => {
  const router = express.Router();
  router.use('/api', async (request, response, next) => {
    const allowed = await house.limits.take('call', callerOf(request, house.config.TRUST_PROXY).address);
    if (allowed.ok) next();
    else answerRefusal(response, allowed.refusal);
  });
  router.use('/api', jsonOnly, express.json({ limit: BODY_LIMIT, strict: true, verify: wellEncoded }));
  for (const [domain, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes)) {
      const known = handlers[domain as keyof Contract] as unknown as Record<
        string,
        (call: Call<Route>) => Promise<Handled<Route>>
      >;
      const handler = known[name];
      if (handler === undefined) throw new Error(`${domain}.${name} has no handler`);
      const method = route.method === 'GET' ? 'get' : 'post';
      router[method](route.path, serve(house, route as Route, handler));
    }
  }
  return router;
};

/** What nobody answers. */
export const nothingHere: RequestHandler = (_request, response) => {
  answerRefusal(response, { code: 'not_found', params: {} });
};

const REFUSED_BODIES: Readonly<Record<number, Refusal>> = {
  400: { code: 'invalid_request', params: { reason: 'it is not well-formed' } },
  413: { code: 'body_too_large', params: {} },
  415: { code: 'wrong_media_type', params: {} },
};

/** Turns what was thrown into an answer: a request that could not be read, a store that is full, or a bug, which only the log hears of. */
export const answerThrown =
  (house: House): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const fault = storeRefusal(error);
    if (fault !== null) {
      answerRefusal(response, fault);
      return;
    }
    if (error instanceof BadCursor) {
      answerRefusal(response, { code: 'invalid_request', params: { reason: error.message } });
      return;
    }
    const status =
      typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
    const refused =
      status >= 400 && status < 500 ? (REFUSED_BODIES[status] ?? REFUSED_BODIES[400]) : undefined;
    if (refused === undefined)
      house.log.error({ err: error, requestId: requestIdOf(response) }, 'a call failed');
    answerRefusal(response, refused ?? { code: 'unexpected_error', params: {} });
  };
