// Something failed: said plainly, with what was not lost and how to go on.

import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './ErrorLeaf.module.css';

/** A sentence that another follows. */
const closed = (sentence: string): string => (/[\p{L}\p{N}]$/u.test(sentence) ? `${sentence}.` : sentence);

interface ErrorLeafProps {
  readonly title: string;
  readonly message: string;
  /** What was not lost: "Nothing was spent." */
  readonly kept?: string;
  readonly onRetry?: () => void;
  /** To quote when asking for help. */
  readonly requestId?: string | undefined;
  readonly children?: ReactNode;
}

export function ErrorLeaf({ title, message, kept, onRetry, requestId, children }: ErrorLeafProps): ReactNode {
  return (
    <div className={styles.leaf} role="alert">
      <Icon icon="broken" size={36} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{kept === undefined ? message : `${closed(message)} ${kept}`}</p>
        {requestId !== undefined && (
          <p className={styles.request}>Quote {requestId} when you ask for help.</p>
        )}
        {(onRetry !== undefined || children !== undefined) && (
          <div className={styles.actions}>
            {onRetry !== undefined && (
              <Button size="sm" onClick={onRetry}>
                Try again
              </Button>
            )}
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
