// Where a stock went: its course, what came and went by reason, and every line of the ledger. Which stock and which kind of reason stand
// in the address, so that the page can be kept and shared between one's own windows.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Stock } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { useNow } from '../../session/clock.ts';
import { accountQuery } from './queries.ts';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted } from '../../ui/numberText.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { CourseFigure } from '../../realm/course/CourseFigure.tsx';
import { spokenStock, stockLabel, stockNamed, STOCKS } from '../../realm/course/stocks.ts';
import { useReckonedAnew } from '../../realm/course/queries.ts';
import { kindNamed, Lines } from './Lines.tsx';
import { Sums } from './Sums.tsx';
import styles from './Ledger.module.css';

const SEGMENTS = STOCKS.map((stock) => ({ value: stock, label: stockLabel(stock) }));

interface AccountProps {
  readonly serverId: string;
  readonly stock: Stock;
  readonly now: number;
}

function Account({ serverId, stock, now }: AccountProps): ReactNode {
  const query = useQuery(accountQuery(serverId, stock));
  const spoken = spokenStock(stock);
  const account = query.data?.account;
  return (
    <Leaf title={`Where did my ${spoken} go?`}>
      {account === undefined && query.isPending && <Skeleton lines={6} label="Adding it up" />}
      {account === undefined && query.isError && (
        <ErrorLeaf
          title="The sums could not be had"
          message={query.error.message}
          kept="Your stock is as it was."
          onRetry={() => void query.refetch()}
        />
      )}
      {account?.course.length === 0 && (
        <Empty scene="desk" sentence={`No ${spoken} has come or gone. The column is ruled and waits.`} />
      )}
      {account !== undefined && account.course.length > 0 && (
        <div className={styles.account}>
          <CourseFigure account={account} spoken={spoken} now={now} />
          <Sums sums={account.sums} />
        </div>
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
      { replace: true },
    );
  useReckonedAnew(serverId, revision);
  return (
    <div className={styles.stack}>
      <Segmented label="Stock" segments={SEGMENTS} value={stock} onChange={(of) => wish('of', of)} />
      <Account serverId={serverId} stock={stock} now={now} />
      <Lines serverId={serverId} stock={stock} kind={kind} onKind={(one) => wish('for', one)} now={now} />
    </div>
  );
}

export function Component(): ReactNode {
  return <WithKingdom title="Ledger">{(ready) => <LedgerLeaves ready={ready} />}</WithKingdom>;
}
