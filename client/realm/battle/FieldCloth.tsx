// A ground as a small piece of cloth, at an hour: what stands on it besides men, what lights it, and whoever is put there. Decorative: words beside it say
// the same. Invariant: no sun under the earth nor by night. One's feet stand between 71 and 78, the middle is 0, and the cloth is cut at about 130 either way.
import type { ReactNode } from 'react';
import type { TimeOfDayId } from '@sigilla/content/schema/weather.ts';
import { classes } from '../../ui/classes.ts';
import styles from './FieldCloth.module.css';

/** What stands on a ground besides men; by the ground's id, level grass for the others. */
const GROUNDS: Readonly<Record<string, string>> = {
  forest: 'M-118 44l7-20 7 20ZM-104 47l6-17 6 17ZM96 46l7-20 7 20Z',
  mountains: 'M-130 50L-98 14L-70 50ZM74 50L104 10L132 50Z',
  underground: `M-400 0H400V12${'q-20 18-40 0'.repeat(20)}ZM-72 58v-28h3v28Z`,
  swamp: 'M-120 52v-9M-116 52v-12M106 52v-9M110 52v-12',
  desert: 'M-126 52q18-22 40-7q10 5 16 7ZM62 53q22-26 46-8q12 6 20 8Z',
  coastal: 'M-104 47h26l-5 6h-16ZM-92 47v-21l12 15h-12Z',
  magical: 'M-116 54v-24l7-4 6 5v23ZM-98 54v-15l9-2v17ZM100 54v-27l9 3v24Z',
};

const STARS = [-118, -92, -61, -33, -8, 21, 47, 76, 103, 124]
  .map((x, at) => `M${x} ${8 + ((at * 11) % 24)}h.1`)
  .join('');

interface FieldClothProps {
  readonly terrain: string;
  readonly hour: TimeOfDayId;
  /** Where sun or moon stands, of six places. */
  readonly light: number;
  /** What was fought there is over. */
  readonly isOver?: boolean;
  /** Nothing stands there but what is put there. */
  readonly isBare?: boolean;
  readonly children?: ReactNode;
}

export function FieldCloth({
  terrain,
  hour,
  light,
  isOver = false,
  isBare = false,
  children,
}: FieldClothProps): ReactNode {
  const isUnderSky = terrain !== 'underground';
  const x = isUnderSky ? 34 * (light % 6) - 85 : -70.5;
  const isNight = isUnderSky && hour === 'night';
  return (
    <svg
      viewBox="-130 0 260 84"
      preserveAspectRatio="xMidYMax slice"
      className={classes(styles.scene, styles[terrain], isUnderSky && styles[hour], isOver && styles.over)}
      aria-hidden="true"
    >
      <rect x="-400" width="800" height="84" className={styles.sky} />
      <path d="M-400 46 Q-80 34 0 44 T400 42 V84 H-400 Z" className={styles.far} />
      {isNight && (
        // Stars on both sides of the moon, and the shadow that makes it a sickle.
        <path d={STARS} className={styles.stars} />
      )}
      <circle cx={x} cy="25" className={styles.light} />
      {isNight && <circle cx={x + 4} cy="22.5" className={styles.shadow} />}
      {!isBare && <path d={GROUNDS[terrain] ?? ''} className={styles.things} />}
      <path d="M-400 58 Q-60 50 60 57 T400 54 V84 H-400 Z" className={styles.ground} />
      {children}
    </svg>
  );
}
