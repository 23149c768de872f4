// What came and what went of a stock, by reason: two tallies side by side, their bars to one measure.
import type { CSSProperties, ReactNode } from 'react';
import { ledgerReason } from '@sigilla/content/texts/ledgerReasons.ts';
import type { StockAccount } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { classes } from '../../ui/classes.ts';
import { signed } from '../../ui/numberText.ts';
import type { KindWish } from '../../realm/course/stretches.ts';
import styles from './Ledger.module.css';

interface Sum {
  readonly reason: string;
  /** Positive for what came, negative for what went. */
  readonly amount: number;
}

interface TallyProps {
  readonly title: string;
  readonly nothing: string;
  readonly sums: readonly Sum[];
  readonly most: number;
}

function Tally({ title, nothing, sums, most }: TallyProps): ReactNode {
  const total = sums.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className={styles.tally}>
      <h3 className={styles.tallyTitle}>
        {title} <span className={styles.number}>{signed(total)}</span>
      </h3>
      {sums.length === 0 ? (
        <p className={styles.note}>{nothing}</p>
      ) : (
        <ul className={styles.sums}>
          {sums.map(({ reason, amount }) => (
            <li key={reason}>
              <span className={styles.sumWords}>
                <span>{ledgerReason(reason).words}</span>
                <span className={styles.number}>{signed(amount)}</span>
              </span>
              <span
                className={classes(styles.bar, amount < 0 && styles.gone)}
                style={{ '--share': `${(Math.abs(amount) / most) * 100}%` } as CSSProperties}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const greatestFirst = (a: Sum, b: Sum): number => Math.abs(b.amount) - Math.abs(a.amount);

interface SumsProps {
  readonly sums: StockAccount['sums'];
  /** Adds up reasons of this kind alone. */
  readonly kind: KindWish;
}

export function Sums({ sums: all, kind }: SumsProps): ReactNode {
  const sums = all.filter(({ reason }) => kind === 'every' || ledgerReason(reason).kind === kind);
  const came = sums
    .map(({ reason, came: amount }) => ({ reason, amount }))
    .filter(({ amount }) => amount > 0);
  const went = sums
    .map(({ reason, went: amount }) => ({ reason, amount: -amount }))
    .filter(({ amount }) => amount < 0);
  const most = Math.max(1, ...[...came, ...went].map(({ amount }) => Math.abs(amount)));
  return (
    <div className={styles.tallies}>
      <Tally title="Came in" nothing="Nothing has." sums={came.toSorted(greatestFirst)} most={most} />
      <Tally title="Went out" nothing="Nothing has." sums={went.toSorted(greatestFirst)} most={most} />
    </div>
  );
}
