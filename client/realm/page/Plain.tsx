// The frame of pages outside the realm: the mark that leads home, a few links, the page's matter.

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Wordmark } from '../../ui/art/Wordmark.tsx';
import styles from './Plain.module.css';

interface PlainProps {
  /** Links at the far end of the head. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

export function Plain({ links, children }: PlainProps): ReactNode {
  return (
    <div className={styles.plain}>
      <header className={styles.head}>
        <Link to="/" className={styles.mark} aria-label="Sigilla, first page">
          <Wordmark height={32} />
        </Link>
        {links !== undefined && (
          <nav className={styles.links} aria-label="Site">
            {links}
          </nav>
        )}
      </header>
      {children}
    </div>
  );
}
