// What something costs, resource by resource: green where the treasury covers it, red where it does not, and said in words as well.
import type { ReactNode } from 'react';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import type { ResourceDelta } from '@sigilla/engine/kingdom/kingdom.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { counted, whole } from '../ui/numberText.ts';
import { useOwn } from './useKingdom.ts';
import styles from './Costs.module.css';

interface CostsProps {
  readonly costs: ResourceDelta;
  readonly turns?: number;
  /** Land that it takes up. */
  readonly land?: number;
}

export function Costs({ costs, turns = 0, land = 0 }: CostsProps): ReactNode {
  // What is there of that which is not enough: drawn anew when something begins or ceases to suffice, or falls short by another sum.
  const short = useOwn(({ resources, landFree, turns: { turns: held } }) => ({
    resources: Object.fromEntries(
      RESOURCES.flatMap((name) => (resources[name] < (costs[name] ?? 0) ? [[name, resources[name]]] : [])),
    ),
    land: landFree < land ? landFree : null,
    isOfTurns: held < turns,
  }));
  const rows = RESOURCES.flatMap((resource) => {
    const amount = costs[resource] ?? 0;
    return amount === 0 ? [] : [{ key: resource, amount, held: short.resources[resource] }];
  });
  return (
    <ul className={styles.costs} aria-label="Costs">
      {rows.map(({ key, amount, held }) => (
        <li key={key} className={classes(styles.cost, held === undefined ? styles.met : styles.short)}>
          <Icon icon={key} size={20} />
          <span>
            {whole(amount)} {resourceName(key).toLowerCase()}
            {held !== undefined && <span className="visuallyHidden"> (you have {whole(held)})</span>}
          </span>
        </li>
      ))}
      {land > 0 && (
        <li className={classes(styles.cost, short.land === null ? styles.met : styles.short)}>
          <Icon icon="land" size={20} />
          <span>
            {land} land
            {short.land !== null && <span className="visuallyHidden"> ({short.land} free)</span>}
          </span>
        </li>
      )}
      {turns > 0 && (
        <li className={classes(styles.cost, short.isOfTurns ? styles.short : styles.met)}>
          <Icon icon="turns" size={20} />
          <span>{counted(turns, 'turn')}</span>
        </li>
      )}
    </ul>
  );
}
