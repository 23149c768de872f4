// A commander's orders: how the host bears itself, whom it looks for, and the time until the coming round is fought.
// Invariant: what is lit is what will be done if nothing more is said: a touch is an order, and an order stands until it is changed.
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { STANCES, TARGETS } from '@sigilla/engine/battle/orders.ts';
import type { SideOrders, Stance, Target } from '@sigilla/engine/battle/orders.ts';
import { useNow } from '../../session/clock.ts';
import { giveOrders } from '../../session/rooms.ts';
import { Button } from '../../ui/Button.tsx';
import { Title } from '../../ui/Leaf.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { countdown } from '../../ui/timeText.ts';
import { STANCE_WORDS, TARGET_WORDS } from '../../realm/battle/words.ts';
import styles from './OrdersPanel.module.css';

interface OrdersPanelProps {
  readonly battleId: string;
  /** The coming round, from 1. */
  readonly round: number;
  /** When it is fought, epoch milliseconds. */
  readonly dueAt: number | null;
  /** When the first window opens by itself; null once it is open. */
  readonly opensAt: number | null;
  /** What the host does in the coming round if nothing more is said. */
  readonly inForce: SideOrders;
  /** How it bore itself in the last round; null before the first. */
  readonly lastStance: Stance | null;
  /** Has the commander said the last word for the coming round? */
  readonly spoken: boolean;
  /** Has the other side's? Which it was stays secret. */
  readonly rivalReady: boolean;
  readonly rivalName: string;
  /** Why orders can't be sent at the moment. */
  readonly hindrance: string | undefined;
}

/** What will be done, as a sentence. */
const standingWords = ({ stance, target }: SideOrders, lastStance: Stance | null): string => {
  if (stance === 'fall_back' && lastStance === 'fall_back')
    return 'Say nothing, and your host gives ground once more and leaves the field.';
  return `Say nothing, and your host will ${STANCE_WORDS[stance].deed} and ${TARGET_WORDS[target].deed}, until you say otherwise.`;
};

export function OrdersPanel({
  battleId,
  round,
  dueAt,
  opensAt,
  inForce,
  lastStance,
  spoken,
  rivalReady,
  rivalName,
  hindrance,
}: OrdersPanelProps): ReactNode {
  const now = useNow(250);
  /** On its way to the field; lit at once, and put out again if it does not arrive. */
  const [sent, setSent] = useState<{ readonly orders: SideOrders; readonly ready: boolean } | null>(null);
  const [refusal, setRefusal] = useState<{ readonly round: number; readonly error: string } | null>(null);
  const coming = useRef(round);
  useEffect(() => {
    coming.current = round;
  }, [round]);
  const left = dueAt === null ? 0 : dueAt - now;
  const opening = opensAt !== null && opensAt > now;
  const tooLate = dueAt !== null && left <= 0;
  const lit = sent?.orders ?? inForce;

  const give = async (orders: SideOrders, ready: boolean): Promise<void> => {
    setSent({ orders, ready });
    setRefusal(null);
    let answer = await giveOrders(battleId, coming.current, orders, ready);
    // The round began while the rider was on the way: what was meant to stand, stands from the next one.
    if (!answer.success && (answer.code === 'orders_wrong_round' || answer.code === 'orders_too_late'))
      answer = await giveOrders(battleId, coming.current, orders, false);
    setSent(null);
    if (!answer.success) setRefusal({ round: coming.current, error: answer.error });
  };
  const change = (orders: SideOrders): void => {
    if (hindrance === undefined) void give(orders, false);
  };

  return (
    <section className={styles.panel} aria-labelledby="your-orders">
      <Title
        id="your-orders"
        aside={
          dueAt === null ? null : (
            <time className={styles.clock} aria-label={`${countdown(left)} left to give orders`}>
              {countdown(left)}
            </time>
          )
        }
      >
        Your orders
      </Title>
      <Segmented<Stance>
        label="How your host bears itself"
        value={lit.stance}
        onChange={(stance) => change({ ...lit, stance })}
        segments={STANCES.map((stance) => ({ value: stance, label: STANCE_WORDS[stance].label }))}
      />
      <Segmented<Target>
        label="Whom your companies look for"
        value={lit.target}
        onChange={(target) => change({ ...lit, target })}
        segments={TARGETS.map((target) => ({ value: target, label: TARGET_WORDS[target].label }))}
      />
      <p className={styles.hint}>
        {STANCE_WORDS[lit.stance].hint} {TARGET_WORDS[lit.target].hint}
      </p>
      <Button
        variant="primary"
        wide
        loading={sent?.ready === true}
        loadingLabel="The rider is off…"
        refusal={
          hindrance ??
          (tooLate
            ? 'The round is being fought.'
            : refusal?.round === round
              ? refusal.error
              : spoken
                ? `${rivalName} has not spoken yet. Touch an order to think again.`
                : undefined)
        }
        onClick={() => void give(lit, true)}
      >
        {spoken ? 'You have spoken' : `Fight round ${round} now`}
      </Button>
      <p className={styles.note} aria-live="polite">
        {opening
          ? `The time for round ${round} runs once both commanders see the field. `
          : `Round ${round}: `}
        {standingWords(lit, lastStance)}
        {rivalReady && ` ${rivalName} has spoken.`}
      </p>
    </section>
  );
}
