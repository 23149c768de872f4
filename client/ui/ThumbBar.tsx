// A bar that stays above the tabs at the foot of a narrow window: what is pressed, or told, wherever on the page one reads.
// Invariant: a low window keeps its room for what is read, and there the bar stands where it is written.
import type { ReactNode } from 'react';
import styles from './ThumbBar.module.css';

/** Shown in narrow windows alone; `scroll-margin` for what the bar would cover is its page's. */
export function ThumbBar({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.bar}>{children}</div>;
}
