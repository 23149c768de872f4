// Space plays and pauses, the arrows step by rounds, wherever the focus is that does not need these keys itself.
// Invariant: a key that a control uses is left to the control.
import { useEffect } from 'react';
import type { Playback } from '../../stage/battlefield/playback.ts';

const OWN_SPACE =
  'button, a, input, textarea, select, summary, [role="slider"], [role="radio"], [role="tab"], [contenteditable]';
const OWN_ARROWS =
  'input, textarea, select, [role="slider"], [role="radio"], [role="tab"], [contenteditable]';

export function usePlaybackKeys(playback: Playback): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { target } = event;
      const within = (selector: string): boolean =>
        target instanceof Element && target.closest(selector) !== null;
      if (event.key === ' ' && !within(OWN_SPACE)) playback.toggle();
      else if (event.key === 'ArrowLeft' && !within(OWN_ARROWS)) playback.step(-1);
      else if (event.key === 'ArrowRight' && !within(OWN_ARROWS)) playback.step(1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [playback]);
}
