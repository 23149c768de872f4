// The waiting, the failure and the page of every screen that shows one's own kingdom, so that each screen draws only the kingdom.
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Page } from './page/Page.tsx';
import { freshenKingdom } from './kingdomStore.ts';
import { useKingdom } from './useKingdom.ts';
import type { KingdomState } from './kingdomStore.ts';
import { ErrorLeaf } from '../ui/ErrorLeaf.tsx';
import { Leaf, Title } from '../ui/Leaf.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

export type ReadyKingdom = Extract<KingdomState, { readonly status: 'ready' }>;

interface WithKingdomProps {
  readonly title: string;
  /** The page's heading is drawn by the screen itself. */
  readonly untitled?: boolean;
  readonly children: (ready: ReadyKingdom) => ReactNode;
}

export function WithKingdom({ title, untitled = false, children }: WithKingdomProps): ReactNode {
  const state = useKingdom();
  useEffect(freshenKingdom, []);
  return (
    <Page title={title}>
      {(!untitled || state.status !== 'ready') && <Title level={1}>{title}</Title>}
      {state.status === 'loading' && (
        <Leaf>
          <Skeleton lines={6} label="Opening the rolls of your kingdom" />
        </Leaf>
      )}
      {state.status === 'error' && (
        <ErrorLeaf
          title="The rolls could not be opened"
          message={state.error}
          kept="Your kingdom is safe."
          onRetry={state.retry}
        />
      )}
      {state.status === 'ready' && children(state)}
    </Page>
  );
}
