// Said while this browser has no line and something waits for it: what waits, and that it goes on by itself.
import type { ReactNode } from 'react';
import styles from './LineDown.module.css';

/** `children` says what becomes of it: "It is fetched by itself when it is back." */
export function LineDown({ children }: { readonly children: ReactNode }): ReactNode {
  return <output className={styles.down}>The line is down. {children}</output>;
}
