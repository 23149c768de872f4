// The way from the desk into the Memory Palace: what waits there.
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Leaf } from '../../../ui/Leaf.tsx';
import { counted } from '../../../ui/numberText.ts';
import { keptAnswer } from '../answering/keptAnswer.ts';
import styles from './DeskPage.module.css';

export const PALACE_AT = '?path=srs';

export function PalacePath({ due }: { readonly due: number }): ReactNode {
  const isWaiting = keptAnswer('card') !== null;
  return (
    <Leaf className={styles.path}>
      <h2>
        <Icon icon="greatWorks" size={28} className={styles.gold} /> Memory Palace
      </h2>
      <p>
        {isWaiting
          ? 'What you said of a card has lain here since the line went down. Walk on, and it is sent and judged.'
          : due === 0
            ? 'Nothing is restless there. Words that you meet and miss hang themselves up on its walls.'
            : `${counted(due, 'card')} will be forgotten soon, unless somebody walks by with a lamp.`}
      </p>
      <ButtonLink to={PALACE_AT} wide>
        {isWaiting ? 'Walk on' : due === 0 ? 'Walk through the palace' : 'Light the lamp'}
      </ButtonLink>
    </Leaf>
  );
}
