// The resources, always in sight: what there is and what each turn brings.

import type { ReactNode } from 'react';
import type { ResourceKey, ResourceLine } from '../session/types.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { short, signed, whole } from './numberText.ts';
import styles from './ResourceBar.module.css';

/** The names players read. */
const RESOURCE_NAMES: Readonly<Record<ResourceKey, string>> = {
  gold: 'Gold',
  food: 'Food',
  materials: 'Materials',
  mana: 'Mana',
  land: 'Land',
  population: 'Population',
  researchPoints: 'Research',
};

const KEYS = Object.keys(RESOURCE_NAMES) as ResourceKey[];

/** `resources` undefined while they are loading. */
export function ResourceBar({
  resources,
}: {
  readonly resources: readonly ResourceLine[] | undefined;
}): ReactNode {
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
            <span className="visuallyHidden">{RESOURCE_NAMES[key]}</span>
          </dt>
          <dd>
            <span className={styles.amount} title={`${RESOURCE_NAMES[key]}: ${whole(amount)}`}>
              {short(amount)}
            </span>
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
