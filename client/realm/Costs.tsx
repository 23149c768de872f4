// What something costs, resource by resource: green where the treasury covers it, red where it does not, and said in words as well.
import type { ReactNode } from 'react';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import type { ResourceDelta, Resources } from '@sigilla/engine/kingdom/kingdom.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { counted, whole } from '../ui/numberText.ts';
import styles from './Costs.module.css';

interface CostsProps {
  readonly costs: ResourceDelta;
  readonly held: Resources;
  readonly turns?: number;
  readonly heldTurns?: number;
  /** Land that stands free, for what takes up land. */
  readonly land?: { readonly needed: number; readonly free: number };
}

export function Costs({ costs, held, turns, heldTurns = 0, land }: CostsProps): ReactNode {
  const rows = RESOURCES.flatMap((resource) => {
    const amount = costs[resource] ?? 0;
    return amount === 0 ? [] : [{ key: resource, amount, enough: held[resource] >= amount }];
  });
  return (
    <ul className={styles.costs} aria-label="Costs">
      {rows.map(({ key, amount, enough }) => (
        <li key={key} className={classes(styles.cost, enough ? styles.met : styles.short)}>
          <Icon icon={key} size={20} />
          <span>
            {whole(amount)} {resourceName(key).toLowerCase()}
            {!enough && <span className="visuallyHidden"> (you have {whole(held[key])})</span>}
          </span>
        </li>
      ))}
      {land !== undefined && land.needed > 0 && (
        <li className={classes(styles.cost, land.free >= land.needed ? styles.met : styles.short)}>
          <Icon icon="land" size={20} />
          <span>
            {land.needed} land
            {land.free < land.needed && <span className="visuallyHidden"> ({land.free} free)</span>}
          </span>
        </li>
      )}
      {turns !== undefined && turns > 0 && (
        <li className={classes(styles.cost, heldTurns >= turns ? styles.met : styles.short)}>
          <Icon icon="turns" size={20} />
          <span>{counted(turns, 'turn')}</span>
        </li>
      )}
    </ul>
  );
}
