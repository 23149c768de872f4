// What stands while the first page is fetched: the seal on an empty ground. It appears late, so that quick loads never show it.

import type { ReactNode } from 'react';
import { Seal } from '../../ui/art/Seal.tsx';
import styles from './Splash.module.css';

interface SplashProps {
  /** Why it takes longer than a moment, as a sentence; it is tried again by itself. */
  readonly why?: string | undefined;
}

export function Splash({ why }: SplashProps): ReactNode {
  return (
    <output className={styles.splash} aria-label={why === undefined ? 'Opening the book' : undefined}>
      <Seal size={72} />
      {why !== undefined && (
        <span className={styles.why}>
          {why} Nothing of your realm is lost, and the book opens by itself as soon as the realm answers.
        </span>
      )}
    </output>
  );
}
