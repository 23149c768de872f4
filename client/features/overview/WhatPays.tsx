// What pays: the houses that come back soonest, as the engine reckons them, and where ten quiet turns would leave the treasury.
import { memo } from 'react';
import type { ReactNode } from 'react';
import { ownedOf } from '@sigilla/engine/kingdom/buildings.ts';
import { heldAfter, whatPays, type Paying } from '@sigilla/engine/kingdom/advice.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import { RESOURCE_WORDS } from '@sigilla/content/schema/resourceWords.ts';
import { realmContent } from '../../realm/content.ts';
import { useOwn } from '../../realm/useKingdom.ts';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { GameIcon } from '../../ui/Icon.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted, signed, whole } from '../../ui/numberText.ts';
import styles from './Overview.module.css';

const MOST = 3;
const AHEAD = 10;

const gainText = ({ gain }: Paying): string =>
  RESOURCES.flatMap((name) => {
    const amount = gain[name] ?? 0;
    return amount === 0 ? [] : [`${signed(amount)} ${RESOURCE_WORDS[name].spoken}`];
  }).join(', ');

const whenText = ({ payableIn, paysBackIn }: Paying): string =>
  `${payableIn === 0 ? 'It can be paid for now' : `It can be paid for in ${counted(payableIn, 'turn')}`}, and has paid itself back ${counted(paysBackIn, 'turn')} later.`;

/** What is to be done; of a kind that stands nowhere yet there cannot be one more. */
const deedText = ({ building, deed, level }: Paying, isFirst: boolean): string => {
  if (deed === 'improve') return `${building.name} to level ${level}`;
  return `${isFirst ? 'A first' : 'One more'} ${building.name}`;
};

const Way = memo(function Way({ paying }: { readonly paying: Paying }) {
  const { building, deed } = paying;
  const isFirst = useOwn((own) => ownedOf(own.buildings, building.id) === undefined);
  return (
    <li className={styles.need}>
      <GameIcon name={building.icon} size={32} />
      <div>
        <p className={styles.needTitle}>{deedText(paying, isFirst)}</p>
        <p className={styles.needNote}>
          {gainText(paying)} a turn. {whenText(paying)}
        </p>
      </div>
      <ButtonLink to={`/buildings?${deed === 'raise' ? 'construct' : 'upgrade'}=${building.id}`} size="sm">
        {deed === 'raise' ? 'Build' : 'Improve'}
      </ButtonLink>
    </li>
  );
});

export function WhatPays({ kingdom }: Pick<ReadyKingdom, 'kingdom'>): ReactNode {
  const content = realmContent();
  const paying = useOwn((own) => {
    const rules = content.gameServers.get(own.serverId);
    return rules === undefined ? null : whatPays(own, content, rules, MOST);
  });
  if (paying === null) return null;
  const held = heldAfter(kingdom, AHEAD);
  return (
    <Leaf title="What pays">
      <ul className={styles.needs}>
        {paying.map((one) => (
          <Way key={one.building.id} paying={one} />
        ))}
      </ul>
      <p className={styles.needNote}>
        Ten turns from now, if nothing is built and nobody called up: {whole(held.gold)} gold,{' '}
        {whole(held.mana)} mana, {whole(held.population)} people, {whole(held.food)} food.
      </p>
    </Leaf>
  );
}
