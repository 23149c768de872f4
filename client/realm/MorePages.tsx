// The foot of a list that comes page by page: how much is shown, and the way to what is older.
import type { ReactNode } from 'react';
import type { Pages } from '../session/pages.ts';
import { Button } from '../ui/Button.tsx';
import styles from './MorePages.module.css';

interface MorePagesProps {
  readonly list: Pages<unknown>;
  /** "25 lines": so many are shown so far, or there are in all. */
  readonly counted: string;
  /** "Older lines". */
  readonly more: string;
}

export function MorePages({ list, counted, more }: MorePagesProps): ReactNode {
  return (
    <div className={styles.foot}>
      <output className={styles.shown}>
        {counted} {list.hasMore ? 'shown' : 'in all'}
      </output>
      {list.moreError !== null && (
        <p role="alert" className={styles.error}>
          {list.moreError.message}
        </p>
      )}
      {list.hasMore && (
        <Button onClick={list.more} loading={list.isFetchingMore} loadingLabel="Turning back...">
          {more}
        </Button>
      )}
    </div>
  );
}
