// A kingdom's standard, planted with its foot at the origin: a pole, and its arms on a swallow-tailed cloth. Decorative: the name stands beside it.
import { memo } from 'react';
import { Arms } from './Shield.tsx';
import styles from './Standard.module.css';

/** The cloth, on the field that arms are drawn on. */
const CLOTH = 'M0 0H100L84 54L100 108H0Z';

export const Standard = memo(function Standard({ name }: { readonly name: string }) {
  return (
    <>
      <path d="M0 0V-124" className={styles.pole} />
      <svg x="1" y="-123" width="40" height="46" viewBox="-2 -2 104 116" overflow="hidden">
        <Arms name={name} />
        <path d={CLOTH} className={styles.hem} />
      </svg>
    </>
  );
});
