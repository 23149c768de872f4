// The turn purse (latin.md §2.14): "turns/maxTurns", a progress bar, the time to the next turn ("Turn ready!", "Full") and
// a refresh; "Loading turns..." and "Turn error" with retry. `TurnDial` is the same in the shell's head.

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNow } from '../session/clock.ts';
import type { TurnsView } from './view.ts';
import { Button } from '../ui/Button.tsx';
import { Dial } from '../ui/Dial.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Meter } from '../ui/Meter.tsx';
import { nextTurnText, turnProgress } from '../ui/turnText.ts';
import styles from './TurnCounter.module.css';

interface TurnProps {
  readonly turns: TurnsView;
  readonly onRefresh: () => void;
}

/** Asks for the purse once whenever the awaited turn has come. */
function useRefreshWhenReady(turns: TurnsView, now: number, onRefresh: () => void): void {
  const asked = useRef<number | null>(null);
  const due = turns.status === 'ready' ? turns.nextTurnAt : null;
  useEffect(() => {
    if (due === null || due > now || asked.current === due) return;
    asked.current = due;
    onRefresh();
  }, [due, now, onRefresh]);
}

/** The counter in full, for Overview and Actions. */
export function TurnCounter({ turns, onRefresh }: TurnProps): ReactNode {
  const now = useNow(1000);
  useRefreshWhenReady(turns, now, onRefresh);
  if (turns.status === 'loading') {
    return <output className={styles.counter}>Loading turns...</output>;
  }
  if (turns.status === 'error') {
    return (
      <div className={styles.counter} role="alert">
        <span className={styles.error}>Turn error</span>
        <Button size="sm" onClick={onRefresh}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.counter}>
      <Icon icon="turns" size={28} className={styles.glass} />
      <div className={styles.measure}>
        <div className={styles.words}>
          <span className={styles.figure}>
            {turns.turns}/{turns.maxTurns}
          </span>
          <span className={styles.next}>{nextTurnText(turns, now)}</span>
        </div>
        <Meter
          label="Until the next turn"
          tone="earned"
          value={Math.round(turnProgress(turns, now) * 100)}
          valueText={nextTurnText(turns, now)}
        />
      </div>
      <button type="button" className={styles.refresh} onClick={onRefresh} aria-label="Refresh turns">
        <Icon icon="refresh" size={20} />
      </button>
    </div>
  );
}

/** Turns that have just come, rising from the dial: seen once, and read out nowhere, since the figure itself is. */
function Arriving({ turns }: { readonly turns: number }): ReactNode {
  const [seen, setSeen] = useState({ turns, by: 0, times: 0 });
  if (seen.turns !== turns) setSeen({ turns, by: turns - seen.turns, times: seen.times + 1 });
  if (seen.by <= 0) return null;
  return (
    <span key={seen.times} className={styles.arriving} aria-hidden="true">
      +{seen.by}
    </span>
  );
}

interface TurnDialProps extends TurnProps {
  /** Where turns are spent. */
  readonly spend: string;
}

/** The purse in the shell's head: the gold dial with two short lines. Pressing the dial refreshes it, the lines lead to where turns are spent. */
export function TurnDial({ turns, onRefresh, spend }: TurnDialProps): ReactNode {
  const now = useNow(1000);
  useRefreshWhenReady(turns, now, onRefresh);
  if (turns.status === 'loading') {
    return (
      <output className={styles.dial}>
        <span className={styles.lines}>Loading turns...</span>
        <Dial value={0} max={1} />
      </output>
    );
  }
  if (turns.status === 'error') {
    return (
      <div className={styles.dial} role="alert">
        <span className={styles.error}>Turn error</span>
        <Button size="sm" onClick={onRefresh}>
          Try again
        </Button>
      </div>
    );
  }
  const next = nextTurnText(turns, now);
  return (
    <div className={styles.dial}>
      <Link to={spend} className={styles.lines} title="Spend them">
        <span>
          Turns{' '}
          <b>
            {turns.turns}/{turns.maxTurns}
          </b>
        </span>
        <span>
          {next === 'Full' || next === 'Turn ready!' ? (
            <b>{next}</b>
          ) : (
            <>
              next in <b>{next}</b>
            </>
          )}
        </span>
      </Link>
      <button
        type="button"
        className={styles.press}
        onClick={onRefresh}
        aria-label={`Refresh turns: ${turns.turns}`}
      >
        <Dial value={turns.turns} max={turns.maxTurns} />
      </button>
      <Arriving turns={turns.turns} />
    </div>
  );
}
