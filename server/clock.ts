// The one door to time. `now` is the wall clock, which may be set: the realm's rules and everything stored go by it. `elapsed` is a
// stopwatch, which no one can set: buckets, limits and everything that counts seconds within this process goes by it.
// `steadyClock` is what a running server lives by. Tests hand in clocks whose two readings they move apart.

export interface Clock {
  /** Epoch milliseconds, an integer. */
  now(): number;
  /** Milliseconds since some moment, with a fraction. Goes as time does, and never back. */
  elapsed(): number;
}

/** Milliseconds since the process began, monotonic, with a fraction. */
export const elapsed = (): number => performance.now();

export const systemClock: Clock = { now: () => Date.now(), elapsed };

/** Differences from this on are a clock that was set, or a machine that slept; smaller ones are drift. */
const JUMP_MS = 1_000;
/** How much of the drift is made good at each look, so that the time does not run backward. */
const DRIFT_SHARE = 0.1;

export interface SteadyClock extends Clock {
  /** Looks at the wall clock: makes good a little of the drift; answers by how many milliseconds it has jumped, or 0. */
  look(): number;
  /** Takes over a jump. */
  jump(milliseconds: number): void;
  /** Milliseconds, by the stopwatch, since the time began here or last jumped. */
  steadyFor(): number;
}

/** A clock that goes on as time does whatever happens to `wall`, until it is told to `jump` as well. */
export const steadyClock = (wall: Clock): SteadyClock => {
  let offset = wall.now() - wall.elapsed();
  let since = wall.elapsed();
  return {
    now: () => Math.floor(offset + wall.elapsed()),
    elapsed: () => wall.elapsed(),
    look() {
      const ahead = wall.now() - wall.elapsed() - offset;
      if (Math.abs(ahead) >= JUMP_MS) return Math.round(ahead);
      offset += ahead * DRIFT_SHARE;
      return 0;
    },
    jump(milliseconds) {
      offset += milliseconds;
      since = wall.elapsed();
    },
    steadyFor: () => wall.elapsed() - since,
  };
};

/** Resolves after `milliseconds` of real time. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
