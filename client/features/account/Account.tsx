// The ruler's own account: who they are, how and where they are signed in, a copy of all of it, and its end.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '../../realm/page/Page.tsx';
import { QueryState } from '../../realm/QueryState.tsx';
import { useSession } from '../../session/session.ts';
import { classes } from '../../ui/classes.ts';
import { Title } from '../../ui/Leaf.tsx';
import { CopyLeaf } from './CopyLeaf.tsx';
import { EmailLeaf } from './EmailLeaf.tsx';
import { FarewellLeaf } from './FarewellLeaf.tsx';
import { PasswordLeaf } from './PasswordLeaf.tsx';
import { accountQuery } from './queries.ts';
import { SessionsLeaf } from './SessionsLeaf.tsx';
import { WhoLeaf } from './WhoLeaf.tsx';
import styles from './Account.module.css';

export function Component(): ReactNode {
  const state = useSession();
  const query = useQuery(accountQuery);
  const kingdomName = (state.status === 'signedIn' ? state.user.kingdomName : null) ?? 'Your kingdom';
  return (
    <Page title="Account">
      <Title level={1}>Account</Title>
      <QueryState
        query={query}
        waiting="Looking you up in the register"
        failure="The register could not be opened"
      >
        {({ account, sessions }) => (
          <div className={classes(styles.leaves, account.email === null && styles.ofGuest)}>
            <WhoLeaf account={account} kingdomName={kingdomName} />
            <SessionsLeaf sessions={sessions} />
            {account.email !== null && (
              <>
                <PasswordLeaf email={account.email} />
                <EmailLeaf email={account.email} />
              </>
            )}
            <CopyLeaf />
            <FarewellLeaf email={account.email} kingdomName={kingdomName} />
          </div>
        )}
      </QueryState>
    </Page>
  );
}
