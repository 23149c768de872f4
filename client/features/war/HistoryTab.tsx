// Finished battles, newest first, with what they brought, each a link to its replay.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BattleRecord } from '@sigilla/engine/war/listed.ts';
import { useNow } from '../../session/clock.ts';
import { historyPages } from './queries.ts';
import { Shield } from '../../ui/art/Shield.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { BadgeTone } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePages } from '../../session/pages.ts';
import { counted, signed } from '../../ui/numberText.ts';
import { ago } from '../../ui/timeText.ts';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { MorePages } from '../../realm/MorePages.tsx';
import { groundWord } from '../../realm/groundText.ts';
import styles from './War.module.css';

const TONES: Readonly<Record<BattleRecord['result']['result'], BadgeTone>> = {
  victory: 'good',
  defeat: 'bad',
  draw: 'plain',
};

const spoilsOf = ({ side, spoils }: BattleRecord): string => {
  const experience = spoils.experienceGained[side];
  const honor = spoils.honorGained[side];
  const gold = spoils.goldGained[side];
  return [
    ...(experience !== 0 ? [`${signed(experience)} experience`] : []),
    ...(honor !== 0 ? [`${signed(honor)} honor`] : []),
    ...(gold !== 0 ? [`${signed(gold)} gold`] : []),
  ].join(' · ');
};

function Row({ battle, now }: { readonly battle: BattleRecord; readonly now: number }): ReactNode {
  const rival = battle.side === 'attacker' ? battle.defenderName : battle.attackerName;
  return (
    <li className={styles.request}>
      <Shield name={rival} size={44} decorative />
      <div className={styles.requestWords}>
        <p className={styles.rivalName}>
          {battle.side === 'attacker' ? 'Against' : 'Called out by'} {rival}{' '}
          <Badge tone={TONES[battle.result.result]}>{battle.result.result}</Badge>
        </p>
        <p className={styles.note}>
          {battle.kind} · {groundWord(battle.terrain)} · {counted(battle.rounds, 'round')} ·{' '}
          {ago(now - battle.completedAt)}
        </p>
        <p className={styles.note}>{spoilsOf(battle)}</p>
      </div>
      <Link to={`/battles/${battle.id}`}>
        Replay<span className="visuallyHidden"> of the battle with {rival}</span>
      </Link>
    </li>
  );
}

export function HistoryTab({ ready }: { readonly ready: ReadyKingdom }): ReactNode {
  const now = useNow(30_000);
  const list = usePages(historyPages(ready.serverId), (page) => page.battles);
  const battles = list.items;
  if (list.error !== null)
    return (
      <ErrorLeaf
        title="The old rolls could not be opened"
        message={list.error.message}
        onRetry={list.retry}
      />
    );
  if (battles === undefined) return <Skeleton lines={5} label="Turning back the pages" />;
  return (
    <Leaf title="Battles fought">
      {battles.length === 0 ? (
        <Empty
          scene="field"
          sentence="Your host has never been beaten. It has also never fought."
          action={
            <ButtonLink variant="primary" to="/war?tab=challenge">
              Send a challenge
            </ButtonLink>
          }
        />
      ) : (
        <>
          <ul>
            {battles.map((battle) => (
              <Row key={battle.id} battle={battle} now={now} />
            ))}
          </ul>
          <MorePages list={list} counted={counted(battles.length, 'battle')} more="Older battles" />
        </>
      )}
    </Leaf>
  );
}
