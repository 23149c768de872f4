// How hard a question is, in stars: on a scroll and on a card of the palace.
import type { ReactNode } from 'react';
import styles from './answering.module.css';

const MOST = 5;

/** Stars out of five, those that are not lit among them. */
export function Stars({ of }: { readonly of: number }): ReactNode {
  const lit = Math.min(MOST, of);
  return (
    <span className={styles.stars} role="img" aria-label={`Difficulty ${lit} of ${MOST}`}>
      {'★'.repeat(lit)}
      <span className={styles.unlit}>{'★'.repeat(MOST - lit)}</span>
    </span>
  );
}
