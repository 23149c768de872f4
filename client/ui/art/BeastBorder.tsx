// The lower border of a hanging: beasts between slanted pairs of lines, as on linen. Repeats as wide as it is drawn.

import { useId } from 'react';
import type { ReactNode } from 'react';
import CHARGE_PATHS from 'virtual:game-icons/charges';
import { CHARGE_ICONS } from './charges.ts';
import type { GreatCharge } from './charges.ts';
import styles from './BeastBorder.module.css';

const BEASTS: readonly GreatCharge[] = [
  'lion',
  'griffin',
  'dragon',
  'raven',
  'eagle',
  'wolf',
  'stag',
  'swan',
];
const CELL = 74;

/** Decorative. */
export function BeastBorder({ height = 42 }: { readonly height?: number }): ReactNode {
  const id = useId();
  return (
    <svg className={styles.border} width="100%" height={height} aria-hidden="true">
      <pattern id={id} width={CELL * BEASTS.length} height="42" patternUnits="userSpaceOnUse">
        {BEASTS.map((beast, i) => (
          <g key={beast} transform={`translate(${i * CELL} 0)`}>
            <path
              d={CHARGE_PATHS[CHARGE_ICONS[beast]]}
              className={i % 2 === 0 ? styles.blue : styles.green}
              transform={i % 3 === 1 ? 'translate(47 6) scale(-0.058 0.058)' : 'translate(17 6) scale(0.058)'}
            />
            <path d="M54 40 L68 2" className={styles.red} />
            <path d="M60 40 L74 2" className={styles.gold} />
          </g>
        ))}
      </pattern>
      <rect width="100%" height="42" fill={`url(#${id})`} />
    </svg>
  );
}
