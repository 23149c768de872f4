// A client's place in a room, and how long it is good: a connection belongs to the session that it was opened for. It ends with the session
// (log-out, a copied token, an account or role taken away) and with the access token, unless the window shows a fresh one when it is asked.
// Invariant: nobody acts or sees by a session that is over, and a place that was over stays so.
import { getMessageBytes, Protocol } from '@colyseus/core';
import type { Client, Room } from '@colyseus/core';
import { z } from 'zod';
import { refusedWith } from './guard.ts';
import type { Guard } from './guard.ts';
import { Joining } from './joining.ts';
import type { RoomServices, Viewer } from '../services.ts';

/** What a client was let in with; null for a visitor. Colyseus hands it on when a dropped client returns. */
export interface Entrance {
  viewer: Viewer | null;
}

/** A client in a room. */
export type Guest = Client<{ auth: Entrance }>;

interface Place {
  readonly client: Guest;
  readonly joining: Joining;
  /** By the stopwatch; Infinity for a visitor. */
  endsAt: number;
  asked: boolean;
  unsubscribe: () => void;
}

export interface Places {
  /** A client came, or came back. */
  take(client: Guest): void;
  /** A client went, or was dropped. */
  leave(client: Guest): void;
  /** Sends one message to all of these, encoded once. Only a little is kept for a client who has not confirmed the join. */
  tell(clients: readonly Guest[], type: string, message: object): void;
  /** The end of a session may have been missed: everyone's is looked up. */
  lookAgain(): void;
}

/** Request `renew`. */
const Renewal = z.object({ token: z.string().min(1).max(4_096) });

const LOOK_MS = 1_000;
/** How long before the token's end the window is asked for the next. */
const ASK_AHEAD_MS = 60_000;
/** No token is good for longer, whatever it says. */
const LONGEST_MS = 20 * 60_000;

const endOf = (services: RoomServices, viewer: Viewer | null): number =>
  viewer === null
    ? Infinity
    : services.elapsed() + Math.min(LONGEST_MS, Math.max(0, viewer.endsAt - services.now()));

/** The places of one room. `over` is told that a client is nobody's any more: its entrance names no viewer by then. */
export const placesOf = (
  room: Pick<Room, 'clock' | 'roomName'>,
  services: RoomServices,
  guard: Pick<Guard<Guest>, 'on'>,
  over: (client: Guest) => void,
): Places => {
  const places = new Map<string, Place>();

  const end = (place: Place): void => {
    place.unsubscribe();
    place.endsAt = Infinity;
    const { auth } = place.client;
    if (auth === undefined || auth.viewer === null) return;
    auth.viewer = null;
    over(place.client);
  };

  const check = async (place: Place): Promise<void> => {
    const viewer = place.client.auth?.viewer ?? null;
    try {
      if (viewer === null || (await services.isGood(viewer))) return;
    } catch (error) {
      // Whether it is good can't be known now; the token's end will tell.
      services.report(error, `${room.roomName}/place`);
      return;
    }
    if (places.get(place.client.sessionId) === place) end(place);
  };

  const bind = (place: Place): void => {
    const viewer = place.client.auth?.viewer ?? null;
    place.unsubscribe();
    place.endsAt = endOf(services, viewer);
    place.asked = false;
    place.unsubscribe =
      viewer === null ? () => undefined : services.onStanding(viewer, () => void check(place));
  };

  const look = (): void => {
    const now = services.elapsed();
    for (const place of places.values()) {
      if (place.joining.isOverdue(now)) place.joining.cut();
      else if (now >= place.endsAt) end(place);
      else if (now >= place.endsAt - ASK_AHEAD_MS && !place.asked) {
        place.asked = true;
        tell([place.client], 'renew', {});
      }
    }
  };

  const tell: Places['tell'] = (clients, type, message) => {
    if (clients.length === 0) return;
    const bytes = getMessageBytes.raw(Protocol.ROOM_DATA, type, message);
    for (const client of clients) {
      const place = places.get(client.sessionId);
      if (place === undefined) client.enqueueRaw(bytes);
      else place.joining.deliver(bytes);
    }
  };

  room.clock.setInterval(look, LOOK_MS);
  guard.on('renew', Renewal, { burst: 3, perSecond: 0.2 }, async (client, { token }) => {
    const viewer = await services.authenticate(token);
    // Asked only now: the window may have gone, or its session ended, while the token was looked at.
    const place = places.get(client.sessionId);
    const held = client.auth?.viewer ?? null;
    if (
      place?.client !== client ||
      held === null ||
      viewer?.accountId !== held.accountId ||
      client.auth === undefined
    )
      return refusedWith({ code: 'session_ended', params: {} });
    client.auth.viewer = viewer;
    bind(place);
    return { success: true };
  });

  return {
    take(client) {
      places.get(client.sessionId)?.unsubscribe();
      const place: Place = {
        client,
        joining: new Joining(client, services.elapsed()),
        endsAt: Infinity,
        asked: false,
        unsubscribe: () => undefined,
      };
      places.set(client.sessionId, place);
      bind(place);
      // What happened between the seat's reservation, or the drop, and now was heard by nobody here.
      void check(place);
    },
    leave(client) {
      const place = places.get(client.sessionId);
      if (place?.client !== client) return;
      place.unsubscribe();
      places.delete(client.sessionId);
    },
    tell,
    lookAgain() {
      for (const place of places.values()) void check(place);
    },
  };
};
