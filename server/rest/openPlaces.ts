// How many places in rooms one address holds open: each costs fifty kilobytes for as long as it is held, and a visitor's needs no account, so that without an
// end whoever opens a few every second takes all memory and all connections that there are.
// Invariant: what is counted in is counted out when its connection closes, and an address that holds none is not remembered.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { callerOf } from './address.ts';

/** Far more than a school or a dormitory behind one address has windows open. */
const MOST_PLACES = 1000;

export interface OpenPlaces {
  /** Counts a connection in until it closes; false where its address holds all that it may. */
  take(request: IncomingMessage, socket: Duplex): boolean;
}

/** As many as `factor` allows; `trusted` proxies in front are believed about who calls. */
export const openPlaces = (factor: number, trusted: number): OpenPlaces => {
  const most = Math.max(1, Math.floor(MOST_PLACES * factor));
  const held = new Map<string, number>();
  return {
    take(request, socket) {
      const { address } = callerOf(request, trusted);
      const before = held.get(address) ?? 0;
      if (before >= most) return false;
      held.set(address, before + 1);
      socket.once('close', () => {
        const left = (held.get(address) ?? 1) - 1;
        if (left === 0) held.delete(address);
        else held.set(address, left);
      });
      return true;
    },
  };
};
