// Waiting, in words: a quill that writes, or the word that nothing can come.

import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { LineDown } from './LineDown.tsx';
import { useOnline } from './online.ts';
import styles from './Loading.module.css';

interface LoadingProps {
  /** A few words while something comes: "Loading turns...". */
  readonly text: string;
  /** What becomes of it when the line is back, where that is more than that it comes. */
  readonly waits?: string;
}

export function Loading({ text, waits }: LoadingProps): ReactNode {
  if (!useOnline()) return <LineDown>{waits}</LineDown>;
  return (
    <output className={styles.loading}>
      <Icon icon="claim" size={24} className={styles.quill} />
      {text}
    </output>
  );
}
