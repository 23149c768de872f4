// A commander's orders: how the host bears itself, whom it looks for, and the time until the coming round is fought.
// Invariants: the time that is left and the button that ends the waiting are in sight wherever the panel is; what is
// lit is what will be done if nothing more is said: a touch is an order, and an order stands until it is changed.
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { DrawnUp, STANCES, TARGETS } from '@sigilla/engine/battle/orders.ts';
import type { Power, SideOrders, Stance, Target } from '@sigilla/engine/battle/orders.ts';
import { useNow } from '../../session/clock.ts';
import { Button } from '../../ui/Button.tsx';
import { Title } from '../../ui/Leaf.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { countdown } from '../../ui/timeText.ts';
import { POWER_WORDS, STANCE_WORDS, TARGET_WORDS, formationHint } from '../../realm/battle/words.ts';
import { giveAndNote } from './giveAndNote.ts';
import type { Means } from './means.ts';
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
  /** What else may be ordered; null in a battle of an older law. */
  readonly means: Means | null;
  /** How it bore itself in the last round; null before the first. */
  readonly lastStance: Stance | null;
  /** Has the commander said the last word for the coming round? */
  readonly spoken: boolean;
  /** Has the other side's? Which it was stays secret. */
  readonly rivalReady: boolean;
  readonly rivalName: string;
  /** Why orders can't be sent at the moment. */
  readonly hindrance: string | undefined;
  /** The way out of the battle. */
  readonly wayOut?: ReactNode;
}

const FORMATION_LABELS: Readonly<Record<DrawnUp, string>> = {
  line: 'Line',
  phalanx: 'Phalanx',
  wedge: 'Wedge',
  circle: 'Circle',
  combined: 'Mixed',
};

/** The orders with that power called on; null: with none. */
const withPower = ({ power: _, ...orders }: SideOrders, power: Power | null): SideOrders =>
  power === null ? orders : { ...orders, power };

/** What drawing up, the reserve and a power do, as far as they are ordered. */
const drawingWords = ({ formation, reserve, power }: SideOrders, means: Means): string =>
  [
    ...(formation === undefined || formation === means.formation
      ? []
      : [`Drawing up anew costs a round of its own strength; then ${formationHint(formation)}.`]),
    ...(reserve === true && means.reserve
      ? [
          'A third waits: the line is thin, worst against Press, and those who wait strike harder when they go in.',
        ]
      : []),
    ...(power === undefined || !means.powers.includes(power) ? [] : [POWER_WORDS[power].hint]),
  ].join(' ');

/** What will be done, as a sentence. */
const standingWords = (
  { stance, target, reserve, power }: SideOrders,
  lastStance: Stance | null,
  means: Means | null,
): string => {
  if (stance === 'fall_back' && lastStance === 'fall_back')
    return 'Your host gives ground once more and leaves the field, unless you say otherwise.';
  const deeds = [STANCE_WORDS[stance].deed, TARGET_WORDS[target].deed];
  if (means?.reserve === true && reserve === true) deeds.push('keep its reserve back');
  const once = power !== undefined && means?.powers.includes(power) === true;
  return `Your host will ${deeds.slice(0, -1).join(', ')} and ${deeds.at(-1)}, until you say otherwise.${
    once ? ` This once it will ${POWER_WORDS[power].deed}.` : ''
  }`;
};

export function OrdersPanel({
  battleId,
  round,
  dueAt,
  opensAt,
  inForce,
  means,
  lastStance,
  spoken,
  rivalReady,
  rivalName,
  hindrance,
  wayOut,
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
    let answer = await giveAndNote(battleId, coming.current, orders, ready);
    // The round began while the rider was on the way: what was meant to stand, stands from the next one.
    if (!answer.success && (answer.code === 'orders_wrong_round' || answer.code === 'orders_too_late'))
      answer = await giveAndNote(battleId, coming.current, orders, false);
    setSent(null);
    if (!answer.success) setRefusal({ round: coming.current, error: answer.error });
  };
  const change = (orders: SideOrders): void => {
    if (hindrance === undefined) void give(orders, false);
  };

  return (
    <section className={styles.panel} aria-labelledby="your-orders">
      <Title id="your-orders" aside={wayOut}>
        Your orders
      </Title>
      <Segmented<Stance>
        label="How your host bears itself"
        labelShown
        value={lit.stance}
        onChange={(stance) => change({ ...lit, stance })}
        segments={STANCES.map((stance) => ({ value: stance, label: STANCE_WORDS[stance].label }))}
      />
      <Segmented<Target>
        label="Whom your companies look for"
        labelShown
        value={lit.target}
        onChange={(target) => change({ ...lit, target })}
        segments={TARGETS.map((target) => ({ value: target, label: TARGET_WORDS[target].label }))}
      />
      {means !== null && (
        <>
          <Segmented<DrawnUp>
            label="How your host draws up"
            labelShown
            value={lit.formation ?? (means.formation === 'scattered' ? 'line' : means.formation)}
            onChange={(formation) => change({ ...lit, formation })}
            segments={DrawnUp.options.map((id) => ({ value: id, label: FORMATION_LABELS[id] }))}
          />
          <div className={styles.more}>
            {means.reserve && (
              <Button
                size="sm"
                aria-pressed={lit.reserve === true}
                variant={lit.reserve === true ? 'primary' : 'secondary'}
                onClick={() => change({ ...lit, reserve: lit.reserve !== true })}
              >
                {lit.reserve === true ? 'Reserve held' : means.waited > 0 ? 'Send it in' : 'Hold a reserve'}
              </Button>
            )}
            {means.powers.map((power) => (
              <Button
                key={power}
                size="sm"
                aria-pressed={lit.power === power}
                variant={lit.power === power ? 'primary' : 'secondary'}
                onClick={() => change(withPower(lit, lit.power === power ? null : power))}
              >
                {POWER_WORDS[power].label}
              </Button>
            ))}
          </div>
        </>
      )}
      <p className={styles.hint}>
        {STANCE_WORDS[lit.stance].hint} {TARGET_WORDS[lit.target].hint}
        {means !== null && ` ${drawingWords(lit, means)}`}
      </p>
      <div className={styles.send}>
        {dueAt !== null && (
          <time className={styles.clock} aria-label={`${countdown(left)} left to give orders`}>
            {countdown(left)}
          </time>
        )}
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
      </div>
      <p className={styles.note} aria-live="polite">
        {opening
          ? `The time for round ${round} runs once both commanders see the field. `
          : `Round ${round}: `}
        {standingWords(lit, lastStance, means)}
        {rivalReady && ` ${rivalName} has spoken.`}
      </p>
    </section>
  );
}
