// The frame of the battle page: the mark, one way back, and all the rest for the battle. Visitors without a kingdom stand in it too.
// Invariant: as low as it can be, so that the whole hanging is in sight on a small window.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useKeptFocus } from '../../realm/page/keptFocus.ts';
import { Page } from '../../realm/page/Page.tsx';
import { Wordmark } from '../../ui/art/Wordmark.tsx';
import styles from './BattleFrame.module.css';

interface BattleFrameProps {
  /** Has the reader a kingdom to go back to? */
  readonly isRuler: boolean;
  readonly title?: string;
  readonly children: ReactNode;
}

export function BattleFrame({ isRuler, title = 'Battle', children }: BattleFrameProps): ReactNode {
  useKeptFocus();
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <Link to="/" aria-label="Sigilla, first page">
          <Wordmark height={24} />
        </Link>
        <nav aria-label="Site">
          {isRuler ? (
            <Link to="/war?tab=history">Back to war</Link>
          ) : (
            <Link to="/register">Found a kingdom</Link>
          )}
        </nav>
      </header>
      <Page title={title}>{children}</Page>
    </div>
  );
}
