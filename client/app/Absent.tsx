// The place of a part that could not be fetched: it says why, asks again by itself when the line may be back, and offers to be asked.
// When the server answers and the part still does not come, the document is opened again (reopening.ts).

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Seal } from '../ui/art/Seal.tsx';
import { Button } from '../ui/Button.tsx';
import { Page } from '../realm/page/Page.tsx';
import { Plain } from '../realm/page/Plain.tsx';
import type { Part, PlaceProps } from './parts.tsx';
import { reopen } from './reopening.ts';
import styles from '../realm/page/Wayside.module.css';

interface AbsentProps extends PlaceProps {
  readonly onFetched: (part: Part) => void;
}

type Why = 'asking' | 'cutOff' | 'torn';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

const isServerThere = async (): Promise<boolean> => {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/** Asks until the part has come; answers why it has not. */
function useAsking({ name, fetchPart, onFetched }: AbsentProps): {
  readonly why: Why;
  readonly ask: () => void;
} {
  const [why, setWhy] = useState<Why>('asking');
  const asking = useRef<() => void>(() => undefined);
  useEffect(() => {
    let left = false;
    let under = false;
    let pause = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), pause);
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
    };
    const look = async (): Promise<void> => {
      const part = await fetchPart().catch(() => undefined);
      if (left) return;
      if (part !== undefined) {
        onFetched(part);
        return;
      }
      const there = await isServerThere();
      if (left) return;
      const kept = there ? reopen(name) : 'cutOff';
      setWhy(kept === 'busy' || kept === 'opening' ? 'asking' : kept);
      if (kept === 'busy' || kept === 'cutOff') again();
    };
    const ask = async (): Promise<void> => {
      if (under) return;
      under = true;
      await look();
      under = false;
    };
    const back = (): void => {
      pause = FIRST_PAUSE_MS;
      void ask();
    };
    asking.current = back;
    addEventListener('online', back);
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
      removeEventListener('online', back);
    };
  }, [name, fetchPart, onFetched]);
  return { why, ask: () => asking.current() };
}

function Words({ why, ask }: { readonly why: Why; readonly ask: () => void }): ReactNode {
  if (why === 'torn') {
    return (
      <>
        <h1>This page is missing</h1>
        <p>
          The realm answers, but this page of the book does not come, however often it is turned. The other
          pages stand, and nothing of your realm is lost.
        </p>
        <Button variant="primary" size="lg" onClick={() => location.reload()}>
          Open the page again
        </Button>
      </>
    );
  }
  return (
    <>
      <h1>The page has not come</h1>
      <p>
        {why === 'cutOff'
          ? 'The line to the realm is down. Nothing of your realm is lost, and the page opens by itself as soon as the line is back.'
          : 'It is being fetched once more. Nothing of your realm is lost.'}
      </p>
      <Button variant="primary" size="lg" loading={why === 'asking'} onClick={ask}>
        Try again
      </Button>
    </>
  );
}

export function Absent(props: AbsentProps): ReactNode {
  const { why, ask } = useAsking(props);
  const page = (
    <Page title="A page is missing" className={styles.wayside}>
      <Seal size={96} />
      <Words why={why} ask={ask} />
    </Page>
  );
  return props.alone ? <Plain>{page}</Plain> : page;
}
