// The realm's words of the day. It speaks for its own rulers and for whoever is away, so it must not be free to choose its words when it sees
// the others': one hash chain fixes them for ten years ahead, and only its end (the anchor) has to be known to check any of them.
// Invariant: a day's link, hashed once for each day since the chain began, is the anchor; a word follows from link, battle and side alone.
import { sha256Hex } from '../core/random.ts';
import type { Day } from '../core/day.ts';
import type { DayWord } from './shapes.ts';

const DAY_MS = 86_400_000;
/** Days that one chain lasts. */
export const CHAIN_DAYS = 3653;

/** `times` times hashed. */
export const hashedOn = (link: string, times: number): string => {
  let hashed = link;
  for (let i = 0; i < times; i += 1) hashed = sha256Hex(`sigilla/day/${hashed}`);
  return hashed;
};

/** Days from `from` to `day`, within what a chain holds: a clock that is set wrong never runs off either end. */
export const stepOf = (from: Day, day: Day): number =>
  Math.min(CHAIN_DAYS, Math.max(0, Math.round((Date.parse(day) - Date.parse(from)) / DAY_MS)));

/** Does a day's word hang on a chain that began on `from`? */
export const hangsOn = ({ day, anchor, link }: DayWord, from: Day): boolean =>
  hashedOn(link, stepOf(from, day)) === anchor;

/** The realm's word for a side of a battle. */
export const wordOfDay = (link: string, battleId: string, side: 'attacker' | 'defender'): string =>
  sha256Hex(`sigilla/word/${link}/${battleId}/${side}`).slice(0, 32);
