// The resources, always in sight: what there is, what each turn brings, and the way to where it went.

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';
import { RESOURCE_WORDS } from '@sigilla/engine/kingdom/resourceWords.ts';
import type { ResourceLine } from './view.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { short, signed, whole } from '../ui/numberText.ts';
import styles from './ResourceBar.module.css';

const KEYS = Object.keys(RESOURCE_WORDS) as ResourceName[];

interface ResourceBarProps {
  /** undefined while they are loading. */
  readonly resources: readonly ResourceLine[] | undefined;
  /** The page of the ledger; it is told which stock by `of`. */
  readonly ledger: string;
}

export function ResourceBar({ resources, ledger }: ResourceBarProps): ReactNode {
  if (resources === undefined) {
    return (
      <output className={styles.bar} aria-label="Loading resources">
        {KEYS.map((key) => (
          <span key={key} className={styles.resource}>
            <Icon icon={key} size={24} className={styles.icon} />
            <span className={styles.awaited} />
          </span>
        ))}
      </output>
    );
  }
  return (
    <dl className={styles.bar} aria-label="Resources">
      {resources.map(({ key, amount, perTurn }) => (
        <div key={key} className={styles.resource}>
          <dt>
            <Icon icon={key} size={24} className={styles.icon} />
            <span className="visuallyHidden">{RESOURCE_WORDS[key].label}</span>
          </dt>
          <dd>
            <Link
              to={`${ledger}?of=${key}`}
              className={styles.amount}
              title={`${RESOURCE_WORDS[key].label}: ${whole(amount)}`}
            >
              {short(amount)}
              <span className="visuallyHidden"> {RESOURCE_WORDS[key].label}: open the ledger</span>
            </Link>
            {perTurn !== undefined && (
              <span className={classes(styles.flow, perTurn < 0 && styles.ebb)}>
                {signed(perTurn)}
                <span className={styles.unit}>/turn</span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
