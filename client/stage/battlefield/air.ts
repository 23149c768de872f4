// What an instant has in the air and on the ground: missiles under way, the numbers of the fallen, and those who fall.
// Invariant: all of it follows from the score and the time; written into the instant's own rows, nothing is made for it.
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { clamp01 } from './easing.ts';
import { MOST_FALLEN } from './graves.ts';
import type { Instant } from './instant.ts';
import { fly, isMissile } from './motions.ts';
import type { Blow, NumberCue, RoundTimeline, Timeline } from './score.ts';

/** Seconds a number stays and a figure takes to fall. */
const NUMBER_LIFE = 1.7;
const FALL_TIME = 1.5;

/** Written anew for every missile. */
const FLIGHT = { progress: 0.5 };

/** Is a missile part of the great spell? A function of its own: whatever one within the loop knew of would be kept anew for every blow. */
const isGreat = (powers: RoundTimeline['powers'], side: Side | undefined): boolean =>
  powers.some((called) => called.side === side && called.power === 'spell');

/** What flies, and the numbers of the fallen. */
export function writeAir(
  { flying, written, deployment }: Instant,
  { blows, numbers, powers }: RoundTimeline,
  local: number,
  gentle: boolean,
): void {
  const count = gentle ? 0 : blows.length;
  for (let volley = 0; volley < count; volley += 1) {
    const blow = blows[volley] as Blow;
    // Most have not been let go yet, or have long come down.
    if (blow.start > local || 2 * blow.impact - blow.start < local) continue;
    if (!isMissile(blow.kind) || !fly(FLIGHT, blow, local)) continue;
    const missile = flying.next();
    missile.kind = blow.kind;
    missile.actor = blow.actor;
    missile.target = blow.target;
    missile.from = blow.from;
    missile.to = blow.to;
    missile.progress = FLIGHT.progress;
    missile.volley = volley;
    missile.great = blow.kind === 'magic' && isGreat(powers, deployment.companies[blow.actor]?.company.side);
  }
  for (let i = 0; i < numbers.length; i += 1) {
    const cue = numbers[i] as NumberCue;
    const progress = (local - cue.at) / NUMBER_LIFE;
    if (progress <= 0 || progress >= 1) continue;
    const number = written.next();
    number.side = cue.side;
    number.fallen = cue.fallen;
    number.x = cue.x;
    number.y = cue.y;
    number.progress = progress;
  }
}

/** Those who have fallen by `t`, the most recent ones: the border has room for so many. */
export function writeFalls({ falling }: Instant, { falls }: Timeline, from: number, t: number): void {
  let end = from;
  while (end < falls.length && (falls[end]?.at ?? Infinity) <= t) end += 1;
  for (let i = Math.max(0, end - MOST_FALLEN); i < end; i += 1) {
    const fall = falls[i];
    if (fall === undefined) continue;
    const one = falling.next();
    one.fall = fall;
    one.progress = clamp01((t - fall.at) / FALL_TIME);
  }
}
