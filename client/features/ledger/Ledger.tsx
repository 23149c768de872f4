// Where a stock went: its course, what came and went by source and by reason, and every line of the ledger. Which stock and which kind of
// reason stand in the address, so that the page can be kept and shared between one's own windows; both sift drawings, sums and lines alike.
import type { ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LEDGER_KIND_NAMES, LEDGER_KINDS } from '@sigilla/content/texts/ledgerReasons.ts';
import type { Stock, StockAccount } from '@sigilla/engine/kingdom/ledgerViews.ts';
import type { RealmCourse } from '@sigilla/engine/kingdom/realmCourse.ts';
import { useNow } from '../../session/clock.ts';
import { accountQuery } from './queries.ts';
import { useChartsSoon } from '../../ui/chart/Chart.tsx';
import { ChartWaiting } from '../../ui/chart/ChartWaiting.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { CourseFigure } from '../../realm/course/CourseFigure.tsx';
import { SourceFigure, StretchTable } from '../../realm/course/SourceFigure.tsx';
import { spokenStock, stockCounted, stockLabel, stockNamed, STOCKS } from '../../realm/course/stocks.ts';
import type { KindWish } from '../../realm/course/stretches.ts';
import { courseQuery, useReckonedAnew } from '../../realm/course/queries.ts';
import { Lines } from './Lines.tsx';
import { Sums } from './Sums.tsx';
import styles from './Ledger.module.css';

const SEGMENTS = STOCKS.map((stock) => ({ value: stock, label: stockLabel(stock) }));

const KIND_OPTIONS: readonly { readonly value: KindWish; readonly label: string }[] = [
  { value: 'every', label: 'Every reason' },
  ...LEDGER_KIND_NAMES.map((kind) => ({ value: kind, label: LEDGER_KINDS[kind] })),
];

/** The kind that the address names. */
const kindNamed = (name: string | null): KindWish =>
  KIND_OPTIONS.find(({ value }) => value === name)?.value ?? 'every';

interface ReckonedProps {
  readonly account: StockAccount;
  readonly course: RealmCourse;
  readonly kind: KindWish;
  readonly now: number;
}

function Reckoned({ account, course, kind, now }: ReckonedProps): ReactNode {
  const { stock } = account;
  return (
    <>
      <div className={styles.account}>
        <section aria-label={`${stockLabel(stock)} held`}>
          <h3 className={styles.figureTitle}>Held</h3>
          <CourseFigure
            account={account}
            label={`${stockLabel(stock)} held over time`}
            spoken={spokenStock(stock)}
            counted={(held) => `${whole(held)} ${stockCounted(stock, held)}`}
            now={now}
          />
        </section>
        <section aria-label={`${stockLabel(stock)} by source`}>
          <h3 className={styles.figureTitle}>Came and went</h3>
          <SourceFigure course={course} kind={kind} />
        </section>
      </div>
      <Sums sums={account.sums} kind={kind} />
      <StretchTable course={course} kind={kind} />
    </>
  );
}

interface AccountProps {
  readonly serverId: string;
  readonly stock: Stock;
  readonly kind: KindWish;
  readonly now: number;
}

const isLeftOver = ({
  isPlaceholderData,
  isPaused,
}: Pick<UseQueryResult, 'isPlaceholderData' | 'isPaused'>): boolean => isPlaceholderData && isPaused;

function Account({ serverId, stock, kind, now }: AccountProps): ReactNode {
  const accounts = useQuery({ ...accountQuery(serverId, stock), placeholderData: keepPreviousData });
  const courses = useQuery({ ...courseQuery(serverId, stock), placeholderData: keepPreviousData });
  // The stock before stays while the next is fetched, not for as long as there is no line.
  const account = isLeftOver(accounts) ? undefined : accounts.data?.account;
  const course = isLeftOver(courses) ? undefined : courses.data?.course;
  const isShort = account === undefined || course === undefined;
  const error = isShort ? (accounts.error ?? courses.error) : null;
  const spoken = spokenStock(stock);
  return (
    <Leaf title={`Where did my ${spoken} go?`}>
      {isShort && error === null && <ChartWaiting label="Adding it up" />}
      {error !== null && (
        <ErrorLeaf
          title="The sums could not be had"
          message={error.message}
          kept="Your stock is as it was."
          onRetry={() => {
            void accounts.refetch();
            void courses.refetch();
          }}
        />
      )}
      {account?.course.length === 0 && (
        <Empty scene="desk" sentence={`No ${spoken} has come or gone. The column is ruled and waits.`} />
      )}
      {!isShort && account.course.length > 0 && (
        <Reckoned account={account} course={course} kind={kind} now={now} />
      )}
      {account !== undefined && !account.isWhole && (
        <p className={styles.note}>
          Reckoned over the latest {counted(account.lines, 'line')} of the ledger.
        </p>
      )}
    </Leaf>
  );
}

function LedgerLeaves({ ready }: { readonly ready: ReadyKingdom }): ReactNode {
  const { serverId, revision } = ready;
  const now = useNow(30_000);
  const [query, setQuery] = useSearchParams();
  const stock = stockNamed(query.get('of'));
  const kind = kindNamed(query.get('for'));
  const wish = (name: string, value: string): void =>
    setQuery(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  useReckonedAnew(serverId, revision);
  useChartsSoon();
  return (
    <div className={styles.stack}>
      <div className={styles.wishes}>
        <Segmented label="Stock" segments={SEGMENTS} value={stock} onChange={(of) => wish('of', of)} />
        <Select
          label="Written for"
          options={KIND_OPTIONS}
          value={kind}
          onChange={(one) => wish('for', one)}
        />
      </div>
      <Account serverId={serverId} stock={stock} kind={kind} now={now} />
      <Lines serverId={serverId} stock={stock} kind={kind} now={now} />
    </div>
  );
}

export function Component(): ReactNode {
  return <WithKingdom title="Ledger">{(ready) => <LedgerLeaves ready={ready} />}</WithKingdom>;
}
