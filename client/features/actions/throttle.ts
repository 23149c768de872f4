// A hand that shakes presses twice: what comes within a second of the last press is passed over, and nothing is said of it (kingdom.md §4, §8).
export const THROTTLE_MS = 1000;

/** Lets one press through each second, of all that share it. `elapsed` is in milliseconds, of a clock that nobody sets. */
export const createThrottle = (elapsed: () => number): ((press: () => void) => void) => {
  let last = -Infinity;
  return (press) => {
    const at = elapsed();
    if (at - last < THROTTLE_MS) return;
    last = at;
    press();
  };
};
