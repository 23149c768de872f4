// Frames for whatever moves: one loop over requestAnimationFrame, whose own timestamps say how much time has passed.
// Invariant: a tab that was hidden does not catch up: a frame is at most a quarter of a second long.
import { useEffect } from 'react';

const LONGEST_FRAME = 0.25;

/** Calls `advance` with the seconds since the last frame while the component is mounted. */
export function useFrames(advance: (seconds: number) => void): void {
  useEffect(() => {
    let last: number | null = null;
    let handle = 0;
    const frame = (timestamp: number): void => {
      const seconds = last === null ? 0 : Math.min(LONGEST_FRAME, (timestamp - last) / 1000);
      last = timestamp;
      advance(seconds);
      handle = requestAnimationFrame(frame);
    };
    handle = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(handle);
  }, [advance]);
}
