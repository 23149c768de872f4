// The upper border of a picture, as on the hanging: one Latin sentence in titling, its English beside it, and when it is.
import type { ReactNode } from 'react';
import styles from './CaptionBand.module.css';

interface CaptionBandProps {
  readonly latin: string;
  readonly english: string;
  /** Hour, season, weather: what the sentence does not say. */
  readonly aside?: string;
}

export function CaptionBand({ latin, english, aside }: CaptionBandProps): ReactNode {
  return (
    <p className={styles.band}>
      <span className={styles.latin} lang="la">
        {latin}
      </span>
      <span className={styles.english}>
        {english}
        {aside !== undefined && ` · ${aside}`}
      </span>
    </p>
  );
}
