// What every vignette shares: the far hill, and a small sun by day that is a moon by night.

import type { ReactNode } from 'react';
import styles from './Vignette.module.css';

/** The far hill on a canvas of 240 by 140. */
export const HILL = 'M0 92 C40 70 96 66 140 78 C180 88 206 74 240 80 V140 H0 Z';

export function SmallLight(): ReactNode {
  return (
    <>
      <circle cx="196" cy="30" r="10" className={styles.light} />
      <path
        d="M196 15 V11 M196 45 V49 M181 30 H177 M211 30 H215 M185.4 19.4 L182.6 16.6 M206.6 19.4 L209.4 16.6 M185.4 40.6 L182.6 43.4 M206.6 40.6 L209.4 43.4"
        className={styles.rays}
      />
    </>
  );
}
