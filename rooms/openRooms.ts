// Opens the rooms of the realm on a Colyseus server, and gives out the one way into them: seats, for whoever may have one.
// Colyseus' own HTTP routes are not used: what asks for a seat has been bounded, parsed and counted by the steward.
// Invariant: clients can only join or create `world` for a known game server and `duel` for an existing battle, or take up a dropped place again.
import { createAuthContext, ErrorCode, matchMaker, ServerError } from '@colyseus/core';
import type { Server } from '@colyseus/core';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { TurnedAway } from './frame/admission.ts';
import { duelRoom } from './duel/DuelRoom.ts';
import type { RoomServices } from './services.ts';
import { worldRoom } from './world/WorldRoom.ts';

/** What someone who wants a seat says. */
export interface SeatRequest {
  readonly method: 'joinOrCreate' | 'reconnect';
  /** A kind of room to join, or the id of the room to return to. */
  readonly room: string;
  /** Untrusted; parsed by the room. */
  readonly options: object;
  readonly token: string | null;
}

/** Finds a seat: the reservation as Colyseus' SDK reads it, or why there is none. Never throws. */
export type FindSeat = (request: SeatRequest) => Promise<Result<object>>;

const findSeat =
  (services: RoomServices): FindSeat =>
  async ({ method, room, options, token }) => {
    try {
      const context = createAuthContext({ headers: new Headers(), token });
      return ok(
        method === 'reconnect'
          ? await matchMaker.reconnect(room, options)
          : await matchMaker.joinOrCreate(room, options, context),
      );
    } catch (error) {
      if (error instanceof TurnedAway) return refuse(error.refusal);
      if (!(error instanceof ServerError)) {
        return refuse(services.report(error, 'matchmaking') ?? { code: 'unexpected_error', params: {} });
      }
      // The room is gone, or there never was one of that kind; anything else is a room that closes as one comes in.
      const isNowhere = method === 'reconnect' || error.code === ErrorCode.MATCHMAKE_NO_HANDLER;
      return refuse({ code: isNowhere ? 'not_found' : 'busy', params: {} });
    }
  };

/** Defines `world` and `duel`. */
export const openRooms = (server: Server, services: RoomServices): FindSeat => {
  server.define('world', worldRoom(services)).filterBy(['serverId']);
  server.define('duel', duelRoom(services)).filterBy(['battleId']);
  return findSeat(services);
};
