// The Latin title that a ruler wears, beside their name, in gold; what it means is said to readers of the screen and shown on touch.
import type { ReactNode } from 'react';
import styles from './WornTitle.module.css';

interface WornTitleProps {
  readonly title: { readonly latin: string; readonly english: string } | null;
}

export function WornTitle({ title }: WornTitleProps): ReactNode {
  if (title === null) return null;
  return (
    <span className={styles.title} title={title.english}>
      <span className="visuallyHidden">, </span>
      <span lang="la">{title.latin}</span>
      <span className="visuallyHidden"> ({title.english})</span>
    </span>
  );
}
