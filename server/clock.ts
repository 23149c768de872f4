// The one door to time. `Clock` is what the realm's rules are told; tests hand in one that they can set.
// `elapsed` measures how long something took and never travels back; it is for deadlines and measurements, not for rules.

export interface Clock {
  /** Epoch milliseconds, an integer. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Milliseconds since the process began, monotonic, with a fraction. */
export const elapsed = (): number => performance.now();

/** Resolves after `milliseconds` of real time. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
