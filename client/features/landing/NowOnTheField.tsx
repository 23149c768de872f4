// Battles being fought at this moment, and the latest decided ones: the first thing a stranger may watch.

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LiveBattle } from '@sigilla/engine/war/listed.ts';
import { useNow } from '../../session/clock.ts';
import { Shield } from '../../ui/art/Shield.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import { since } from '../../ui/timeText.ts';
import type { Watched } from './FieldFrieze.tsx';
import { useLiveBattles } from '../../realm/liveBattles.ts';
import { hourWords } from '../../realm/hourText.ts';
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

/** What is known of a battle in a line: how far it is, since when, where and at what hour, and how many look on. */
function factsOf(battle: LiveBattle, now: number, watched: Watched | null): readonly string[] {
  const place = [GROUND[battle.terrain] ?? 'in the open', ...hourWords(battle)].join(' ');
  if (battle.settledAt !== null)
    return [`decided ${since(now - battle.settledAt)}`, counted(battle.rounds, 'round'), place];
  // What hangs below is known sooner than the list tells it.
  const rounds = Math.max(battle.rounds, watched?.rounds ?? 0);
  const watchers = watched?.watchers ?? 0;
  if (rounds === 0) return ['about to begin', place];
  return [
    `round ${rounds}`,
    ...(battle.acceptedAt === null ? [] : [`began ${since(now - battle.acceptedAt)}`]),
    place,
    ...(watchers > 0 ? [`${whole(watchers)} watching`] : []),
  ];
}

function FieldLine({ battle, watched }: { battle: LiveBattle; watched: Watched | null }): ReactNode {
  const now = useNow(10_000);
  return (
    <li>
      <Link to={`/battles/${battle.id}`} className={styles.battle}>
        <Shield name={battle.attackerName} size={32} decorative />
        <span className={styles.words}>
          <span className={styles.names}>
            <b>{battle.attackerName}</b> and <b>{battle.defenderName}</b>
          </span>
          <span className={styles.detail}>{factsOf(battle, now, watched).join(' · ')}</span>
        </span>
        <Shield name={battle.defenderName} size={32} decorative />
      </Link>
    </li>
  );
}

/** At most this many lines, battles under way first. */
const LINES = 3;

export function NowOnTheField({ watched }: { readonly watched: Watched | null }): ReactNode {
  const asked = useLiveBattles();
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
            <FieldLine
              key={battle.id}
              battle={battle}
              watched={watched?.battleId === battle.id ? watched : null}
            />
          ))}
          {recent.map((battle) => (
            <FieldLine key={battle.id} battle={battle} watched={null} />
          ))}
        </ul>
      )}
      {fields !== undefined && (
        <Link to="/battles" className={styles.all}>
          Everything on the field
        </Link>
      )}
    </section>
  );
}
