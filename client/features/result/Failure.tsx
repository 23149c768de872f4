// The leaf of a deed that came to nothing. Invariant: it says that nothing was spent only when the steward has said so.
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import { useDeeds } from '../../realm/actions.tsx';
import type { Done } from '../../realm/deeds.ts';
import { isInTheDark } from '../../realm/deeds.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { counted } from '../../ui/numberText.ts';
import { ResultDialog } from '../../ui/ResultDialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ResultTitle } from './ResultTitle.tsx';
import styles from './result.module.css';

type Refused = Exclude<Done['outcome'], ActionResult>;

/** What it has cost: nothing, or nobody knows. */
function Cost({
  isUnknown,
  turns,
}: {
  readonly isUnknown: boolean;
  readonly turns: number | undefined;
}): ReactNode {
  if (isUnknown)
    return 'No answer came back, so it may have been done all the same. Look at your turns and stores before you try again.';
  return `Nothing was spent${turns === undefined ? '' : `: ${counted(turns, 'turn')} remain in hand`}.`;
}

/** Shows why a deed was not done, what that has cost, and under which number to ask about it. */
export function Failure({ done, refused }: { readonly done: Done; readonly refused: Refused }): ReactNode {
  const { dismiss } = useDeeds();
  const [tab, setTab] = useState('overview');
  const { code, newTurnCount, requestId, rollbackApplied = false } = refused;
  const isUnknown = isInTheDark(refused);
  return (
    <ResultDialog
      open
      failed
      onOpenChange={(open) => !open && dismiss()}
      title={<ResultTitle actionType={done.deed.wire.actionType}>Action Failed</ResultTitle>}
      summary={done.deed.label}
      story={done.deed.failed?.(refused.error, code) ?? refused.error}
      actions={
        <Button variant="primary" onClick={dismiss}>
          Close
        </Button>
      }
    >
      {rollbackApplied && (
        <p>
          <Badge>Transaction Rolled Back</Badge> Your turns and resources have been safely restored.
        </p>
      )}
      <Tabs
        label="What came of it"
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'overview',
            label: 'Overview',
            content: (
              <p className={styles.tabBody}>
                <Cost isUnknown={isUnknown} turns={newTurnCount ?? undefined} />
              </p>
            ),
          },
          {
            value: 'details',
            label: 'Technical Details',
            content: (
              <dl className={classes(styles.tabBody, styles.facts)}>
                <dt>success</dt>
                <dd>{isUnknown ? 'not known' : 'no'}</dd>
                <dt>error details</dt>
                <dd>{code}</dd>
                <dt>turns spent</dt>
                <dd>{isUnknown ? 'not known' : 0}</dd>
                <dt>rolled back</dt>
                <dd>{isUnknown ? 'not known' : rollbackApplied ? 'yes' : 'no'}</dd>
                {requestId !== undefined && (
                  <>
                    <dt>request</dt>
                    <dd>{requestId}</dd>
                  </>
                )}
              </dl>
            ),
          },
        ]}
      />
    </ResultDialog>
  );
}
