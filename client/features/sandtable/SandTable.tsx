// The sand table: plan a battle against anybody, fight one of the three who are always there, or learn on the tutor's board.
// Invariant: whatever happens on it, nobody in the realm is a man the fewer.
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTab } from '../../realm/page/useTab.ts';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Opponents } from './Opponents.tsx';
import { Planner } from './Planner.tsx';
import styles from './SandTable.module.css';
import { TutorsBoard } from './TutorsBoard.tsx';

const TABS = ['plan', 'opponents', 'board'] as const;
/** What of the address the plan is laid by: another rival is another plan. */
const LAID = ['against', 'power', 'army', 'ground', 'kind', 'side'];

function TheTable({ ready }: { readonly ready: ReadyKingdom }): ReactNode {
  const [query] = useSearchParams();
  const [tab, choose] = useTab(TABS);
  const laid = LAID.map((one) => query.get(one)).join('\n');
  return (
    <Tabs
      label="Sand table"
      value={tab}
      onChange={choose}
      items={[
        { value: 'plan', label: 'Plan a battle', content: <Planner key={laid} ready={ready} /> },
        { value: 'opponents', label: 'Three opponents', content: <Opponents ready={ready} /> },
        { value: 'board', label: 'The tutor’s board', content: <TutorsBoard /> },
      ]}
    />
  );
}

export function Component(): ReactNode {
  return (
    <WithKingdom title="Sand table">
      {(ready) => (
        <>
          <p className={styles.lead}>
            Lead soldiers, smoothed sand, no widows. What is fought here costs no turn and leaves no mark.
          </p>
          <TheTable ready={ready} />
        </>
      )}
    </WithKingdom>
  );
}
