// The way into the rooms, as Colyseus' SDK asks for it: `POST /matchmake/METHOD/ROOM` with options, answered with a seat to be taken by WebSocket.
// It is counted, bounded and refused like any other call.
import express from 'express';
import type { Router } from 'express';
import type { FindSeat } from '@sigilla/rooms/openRooms.ts';
import type { House } from '../app/house.ts';
import type { Readiness } from '../app/readiness.ts';
import { callerOf } from './address.ts';
import { answerRefusal, jsonBody, jsonOnly } from './mount.ts';
import { bearer } from './serve.ts';

const MOST_BYTES = 16_384;
const WAY_IN = /^\/matchmake\/(joinOrCreate|reconnect)\/([\w-]{1,64})$/;

/** A seat as its caller can take it: where its process is known by a path alone, the host is the one that was called. */
const reachable = (seat: object, host: string | undefined): object =>
  'publicAddress' in seat && typeof seat.publicAddress === 'string' && seat.publicAddress.startsWith('/')
    ? { ...seat, publicAddress: `${host ?? ''}${seat.publicAddress}` }
    : seat;

/** Answers those two methods, and leaves every other path to whoever comes after. */
export const matchmaking = (house: House, readiness: Readiness, findSeat: FindSeat): Router => {
  const router = express.Router();
  router.post(
    WAY_IN,
    async (request, response, next) => {
      const allowed = await house.limits.take('call', callerOf(request, house.config.TRUST_PROXY).address);
      if (allowed.ok) next();
      else answerRefusal(response, allowed.refusal);
    },
    jsonOnly,
    jsonBody(MOST_BYTES),
    async (request, response) => {
      if (readiness.isLeaving || house.age.isOutdated) {
        answerRefusal(response, { code: readiness.isLeaving ? 'leaving' : 'outdated', params: {} });
        return;
      }
      const [, method, room = ''] = WAY_IN.exec(request.path) ?? [];
      const options: unknown = request.body ?? {};
      if (typeof options !== 'object' || options === null || Array.isArray(options)) {
        answerRefusal(response, {
          code: 'invalid_request',
          params: { reason: 'these options name no room' },
        });
        return;
      }
      const seat = await findSeat({
        method: method === 'reconnect' ? method : 'joinOrCreate',
        room,
        options,
        token: bearer(request),
      });
      response.set('Cache-Control', 'no-store');
      if (seat.ok) response.json(reachable(seat.value, request.headers.host));
      else answerRefusal(response, seat.refusal);
    },
  );
  return router;
};
