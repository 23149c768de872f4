// What the level was learned by: sums by kind of deed as bars, and the latest gains with their hour.
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ExperienceStats } from '@sigilla/engine/kingdom/progressViews.ts';
import { ledgerReason } from '@sigilla/content/texts/ledgerReasons.ts';
import { useNow } from '../../session/clock.ts';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { whole } from '../../ui/numberText.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ago } from '../../ui/timeText.ts';
import { timesWords } from './words.ts';
import styles from './Level.module.css';

function Account({ stats }: { readonly stats: ExperienceStats }): ReactNode {
  const now = useNow(30_000);
  const most = stats.actionBreakdown[0]?.totalXp ?? 1;
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>Total XP gained</dt>
          <dd>{whole(stats.totalXpGained)}</dd>
        </div>
        <div>
          <dt>Deeds that taught something</dt>
          <dd>{whole(stats.totalEvents)}</dd>
        </div>
        <div>
          <dt>Average XP per action</dt>
          <dd>{whole(stats.averageXpPerAction)}</dd>
        </div>
      </dl>
      <h3 className={styles.subhead}>By what</h3>
      <ul className={styles.bars}>
        {stats.actionBreakdown.map(({ action, count, totalXp, averageXp }) => (
          <li key={action}>
            <Meter
              label={ledgerReason(action).words}
              value={totalXp}
              max={most}
              tone="earned"
              shown
              valueText={`${whole(totalXp)} XP, ${timesWords(count)}, ${whole(averageXp)} each`}
            />
          </li>
        ))}
      </ul>
      <h3 className={styles.subhead}>The latest</h3>
      <ul className={styles.gains}>
        {stats.recentGains.map(({ action, displayName, timestamp, xpGained }, at) => (
          <li key={`${timestamp} ${action} ${at}`}>
            <span>{displayName}</span>
            <span className={styles.gain}>+{xpGained} XP</span>
            <time dateTime={new Date(timestamp).toISOString()}>{ago(now - timestamp)}</time>
          </li>
        ))}
      </ul>
      {!stats.isWhole && (
        <p className={styles.note}>
          What was learned before the ledger wrote it down, or longer ago than its latest thousand lines,
          counts towards the level and is not told of here.
        </p>
      )}
    </>
  );
}

export function Gains({
  query,
}: {
  readonly query: UseQueryResult<{ readonly stats: ExperienceStats }>;
}): ReactNode {
  if (query.data !== undefined)
    return query.data.stats.totalEvents === 0 ? (
      <Empty
        scene="desk"
        sentence="Nothing has been learned yet that the ledger tells of. Build, explore, recruit: all of it teaches."
      />
    ) : (
      <Account stats={query.data.stats} />
    );
  if (query.isError)
    return (
      <ErrorLeaf
        title="Level Error"
        message="Unable to load level information"
        kept="The level itself is as it was."
        onRetry={() => void query.refetch()}
      />
    );
  return <Skeleton lines={6} label="Reading the ledger" />;
}
