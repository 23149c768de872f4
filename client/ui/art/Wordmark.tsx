// The house's name and its seal, as one mark.

import type { CSSProperties, ReactNode } from 'react';
import { Seal } from './Seal.tsx';
import styles from './Wordmark.module.css';

/** `height` is the seal's, in pixels; the name follows. */
export function Wordmark({ height = 34 }: { readonly height?: number }): ReactNode {
  return (
    <span className={styles.wordmark} style={{ '--height': `${height}px` } as CSSProperties}>
      <Seal size={height} />
      <span className={styles.name}>Sigilla</span>
    </span>
  );
}
