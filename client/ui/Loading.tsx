// Waiting, in words: a quill that writes.

import type { ReactNode } from 'react';
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
