// Why something was not done, in a sentence, where the ruler is looking. Read out when it appears; nothing when there is nothing to say.

import type { ReactNode } from 'react';
import styles from './Refusal.module.css';

export function Refusal({ children }: { readonly children: string | undefined }): ReactNode {
  if (children === undefined) return null;
  return (
    <p className={styles.refusal} role="alert">
      {children}
    </p>
  );
}
