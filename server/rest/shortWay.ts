// The short way: calls that are sent often are answered before Express has seen them, which would cost as much again as a tenth of a deed.
// It takes what is plain alone: POST to a path of the treaty as it is written there, a JSON body of a known length that nobody has pressed. Whatever
// else comes goes the long way (app.ts, mount.ts) and is answered or refused there.
// Invariant: who is answered here is answered as on the long way: the same limits, headers, refusals and shapes (tests/rest/shortWay.test.ts).
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { House } from '../app/house.ts';
import { callerOf } from './address.ts';
import { BODY_LIMIT } from './mount.ts';
import type { Mounted } from './mount.ts';
import { beforeReading, UnreadableBody } from './plainJson.ts';
import { refusalReply, tell, thrownReply } from './reply.ts';
import type { Reply } from './reply.ts';
import type { Arrived, Served } from './serve.ts';

class HungUp extends Error {}

/** What every answer of the treaty says besides, whatever was asked. */
export type Besides = () => Readonly<Record<string, string>>;

/** Has an answer that is written to `response` pressed, where its reader takes that. */
export type Pressing = (request: IncomingMessage, response: ServerResponse, then: () => void) => void;

/** Shorter answers, a deed's among them, go as they are: to press one costs a fifth of the deed, and saves a packet or two. */
export const PRESSED_FROM = 4096;

const PLAIN_JSON = /^application\/json(?:; ?charset=utf-8)?$/i;

const isPlain = ({ headers }: IncomingMessage): boolean => {
  const length = Number(headers['content-length'] ?? 0);
  return (
    length > 0 &&
    length <= BODY_LIMIT &&
    headers['content-encoding'] === undefined &&
    PLAIN_JSON.test(headers['content-type'] ?? '')
  );
};

/** All that a request says; rejects when whoever says it hangs up before the end. */
const bytesOf = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => resolve(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)));
    request.once('close', () => {
      if (!request.complete) reject(new HungUp());
    });
    request.once('error', () => reject(new HungUp()));
  });

/** A body as JSON; throws as Express' reader does on what is none or may not be read, and on a bare value. */
const readJson = (bytes: Buffer): unknown => {
  beforeReading(bytes);
  const text = bytes.toString().replace(/^\uFEFF/, '');
  if (!/^[\x20\t\n\r]*[[{]/.test(text)) throw new UnreadableBody();
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableBody();
  }
};

const EMPTY = Object.freeze({});

/** Answers those calls of the treaty whose path is always the same, and hands everything else to `longWay`. */
export const shortWay = (
  house: House,
  besides: Besides,
  pressed: Pressing,
  treaty: readonly Mounted[],
  longWay: RequestListener,
): RequestListener => {
  const calls = new Map(
    treaty
      .filter(({ route }) => route.method === 'POST' && !route.path.includes(':'))
      .map(({ route, serve }) => [route.path as string, serve]),
  );
  const replyTo = async (
    serve: Served,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<Reply> => {
    const allowed = await house.limits.take('call', callerOf(request, house.config.TRUST_PROXY).address);
    if (!allowed.ok) return refusalReply(allowed.refusal, requestId);
    const body = readJson(await bytesOf(request));
    const arrived: Arrived = { request, response, requestId, params: EMPTY, query: EMPTY, body };
    return serve(arrived);
  };
  const answer = async (serve: Served, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = house.ids.id();
    let reply: Reply;
    try {
      reply = await replyTo(serve, request, response, requestId);
    } catch (error) {
      if (error instanceof HungUp) return;
      reply = thrownReply(house.log, error, requestId);
    }
    const whole = { ...reply, headers: { 'X-Request-Id': requestId, ...besides(), ...reply.headers } };
    if (reply.text.length < PRESSED_FROM) tell(response, whole);
    else pressed(request, response, () => tell(response, whole));
  };
  return (request, response) => {
    const serve = request.method === 'POST' ? calls.get(request.url ?? '') : undefined;
    if (serve === undefined || !isPlain(request)) longWay(request, response);
    else void answer(serve, request, response);
  };
};
