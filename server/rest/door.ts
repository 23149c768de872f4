// The doorstep: every request and every upgrade is looked at here before anything parses it.
// Left to itself Colyseus would take every request first, make URLs of whatever it says, and throw where nobody catches it.
// Invariants: nothing ill-formed gets past; Colyseus sees no request, and of upgrades those alone that name a room.
import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { sentence, statusOf } from '@sigilla/content/texts/errors.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { Readiness } from '../app/readiness.ts';
import type { Ids } from '../ids.ts';
import type { OpenPlaces } from './openPlaces.ts';
import { illFormed } from './wellFormed.ts';

/** A refusal as it is sent from here: the one error shape, and the end of a connection whose rest may be anything. */
const answerOf = (refusal: Refusal, requestId: string) => {
  const body = JSON.stringify({ success: false, error: sentence(refusal), code: refusal.code, requestId });
  return {
    status: statusOf(refusal.code),
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': requestId,
      Connection: 'close',
    },
    body,
  };
};

const turnAway = (response: ServerResponse, refusal: Refusal, requestId: string): void => {
  const { status, headers, body } = answerOf(refusal, requestId);
  response.writeHead(status, headers);
  response.end(body);
};

/** An upgrade has no response yet: the refusal is written to the bare connection. */
const turnAwayUpgrade = (socket: Duplex, refusal: Refusal, requestId: string): void => {
  const { status, headers, body } = answerOf(refusal, requestId);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.on('error', () => socket.destroy());
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'));
};

/** Why this may not come in at all, or null. */
const refusalAtSight = (request: IncomingMessage): Refusal | null => {
  const reason = illFormed(request);
  return reason === null ? null : { code: 'invalid_request', params: { reason } };
};

/** Where somebody is led who follows a link that broke in the middle of a letter: the window says there that no page bears that number. */
const NOWHERE = '/nowhere';

/** A reader who asks for a page, and of whose request nothing is ill-formed but its target. */
const followsBrokenLink = ({ method, url, headers, rawHeaders }: IncomingMessage): boolean =>
  method === 'GET' &&
  url?.startsWith('/api') === false &&
  headers.accept?.includes('text/html') === true &&
  illFormed({ url: NOWHERE, headers, rawHeaders }) === null;

/** Where the seats that matchmaking gives out are taken: process, room, and the seat in the query. */
const SEAT = /^\/[\w-]{1,64}\/([\w-]{1,64})\?/;

/** Rooms are looked up by name in a plain object: what every object has is no room. */
const refusalOfUpgrade = (request: IncomingMessage): Refusal | null => {
  const room = SEAT.exec(request.url ?? '')?.[1];
  const isNowhere = room === undefined || room in Object.prototype;
  return refusalAtSight(request) ?? (isNowhere ? { code: 'not_found', params: {} } : null);
};

/** When an address may come again that holds too many places: some will have been left. */
const TOO_MANY_SECONDS = 60;

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Doorstep {
  /** Has every connection end with the answer that is under way on it. */
  seeOut(): void;
  /** Ends what is still connected to a room. */
  cutOff(): void;
  /** How many connections there are, whatever they came in by. */
  open(): number;
}

/**
 * Stands before everything that listens to the server now, which must be all of it: requests go to the site alone,
 * upgrades to the listeners that were there. While the server is leaving nobody is let into a room; then, and where a
 * newer version has taken over, every answer ends its connection, so that whoever comes by it is led elsewhere.
 */
export const guardDoor = (
  server: Server,
  ids: Pick<Ids, 'id'>,
  readiness: Pick<Readiness, 'isLeaving' | 'isOver'>,
  places: OpenPlaces,
  site: RequestListener,
): Doorstep => {
  const upgrades = server.listeners('upgrade') as UpgradeListener[];
  // By connection, in whose place the next answer comes: a Set of answers, added to and taken from at every request,
  // would keep them alive long after (known.ts).
  const underWay = new Map<Duplex, ServerResponse | null>();
  const inRooms = new Set<Duplex>();
  server.removeAllListeners('request');
  server.removeAllListeners('upgrade');
  server.on('connection', (socket) => {
    if (!places.takeLine(socket)) {
      socket.destroy();
      return;
    }
    underWay.set(socket, null);
    socket.once('close', () => underWay.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    underWay.set(socket, response);
    response.once('close', () => {
      if (underWay.get(socket) === response) underWay.set(socket, null);
    });
    if (readiness.isOver) response.shouldKeepAlive = false;
    const refusal = refusalAtSight(request);
    if (refusal === null) site(request, response);
    else if (followsBrokenLink(request))
      response.writeHead(302, { Location: NOWHERE, 'Cache-Control': 'no-store', Connection: 'close' }).end();
    else turnAway(response, refusal, ids.id());
  });
  server.on('upgrade', (request, socket, head) => {
    const leaving: Refusal | null = readiness.isLeaving ? { code: 'leaving', params: {} } : null;
    const refusal = refusalOfUpgrade(request) ?? leaving;
    if (refusal !== null) {
      turnAwayUpgrade(socket, refusal, ids.id());
      return;
    }
    if (!places.take(request, socket)) {
      turnAwayUpgrade(socket, { code: 'too_many_requests', params: { seconds: TOO_MANY_SECONDS } }, ids.id());
      return;
    }
    inRooms.add(socket);
    socket.once('close', () => inRooms.delete(socket));
    for (const listener of upgrades) listener(request, socket, head);
  });
  return {
    seeOut() {
      for (const response of underWay.values()) if (response !== null) response.shouldKeepAlive = false;
    },
    cutOff() {
      for (const socket of inRooms) socket.destroy();
    },
    open: () => underWay.size,
  };
};
