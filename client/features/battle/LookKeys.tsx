// Nearer, farther, and back to following the fight. Invariant: whatever hands do on the cloth is done here by keyboard: the arrows move what has
// been brought near, while one of these has the focus.
import { useSyncExternalStore } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Looking } from '../../stage/battlefield/Looking.ts';
import styles from './LookKeys.module.css';

const STEP = 1.35;
/** Units of the cloth as they are seen, for a press of an arrow. */
const ASIDE = 90;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [ASIDE, 0],
  ArrowRight: [-ASIDE, 0],
  ArrowUp: [0, ASIDE],
  ArrowDown: [0, -ASIDE],
};

export function LookKeys({ looking }: { readonly looking: Looking }): ReactNode {
  const isHeld = useSyncExternalStore(looking.subscribe, looking.snapshot) !== null;
  const pressed = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (!isHeld || arrow === undefined) return;
    event.preventDefault();
    looking.pan(...arrow);
  };
  return (
    <fieldset className={styles.look} aria-label="View">
      <button
        type="button"
        onKeyDown={pressed}
        aria-label="Nearer"
        title="Nearer: two fingers, or Control and the wheel; then drag, or use the arrow keys"
        onClick={() => looking.lean(STEP)}
      >
        +
      </button>
      <button
        type="button"
        onKeyDown={pressed}
        aria-label="Farther"
        aria-disabled={!isHeld || undefined}
        onClick={() => looking.lean(1 / STEP)}
      >
        −
      </button>
      <button
        type="button"
        onKeyDown={pressed}
        className={styles.follow}
        aria-pressed={!isHeld}
        onClick={() => looking.release()}
      >
        Follow the fight
      </button>
    </fieldset>
  );
}
