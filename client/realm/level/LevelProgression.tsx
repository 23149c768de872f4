// The climb (latin.md 2.12): where one stands, what it was learned by, what opens at which height, and the quest of Morpheus.
// Invariant: the table of what opens is the engine's own; of experience the page says only what the ledger tells.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { valueOf } from '../../session/queryClient.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useKingdom } from '../useKingdom.ts';
import { Climb, Standing } from './Climb.tsx';
import { Gains } from './Gains.tsx';
import { MorpheusQuest } from './MorpheusQuest.tsx';
import type { Risen } from './words.ts';
import styles from './Level.module.css';

interface LevelProgressionProps {
  readonly kingdom: Risen;
  /** Which leaf lies open first. */
  readonly tab?: 'overview' | 'unlocks';
  readonly onClose: () => void;
}

const THIRTY_SECONDS = 30_000;

export function LevelProgression({
  kingdom: asOpened,
  tab: first = 'overview',
  onClose,
}: LevelProgressionProps): ReactNode {
  const state = useKingdom();
  const kingdom = state.status === 'ready' ? state.kingdom : asOpened;
  const { serverId } = kingdom;
  const [tab, setTab] = useState<string>(first);
  const query = useQuery({
    queryKey: ['progress', serverId],
    queryFn: async () => valueOf(await api.kingdom.progress({ query: { serverId } })),
    refetchInterval: THIRTY_SECONDS,
  });
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title="Level Progression"
      description="How high the realm has risen, by what, and what is seen from further up."
      footer={
        <>
          <Button
            icon={<Icon icon="refresh" size={18} />}
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            Refresh
          </Button>
          <Button variant="primary" onClick={onClose}>
            Back to work
          </Button>
        </>
      }
    >
      <div className={styles.tabs}>
        <Tabs
          label="The climb"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'overview', label: 'Overview', content: <Standing kingdom={kingdom} /> },
            { value: 'progress', label: 'Your Progress', content: <Gains query={query} /> },
            { value: 'unlocks', label: 'Feature Unlocks', content: <Climb kingdom={kingdom} /> },
            {
              value: 'quest',
              label: 'Morpheus Quest',
              content: state.status === 'ready' ? <MorpheusQuest kingdom={state.kingdom} /> : null,
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
