// Waiting: ruled lines on an empty leaf where text will stand, or the word that nothing can come.

import type { CSSProperties, ReactNode } from 'react';
import { useOnline } from './online.ts';
import { LineDown } from './LineDown.tsx';
import styles from './Skeleton.module.css';

const WIDTHS = [92, 78, 86, 64, 90, 72];

/** Ruled lines in place of text; `label` is read out once. Without a line it says that, for what is awaited comes only when there is one. */
export function Skeleton({
  lines = 3,
  label = 'Loading',
}: {
  readonly lines?: number;
  readonly label?: string;
}): ReactNode {
  if (!useOnline()) return <LineDown />;
  return (
    <output className={styles.skeleton} aria-label={label}>
      {Array.from({ length: lines }, (_, i) => (
        <span key={i} style={{ '--width': `${WIDTHS[i % WIDTHS.length] ?? 80}%` } as CSSProperties} />
      ))}
    </output>
  );
}
