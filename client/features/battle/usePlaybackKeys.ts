// Space plays and pauses, the arrows step by rounds, with shift from one moment that turned it to another, wherever the
// focus is that does not need these keys itself.
// Invariant: a key that a control uses is left to the control.
import { useEffect } from 'react';
import type { Playback } from '../../stage/battlefield/playback.ts';
import { turnTo } from './Turnings.tsx';
import type { Turning } from './turnings.ts';

const OWN_SPACE =
  'button, a, input, textarea, select, summary, [role="slider"], [role="radio"], [role="tab"], [contenteditable]';
const OWN_ARROWS =
  'input, textarea, select, [role="slider"], [role="radio"], [role="tab"], [contenteditable]';

/** Seconds behind a moment within which going back goes to the one before. */
const JUST_SEEN = 1;

export function usePlaybackKeys(playback: Playback, turnings: readonly Turning[], gentle: boolean): void {
  useEffect(() => {
    const turn = (direction: 1 | -1): void => {
      const { time } = playback;
      const next =
        direction === 1
          ? turnings.find(({ at }) => at > time + 0.05)
          : turnings.findLast(({ at }) => at < time - JUST_SEEN);
      if (next !== undefined) turnTo(playback, next.at, gentle);
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const { target } = event;
      const within = (selector: string): boolean =>
        target instanceof Element && target.closest(selector) !== null;
      const { shiftKey } = event;
      const go = (direction: 1 | -1): void => {
        if (shiftKey) turn(direction);
        else playback.step(direction);
      };
      if (event.key === ' ' && !shiftKey && !within(OWN_SPACE)) {
        if (!event.repeat) playback.toggle();
      } else if (event.key === 'ArrowLeft' && !within(OWN_ARROWS)) go(-1);
      else if (event.key === 'ArrowRight' && !within(OWN_ARROWS)) go(1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [playback, turnings, gentle]);
}
