// The sand table: plan a battle against anybody, fight one of the three who are always there, or learn on the tutor's board.
// Invariant: whatever happens on it, nobody in the realm is a man the fewer.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Opponents } from './Opponents.tsx';
import { Planner } from './Planner.tsx';
import styles from './SandTable.module.css';
import { TutorsBoard } from './TutorsBoard.tsx';

const TABS = ['plan', 'opponents', 'board'];

function TheTable({
  children,
}: {
  readonly children: (tab: string, set: (tab: string) => void) => ReactNode;
}): ReactNode {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab') ?? '';
  const [tab, setTab] = useState(TABS.includes(asked) ? asked : 'plan');
  return children(tab, (next) => {
    setTab(next);
    setQuery(
      (before) => {
        before.set('tab', next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  });
}

export function Component(): ReactNode {
  return (
    <WithKingdom title="Sand table">
      {(ready) => (
        <>
          <p className={styles.lead}>
            Lead soldiers, smoothed sand, no widows. What is fought here costs no turn and leaves no mark.
          </p>
          <TheTable>
            {(tab, setTab) => (
              <Tabs
                label="Sand table"
                value={tab}
                onChange={setTab}
                items={[
                  { value: 'plan', label: 'Plan a battle', content: <Planner ready={ready} /> },
                  {
                    value: 'opponents',
                    label: 'Three opponents',
                    content: <Opponents ready={ready} />,
                  },
                  { value: 'board', label: 'The tutor’s board', content: <TutorsBoard /> },
                ]}
              />
            )}
          </TheTable>
        </>
      )}
    </WithKingdom>
  );
}
