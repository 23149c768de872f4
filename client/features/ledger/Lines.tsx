// The single lines of a ledger, newest first: when, why, how much, and what was left.
import type { ReactNode } from 'react';
import { ledgerReason } from '@sigilla/content/texts/ledgerReasons.ts';
import { changeOf, heldAfter } from '@sigilla/engine/kingdom/ledgerViews.ts';
import type { LedgerEntryView, Stock } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { ledgerPages } from './queries.ts';
import { MorePages } from '../../realm/MorePages.tsx';
import { usePages } from '../../session/pages.ts';
import { classes } from '../../ui/classes.ts';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted, signed, whole } from '../../ui/numberText.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ago, momentText } from '../../ui/timeText.ts';
import { spokenStock, stockCounted, STOCKS } from '../../realm/course/stocks.ts';
import type { KindWish } from '../../realm/course/stretches.ts';
import styles from './Ledger.module.css';

/** What else the same entry changed: "with it −6 turns, +12 food". */
const besides = (entry: LedgerEntryView, stock: Stock): string =>
  STOCKS.filter((other) => other !== stock && changeOf(entry, other) !== 0)
    .map((other) => {
      const change = changeOf(entry, other);
      return `${signed(change)} ${stockCounted(other, change)}`;
    })
    .join(', ');

interface RowProps {
  readonly entry: LedgerEntryView;
  readonly stock: Stock;
  readonly now: number;
}

function Row({ entry, stock, now }: RowProps): ReactNode {
  const change = changeOf(entry, stock);
  const others = besides(entry, stock);
  return (
    <tr>
      <td>
        <time
          dateTime={new Date(entry.at).toISOString()}
          title={momentText(entry.at)}
          className={styles.when}
        >
          {ago(now - entry.at)}
        </time>
      </td>
      <th scope="row">
        {ledgerReason(entry.reason).words}
        {others !== '' && <span className={styles.besides}>with it {others}</span>}
      </th>
      <td className={classes(styles.number, change < 0 ? styles.loss : styles.gain)}>{signed(change)}</td>
      <td className={styles.number}>{whole(heldAfter(entry, stock))}</td>
    </tr>
  );
}

interface LinesProps {
  readonly serverId: string;
  readonly stock: Stock;
  readonly kind: KindWish;
  readonly now: number;
}

export function Lines({ serverId, stock, kind, now }: LinesProps): ReactNode {
  const list = usePages(
    ledgerPages(serverId, stock, kind === 'every' ? undefined : kind),
    ({ entries }) => entries,
  );
  const { items } = list;
  return (
    <Leaf title="Line by line">
      {items === undefined && list.error === null && <Skeleton lines={8} label="Turning the pages" />}
      {list.error !== null && (
        <ErrorLeaf
          title="The ledger is shut"
          message={list.error.message}
          kept="Nothing in it is lost."
          onRetry={list.retry}
        />
      )}
      {items?.length === 0 && !list.hasMore && (
        <Empty
          scene="desk"
          sentence="Not one line of that kind. The clerk has sharpened three quills meanwhile."
        />
      )}
      {items !== undefined && items.length > 0 && (
        <table className={styles.lines}>
          <caption className="visuallyHidden">Changes of {spokenStock(stock)}, newest first</caption>
          <thead>
            <tr>
              <th scope="col">when</th>
              <th scope="col">what for</th>
              <th scope="col" className={styles.number}>
                change
              </th>
              <th scope="col" className={styles.number}>
                left
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((entry) => (
              <Row key={entry.number} entry={entry} stock={stock} now={now} />
            ))}
          </tbody>
        </table>
      )}
      {items !== undefined && (
        <MorePages list={list} counted={counted(items.length, 'line')} more="Older lines" />
      )}
    </Leaf>
  );
}
