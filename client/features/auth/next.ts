// Where to go on after signing in.

import { HOME } from '../../realm/home.ts';

/** A path inside the window, as asked for; anything else leads home: a browser reads tabs and line ends out of an address, and what is left may be another's. */
export function safeNext(next: string | null): string {
  return next !== null && /^\/(?![/\\])\S*$/.test(next) ? next : HOME;
}
