// What stands beside the hanging: the log of the rounds so far, for a commander the orders, and over both in the end how it ended.
// Invariant: the log tells no round that the hanging has not begun to show.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { isBeforeLawFive } from '@sigilla/engine/battle/olderLaw.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { isShownLate } from '@sigilla/engine/war/delay.ts';
import { windowOpensAt } from '@sigilla/engine/war/orderWindow.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { hasSpoken, ordersInForce } from '@sigilla/engine/war/standingOrders.ts';
import { roundEntry } from '../../realm/battle/roundLog.ts';
import { RoundLog } from '../../realm/battle/RoundLog.tsx';
import type { Score } from '../../stage/battlefield/ScoreBook.ts';
import type { Standing } from './BattleHead.tsx';
import type { Room } from './BattleScreen.tsx';
import { meansOf } from './means.ts';
import { OrdersPanel } from './OrdersPanel.tsx';
import { Surrender } from './Surrender.tsx';
import styles from './BattleScreen.module.css';

interface BesideFieldProps {
  readonly battle: BattleView;
  readonly room: Room;
  readonly score: Score;
  /** The round on the hanging. */
  readonly round: number;
  readonly standing: Readonly<Record<Side, Standing>>;
  /** Whether the hanging shows what happens as it happens. */
  readonly isLive: boolean;
  /** How it ended, once that has been shown. */
  readonly outcome: ReactNode;
}

export function BesideField({
  battle,
  room,
  score,
  round,
  standing,
  isLive,
  outcome,
}: BesideFieldProps): ReactNode {
  const { setup } = score;
  const fought = battle.status !== 'settled';
  const commander = fought ? battle.side : null;
  const entries = useMemo(
    () => score.logs.map((log, i) => roundEntry(setup, log, score.events[i] ?? [])),
    [score, setup],
  );
  const means = useMemo(
    () => (commander === null ? null : meansOf(setup, battle.rounds, commander)),
    [setup, battle.rounds, commander],
  );
  const hindrance =
    room === null || room.link === 'live'
      ? undefined
      : 'The line is down. Your host does as it was last told.';
  const rival = battle.side === 'attacker' ? 'defender' : 'attacker';
  return (
    <div className={styles.side}>
      {outcome}
      <RoundLog
        entries={entries.slice(0, round)}
        spoken={isLive}
        before={
          fought
            ? 'Both hosts stand in their ranks. The first blow falls when the orders are in.'
            : 'Press play, and the first round begins.'
        }
      />
      {commander === null && fought && isShownLate(battle) && (
        <p className={styles.late}>
          Honor hangs on this one, so the hill sees each round only when the next has been fought: nobody up
          here can call anything down that would still help. Its two rulers see theirs at once.
        </p>
      )}
      {commander !== null && (
        <OrdersPanel
          battleId={battle.id}
          round={battle.rounds.length + 1}
          dueAt={battle.roundDueAt}
          opensAt={windowOpensAt(battle)}
          inForce={ordersInForce(battle, battle.ownOrders, commander)}
          means={means}
          lastStance={battle.rounds.at(-1)?.orders[commander].stance ?? null}
          spoken={hasSpoken(battle.ownOrders)}
          rivalReady={room?.[`${rival}Ready`] ?? false}
          rivalName={battle[rival].kingdomName}
          hindrance={hindrance}
          wayOut={
            isBeforeLawFive(setup) ? undefined : (
              <Surrender
                battle={battle}
                round={battle.rounds.length + 1}
                rivalName={battle[rival].kingdomName}
                standing={standing[commander].men}
                hindrance={hindrance}
              />
            )
          }
        />
      )}
    </div>
  );
}
