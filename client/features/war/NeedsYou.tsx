// What of war needs its ruler first, over whatever else the screen shows: who waits for an answer, who would rather fight elsewhere, and where a battle goes on.
import type { ReactNode } from 'react';
import type { BattleRequest } from '@sigilla/engine/war/listed.ts';
import { challengePath } from '../../realm/challengePath.ts';
import { encounterWord, groundPhrase } from '../../realm/groundText.ts';
import { useNow } from '../../session/clock.ts';
import { Shield } from '../../ui/art/Shield.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { left } from '../../ui/timeText.ts';
import styles from './NeedsYou.module.css';

interface Need {
  readonly id: string;
  readonly rival: string;
  readonly says: string;
  readonly until: string;
  readonly to: string;
  readonly label: string;
}

interface Affairs {
  readonly incoming: readonly BattleRequest[];
  readonly outgoing: readonly BattleRequest[];
  readonly underway: readonly BattleRequest[];
}

const where = ({ battleType, terrain }: BattleRequest): string =>
  `${encounterWord(battleType)} ${groundPhrase(terrain)}`;

/** What needs them, the battles that are fought first, then what lapses soonest. */
const needsOf = (
  { incoming, outgoing, underway }: Affairs,
  ownAccount: string,
  now: number,
): readonly Need[] => [
  ...underway.map((one) => ({
    id: one.id,
    rival: one.attackerId === ownAccount ? one.defenderName : one.attackerName,
    says: 'fights you now',
    until: where(one),
    to: `/battles/${one.id}`,
    label: 'To the field',
  })),
  ...incoming
    .filter(({ counterTerrain }) => counterTerrain === null)
    .toSorted((one, other) => one.expiresAt - other.expiresAt)
    .map((one) => ({
      id: one.id,
      rival: one.attackerName,
      says: 'challenges you',
      until: `${where(one)} · lapses in ${left(one.expiresAt - now)}`,
      to: challengePath(one.id),
      label: 'Answer',
    })),
  ...outgoing.flatMap((one) =>
    one.counterTerrain === null
      ? []
      : [
          {
            id: one.id,
            rival: one.defenderName,
            says: 'would rather fight elsewhere',
            until: groundPhrase(one.counterTerrain),
            to: challengePath(one.id),
            label: 'Answer that',
          },
        ],
  ),
];

interface NeedsYouProps {
  readonly affairs: Affairs;
  readonly ownAccount: string;
}

export function NeedsYou({ affairs, ownAccount }: NeedsYouProps): ReactNode {
  const needs = needsOf(affairs, ownAccount, useNow(10_000));
  if (needs.length === 0) return null;
  return (
    <ul className={styles.needs} aria-label="What needs you first">
      {needs.map(({ id, rival, says, until, to, label }) => (
        <li key={id} className={styles.need}>
          <Shield name={rival} size={38} decorative />
          <p>
            <b>{rival}</b> {says}
            <span>{until}</span>
          </p>
          <ButtonLink to={to}>
            {label}
            <span className="visuallyHidden">: {rival}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
