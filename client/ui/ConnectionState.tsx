// Whether the realm is heard live. Said in words; the dot only repeats them. Good news is quiet.

import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './ConnectionState.module.css';

export type ConnectionStatus = 'connecting' | 'live' | 'reconnecting' | 'offline';

const WORDS: Readonly<Record<ConnectionStatus, string>> = {
  connecting: 'Riding to the realm…',
  live: 'Live',
  reconnecting: 'The line dropped. Reconnecting…',
  offline: 'You are offline. What you see may be old.',
};

/** `banner` spans the page when something is wrong and shows nothing while all is well. */
export function ConnectionState({
  status,
  banner = false,
}: {
  readonly status: ConnectionStatus;
  readonly banner?: boolean;
}): ReactNode {
  if (banner && (status === 'live' || status === 'connecting')) return null;
  return (
    <output className={classes(banner ? styles.banner : styles.line, styles[status])}>
      <span className={styles.dot} aria-hidden="true" />
      {WORDS[status]}
    </output>
  );
}
