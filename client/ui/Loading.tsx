// Waiting: ruled lines on an empty leaf where text will stand, or a quill that writes.

import type { CSSProperties, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Loading.module.css';

/** A few words while something comes: "Loading turns...". */
export function Loading({ text }: { readonly text: string }): ReactNode {
  return (
    <output className={styles.loading}>
      <Icon icon="claim" size={24} className={styles.quill} />
      {text}
    </output>
  );
}

const WIDTHS = [92, 78, 86, 64, 90, 72];

/** Ruled lines in place of text; `label` is read out once. */
export function Skeleton({
  lines = 3,
  label = 'Loading',
}: {
  readonly lines?: number;
  readonly label?: string;
}): ReactNode {
  return (
    <output className={styles.skeleton} aria-label={label}>
      {Array.from({ length: lines }, (_, i) => (
        <span key={i} style={{ '--width': `${WIDTHS[i % WIDTHS.length] ?? 80}%` } as CSSProperties} />
      ))}
    </output>
  );
}
