// What is sealed on the cloth when the end has been seen: gold over two ribbons, with the victor's charge cut into it. Fetched when somebody has won.
import type { ReactNode } from 'react';
import { waxOutline } from '../../ui/art/Seal.tsx';
import styles from './VictorsSeal.module.css';

/** Two ribbons with swallowtails, from under the seal. */
const RIBBONS = 'M34 74 L24 118 L35 112 L43 122 L50 84 Z M66 74 L76 118 L65 112 L57 122 L50 84 Z';
/** A charge's grid of 512 on the bed of the seal. */
const CHARGE = 40 / 512;

export default function VictorsSeal({
  name,
  charge: { d, mirrored },
}: {
  /** The kingdom that won. */
  readonly name: string;
  readonly charge: { readonly d: string; readonly mirrored: boolean };
}): ReactNode {
  const outline = waxOutline(name);
  return (
    <svg
      className={styles.seal}
      viewBox="0 0 100 124"
      role="img"
      aria-label={`Sealed with the arms of ${name}, who won`}
    >
      <path d={RIBBONS} className={styles.ribbons} />
      <path d={outline} className={styles.edge} />
      <path d={outline} className={styles.leaf} transform="translate(50 49) scale(0.94) translate(-50 -50)" />
      <path d="M22 40 Q27 22 46 16" className={styles.gleam} />
      <circle cx="50" cy="50" r="29" className={styles.ring} />
      <path
        d={d}
        className={styles.edge}
        transform={`translate(${mirrored ? 70 : 30} 30) scale(${mirrored ? -CHARGE : CHARGE} ${CHARGE})`}
      />
    </svg>
  );
}
