// Measures, the purse in all its states, empty places, failures and waiting.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { now } from '../../session/clock.ts';
import { Button } from '../../ui/Button.tsx';
import { ConnectionState } from '../../ui/ConnectionState.tsx';
import { Dial } from '../../ui/Dial.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { TurnCounter } from '../../realm/TurnCounter.tsx';
import styles from './Gallery.module.css';

const HOUR = 3_600_000;
const nothing = (): void => undefined;

function Purses(): ReactNode {
  const [soon] = useState(() => now() + 751_000);
  const ready = { status: 'ready', maxTurns: 100, turnMs: HOUR } as const;
  return (
    <Leaf title="Turns">
      <div className={styles.stack}>
        <TurnCounter turns={{ ...ready, turns: 74, nextTurnAt: soon }} onRefresh={nothing} />
        <TurnCounter turns={{ ...ready, turns: 12, nextTurnAt: 0 }} onRefresh={nothing} />
        <TurnCounter turns={{ ...ready, turns: 100, nextTurnAt: null }} onRefresh={nothing} />
        <TurnCounter turns={{ status: 'loading' }} onRefresh={nothing} />
        <TurnCounter turns={{ status: 'error' }} onRefresh={nothing} />
      </div>
    </Leaf>
  );
}

export function StatesGallery(): ReactNode {
  return (
    <>
      <div className={styles.columns}>
        <Purses />
        <Leaf title="Measures">
          <div className={styles.stack}>
            <Meter label="Morale" value={61} shown valueText="61 %" />
            <Meter label="Supply" value={34} shown valueText="34 %" tone="danger" />
            <Meter label="Research" value={8} max={13} shown tone="mind" />
            <Meter label="Experience" value={12} max={20} shown tone="earned" />
            <div className={styles.row}>
              <Dial value={74} max={100} size={64} />
              <Dial value={7} max={100} />
            </div>
            <ConnectionState status="live" />
            <ConnectionState status="connecting" />
            <ConnectionState status="reconnecting" />
            <ConnectionState status="offline" />
          </div>
        </Leaf>
        <Leaf title="Waiting">
          <Loading text="Loading interactive guides..." />
          <Skeleton lines={5} />
        </Leaf>
      </div>
      <div className={styles.columns}>
        <Leaf title="Army">
          <Empty
            scene="camp"
            title="No armies yet"
            sentence="The tents are up and the fire is lit. Nobody has come to sit by it."
            action={<Button variant="primary">Start Recruiting</Button>}
          />
        </Leaf>
        <Leaf title="Battle History">
          <Empty scene="field" sentence="No battle of yours is written yet. Two banners wait for a reason." />
        </Leaf>
        <Leaf title="Requests">
          <Empty scene="desk" sentence="No letters today. The candle is for you, all the same." />
        </Leaf>
        <Leaf title="Synergies">
          <Empty scene="plot" sentence="One wall alone carries nothing. Raise what leans on it." />
        </Leaf>
        <Leaf title="Navy">
          <Empty scene="sea" sentence="Calm water and one patient ship." />
        </Leaf>
        <div className={styles.stack}>
          <ErrorLeaf
            title="The steward does not answer"
            message="The request was not heard."
            kept="Nothing was spent."
            onRetry={nothing}
            requestId="req_8Fk2"
          />
        </div>
      </div>
    </>
  );
}
