// Frames for whatever moves: requestAnimationFrame, asked for one at a time and only while the playback is restless and the page is
// seen. Its own timestamps say how much time has passed.
// Invariants: nothing is drawn while nothing moves; a replay that was hidden does not run on by itself; whoever follows live on a slow
// machine keeps time all the same.
import { useEffect } from 'react';
import type { Playback } from './playback.ts';

/** Seconds that one frame may bring a replay forward, and a picture that follows a battle. */
const LONGEST_FRAME = 0.25;
const LONGEST_LIVE_FRAME = 2;

/** Advances the playback by frames while the component is mounted. */
export function useFrames(playback: Playback): void {
  useEffect(() => {
    let last: number | null = null;
    let handle = 0;
    const next = (): void => {
      if (handle === 0 && !document.hidden && playback.restless) handle = requestAnimationFrame(frame);
    };
    const frame = (timestamp: number): void => {
      handle = 0;
      const longest = playback.snapshot().live ? LONGEST_LIVE_FRAME : LONGEST_FRAME;
      const seconds = last === null ? 0 : Math.min(longest, (timestamp - last) / 1000);
      playback.advance(seconds);
      last = playback.restless ? timestamp : null;
      next();
    };
    const seenAgain = (): void => {
      last = null;
      next();
    };
    const end = playback.onWanted(next);
    document.addEventListener('visibilitychange', seenAgain);
    next();
    return () => {
      end();
      document.removeEventListener('visibilitychange', seenAgain);
      cancelAnimationFrame(handle);
    };
  }, [playback]);
}
