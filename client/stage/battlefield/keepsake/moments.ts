// The instants of a battle that pictures of it show.
// Invariant: what is sewn for the end is seen at the end alone.
import type { RoundTimeline, Timeline } from '../score.ts';

/** The instant of a round at which most is seen: just after its costliest moment, and before anything shows how the battle ended. */
export function greatestMoment({ start, duration, numbers, blows, ended }: RoundTimeline): number {
  const [costliest] = numbers.toSorted((a, b) => b.fallen - a.fallen);
  const at = costliest?.at ?? blows[Math.floor(blows.length / 2)]?.impact ?? duration / 2;
  return start + Math.min(duration, ended?.at ?? duration, at + 0.3);
}

/** Seconds after the last blow: some cheer, the others have thrown their shields away and are not yet out of sight. */
const AFTERWARDS = 1.5;

/** The instants of its panels. */
export const momentsOf = (timeline: Timeline): number[] => {
  const last = timeline.rounds.at(-1);
  const end = (last?.start ?? 0) + (last?.ended?.at ?? 0) + AFTERWARDS;
  return [0, ...timeline.rounds.map(greatestMoment), Math.min(timeline.duration, end)];
};
