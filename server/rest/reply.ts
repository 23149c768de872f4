// What a call of the treaty is answered, as status, headers and text, whoever writes it to the wire: Express, or the short way before it.
// Invariants: every failure has the one error shape and a request id; nothing of a bug reaches the caller but that there was one (G-013);
// no answer of the treaty may be stored by anyone on the way.
import type { ServerResponse } from 'node:http';
import { sentence, statusOf } from '@sigilla/content/texts/errors.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { storeRefusal } from '../app/storeAway.ts';
import type { Log } from '../log.ts';
import type { KeptAnswer } from './keptAnswers.ts';
import type { Encoding } from './pressing.ts';
import { UnreadableBody } from './plainJson.ts';
import { BadCursor } from '../store/Store.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** In the place of `text`: what is kept of an answer that many ask for. */
  readonly kept?: KeptAnswer;
}

/** What passes by itself, and when it is worth asking again. */
const SECONDS: Partial<Readonly<Record<Refusal['code'], number>>> = {
  busy: 1,
  scholars_busy: 1,
  outcome_unknown: 1,
  leaving: 2,
  unwritable: 5,
  outdated: 1,
};

const retryAfter = (refusal: Refusal): number | null =>
  refusal.code === 'too_many_requests' ? Number(refusal.params.seconds) : (SECONDS[refusal.code] ?? null);

const replyOf = (status: number, text: string, besides: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  text,
  headers: {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
    ...besides,
  },
});

/** A success that is kept, for whoever writes replies by `tellKept`. */
export const keptSuccess = (kept: KeptAnswer): Reply => ({ ...replyOf(200, ''), kept });

/** A success that is written already. */
export const successOf = (text: string): Reply => replyOf(200, text);

/** A success. */
export const success = (value: unknown): Reply => successOf(JSON.stringify(value));

/** A refusal in the one error shape, with `besides` what the call's own shape adds. */
export const refusalReply = (
  refusal: Refusal,
  requestId: string,
  besides: Readonly<Record<string, unknown>> = {},
): Reply => {
  const status = statusOf(refusal.code);
  const seconds = retryAfter(refusal);
  return replyOf(
    status,
    JSON.stringify({ ...besides, success: false, error: sentence(refusal), code: refusal.code, requestId }),
    {
      ...(seconds === null ? {} : { 'Retry-After': String(seconds) }),
      ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
    },
  );
};

/** What a body that can't be read is refused with, by the status that its reader gives it. */
const REFUSED_BODIES: Readonly<Record<number, Refusal>> = {
  400: { code: 'invalid_request', params: { reason: new UnreadableBody().message } },
  413: { code: 'body_too_large', params: {} },
  415: { code: 'wrong_media_type', params: {} },
};

/** What was thrown, as an answer: a request that could not be read, a store that is full, or a bug, which only the log hears of. */
export const thrownReply = (log: Log, error: unknown, requestId: string): Reply => {
  const fault = storeRefusal(error);
  if (fault !== null) return refusalReply(fault, requestId);
  if (error instanceof BadCursor || error instanceof UnreadableBody)
    return refusalReply({ code: 'invalid_request', params: { reason: error.message } }, requestId);
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  const refused = status >= 400 && status < 500 ? (REFUSED_BODIES[status] ?? REFUSED_BODIES[400]) : undefined;
  if (refused === undefined) log.error({ err: error, requestId }, 'a call failed');
  return refusalReply(refused ?? { code: 'unexpected_error', params: {} }, requestId);
};

/** Writes a reply, with the headers that were set before. */
export const tell = (response: ServerResponse, { status, headers, text }: Reply): void => {
  response.writeHead(status, headers);
  response.end(text);
};

/** Writes a reply that is kept in that encoding, with the headers that were set before. */
export const tellKept = async (
  response: ServerResponse,
  reply: Reply,
  kept: KeptAnswer,
  encoding: Encoding,
): Promise<void> => {
  const bytes = await kept.as(encoding);
  response.appendHeader('Vary', 'Accept-Encoding');
  // Nobody on the way is to press it again.
  response.writeHead(reply.status, {
    ...reply.headers,
    'Content-Length': String(bytes.length),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(bytes);
};
