// Opens the rooms of the realm on a Colyseus server, and closes every way into matchmaking that the realm does not use.
// Invariants: clients can only join or create `world` for a known game server and `duel` for an existing battle, or take up
// a dropped place again; matchmaking answers other origins only when they are allowed.
import { matchMaker } from '@colyseus/core';
import type { Server } from '@colyseus/core';
import { duelRoom } from './duel/DuelRoom.ts';
import type { RoomServices } from './services.ts';
import { worldRoom } from './world/WorldRoom.ts';

/** What a page on an allowed origin may do. */
const ALLOWED = {
  'Access-Control-Allow-Headers': 'Content-Type, Accept, Authorization',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Max-Age': '86400',
};

/** Defines `world` and `duel`. `origins` are allowed to ask from elsewhere; the site's own pages need no entry. */
export const openRooms = (server: Server, services: RoomServices, origins: readonly string[] = []): void => {
  const { controller } = matchMaker;
  controller.exposedMethods = ['joinOrCreate', 'reconnect'];
  // Colyseus would answer any origin, with credentials, and put its defaults on every answer of the server.
  Object.assign(controller, { DEFAULT_CORS_HEADERS: {} });
  controller.getCorsHeaders = (headers) => {
    const origin = headers.get('origin');
    return origin !== null && origins.includes(origin)
      ? { ...ALLOWED, 'Access-Control-Allow-Origin': origin, Vary: 'Origin' }
      : { Vary: 'Origin' };
  };
  server.define('world', worldRoom(services)).filterBy(['serverId']);
  server.define('duel', duelRoom(services)).filterBy(['battleId']);
};
