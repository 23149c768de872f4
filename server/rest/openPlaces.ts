// How many places in rooms one address holds open: each costs fifty kilobytes for as long as it is held, and a visitor's needs no account, so that without an
// end whoever opens a few every second takes all memory and all connections that there are.
// Invariant: what is counted in is counted out when its connection closes, and an address that holds none is not remembered.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { callerOf } from './address.ts';

/** Far more than a school or a dormitory behind one address has windows open; and what all addresses of a network may hold. */
const MOST_PLACES = { address: 1000, network: 4000 } as const;

export interface OpenPlaces {
  /** Counts a connection in until it closes; false where its address, or its network, holds all that it may. */
  take(request: IncomingMessage, socket: Duplex): boolean;
}

/** As many as `factor` allows; `trusted` proxies in front are believed about who calls. */
export const openPlaces = (factor: number, trusted: number): OpenPlaces => {
  const held = new Map<string, number>();
  const move = (key: string, by: number): void => {
    const now = (held.get(key) ?? 0) + by;
    if (now > 0) held.set(key, now);
    else held.delete(key);
  };
  return {
    take(request, socket) {
      const from = callerOf(request, trusted);
      const places = [
        { key: `address ${from.address}`, most: MOST_PLACES.address },
        { key: `network ${from.network}`, most: MOST_PLACES.network },
      ];
      if (places.some(({ key, most }) => (held.get(key) ?? 0) >= Math.max(1, Math.floor(most * factor))))
        return false;
      for (const { key } of places) move(key, 1);
      socket.once('close', () => {
        for (const { key } of places) move(key, -1);
      });
      return true;
    },
  };
};
