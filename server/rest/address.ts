// Where a caller is, for everything that is counted by address: the one place that reads it from a request, so that TRUST_PROXY holds
// everywhere. Invariants: a forwarded address counts only as far as the proxies in front are trusted; an IPv4 address is the same one
// however it is written; a caller cannot be many by counting up inside the IPv6 network that every household is given.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

export interface Whereabouts {
  /** One household or machine: an IPv4 address, or an IPv6 /64. */
  readonly address: string;
  /** Its wider surroundings: an IPv4 /24, or an IPv6 /48. */
  readonly network: string;
}

const network = (address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string => {
  const bytes = address.toByteArray();
  const kept = bytes.map((byte, index) => {
    const left = Math.max(0, Math.min(8, bits - index * 8));
    return byte & (0xff << (8 - left));
  });
  return `${ipaddr.fromByteArray(kept).toString()}/${bits}`;
};

const reckoned = (written: string): Whereabouts => {
  if (!ipaddr.isValid(written)) return { address: written, network: written };
  const address = ipaddr.process(written);
  return address.kind() === 'ipv4'
    ? { address: address.toString(), network: network(address, 24) }
    : { address: network(address, 64), network: network(address, 48) };
};

/** Those who call are mostly those who called before; more than this many are not remembered, the oldest go first. */
const MOST_REMEMBERED = 10_000;
const remembered = new Map<string, Whereabouts>();

/** Where an address as written belongs. What is no address counts as it is written. */
export const whereaboutsOf = (written: string): Whereabouts => {
  const known = remembered.get(written);
  if (known !== undefined) return known;
  const found = reckoned(written);
  const oldest = remembered.size >= MOST_REMEMBERED ? remembered.keys().next().value : undefined;
  if (oldest !== undefined) remembered.delete(oldest);
  remembered.set(written, found);
  return found;
};

/** Where a request comes from, when `trusted` proxies in front may be believed about it. */
export const callerOf = (request: IncomingMessage, trusted: number): Whereabouts =>
  whereaboutsOf(
    (trusted === 0 ? request.socket.remoteAddress : undefined) ??
      proxyAddr(request, (_address, hop) => hop < trusted),
  );

/** Where a connection comes from that has not said anything yet. */
export const otherEndOf = (socket: Socket): Whereabouts => whereaboutsOf(socket.remoteAddress ?? '');
