// The resources, always in sight: what there is, what each turn brings, and the way to where it went.

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';
import { RESOURCE_WORDS } from '@sigilla/content/schema/resourceWords.ts';
import { MadeOf } from './MadeOf.tsx';
import type { ResourceLine } from './view.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { short, whole } from '../ui/numberText.ts';
import styles from './ResourceBar.module.css';

const KEYS = Object.keys(RESOURCE_WORDS) as ResourceName[];

/** What a turn brings, and where that comes from. */
function Flow({
  of,
  perTurn,
  parts,
}: {
  readonly of: ResourceName;
  readonly perTurn: number;
  readonly parts: ResourceLine['parts'];
}): ReactNode {
  const look = classes(styles.flow, perTurn < 0 && styles.ebb);
  const words = (
    <>
      {perTurn > 0 && '+'}
      {short(perTurn)}
      <span className={styles.unit}>/turn</span>
    </>
  );
  if (parts === undefined) return <span className={look}>{words}</span>;
  return (
    <MadeOf
      title={`${RESOURCE_WORDS[of].label} a turn`}
      parts={parts}
      isChange
      className={classes(look, styles.opens)}
    >
      {words}
    </MadeOf>
  );
}

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
      {resources.map(({ key, amount, perTurn, parts }) => (
        <div key={key} className={styles.resource}>
          <dt>
            <Icon icon={key} size={24} className={styles.icon} />
            <span className={styles.word}>{RESOURCE_WORDS[key].label}</span>
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
            {perTurn !== undefined && <Flow of={key} perTurn={perTurn} parts={parts} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
