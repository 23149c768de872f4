// Where one is signed in, as far as the browsers say so, and how to end it there.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNow } from '../../session/clock.ts';
import { queryClient } from '../../session/queryClient.ts';
import { Button } from '../../ui/Button.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { dayText, since } from '../../ui/timeText.ts';
import { useAnnounce } from '../../ui/Toast.tsx';
import { calls } from './calls.ts';
import { accountQuery } from './queries.ts';
import type { OwnAccount } from './queries.ts';
import { useSending } from './useSending.ts';
import styles from './Account.module.css';

type Seat = OwnAccount['sessions'][number];

const nameOf = ({ device }: Seat): string => device ?? 'A browser that does not say what it is';

interface SeatRowProps {
  readonly seat: Seat;
  readonly now: number;
  readonly loading: boolean;
  readonly onEnd: () => void;
}

function SeatRow({ seat, now, loading, onEnd }: SeatRowProps): ReactNode {
  return (
    <li className={styles.seat}>
      <div className={styles.seatWords}>
        <p className={styles.device}>{nameOf(seat)}</p>
        <p className={styles.note}>
          {seat.isThis ? 'Here, now' : `Last heard of ${since(now - seat.rotatedAt)}`}
          {seat.network !== null && ` · network ${seat.network}`} · signed in {dayText(seat.createdAt)}
        </p>
      </div>
      {!seat.isThis && (
        <Button
          size="sm"
          loading={loading}
          aria-label={`Log out there: ${nameOf(seat)}, signed in ${dayText(seat.createdAt)}`}
          onClick={onEnd}
        >
          Log out there
        </Button>
      )}
    </li>
  );
}

export function SessionsLeaf({ sessions }: { readonly sessions: OwnAccount['sessions'] }): ReactNode {
  const announce = useAnnounce();
  const now = useNow(30_000);
  const { isUnderway, failure, send } = useSending();
  const [ending, setEnding] = useState<string>();
  const seats = [...sessions].toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
  const others = seats.filter(({ isThis }) => !isThis).length;
  const end = (sessionId?: string): void => {
    setEnding(sessionId);
    send(
      () => calls.endSessions({ body: sessionId === undefined ? {} : { sessionId } }),
      async () => {
        await queryClient.invalidateQueries(accountQuery);
        announce({
          title: sessionId === undefined ? 'You are signed in here alone' : 'You are logged out there',
          tone: 'good',
        });
      },
    );
  };
  return (
    <Leaf title="Where you are signed in">
      <ul className={styles.seats}>
        {seats.map((seat) => (
          <SeatRow
            key={seat.id}
            seat={seat}
            now={now}
            loading={isUnderway && ending === seat.id}
            onEnd={() => end(seat.id)}
          />
        ))}
      </ul>
      <Refusal>{failure?.error}</Refusal>
      {others === 0 ? (
        <p className={styles.note}>Nowhere else.</p>
      ) : (
        <Button loading={isUnderway && ending === undefined} onClick={() => end()}>
          Log out everywhere else
        </Button>
      )}
    </Leaf>
  );
}
