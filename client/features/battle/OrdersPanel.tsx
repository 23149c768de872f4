// A commander's orders for the coming round: how the host bears itself, whom it looks for, and the time there is to say so.
// Invariant: nothing is lost by silence: the host then holds and strikes the weakest, and the panel says so.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { DEFAULT_ORDERS, STANCES, TARGETS } from '@sigilla/engine/battle/orders.ts';
import type { SideOrders, Stance, Target } from '@sigilla/engine/battle/orders.ts';
import { useNow } from '../../session/clock.ts';
import { giveOrders } from '../../session/rooms.ts';
import { Button } from '../../ui/Button.tsx';
import { Title } from '../../ui/Leaf.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { countdown } from '../../ui/timeText.ts';
import { STANCE_WORDS, TARGET_WORDS } from './words.ts';
import styles from './OrdersPanel.module.css';

interface OrdersPanelProps {
  readonly battleId: string;
  /** The coming round, from 1. */
  readonly round: number;
  /** When it is fought, epoch milliseconds. */
  readonly dueAt: number | null;
  /** What has been ordered for it, if anything. */
  readonly given: SideOrders | null;
  /** Are the other side's orders in? Which they are stays secret. */
  readonly rivalReady: boolean;
  readonly rivalName: string;
  /** Why orders can't be sent at the moment. */
  readonly hindrance: string | undefined;
}

const said = ({ stance, target }: SideOrders): string =>
  `${STANCE_WORDS[stance].label}, ${TARGET_WORDS[target].label.toLowerCase()}`;

export function OrdersPanel({
  battleId,
  round,
  dueAt,
  given,
  rivalReady,
  rivalName,
  hindrance,
}: OrdersPanelProps): ReactNode {
  const now = useNow(250);
  const [orders, setOrders] = useState<SideOrders>(given ?? DEFAULT_ORDERS);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly round: number; readonly error: string } | null>(null);
  const left = dueAt === null ? 0 : dueAt - now;
  const tooLate = dueAt !== null && left <= 0;

  const give = async (): Promise<void> => {
    setSending(true);
    setRefusal(null);
    const answer = await giveOrders(battleId, round, orders);
    setSending(false);
    if (!answer.success) setRefusal({ round, error: answer.error });
  };

  const changed = given === null || given.stance !== orders.stance || given.target !== orders.target;
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
        value={orders.stance}
        onChange={(stance) => setOrders({ ...orders, stance })}
        segments={STANCES.map((stance) => ({ value: stance, label: STANCE_WORDS[stance].label }))}
      />
      <Segmented<Target>
        label="Whom your companies look for"
        value={orders.target}
        onChange={(target) => setOrders({ ...orders, target })}
        segments={TARGETS.map((target) => ({ value: target, label: TARGET_WORDS[target].label }))}
      />
      <p className={styles.hint}>
        {STANCE_WORDS[orders.stance].hint} {TARGET_WORDS[orders.target].hint}
      </p>
      <Button
        variant="primary"
        wide
        loading={sending}
        loadingLabel="The rider is off…"
        refusal={
          hindrance ??
          (tooLate ? 'The round is being fought.' : refusal?.round === round ? refusal.error : undefined)
        }
        onClick={() => void give()}
      >
        {given === null ? 'Give the order' : changed ? 'Change the order' : 'Give it again'}
      </Button>
      <p className={styles.note} aria-live="polite">
        {given === null
          ? `Say nothing for round ${round}, and your host will hold and strike the weakest.`
          : `Ordered for round ${round}: ${said(given)}. You may change it until the round is fought.`}
        {rivalReady && ` ${rivalName} has spoken.`}
      </p>
    </section>
  );
}
