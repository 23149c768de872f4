// The moderators' desk: the queue on one side, the report that lies open on the other. Which one, and what the queue is sifted by, stand in the address.
// Invariant: whoever may not moderate asks the server for nothing here.
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { mayModerate } from '@sigilla/engine/account/account.ts';
import { Page } from '../../realm/page/Page.tsx';
import { useNow } from '../../session/clock.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Leaf, Title } from '../../ui/Leaf.tsx';
import { counted } from '../../ui/numberText.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { since } from '../../ui/timeText.ts';
import { useAnnounce } from '../../ui/Toast.tsx';
import { ReportLeaf } from './ReportLeaf.tsx';
import { FILTERS, filterNamed, nextAfter, reasonWords, reportsQuery, sifted, useSettle } from './reports.ts';
import type { OpenReport } from './reports.ts';
import styles from './moderation.module.css';

interface QueueProps {
  readonly reports: readonly OpenReport[];
  readonly open: OpenReport | undefined;
  readonly now: number;
  readonly onOpen: (id: string) => void;
}

function Queue({ reports, open, now, onOpen }: QueueProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const keys = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = reports.findIndex(({ id }) => id === open?.id);
    const next = by === undefined ? undefined : reports[at + by];
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next.id);
    list.current?.querySelectorAll('button')[at + (by ?? 0)]?.focus();
  };
  return (
    <ol ref={list} className={styles.queue} aria-label="What waits, oldest first">
      {reports.map(({ id, at, reason, evidence }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.line}
            aria-current={id === open?.id || undefined}
            onClick={() => onOpen(id)}
            onKeyDown={keys}
          >
            <span className={styles.why}>{reasonWords(reason)}</span>
            <span className={styles.when}>{since(now - at)}</span>
            <span className={styles.what}>
              {evidence['words'] ?? evidence['given'] ?? evidence['question']}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Desk({ reports }: { readonly reports: readonly OpenReport[] }): ReactNode {
  const [query, setQuery] = useSearchParams();
  const now = useNow(60_000);
  const announce = useAnnounce();
  const settle = useSettle();
  const leaf = useRef<HTMLDivElement>(null);
  const filter = filterNamed(query.get('why'));
  const shown = sifted(reports, filter);
  const open = shown.find(({ id }) => id === query.get('report')) ?? shown[0];
  const wish = (name: string, value: string | null): void =>
    setQuery(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const isMoving = useRef(false);
  useEffect(() => {
    // Whoever has settled one goes on with the next, hands on the keys.
    if (isMoving.current) leaf.current?.focus();
    isMoving.current = false;
  });
  if (reports.length === 0)
    return (
      <Empty
        scene="desk"
        title="Nothing waits"
        sentence="Nobody disagrees with the scholars, or with anybody’s manners, at present. It will pass."
        action={<ButtonLink to="/academy">To the scriptorium</ButtonLink>}
      />
    );
  return (
    <>
      <Segmented
        label="What was reported"
        segments={FILTERS.map(({ value, label }) => ({
          value,
          label: `${label} · ${sifted(reports, value).length}`,
        }))}
        value={filter}
        onChange={(why) => wish('why', why === 'all' ? null : why)}
      />
      {open === undefined ? (
        <Empty scene="desk" sentence="Nothing of that kind waits." />
      ) : (
        <div className={styles.desk}>
          <Leaf className={styles.side}>
            <Queue reports={shown} open={open} now={now} onOpen={(id) => wish('report', id)} />
          </Leaf>
          <div ref={leaf} tabIndex={-1} className={styles.place}>
            <ReportLeaf
              key={open.id}
              report={open}
              settle={settle}
              onSettled={(decision, isRuledRight) => {
                isMoving.current = true;
                wish('report', nextAfter(shown, open.id));
                announce({
                  title:
                    decision === 'refuse'
                      ? 'Refused. The reporter is told.'
                      : isRuledRight
                        ? 'Accepted. That answer counts from now on.'
                        : 'Accepted. The reporter is told.',
                });
              }}
            />
            <p className={styles.hands}>
              Arrows in the list choose; <kbd>A</kbd> accepts and <kbd>R</kbd> refuses in the open report.
            </p>
          </div>
        </div>
      )}
    </>
  );
}

function Reports(): ReactNode {
  const query = useQuery(reportsQuery);
  const count = query.data?.length;
  return (
    <>
      <Title
        level={1}
        aside={
          <>
            {count !== undefined && count > 0 && <span>{counted(count, 'report')} open</span>}{' '}
            <ButtonLink to="/teachers" size="sm">
              Teachers
            </ButtonLink>
          </>
        }
      >
        Reports
      </Title>
      {query.data !== undefined && <Desk reports={query.data} />}
      {query.data === undefined && query.isError && (
        <ErrorLeaf
          title="The queue could not be had"
          message={query.error.message}
          kept="Nothing in it is lost."
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data === undefined && !query.isError && (
        <Leaf>
          <Skeleton lines={6} label="Fetching the queue" />
        </Leaf>
      )}
    </>
  );
}

export function Component(): ReactNode {
  const session = useSession();
  const isAllowed = session.status === 'signedIn' && mayModerate(session.user.role);
  return (
    <Page title="Reports">
      {isAllowed ? (
        <Reports />
      ) : (
        <>
          <Title level={1}>Reports</Title>
          <Empty
            scene="road"
            title="The moderators’ desk"
            sentence="What lies here is read by moderators alone. Your own reports are answered among your notices."
            action={<ButtonLink to="/overview">Back to the realm</ButtonLink>}
          />
        </>
      )}
    </Page>
  );
}
