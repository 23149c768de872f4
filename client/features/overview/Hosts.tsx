// The companies under the kingdom's banners, or the armies where there are many, and the heart they are in.
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { GameIcon, Icon } from '../../ui/Icon.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import styles from './Overview.module.css';

/** A bar with its figure beside it. */
function Morale({ of, value }: { readonly of: string; readonly value: number }): ReactNode {
  return (
    <span className={styles.morale}>
      <Meter label={`Morale of ${of}`} value={value} valueText={`${value}%`} />
      <span aria-hidden="true">morale {value}%</span>
    </span>
  );
}

const Men = ({ count }: { readonly count: number }): ReactNode => (
  <span>
    <b>{whole(count)}</b> {count === 1 ? 'man' : 'men'}
  </span>
);

const Company = memo(function Company({
  unit,
  army,
  morale,
}: {
  readonly unit: OwnKingdomView['armies'][number]['units'][number];
  /** The army's name. */
  readonly army: string;
  readonly morale: number;
}) {
  const definition = kingdomContent.units.get(unit.unitId);
  return (
    <li className={styles.host}>
      {definition === undefined ? (
        <Icon icon="army" size={28} />
      ) : (
        <GameIcon name={definition.icon} size={28} />
      )}
      <span className={styles.hostName}>
        {definition?.plural ?? unit.unitId}
        {unit.veteranLevel !== 'recruit' && <span className={styles.veteran}> {unit.veteranLevel}</span>}
      </span>
      <Men count={unit.quantity} />
      <Morale of={army} value={morale} />
    </li>
  );
});

/** A whole army in one line: for realms with more companies than anybody reads. */
const Host = memo(function Host({ army }: { readonly army: OwnKingdomView['armies'][number] }) {
  const [first] = army.units.toSorted((one, other) => other.quantity - one.quantity);
  const most = kingdomContent.units.get(first?.unitId ?? '');
  return (
    <li className={styles.host}>
      {most === undefined ? <Icon icon="army" size={28} /> : <GameIcon name={most.icon} size={28} />}
      <span className={styles.hostName}>
        {army.name} <small>{counted(army.units.length, 'company', 'companies')}</small>
      </span>
      <Men count={menIn(army.units)} />
      <Morale of={army.name} value={army.morale} />
    </li>
  );
});

/** As many companies as are told one by one. */
const FEW = 10;

export function Hosts({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const units = kingdom.armies.flatMap((army) => army.units.map((unit) => ({ army, unit })));
  return (
    <Leaf title="Hosts" className={styles.hostsLeaf} aside={<Link to="/army">Army</Link>}>
      {units.length === 0 ? (
        <Empty
          scene="camp"
          title="No armies yet"
          sentence="The muster field is grass from end to end."
          action={<ButtonLink to="/army?recruit">Start Recruiting</ButtonLink>}
        />
      ) : (
        <ul className={styles.hosts}>
          {units.length > FEW
            ? kingdom.armies.map((army) => <Host key={army.id} army={army} />)
            : units.map(({ army, unit }) => (
                <Company
                  key={`${army.id} ${unit.unitId} ${unit.veteranLevel}`}
                  unit={unit}
                  army={army.name}
                  morale={army.morale}
                />
              ))}
        </ul>
      )}
    </Leaf>
  );
}
