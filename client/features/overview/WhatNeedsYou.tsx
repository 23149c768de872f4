// What waits for the ruler: battles under way, challenges to answer, and the steward's advice.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import type { BattleRequest } from '@sigilla/engine/war/listed.ts';
import { useNow } from '../../session/clock.ts';
import { challengePath } from '../../realm/challengePath.ts';
import { groundName } from '../../realm/groundText.ts';
import { requestsQuery } from '../../realm/queries.ts';
import { Shield } from '../../ui/art/Shield.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { whole } from '../../ui/numberText.ts';
import { left } from '../../ui/timeText.ts';
import { adviceFor } from './advice.ts';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import styles from './Overview.module.css';

function Challenge({
  request,
  now,
  first,
}: {
  readonly request: BattleRequest;
  readonly now: number;
  /** The one thing to do: its button is the primary. */
  readonly first: boolean;
}): ReactNode {
  const terrain = groundName(request.terrain);
  return (
    <li className={styles.need}>
      <Shield name={request.attackerName} size={36} decorative />
      <div>
        <p className={styles.needTitle}>{request.attackerName} challenges you</p>
        <p className={styles.needNote}>
          {terrain}, a realm of {whole(request.attackerPower)} power against yours of{' '}
          {whole(request.defenderPower)} · answer within {left(request.expiresAt - now)}
        </p>
      </div>
      <ButtonLink to={challengePath(request.id)} variant={first ? 'primary' : 'secondary'} size="sm">
        Answer
      </ButtonLink>
    </li>
  );
}

/** A guest who has learned from a battle, or done anything else, has something to lose; beside a wide page the frame says so at all times. */
function GuestKeeps({ name }: { readonly name: string }): ReactNode {
  const claim = useOutletContext<() => void>();
  return (
    <div className={styles.keep}>
      <p className={styles.needNote}>
        You rule as a guest: only this browser knows that {name} is yours, and browsers forget.
      </p>
      <Button size="sm" onClick={claim}>
        Keep it
      </Button>
    </div>
  );
}

export function WhatNeedsYou({ kingdom, serverId }: Pick<ReadyKingdom, 'kingdom' | 'serverId'>): ReactNode {
  const now = useNow(10_000);
  const requests = useQuery(requestsQuery(serverId));
  const incoming = requests.data?.incoming ?? [];
  const underway = requests.data?.underway ?? [];
  const outgoing = requests.data?.outgoing ?? [];
  const advice = adviceFor(kingdom, {
    engaged: incoming.length + underway.length + outgoing.length,
  });
  /** Nobody waits for an answer: then the first advice is the one thing to do. */
  const isQuiet = incoming.length + underway.length === 0;
  const fallowWeek = isQuiet && advice.length === 0;
  return (
    <Leaf title="What needs you">
      {requests.isError && (
        <ErrorLeaf
          title="The heralds are late"
          message={requests.error.message}
          onRetry={() => void requests.refetch()}
        />
      )}
      <ul className={styles.needs}>
        {underway.map((battle, i) => (
          <li key={battle.id} className={styles.need}>
            <Icon icon="war" size={32} />
            <div>
              <p className={styles.needTitle}>
                {battle.attackerName} and {battle.defenderName} are on the field
              </p>
              <p className={styles.needNote}>Orders are taken between rounds.</p>
            </div>
            <ButtonLink to={`/battles/${battle.id}`} variant={i === 0 ? 'primary' : 'secondary'} size="sm">
              To the field
            </ButtonLink>
          </li>
        ))}
        {incoming.map((request, i) => (
          <Challenge key={request.id} request={request} now={now} first={underway.length + i === 0} />
        ))}
      </ul>
      {advice.length > 0 && (
        <>
          <h3 className={styles.subhead}>Kingdom Advisor</h3>
          <ul className={styles.needs}>
            {advice.map(({ text, to, icon, action }, i) => (
              <li key={text} className={styles.need}>
                <Icon icon={icon} size={28} />
                <p className={styles.needNote}>{text}</p>
                <ButtonLink to={to} size="sm" variant={isQuiet && i === 0 ? 'primary' : 'secondary'}>
                  {action}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {fallowWeek && !requests.isPending && (
        <Empty
          scene="road"
          sentence="Nobody is at the gate and nothing is on fire. A good day to pick a quarrel."
          action={
            <ButtonLink to="/war" variant="primary">
              Choose a rival
            </ButtonLink>
          }
        />
      )}
      {kingdom.isGuest && kingdom.experience > 0 && <GuestKeeps name={kingdom.name} />}
    </Leaf>
  );
}
