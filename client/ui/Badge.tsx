// A small mark beside a name: a count that waits, or one word of state.

import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Badge.module.css';

/** A number that waits for the player. `of` names what is counted for readers of the screen: "challenges". */
export function CountBadge({ count, of }: { readonly count: number; readonly of: string }): ReactNode {
  if (count <= 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visuallyHidden">
        {count} {of}
      </span>
    </span>
  );
}

export type BadgeTone = 'plain' | 'good' | 'bad' | 'mind' | 'earned';

export function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}): ReactNode {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}
