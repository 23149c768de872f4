// How much one address may say in rooms: a visitor needs no account, and a thousand windows that each say as often as one may would take all of a processor.
// Invariants: nobody is cut off for it and nothing is lost; whoever says more is read on when there is room again, and what others say is heard meanwhile.
import type { IncomingMessage } from 'node:http';
import { elapsed as systemElapsed } from '../clock.ts';
import { callerOf } from './address.ts';

/** Shorter than a connection may be silent (pulse.ts), so that whoever waits is not taken for gone. */
const WINDOW_MS = 5_000;
/** Of five hundred windows in a school each may say three things within that time. */
const MOST_HEARD = 1_500;

/** A connection to a room (a WebSocket). */
export interface SpeakingLine {
  on(event: 'message', heard: () => void): unknown;
  pause(): void;
  resume(): void;
}

/** Listens to how often connections speak: so many messages from an address as `factor` allows; `trusted` proxies in front are believed about who calls. */
export const roomMessages = (factor: number, trusted: number, elapsed = systemElapsed) => {
  const most = Math.max(1, Math.floor(MOST_HEARD * factor));
  const waiting = new Set<SpeakingLine>();
  let heard = new Map<string, number>();
  let endsAt = 0;
  const readOn = (): void => {
    for (const line of waiting) line.resume();
    waiting.clear();
  };
  const wait = (line: SpeakingLine, milliseconds: number): void => {
    if (waiting.has(line)) return;
    waiting.add(line);
    line.pause();
    if (waiting.size === 1) setTimeout(readOn, milliseconds).unref();
  };
  return (line: SpeakingLine, request: IncomingMessage): void => {
    const { address } = callerOf(request, trusted);
    line.on('message', () => {
      const now = elapsed();
      if (now >= endsAt) {
        heard = new Map();
        endsAt = now + WINDOW_MS;
      }
      const count = (heard.get(address) ?? 0) + 1;
      heard.set(address, count);
      if (count >= most) wait(line, endsAt - now);
    });
  };
};
