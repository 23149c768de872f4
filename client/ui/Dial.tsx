// The gold dial: a ring of leaf around one number, for the turn purse and for anything earned in measure.

import type { CSSProperties, ReactNode } from 'react';
import { whole } from './numberText.ts';
import styles from './Dial.module.css';

interface DialProps {
  readonly value: number;
  readonly max: number;
  /** Diameter in pixels. */
  readonly size?: number;
}

const RADIUS = 21;
const AROUND = 2 * Math.PI * RADIUS;

/** Decorative: whoever shows it says the figure in words beside it. */
export function Dial({ value, max, size = 48 }: DialProps): ReactNode {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <span className={styles.dial} style={{ '--size': `${size}px` } as CSSProperties} aria-hidden="true">
      <svg viewBox="0 0 48 48" width={size} height={size}>
        <circle cx="24" cy="24" r={RADIUS} className={styles.track} />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          className={styles.leaf}
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - share)}
          transform="rotate(-90 24 24)"
        />
      </svg>
      <span className={styles.number}>{whole(value)}</span>
    </span>
  );
}
