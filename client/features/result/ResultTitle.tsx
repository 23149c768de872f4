// What became of a deed, under the picture of its kind.
import type { ReactNode } from 'react';
import { actionIcon } from '../../realm/report/actionIcon.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './result.module.css';

/** Shows the words beside the picture of such a deed. */
export function ResultTitle({
  actionType,
  children,
}: {
  readonly actionType: string;
  readonly children: string;
}): ReactNode {
  return (
    <span className={styles.title}>
      <Icon icon={actionIcon(actionType)} size={32} /> {children}
    </span>
  );
}
