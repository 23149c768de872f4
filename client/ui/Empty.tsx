// An empty place: a small drawn scene, one sentence in the scribe's voice, one thing to do.

import type { ReactNode } from 'react';
import { Vignette } from './art/Vignette.tsx';
import type { VignetteName } from './art/Vignette.tsx';
import styles from './Empty.module.css';

interface EmptyProps {
  readonly scene: VignetteName;
  /** A few words in Texturina, where the specification names them: "No armies yet". */
  readonly title?: string;
  readonly sentence: string;
  readonly action?: ReactNode;
}

export function Empty({ scene, title, sentence, action }: EmptyProps): ReactNode {
  return (
    <div className={styles.empty}>
      <Vignette name={scene} />
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <p className={styles.sentence}>{sentence}</p>
      {action}
    </div>
  );
}
