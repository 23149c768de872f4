// The window's one door to time. Everything else asks here, so that clocks that run wrong are set by the server's and
// tests can hold time still. Invariant: nothing else in the client reads Date.

import { useSyncExternalStore } from 'react';
import { openListeners } from '../ui/listeners.ts';

/** An answer's own date is whole seconds, and as late as the line: it sets right what is wrong by more. */
const PLAINLY_WRONG_MS = 30_000;

let offset = 0;
let isTold = false;

/** Milliseconds since the epoch, by the server's clock as far as we know it. */
export function now(): number {
  return Date.now() + offset;
}

/** Resolves after so many milliseconds. */
export const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds of a stopwatch, which nobody sets. */
export const elapsed = (): number => performance.now();

/** Sets the difference to the server's clock from a time it has just told, in milliseconds since the epoch. */
export function setServerTime(serverNow: number): void {
  offset = serverNow - Date.now();
  isTold = true;
}

/** Takes the `Date` of an answer for the server's time while nobody has told it better, and only where this clock is plainly wrong. */
export function noteDate({ headers }: Response): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (!isTold && Math.abs(date - now()) > PLAINLY_WRONG_MS) offset = date - Date.now();
}

/** The hour of the day where the player sits, 0 to 23: scenes are lit by it. */
export function localHour(): number {
  return new Date(now()).getHours();
}

/** The time zone that the player's machine keeps: "Europe/Rome". */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The month where the player sits, 0 January to 11 December: scenes bear its season. */
export function localMonth(): number {
  return new Date(now()).getMonth();
}

interface Ticker {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => number;
}

const tickers = new Map<number, Ticker>();

/** One timer an interval, however many components watch it; it stops when nobody does. */
function tickerFor(intervalMs: number): Ticker {
  const known = tickers.get(intervalMs);
  if (known !== undefined) return known;
  let value = now();
  const { subscribe, tell } = openListeners(() => {
    const timer = setInterval(() => {
      value = now();
      tell();
    }, intervalMs);
    return () => clearInterval(timer);
  });
  const ticker: Ticker = {
    subscribe,
    read() {
      // A value older than one interval is stale (nobody was watching): take a fresh one, stable until the next tick.
      const fresh = now();
      if (Math.abs(fresh - value) > intervalMs) value = fresh;
      return value;
    },
  };
  tickers.set(intervalMs, ticker);
  return ticker;
}

/** Calls back every `intervalMs`; answers the way to stop it. */
export const whenTimePasses = (intervalMs: number, listener: () => void): (() => void) =>
  tickerFor(intervalMs).subscribe(listener);

/** The time in milliseconds, renewed every `intervalMs`. */
export function useNow(intervalMs: number): number {
  const ticker = tickerFor(intervalMs);
  return useSyncExternalStore(ticker.subscribe, ticker.read);
}
