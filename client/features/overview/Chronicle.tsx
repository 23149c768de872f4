// What happened lately on this game server: live where the room speaks, from the rolls where it does not.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useNow } from '../../session/clock.ts';
import { useOwnWorld } from '../../realm/useKingdom.ts';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ago, dayStamp } from '../../ui/timeText.ts';
import { chronicleQuery } from './queries.ts';
import styles from './Overview.module.css';

export function Chronicle({ serverId }: { readonly serverId: string }): ReactNode {
  const now = useNow(30_000);
  const world = useOwnWorld();
  const kept = useQuery({ ...chronicleQuery(serverId), enabled: world.chronicle.length === 0 });
  const lines = world.chronicle.length > 0 ? world.chronicle : (kept.data?.lines ?? []);
  return (
    <Leaf title="Chronicle" className={styles.chronicle}>
      <h3 className="visuallyHidden">Recent Activity</h3>
      {lines.length === 0 && kept.isPending && <Skeleton lines={4} label="Opening the chronicle" />}
      {lines.length === 0 && kept.isError && (
        <ErrorLeaf
          title="The chronicle is shut"
          message={kept.error.message}
          onRetry={() => void kept.refetch()}
        />
      )}
      {lines.length === 0 && kept.isSuccess && (
        <Empty scene="desk" sentence="The first page is ruled and waiting for somebody to do something." />
      )}
      <ol className={styles.lines} aria-live="off">
        {lines.slice(0, 5).map((line) => (
          <li key={line.id} className={styles.line}>
            <time dateTime={dayStamp(line.at)} className={styles.when}>
              {ago(now - line.at)}
            </time>
            {line.link ? <Link to={line.link}>{line.text}</Link> : <span>{line.text}</span>}
          </li>
        ))}
      </ol>
    </Leaf>
  );
}
