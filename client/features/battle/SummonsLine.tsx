// A line above a battle for a ruler who is wanted elsewhere: this page stands outside of the shell, whose bell it cannot ring.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { requestsQuery } from '../../realm/queries.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { summonsOf } from './summons.ts';
import styles from './Summons.module.css';

/** A rematch is asked for while both still look at how it ended. */
const ASKED_MS = 5000;

function Line({
  battleId,
  serverId,
  account,
}: {
  readonly battleId: string;
  readonly serverId: string;
  readonly account: string;
}): ReactNode {
  const { data } = useQuery({ ...requestsQuery(serverId), refetchInterval: ASKED_MS });
  const [first, ...others] = data === undefined ? [] : summonsOf(data, battleId, account);
  return (
    <div role="status">
      {first !== undefined && (
        <p className={styles.summons}>
          <span>
            {first.words}
            {others.length > 0 && ` ${others.length} more ${others.length === 1 ? 'waits' : 'wait'}.`}
          </span>
          <ButtonLink size="sm" to={first.to}>
            {first.label}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** What waits for whoever rules; nothing for a visitor. */
export function SummonsLine({ battleId }: { readonly battleId: string }): ReactNode {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { id, currentServerId } = session.user;
  return <Line battleId={battleId} serverId={currentServerId} account={id} />;
}
