// Mounts the treaty on Express, which reads paths, queries and bodies and hands each call on (serve.ts); and what it does with whatever nobody answers.
// Invariant: what can't be read is refused like everything else, in the one error shape.
import express from 'express';
import type { ErrorRequestHandler, RequestHandler, Response, Router } from 'express';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { House } from '../app/house.ts';
import { everyCall } from '../contract/index.ts';
import type { Contract } from '../contract/index.ts';
import type { Route } from '../contract/route.ts';
import { callerOf } from './address.ts';
import type { Call, Handled, Handlers } from './call.ts';
import { encodingAmong } from './pressing.ts';
import { beforeReading } from './plainJson.ts';
import { refusalReply, tell, tellKept, thrownReply } from './reply.ts';
import { served } from './serve.ts';
import type { Served } from './serve.ts';

const requestIdOf = (response: Response): string => String(response.locals['requestId']);

/** Answers a refusal in the one error shape. */
export const answerRefusal = (response: Response, refusal: Refusal): void =>
  tell(response, refusalReply(refusal, requestIdOf(response)));

const mounted =
  (serve: Served): RequestHandler =>
  async (request, response) => {
    const { params, query } = request;
    const body: unknown = request.body;
    const requestId = requestIdOf(response);
    const reply = await serve({ request, response, requestId, params, query, body });
    if (reply.kept === undefined) tell(response, reply);
    else await tellKept(response, reply, reply.kept, encodingAmong(request.acceptsEncodings()));
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
/** Bytes. */
export const BODY_LIMIT = 65_536;

/** JSON is UTF-8 and nothing else: other bytes would be read as question marks, and stored as such. */
const verify = (_request: unknown, _response: unknown, bytes: Buffer, encoding: string): void => {
  if (encoding !== 'utf-8') throw Object.assign(new Error('not UTF-8'), { status: 415 });
  beforeReading(bytes);
};

/** Reads a JSON body of so many bytes at most. */
export const jsonBody = (limit: number): RequestHandler => express.json({ limit, strict: true, verify });

/** A call of the treaty with how it is answered. */
export interface Mounted {
  readonly route: Route;
  readonly serve: Served;
}

/** Every call of the treaty, each with its handler. */
export const treatyOf = (house: House, handlers: AllHandlers): readonly Mounted[] =>
  everyCall.map(({ domain, name, route }) => {
    const known = handlers[domain] as unknown as Record<
      string,
      (call: Call<Route>) => Promise<Handled<Route>>
    >;
    const handler = known[name];
    if (handler === undefined) throw new Error(`${domain}.${name} has no handler`);
    return { route, serve: served(house, route, handler) };
  });

/** The treaty on Express. */
export const mountTreaty = (house: House, treaty: readonly Mounted[]): Router => {
  const router = express.Router();
  router.use('/api', async (request, response, next) => {
    const allowed = await house.limits.take('call', callerOf(request, house.config.TRUST_PROXY).address);
    if (allowed.ok) next();
    else answerRefusal(response, allowed.refusal);
  });
  router.use('/api', jsonOnly, jsonBody(BODY_LIMIT));
  for (const { route, serve } of treaty)
    router[route.method === 'GET' ? 'get' : 'post'](route.path, mounted(serve));
  return router;
};

/** What nobody answers. */
export const nothingHere: RequestHandler = (_request, response) => {
  answerRefusal(response, { code: 'not_found', params: {} });
};

/** Turns what was thrown into an answer. */
export const answerThrown =
  (house: House): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent) next(error);
    else tell(response, thrownReply(house.log, error, requestIdOf(response)));
  };
