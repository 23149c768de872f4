// What was begun and goes on for a while, by the server's clock: an artifact's glow today. Each is a source of bonuses until it ends (sources.ts).
// Invariants: a settled kingdom holds none that has ended; the list is the same one while nothing has.
import type { Kingdom } from './kingdom.ts';

/** The kingdom without what has ended by `now` (epoch milliseconds); the same kingdom when nothing has. */
export const withoutEnded = <K extends Pick<Kingdom, 'activeEffects'>>(kingdom: K, now: number): K => {
  const going = kingdom.activeEffects.filter(({ until }) => until > now);
  return going.length === kingdom.activeEffects.length ? kingdom : { ...kingdom, activeEffects: going };
};
