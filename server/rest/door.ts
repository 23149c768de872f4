// The doorstep: what is refused before anything else looks at a request. Matchmaking is answered by Colyseus, which reads bodies of any
// length and counts nobody's calls; here it gets the same bounds as the rest. Invariant: no request reaches matchmaking unbounded.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { sentence, statusOf } from '@sigilla/content/texts/errors.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { House } from '../app/house.ts';

const MATCHMAKING = '/matchmake/';
const MOST_BYTES = 16 * 1024;

const turnAway = (house: House, response: ServerResponse, refusal: Refusal): void => {
  const requestId = house.ids.id();
  response.writeHead(statusOf(refusal.code), {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    Connection: 'close',
    ...(refusal.code === 'too_many_requests' ? { 'Retry-After': String(refusal.params.seconds) } : {}),
  });
  response.end(JSON.stringify({ success: false, error: sentence(refusal), code: refusal.code, requestId }));
};

const refusalFor = async (house: House, request: IncomingMessage): Promise<Refusal | null> => {
  const length = request.headers['content-length'];
  const isUnbounded = request.headers['transfer-encoding'] !== undefined || Number(length ?? 0) > MOST_BYTES;
  if (isUnbounded) return { code: 'body_too_large', params: {} };
  const allowed = await house.limits.take('call', request.socket.remoteAddress ?? '');
  return allowed.ok ? null : allowed.refusal;
};

/** Stands before every listener that the server has now. */
export const guardDoor = (server: Server, house: House): void => {
  const inside = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const pass: RequestListener = (request, response) => {
    for (const listener of inside) listener(request, response);
  };
  server.on('request', (request, response) => {
    if (request.url?.startsWith(MATCHMAKING) !== true) {
      pass(request, response);
      return;
    }
    refusalFor(house, request).then(
      (refusal) => (refusal === null ? pass(request, response) : turnAway(house, response, refusal)),
      (error: unknown) => {
        house.log.error({ err: error }, 'the doorstep failed');
        response.destroy();
      },
    );
  });
};
