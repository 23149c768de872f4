// Where to go on after signing in.

import { HOME } from '../../realm/home.ts';

/** A path inside the window, as asked for; anything else leads home. */
export function safeNext(next: string | null): string {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : HOME;
}
