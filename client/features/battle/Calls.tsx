// What the crowd calls out: a word from the benches in Latin, its meaning beside it, and how often it was heard. Anyone who looks on may call.
// Invariants: numbers alone come from others, never words; what is heard is counted by the room; with reduced motion nothing flies.
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CALLS } from '@sigilla/content/texts/calls.ts';
import type { CallId } from '@sigilla/content/texts/calls.ts';
import { useGentle } from '../../realm/page/useGentle.ts';
import { callOut } from '../../session/rooms.ts';
import { whole } from '../../ui/numberText.ts';
import styles from './Calls.module.css';

/** Words in the air at once, and how long each stays there. */
const IN_THE_AIR = 9;
const FLIGHT_MS = 1800;

interface Flying {
  readonly key: number;
  readonly latin: string;
  /** Where along the bench it rises, in percent. */
  readonly at: number;
}

/** Words newly heard, rising for a moment. */
function useFlying(counts: readonly number[], gentle: boolean): readonly Flying[] {
  const before = useRef<readonly number[] | null>(null);
  const next = useRef(0);
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  useEffect(() => {
    const known = before.current;
    before.current = counts;
    if (known === null || known.length === 0 || gentle) return;
    const heard = CALLS.flatMap(({ latin }, at) =>
      Array.from({ length: Math.min(3, Math.max(0, (counts[at] ?? 0) - (known[at] ?? 0))) }, () => {
        next.current += 1;
        return { key: next.current, latin, at: 6 + ((next.current * 37) % 84) };
      }),
    );
    if (heard.length === 0) return;
    setFlying((air) => [...air, ...heard].slice(-IN_THE_AIR));
    const last = next.current;
    const landed = setTimeout(() => setFlying((air) => air.filter(({ key }) => key > last)), FLIGHT_MS);
    return () => clearTimeout(landed);
  }, [counts, gentle]);
  return flying;
}

interface CallsProps {
  readonly battleId: string;
  /** How often each was heard, in the order of CALLS. */
  readonly counts: readonly number[];
  readonly canCall: boolean;
}

export function Calls({ battleId, counts, canCall }: CallsProps): ReactNode {
  const gentle = useGentle();
  const flying = useFlying(counts, gentle);
  const [said, setSaid] = useState('');
  const call = async (id: CallId, latin: string): Promise<void> => {
    const answer = await callOut(battleId, id);
    setSaid(answer.success ? `You call out: ${latin}` : 'Draw breath; the benches have heard you.');
  };
  return (
    <section className={styles.calls} aria-label="From the benches">
      <div className={styles.air} aria-hidden="true">
        {flying.map(({ key, latin, at }) => (
          <span key={key} lang="la" style={{ insetInlineStart: `${at}%` }}>
            {latin}
          </span>
        ))}
      </div>
      <div className={styles.words} role="group" aria-label="Call out">
        {CALLS.map(({ id, latin, english }, at) => (
          <button
            key={id}
            type="button"
            className={styles.call}
            title={english}
            aria-disabled={!canCall || undefined}
            onClick={() => {
              if (canCall) void call(id, latin);
            }}
          >
            <span lang="la">{latin}</span>
            <span className={styles.english}>{english}</span>
            {(counts[at] ?? 0) > 0 && (
              <span className={styles.count}>
                {whole(counts[at] ?? 0)}
                <span className="visuallyHidden">{counts[at] === 1 ? ' time' : ' times'}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </section>
  );
}
