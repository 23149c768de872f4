// How many connections one address holds open, and how many of them are places in rooms: each place costs fifty kilobytes for as long as it is held, and a
// visitor's needs no account, so that without an end whoever opens a few every second takes all memory and all connections that there are.
// Invariant: what is counted in is counted out when its connection closes, and an address that holds none is not remembered.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { callerOf, otherEndOf } from './address.ts';
import type { Whereabouts } from './address.ts';

interface Most {
  readonly address: number;
  readonly network: number;
}

/** Far more than a school or a dormitory behind one address has windows open; and what all addresses of a network may hold. */
const MOST_PLACES: Most = { address: 1000, network: 4000 };
/** A window has its place and, while it reads, a few lines more; those that say nothing are told off soon (patience.ts). */
const MOST_LINES: Most = { address: 4000, network: 8000 };

export interface OpenPlaces {
  /** Counts a connection to a room in until it closes; false where its address, or its network, holds all that it may. */
  take(request: IncomingMessage, socket: Duplex): boolean;
  /** The same of any connection, before it has said anything. Those of a trusted proxy are the proxy's to count. */
  takeLine(socket: Socket): boolean;
}

/** Counts what is held open by address and by network. */
const heldOpen = (most: Most) => {
  const held = new Map<string, number>();
  const move = (key: string, by: number): void => {
    const now = (held.get(key) ?? 0) + by;
    if (now > 0) held.set(key, now);
    else held.delete(key);
  };
  return (from: Whereabouts, socket: Duplex): boolean => {
    const places = [
      { key: `address ${from.address}`, most: most.address },
      { key: `network ${from.network}`, most: most.network },
    ];
    if (places.some((place) => (held.get(place.key) ?? 0) >= Math.max(1, Math.floor(place.most))))
      return false;
    for (const { key } of places) move(key, 1);
    socket.once('close', () => {
      for (const { key } of places) move(key, -1);
    });
    return true;
  };
};

const times = ({ address, network }: Most, factor: number): Most => ({
  address: address * factor,
  network: network * factor,
});

/** As many as `factor` allows; `trusted` proxies in front are believed about who calls. */
export const openPlaces = (factor: number, trusted: number): OpenPlaces => {
  const places = heldOpen(times(MOST_PLACES, factor));
  // A stricter limit on calls is no reason to hang up on whoever makes few.
  const lines = heldOpen(times(MOST_LINES, Math.max(1, factor)));
  return {
    take: (request, socket) => places(callerOf(request, trusted), socket),
    takeLine: (socket) => trusted > 0 || lines(otherEndOf(socket), socket),
  };
};
