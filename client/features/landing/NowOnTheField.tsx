// Battles being fought at this moment, and the latest decided ones: the first thing a stranger may watch.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LiveBattle } from '@sigilla/server/contract/battles.ts';
import { api } from '../../session/api.ts';
import { useNow } from '../../session/clock.ts';
import { Shield } from '../../ui/art/Shield.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { since } from '../../ui/timeText.ts';
import styles from './NowOnTheField.module.css';

const GROUND: Readonly<Record<string, string>> = {
  plains: 'on the plains',
  forest: 'in the forest',
  mountains: 'in the mountains',
  swamp: 'in the swamp',
  desert: 'in the desert',
  coastal: 'on the coast',
  underground: 'under the earth',
  magical: 'on enchanted ground',
};

function FieldLine({ battle, over }: { battle: LiveBattle; over: boolean }): ReactNode {
  const now = useNow(10_000);
  const ground = GROUND[battle.terrain] ?? 'in the open';
  const round = battle.rounds === 0 ? 'about to begin' : `round ${battle.rounds}`;
  const when =
    over && battle.settledAt !== null
      ? `decided ${since(now - battle.settledAt)} · ${battle.rounds} rounds`
      : round;
  return (
    <li>
      <Link to={`/battles/${battle.id}`} className={styles.battle}>
        <Shield name={battle.attackerName} size={32} decorative />
        <span className={styles.words}>
          <span className={styles.names}>
            <b>{battle.attackerName}</b> and <b>{battle.defenderName}</b>
          </span>
          <span className={styles.detail}>
            {when} · {ground}
          </span>
        </span>
        <Shield name={battle.defenderName} size={32} decorative />
      </Link>
    </li>
  );
}

/** At most this many lines, battles under way first. */
const LINES = 4;

export function NowOnTheField(): ReactNode {
  const asked = useQuery({
    queryKey: ['battles', 'live'],
    queryFn: () => api.battles.live({ query: {} }),
    refetchInterval: 15_000,
  });
  const fields = asked.data?.ok === true ? asked.data.value : undefined;
  const live = fields?.live.slice(0, LINES) ?? [];
  const recent = fields?.recent.slice(0, LINES - live.length) ?? [];
  return (
    <section className={styles.leaf} aria-labelledby="now-on-the-field">
      <h2 id="now-on-the-field" className={styles.title}>
        <span className={styles.dot} data-live={live.length > 0 || undefined} aria-hidden="true" />
        Now on the field
      </h2>
      {asked.isPending && <Skeleton lines={4} label="Loading battles" />}
      {asked.data?.ok === false && (
        <div className={styles.quiet}>
          <p>The heralds do not answer.</p>
          <Button size="sm" onClick={() => void asked.refetch()}>
            Ask again
          </Button>
        </div>
      )}
      {fields !== undefined && live.length === 0 && (
        <p className={styles.quiet}>
          The field lies quiet. {recent.length > 0 ? 'Lately decided:' : 'The first battle may be yours.'}
        </p>
      )}
      {live.length + recent.length > 0 && (
        <ul>
          {live.map((battle) => (
            <FieldLine key={battle.id} battle={battle} over={false} />
          ))}
          {recent.map((battle) => (
            <FieldLine key={battle.id} battle={battle} over />
          ))}
        </ul>
      )}
    </section>
  );
}
