// Said while this browser has no line and something waits for it: what waits, and that it goes on by itself.
import type { ReactNode } from 'react';
import styles from './LineDown.module.css';

interface LineDownProps {
  /** What becomes of what waits: "It is fetched by itself when it is back." */
  readonly children?: ReactNode;
}

export function LineDown({
  children = 'What belongs here comes by itself when it is back.',
}: LineDownProps): ReactNode {
  return <output className={styles.down}>The line is down. {children}</output>;
}
